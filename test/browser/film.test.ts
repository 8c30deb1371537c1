import type { Browser, Page } from 'playwright-core';
import { randomFrom, type Random } from '@hexfall/shared/ai/random';
import { describeWith } from '../support/programs.js';
import { choose } from './support/choose.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { filmIsOver, pauseFilm } from './support/film.js';
import { playToEnd } from './support/game.js';
import { carryOut } from './support/hands.js';
import { probe, seqOf, standOf, untilShown } from './support/probe.js';
import { startServer, type RunningServer } from './support/server.js';
import { createTable, joinTable, tableShown } from './support/table.js';
import { complaints, startBrowser } from './support/windows.js';

const DESK = { width: 1440, height: 900, paints: true };
const PHONE = { width: 360, height: 640, paints: true };
const FIVE_MINUTES = 300_000;

const press = (page: Page, action: string): Promise<void> => page.locator(`[data-action="${action}"]`).first().click();

const place = async (page: Page): Promise<{ readonly now: number; readonly last: number }> => {
  const slider = page.locator('.replay-place');
  return { now: Number(await slider.inputValue()), last: Number(await slider.getAttribute('max')) };
};

const placeIs = (page: Page, wanted: number): Promise<unknown> =>
  page.waitForFunction((value) => document.querySelector<HTMLInputElement>('.replay-place')?.value === String(value), wanted, {
    timeout: 120_000,
  });

/** Steps on until a unit is destroyed in the picture, and gives its hex. */
const stepToDeath = async (page: Page): Promise<string> => {
  const { last } = await place(page);
  for (let frame = 0; frame <= last; frame++) {
    const death = page.locator('.facts [data-now="true"] .fact[data-fact="destroyed"]');
    if ((await death.count()) > 0) return (await death.first().getAttribute('data-at'))!;
    await page.keyboard.press('ArrowRight');
    await placeIs(page, Math.min(last, frame + 1));
  }
  throw new Error('nobody is destroyed in this film');
};

describeWith('chromium', 'battles as films', (executable) => {
  let server: RunningServer;
  let browser: Browser;
  let first: Page;
  let second: Page;
  let random: Random;

  /** Whether the log's last film, which is the one that is opened again, tells of somebody who was destroyed. */
  const lastFilmIsDeadly = (page: Page): Promise<boolean> =>
    page.locator('.log p').evaluateAll((lines) => {
      const opening = lines.findLastIndex((line) => line.querySelector('.watch-again') !== null);
      return opening >= 0 && lines.slice(opening).some((line) => line.textContent.includes('is destroyed'));
    });

  /** Somebody was destroyed in the last battle, and it is the first window's turn. */
  const hasComeToBattle = async (): Promise<boolean> => (await lastFilmIsDeadly(first)) && (await standOf(first)).acts;

  /** Plays at a new table until such a battle, or to the end of the match if none comes. */
  const playToBattle = async (): Promise<void> => {
    first = await createTable(browser, server.url, 'borgo', 'Ala', { ...DESK, remembers: { filmSpeed: 4 } });
    second = await joinTable(browser, first.url(), 'outpost', 'Bolek', { ...PHONE, remembers: { film: 'skip', filmSpeed: 4 } });
    await Promise.all([first, second].map(tableShown));
    await playToEnd({ players: [first, second], random, until: hasComeToBattle });
  };

  beforeAll(async () => {
    server = await startServer();
    browser = await startBrowser(executable);
    random = randomFrom(3);
    await playToBattle();
    // The server draws tiles as it likes: one match in many ends without.
    if (!(await hasComeToBattle())) await playToBattle();
  }, 2 * FIVE_MINUTES);

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  test(
    'the last one can be opened again, wound back and forth by keys, and asked why somebody died',
    async () => {
      const { table } = await probe(first);
      await press(first, 'replay');
      await pauseFilm(first);
      await first.locator('.replay-place').focus();
      await first.keyboard.press('End');
      const { last } = await place(first);
      await placeIs(first, last);
      await first.keyboard.press('ArrowLeft');
      await placeIs(first, last - 1);
      await press(first, 'replay-rewind');
      await placeIs(first, 0);
      await first.evaluate(() => (document.activeElement as HTMLElement).blur());
      const at = await stepToDeath(first);
      await first.locator('.facts [data-now="true"] .fact[data-fact="destroyed"]').first().click();
      const causes = first.locator('.causes');
      await causes.waitFor();
      await eventually(async () => expect(await causes.textContent()).toMatch(/is destroyed by \d+ wounds?|dies in place|has exploded/));
      const rule = causes.locator('.rule-link').first();
      expect(await rule.getAttribute('href')).toMatch(/^\/rules#[A-Z]\d+$/);
      expect(await rule.getAttribute('target')).toBe('_blank');
      await press(first, 'causes-close');
      await causes.waitFor({ state: 'detached' });
      // The same through the board, by keys: the unit has left it, its hex tells of it.
      await first.locator(`[data-hex="${at}"]`).focus();
      await first.keyboard.press('Enter');
      await causes.waitFor();
      await press(first, 'replay-skip');
      await filmIsOver(first);
      await eventually(async () => expect((await probe(first)).table).toEqual(table));
    },
    FIVE_MINUTES,
  );

  test(
    'plays by itself to its end and stays there, to be wound back, until it is closed',
    async () => {
      await first.locator('.log .watch-again').last().press('Enter');
      await first.locator('.replay-bar').waitFor();
      const { last } = await place(first);
      await placeIs(first, last);
      await first.locator('[data-action="replay-play"]').waitFor();
      await press(first, 'replay-rewind');
      await placeIs(first, 0);
      await first.keyboard.press('Escape');
      await filmIsOver(first);
    },
    FIVE_MINUTES,
  );

  test(
    'on a phone the facts are called over the board, and a tap on a hex asks why',
    async () => {
      await press(second, 'replay');
      await pauseFilm(second);
      await press(second, 'replay-rewind');
      await placeIs(second, 0);
      await second.evaluate(() => (document.activeElement as HTMLElement).blur());
      const at = await stepToDeath(second);
      await second.locator('.replay-facts').waitFor({ state: 'hidden' });
      await press(second, 'replay-list');
      await second.locator('.replay-facts').waitFor();
      await press(second, 'facts-close');
      await clickOn(second, `[data-hex="${at}"]`, '.board-host');
      await second.locator('.causes').waitFor();
      await press(second, 'facts-close');
      await press(second, 'replay-skip');
      await filmIsOver(second);
    },
    FIVE_MINUTES,
  );

  /** The first window plays its turn to the end while the second one is somewhere else. */
  const playTurnAlone = async (): Promise<void> => {
    const link = second.url();
    await second.goto(new URL('/rules', link).href);
    for (let seq = await seqOf(first); (await standOf(first)).acts; seq++) {
      await carryOut(first, choose(await probe(first), random));
      await untilShown(first, seq + 1);
    }
    await second.goto(link);
    await tableShown(second);
    await untilShown(second, await seqOf(first));
  };

  test(
    'what happened while one was away is offered, plays, and ends in the true table; it is not offered twice',
    async () => {
      await second.reload();
      await tableShown(second);
      await untilShown(second, await seqOf(first));
      expect(await second.locator('.away-bar').count()).toBe(0);
      await playTurnAlone();
      await second.locator('.away-bar', { hasText: /While you were away: \d+ action/ }).waitFor();
      expect((await probe(second)).table).toEqual((await probe(first)).table);
      if (!(await standOf(first)).over) expect((await standOf(second)).acts).toBe(true);
      await press(second, 'away-watch');
      await second.locator('.replay-bar').waitFor();
      await filmIsOver(second);
      expect((await probe(second)).table).toEqual((await probe(first)).table);
      await second.reload();
      await tableShown(second);
      await untilShown(second, await seqOf(first));
      expect(await second.locator('.away-bar, .replay-bar').count()).toBe(0);
      expect([...complaints(first), ...complaints(second)]).toEqual([]);
    },
    FIVE_MINUTES,
  );
});
