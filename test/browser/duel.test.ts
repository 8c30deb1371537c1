// journey: people with keys, with a finger and watching have a whole duel in windows as they are, from the form of the table to its result.
import type { Browser, Page } from 'playwright-core';
import { randomFrom } from '@hexfall/shared/model/random';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/programs.js';
import { positionOf, recordedEnd } from '../support/recordedEnd.js';
import { chooseByKey, pressByKey, tabTo, writeByKey } from './support/focus.js';
import { playToEnd } from './support/game.js';
import { type CarryOut, carryOut, carryOutByKeys } from './support/hands.js';
import { probe } from './support/probe.js';
import { joinTable, reloadTable, tableShown, watchTable } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const DESK = { width: 1440, height: 900, paints: 'battles' } as const;
const PHONE = { width: 360, height: 640 };
const LANDSCAPE = { width: 844, height: 390 };
/** Of those who do not look at battles. */
const REMEMBERS = { film: 'skip', sound: false };
/** Games are played until one has asked a question in a battle: nearly always the first. */
const MOST_GAMES = 3;
const RELOADS_AT = 20;
const MINUTES = 60_000;

interface Game {
  /** The one with keys, and the one with a finger. */
  readonly players: readonly [Page, Page];
  readonly watcher: Page;
  readonly code: string;
  /** The kinds of questions asked in battles. */
  readonly asked: ReadonlySet<string>;
}

/** A window in which somebody makes a table with keys alone, and always sees where the focus is. */
const createByKeys = async (browser: Browser, url: string, name: string, army: ArmyId): Promise<Page> => {
  const page = await openWindow(browser, { ...DESK, remembers: { filmSpeed: 4 } });
  await page.goto(url);
  await pressByKey(page, '[data-action="friend"]');
  await page.locator('.send-link').waitFor();
  await writeByKey(page, '.own-name input[name="name"]', name);
  await chooseByKey(page, '.own-seat input[name="army"]:checked', `.own-seat input[name="army"][value="${army}"]`);
  await pressByKey(page, '.game-form > summary');
  await tabTo(page, 'input[name="ready"]');
  await page.keyboard.press('Space');
  return page;
};

/** Plays a whole game in two windows, with a spectator from early on and a reload in the middle. */
const playGame = async (browser: Browser, url: string, seed: number): Promise<Game> => {
  const first = await createByKeys(browser, url, 'Ala', 'moloch');
  const link = first.url();
  const second = await joinTable(browser, link, 'hegemony', 'Bolek', { ...PHONE, remembers: REMEMBERS });
  const players = [first, second] as const;
  await Promise.all(players.map(tableShown));
  const watcher = await watchTable(browser, link, { ...LANDSCAPE, remembers: REMEMBERS });
  const hands: CarryOut = (page, intent) => (page === first ? carryOutByKeys : carryOut)(page, intent);
  const asked = new Set<string>();
  await playToEnd({
    players,
    watchers: [watcher],
    random: randomFrom(seed),
    hands,
    before: async (seq) => {
      if (seq === RELOADS_AT) await reloadTable(second);
    },
    onIntent: (_, { table }) => {
      if (table?.decision && table.battle) asked.add(table.decision.kind);
    },
  });
  return { players, watcher, code: link.slice(-6), asked };
};

describeWith('chromium', 'a duel, with keys and with a finger', (executable) => {
  const env = testEnvironment(executable);

  test(
    'is played through visible controls to the end, and everybody sees the end that the record tells',
    async () => {
      const asked = new Set<string>();
      for (let game = 1; game <= MOST_GAMES && asked.size === 0; game++) {
        const { players, watcher, code, asked: questions } = await playGame(env.browser, env.url, game);
        for (const kind of questions) asked.add(kind);
        const pages = [...players, watcher];
        const tables = await Promise.all(pages.map(async (page) => (await probe(page)).table!));
        const { position, outcome } = await recordedEnd(env.url, code);
        for (const table of tables) {
          expect(positionOf(table)).toEqual(position);
          expect(table.outcome).toMatchObject(outcome);
        }
        for (const page of pages) await page.locator('.result').waitFor();
        // The result has taken the focus: the next step presses one of its buttons.
        const [first] = players;
        await eventually(async () => expect(await first.evaluate(() => document.activeElement?.className)).toContain('result'));
        await pressByKey(first, '[data-action="look"]');
        await first.locator('.result').waitFor({ state: 'detached' });
        for (const page of pages) {
          expect(complaints(page)).toEqual([]);
          await page.context().close();
        }
      }
      expect([...asked]).not.toEqual([]);
    },
    10 * MINUTES,
  );
});
