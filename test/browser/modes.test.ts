import type { Browser, Page } from 'playwright-core';
import { randomFrom } from '@hexfall/shared/ai/random';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { describeWith } from '../support/programs.js';
import { HASTY } from './support/choose.js';
import { positionOf, recordedPosition } from './support/finalPosition.js';
import { playToEnd } from './support/game.js';
import { hireAll } from './support/hireAll.js';
import { probe, seqOf } from './support/probe.js';
import { skipAhead } from './support/skipAhead.js';
import { startServer, type RunningServer } from './support/server.js';
import { commandToo, createTable, joinTable, tableShown, type Wish } from './support/table.js';
import { complaints, startBrowser } from './support/windows.js';

const MINUTE = 60_000;
/** One for each window, in the order in which people sit down. */
const SIZES = [
  { width: 844, height: 390 },
  { width: 360, height: 640 },
  { width: 1120, height: 700 },
  { width: 390, height: 844 },
] as const;
const NAMES = ['Ala', 'Bolek', 'Celina', 'Darek'] as const;
const REMEMBERS = { film: 'skip', motion: 'reduced', sound: false } as const;

interface Game {
  readonly title: string;
  readonly wish: Wish;
  /** By seat. */
  readonly armies: readonly ArmyId[];
  /** O5: the creator commands the second seat, too. */
  readonly second?: true;
  readonly mercenaries?: 1 | 2;
  /** Whether windows play all of it; only its beginning and its end if left out. */
  readonly whole?: true;
}

/** How many intents of each army windows play at the beginning: the HQs, and the turns of one and of two tiles. */
const FIRST_INTENTS = 6;

/** Every mode, every option and every number of people once, in as few games as that takes. */
const GAMES: readonly Game[] = [
  {
    title: 'deathmatch of four on the expanded board, a mercenary each',
    wish: { mode: 'deathmatch', seats: 4, options: { expanded: true, mercenaries: '1' } },
    armies: ['hegemony', 'doomsday', 'borgo', 'outpost'],
    mercenaries: 1,
  },
  {
    title: 'deathmatch for points, with a bomber',
    wish: { mode: 'deathmatch-score', seats: 3, options: { bomber: 'neutral' } },
    armies: ['doomsday', 'moloch', 'hegemony'],
  },
  { title: 'one against two', wish: { mode: 'one-vs-two', seats: 3 }, armies: ['outpost', 'hegemony', 'borgo'] },
  {
    title: 'team match for points on the expanded board',
    wish: { mode: 'team-score', seats: 4, options: { expanded: true } },
    armies: ['borgo', 'outpost', 'doomsday', 'hegemony'],
  },
  {
    title: 'team match of three people, one with two armies, and Moloch in a team',
    wish: { mode: 'team', seats: 4, options: { teamHq: true } },
    armies: ['moloch', 'borgo', 'hegemony', 'outpost'],
    second: true,
  },
  {
    title: 'duel with two mercenaries each, a second bomber, reinforcements and the alternative start',
    wish: { mode: 'duel', seats: 2, options: { reinforcement: true, start: 'alternative', mercenaries: '2', bomber: 'two' } },
    armies: ['new-york', 'neojungle'],
    mercenaries: 2,
    whole: true,
  },
];

/** Windows in which everybody has sat down and the board is shown. */
const gather = async (browser: Browser, url: string, { wish, armies, second, mercenaries }: Game): Promise<Page[]> => {
  const [own, ...others] = armies;
  const creator = await createTable(browser, url, own!, NAMES[0], { ...SIZES[0], remembers: REMEMBERS }, wish);
  const link = creator.url();
  const pages = [creator];
  if (second) await commandToo(creator, others.shift()!);
  for (const [place, army] of others.entries()) {
    pages.push(await joinTable(browser, link, army, NAMES[place + 1]!, { ...SIZES[place + 1]!, remembers: REMEMBERS }));
  }
  if (mercenaries) await hireAll(pages, mercenaries);
  await Promise.all(pages.map(tableShown));
  return pages;
};

/** Plays a game; at the end every window shows what the record tells. */
const playThrough = async (browser: Browser, url: string, game: Game): Promise<void> => {
  const pages = await gather(browser, url, game);
  const company = { players: pages, random: randomFrom(GAMES.indexOf(game)), temper: HASTY };
  if (!game.whole) {
    const begun = FIRST_INTENTS * game.armies.length;
    await playToEnd({ ...company, until: async () => (await seqOf(pages[0]!)) >= begun });
    await skipAhead(pages, pages[0]!.url(), company.random);
  }
  await playToEnd(company);
  const { position, outcome } = await recordedPosition(url, pages[0]!.url().slice(-6));
  for (const page of pages) {
    const { table } = await probe(page);
    expect(positionOf(table!)).toEqual(position);
    expect(table?.outcome).toMatchObject(outcome as object);
    await page.locator('.result').waitFor();
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  }
};

describeWith('chromium', 'one window for each player, through visible controls to the end', (executable) => {
  let server: RunningServer;
  let browser: Browser;
  const played = new Map<Game, Promise<void>>();

  /** Plays a game, once however often it is asked for. */
  const play = (game: Game): Promise<void> => {
    const known = played.get(game);
    if (known) return known;
    const playing = playThrough(browser, server.url, game);
    // Whoever waits for it hears of a failure; nobody waits yet for the one that was begun early.
    playing.catch(() => undefined);
    played.set(game, playing);
    return playing;
  };

  beforeAll(async () => {
    server = await startServer();
    browser = await startBrowser(executable);
  }, 3 * MINUTE);

  afterAll(async () => {
    await Promise.allSettled(played.values());
    await browser.close();
    await server.stop();
  });

  test.each(GAMES)(
    '$title: all see the end that the record tells',
    async (game) => {
      const playing = play(game);
      // Windows wait for one another most of the time: the next game uses it.
      const next = GAMES[GAMES.indexOf(game) + 1];
      if (next) void play(next);
      await playing;
    },
    10 * MINUTE,
  );
});
