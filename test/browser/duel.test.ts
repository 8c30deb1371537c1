import type { Browser, Page } from 'playwright-core';
import { randomFrom } from '@hexfall/shared/ai/random';
import { describeWith } from '../support/programs.js';
import { positionOf, recordedPosition } from './support/finalPosition.js';
import { playToEnd } from './support/game.js';
import { probe } from './support/probe.js';
import { startServer, type RunningServer } from './support/server.js';
import { createTable, joinTable, reloadTable, tableShown, watchTable } from './support/table.js';
import { complaints, startBrowser } from './support/windows.js';

const DESK = { width: 1440, height: 900, paints: true };
const PHONE = { width: 360, height: 640, paints: true };
/** Games are played until one has asked a question in a battle: nearly always the first. */
const MOST_GAMES = 3;
const RELOADS_AT = 20;
const MINUTES = 60_000;

interface Game {
  readonly players: readonly Page[];
  readonly watcher: Page;
  readonly code: string;
  /** The kinds of questions asked in battles. */
  readonly asked: ReadonlySet<string>;
}

/** Plays a whole game in two windows, with a spectator from early on and a reload in the middle. */
const playGame = async (browser: Browser, url: string, seed: number): Promise<Game> => {
  const remembers = { filmSpeed: 4 };
  const first = await createTable(browser, url, 'moloch', 'Ala', { ...DESK, remembers });
  const link = first.url();
  const second = await joinTable(browser, link, 'hegemony', 'Bolek', { ...PHONE, remembers: { film: 'skip' } });
  await Promise.all([first, second].map(tableShown));
  const watcher = await watchTable(browser, link, { width: 844, height: 390, paints: true, remembers: { film: 'skip' } });
  const asked = new Set<string>();
  await playToEnd({
    players: [first, second],
    watchers: [watcher],
    random: randomFrom(seed),
    before: async (seq) => {
      if (seq === RELOADS_AT) await reloadTable(second);
    },
    onIntent: (_, { table }) => {
      if (table?.decision && table.battle) asked.add(table.decision.kind);
    },
  });
  return { players: [first, second], watcher, code: link.slice(-6), asked };
};

describeWith('chromium', 'two windows play a duel', (executable) => {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startServer();
    browser = await startBrowser(executable);
  }, 3 * MINUTES);

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  test(
    'through visible controls to the end, and everybody sees the end that the record tells',
    async () => {
      const asked = new Set<string>();
      for (let game = 1; game <= MOST_GAMES && asked.size === 0; game++) {
        const { players, watcher, code, asked: questions } = await playGame(browser, server.url, game);
        for (const kind of questions) asked.add(kind);
        const pages = [...players, watcher];
        const tables = await Promise.all(pages.map(async (page) => (await probe(page)).table!));
        const { position, outcome } = await recordedPosition(server.url, code);
        for (const table of tables) {
          expect(positionOf(table)).toEqual(position);
          expect(table.outcome).toMatchObject(outcome as object);
        }
        for (const page of pages) {
          await page.locator('.result').waitFor();
          expect(complaints(page)).toEqual([]);
          await page.context().close();
        }
      }
      expect([...asked]).not.toEqual([]);
    },
    10 * MINUTES,
  );
});
