// layout: only a browser lays a page out, draws its letters and knows what lies over what.
import type { Page } from 'playwright-core';
import { POLICIES } from '@hexfall/shared/ai/policies';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { clickOn } from './support/clickOn.js';
import { SPEAKING, throughCoachedGame, throughLesson } from './support/coachWalks.js';
import { beginStopped } from './support/film.js';
import {
  type Devices,
  EVERY_DEVICE,
  isLow,
  layoutsOf,
  longest,
  ONLY_DESKS,
  ONLY_PHONES,
  type Size,
  TABLET_TOO,
} from './support/layouts.js';
import { LayoutWindow } from './support/LayoutWindow.js';
import { aimHq, aimTile, discardOne, MODE_PLANS, MODE_TABLES } from './support/modeTables.js';
import { coachFaults, cutTexts, lessonFaults, longResultFaults, spaceText, tabletFaults, typingFaults } from './support/ownFaults.js';
import { pageFaults } from './support/pageFaults.js';
import { DEVICE_KEYS, HELD_SEATS, holding, type Plan, preparePlans, prepareTables } from './support/preparedTables.js';
import { address, checked, remember, type Screen, table } from './support/Screen.js';
import { LARGE_SCREENS, SCREENS, SMALL_SCREENS } from './support/screens.js';
import { tableFaults } from './support/tableFaults.js';
import { smallTargets } from './support/targets.js';
import { testEnvironment } from './support/testEnvironment.js';

/** As long as names may be. */
const NAMES = ['Wilhelmina Hohenfels-Rot', 'Bartholomäus von Wolkens', 'Konstantynopolitańczyk W', 'Magdalena Wesołowska-Kop'];

const four = { armies: ['borgo', 'hegemony', 'outpost', 'moloch'], policy: POLICIES.greedy, people: NAMES, seed: 'prepared' } as const;

/** Matches of people with long names, by code. */
const LONG_NAMED = {
  DUETTE: { ...four, armies: ['borgo', 'outpost'] },
  TEAMS2: { ...four, options: { mode: 'team' } },
  DEATHS: { ...four, options: { mode: 'deathmatch' } },
} as const satisfies Readonly<Record<string, Plan>>;

/** The result of one of them, with all that it consists of. */
const resultOf = (code: string): Screen => checked(address('', `/t/${code}`, '.result .result-facts li:nth-child(3)'), longResultFaults);

/** Where the board lies, and how large its hexes are. */
const boardPlace = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const text = (element: Element): string => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map((value) => value.toFixed(1)).join(' ');
    };
    return [`${text(document.querySelector('.middle')!)}, a hex ${text(document.querySelector('.hex')!)}`];
  });

/** Lets a film begin, stops it there, and ends it. Returns what is measured meanwhile, and afterwards. */
const throughFilm = async <T>(page: Page, begin: string, measure: () => Promise<T>): Promise<readonly T[]> => {
  await beginStopped(page, () => clickOn(page, begin));
  const during = await measure();
  await clickOn(page, '[data-action="replay-skip"]');
  await page.locator('.replay-bar').waitFor({ state: 'detached' });
  return [during, await measure()];
};

/** The seats of the tables that no other test needs. */
const FURTHER_SEATS = { ...holding(Object.keys(LONG_NAMED)).seats, ...holding(Object.keys(MODE_PLANS), DEVICE_KEYS).seats };

const prepare = async (folder: string): Promise<void> => {
  await prepareTables(folder);
  await preparePlans({ ...MODE_PLANS, ...LONG_NAMED })(folder);
};

/** The keys of a table are measured where its layout is tested. */
const isTable = ({ name }: Screen): boolean => name.startsWith('table: ');

const EXAMINED: readonly (readonly [Screen, Devices])[] = [
  ...SCREENS.map((screen, index) => [screen, index % 6 === 0 ? TABLET_TOO : EVERY_DEVICE] as const),
  ...LARGE_SCREENS.map((screen) => [screen, ONLY_DESKS] as const),
  ...SMALL_SCREENS.map((screen) => [screen, ONLY_PHONES] as const),
];

/** Phones, tablets, desks and 4K, upright and on their side. */
const SIZES: readonly Size[] = [
  [360, 640],
  [640, 360],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1080, 1920],
  [1920, 1080],
  [2560, 1440],
  [2160, 3840],
  [3840, 2160],
];

/** Where words of a result are cut. */
const NARROW: readonly Size[] = [
  [640, 360],
  [667, 375],
  [844, 390],
  [360, 640],
];

/** All states of competitions are prepared from one address. */
const SETTINGS = { HALLS: '127.0.0.0/8,::1/128' };

describeWith('chromium', 'screens', (executable) => {
  const env = testEnvironment(executable, prepare, SETTINGS);
  let window: LayoutWindow;

  beforeAll(async () => {
    window = await LayoutWindow.open(env.browser, HELD_SEATS);
  });

  describe('every one fits every device, and is for everyone', () => {
    test.each(EXAMINED.map(([screen, devices]) => ({ name: screen.name, screen, devices })))('$name', async ({ screen, devices }) => {
      await window.show(screen, env.url, devices.fits[0]!);
      const misfits = await window.faultsIn(devices.fits, pageFaults);
      // What is seen at once is not, where there is no room for a whole table.
      if (screen.faults)
        misfits.push(
          ...(await window.faultsIn(
            devices.fits.filter((layout) => !isLow(layout)),
            screen.faults,
          )),
        );
      const barriers = await window.faultsIn(devices.isFor, violations);
      const upright = isTable(screen) ? [] : devices.isFor.filter(({ width, height }) => width < height);
      expect([...misfits, ...barriers, ...(await window.faultsIn(upright, smallTargets))]).toEqual([]);
    });
  });

  test.each(['table: my turn', 'table: a tile is being placed', 'table: a question', 'table: a battle'])(
    'spaced text is seen to its end: %s',
    async (name) => {
      const layouts = longest('texts', 1, [
        [390, 844],
        [360, 640],
        [768, 1024],
        [844, 390],
        [1280, 800],
      ]);
      await window.show(
        SCREENS.find((screen) => screen.name === name)!,
        env.url,
        layouts[0]!,
      );
      await spaceText(window.page);
      expect(await window.faultsIn(layouts, pageFaults, cutTexts)).toEqual([]);
      await window.page.reload();
    },
  );

  test('who types on a phone on its side sees what is said', async () => {
    const phone = { width: 844, height: 390, ratio: 1, language: 'en' } as const;
    await window.show(
      SMALL_SCREENS.find(({ name }) => name === 'table: chat')!,
      env.url,
      phone,
    );
    await window.page.locator('.dialog-chat .chat-say input').focus();
    // What the keyboard leaves.
    expect(await window.faultsIn([{ ...phone, height: 180 }], typingFaults)).toEqual([]);
  });

  describe('the board stays where it is', () => {
    const layouts = layoutsOf(
      [
        [1440, 900],
        [1280, 720],
        [1024, 768],
        [768, 1024],
        [390, 844],
        [360, 640],
        [844, 390],
      ],
      1,
      'pl',
    );
    const desk = layouts[0]!;

    /** Where it is in each of the layouts; what follows is pressed on a desk. */
    const places = async (): Promise<readonly string[]> => {
      const found = await window.faultsIn(layouts, boardPlace);
      await window.hold(desk);
      return found;
    };

    test('in a match', async () => {
      const { page } = window;
      await window.show(table('', 'turn'), env.url, desk);
      const first = await places();
      await clickOn(page, '[data-action="forecast"]');
      expect(await places()).toEqual(first);
      await clickOn(page, '[data-action="forecast"]');
      await clickOn(page, '.hand-tile[data-usable="true"]');
      expect(await places()).toEqual(first);
      await page.keyboard.press('Escape');
      expect(await throughFilm(page, '[data-action="replay"]', places)).toEqual([first, first]);
      await window.show(table('', 'question'), env.url, desk);
      await page.locator('.answers').waitFor();
      expect(await places()).toEqual(first);
    });

    test('in the sandbox', async () => {
      const { page } = window;
      await window.show(address('', '/sandbox', '.sandbox .hex'), env.url, desk);
      const first = await places();
      await clickOn(page, '.palette-tile[data-tile]');
      expect(await places()).toEqual(first);
      await page.keyboard.press('Escape');
      expect(await throughFilm(page, '[data-action="fight"]', places)).toEqual([first, first]);
      await clickOn(page, '[data-action="back"]');
      await page.locator('.palette').waitFor();
      expect(await places()).toEqual(first);
      await clickOn(page, '[data-action="play"]');
      await page.locator('.palette').waitFor({ state: 'detached' });
      expect(await places()).toEqual(first);
    });
  });

  describe('with nothing shown twice', () => {
    beforeAll(async () => {
      await window.page.goto(env.url);
      await remember(window.page, { film: 'skip', handOver: false, seats: { ...HELD_SEATS.seats, ...FURTHER_SEATS } });
      await window.page.reload();
    });

    describe('the table of every mode fits every window', () => {
      const all = longest('texts', 1, SIZES);
      const small = all.slice(0, 2);
      const desk = all[7]!;

      test.each(MODE_TABLES)('$name', async ({ at }) => {
        const { page } = window;
        await window.show(at('begin'), env.url, desk);
        await aimHq(page);
        const found = [...(await window.faultsIn(all, tableFaults, tabletFaults))];
        await window.show(at('redraw'), env.url, desk);
        found.push(...(await window.faultsIn(small, tableFaults)));
        await window.show(at('discard'), env.url, desk);
        found.push(...(await window.faultsIn(all, tableFaults, tabletFaults)));
        await window.hold(desk);
        await discardOne(page);
        found.push(...(await window.faultsIn(small, tableFaults)));
        await window.hold(desk);
        await aimTile(page);
        found.push(...(await window.faultsIn(all, tableFaults)));
        await window.hold(desk);
        await clickOn(page, '[data-action="menu"]');
        await clickOn(page, 'dialog [data-action="propose-pause"]');
        await page.locator('.proposal').waitFor();
        // On phones it lies over the players.
        found.push(...(await window.faultsIn(all, tableFaults)).filter((fault) => fault.includes(' hex')));
        expect(found).toEqual([]);
      });
    });

    describe('a result with the longest names is seen without scrolling', () => {
      const desks: readonly Size[] = [
        [390, 844],
        [768, 1024],
        [820, 1180],
        [1024, 768],
        [1280, 600],
        [1280, 720],
        [1366, 768],
        [1440, 900],
        [1920, 1080],
      ];
      const layouts = [...longest('texts', 1, [...NARROW, ...desks]), ...longest('words', 1, NARROW)];

      test.each(Object.keys(LONG_NAMED))('%s', async (code) => {
        const screen = resultOf(code);
        await window.show(screen, env.url, layouts[0]!);
        expect(await window.faultsIn(layouts, pageFaults, screen.faults!)).toEqual([]);
      });
    });

    test('the lesson has room for all that its coach says', async () => {
      const layouts = longest('texts', 1, [
        [360, 640],
        [667, 375],
        [768, 1024],
      ]);
      // As somebody who was invited to a table comes here.
      const lesson = address('', '/learn?table=ABCDEF', '.table .hex');
      expect(await window.faultsAlong(lesson, env.url, throughLesson, layouts, lessonFaults)).toEqual([]);
    });

    test('what the coach of a game says covers neither board nor hand', async () => {
      const layouts = longest('texts', 1, [
        [360, 640],
        [667, 375],
        [390, 844],
        [1024, 768],
      ]);
      const game = address('', '/learn/game', SPEAKING);
      expect(await window.faultsAlong(game, env.url, throughCoachedGame, layouts, coachFaults)).toEqual([]);
    });
  });
});
