import type { RandomSource } from '@hexfall/shared/model/random';
import { playUnseen } from '../../server/support/playUnseen.js';
import { choose, type Temper } from '../../support/choose.js';
import { positionOf, recordedEnd } from '../../support/recordedEnd.js';
import { carryOut, type PageHands } from './hands.js';
import { tableShown } from './pageServer.js';
import type { PageWindow } from './PageWindow.js';
import { resultAfterVerdict } from './table.js';

const MOST_INTENTS = 600;

interface Company {
  /** The windows of all persons who play. */
  readonly players: readonly PageWindow[];
  readonly watchers?: readonly PageWindow[];
  readonly random: RandomSource;
  /** What they like to do; patiently whatever there is if it is left out. */
  readonly temper?: Temper;
  /** How they do it; with the pointer if it is left out. */
  readonly hands?: PageHands;
  /** Comes before each intent, when every window has shown everything. */
  readonly before?: () => Promise<void>;
  /** How many intents are enough; all of the match if it is left out. */
  readonly limit?: number;
}

/** Lets the windows play on, each intent through the controls of the page whose turn it is. */
export const playMatch = async ({
  players,
  watchers = [],
  random,
  temper,
  hands,
  before,
  limit = MOST_INTENTS,
}: Company): Promise<void> => {
  const pages = [...players, ...watchers];
  for (let { seq } = players[0]!.probe; ; seq++) {
    await Promise.all(pages.map((page) => page.untilShown(seq)));
    await before?.();
    const { table } = players[0]!.probe;
    if (table?.outcome || seq >= limit) return;
    if (seq === MOST_INTENTS) throw new Error(`${MOST_INTENTS} intents and no end`);
    const page = await players[0]!.until(() => players.find(({ probe: { legal } }) => legal.length > 0));
    const { legal, me } = page.probe;
    const { army } = page.table().players[me ?? 0]!;
    await carryOut(page, choose({ legal, army }, random, temper), hands);
  }
};

/** Tiles left in the first draw pile that comes to its end when the windows play on: the last turn. */
const LAST_TILES = 2;

/** Plays a match of several windows on until it is near its end, while the windows are elsewhere. At the end all windows are back. */
export const skipAhead = async (url: string, pages: readonly PageWindow[], random: RandomSource): Promise<void> => {
  const { path } = pages[0]!;
  const code = path.slice(-6);
  const keys = pages.map(({ memory }) => (memory.read('seats') as Readonly<Record<string, readonly string[]>>)[code] ?? []);
  await Promise.all(pages.map((page) => page.goto('/credits')));
  const seq = await playUnseen({ url, code, keys, random, lastTiles: LAST_TILES });
  for (const page of pages) {
    await page.goto(path);
    await tableShown(page);
    await page.untilShown(seq);
  }
};

/** Expects that every window shows the end that the server's record leads to. */
export const expectRecordedEnd = async (url: string, pages: readonly PageWindow[]): Promise<void> => {
  const { position, outcome } = await recordedEnd(url, pages[0]!.path.slice(-6));
  for (const page of pages) {
    expect(positionOf(page.table())).toEqual(position);
    expect(page.table().outcome).toMatchObject(outcome);
    await resultAfterVerdict(page);
  }
};
