import type { Page } from 'playwright-core';
import type { Intent } from '@hexfall/shared/model/intent';
import type { RandomSource } from '@hexfall/shared/model/random';
import { playUnseen } from '../../server/support/playUnseen.js';
import { choose, type Temper } from '../../support/choose.js';
import { type CarryOut, carryOut } from './hands.js';
import { plight, probe, type Seen, seqOf, standOf, untilShown } from './probe.js';
import { tableShown } from './table.js';
import { complaints } from './windows.js';

const MOST_INTENTS = 600;

interface Company {
  /** The windows of all persons who play. */
  readonly players: readonly Page[];
  readonly watchers?: readonly Page[];
  readonly random: RandomSource;
  /** What they like to do; patiently whatever there is if it is left out. */
  readonly temper?: Temper;
  /** How intents are carried out; with the pointer if it is left out. */
  readonly hands?: CarryOut;
  /** Comes before each intent, when every window has shown everything up to `seq`. */
  readonly before?: (seq: number) => Promise<void> | undefined;
  /** Whether that is enough, asked when every window has shown everything. */
  readonly until?: () => Promise<boolean>;
  /** Is told of every intent before it is carried out, with what its player sees. */
  readonly onIntent?: (intent: Intent, seen: Seen) => void;
}

/** An error with what was done last, and how every window stands. */
const withPlights = async (error: unknown, pages: readonly Page[], last: string): Promise<Error> => {
  const plights = await Promise.all(pages.map((page) => plight(page).catch((fault: unknown) => String(fault))));
  const lines = plights.map((found, index) => JSON.stringify({ window: index, ...Object(found), complaints: complaints(pages[index]!) }));
  return new Error([error instanceof Error ? error.message : String(error), last, ...lines].join('\n'), { cause: error });
};

/** Lets the windows play on to the end of the match, or until it is enough, each intent through the controls of the page whose turn it is. */
export const playToEnd = async ({
  players,
  watchers = [],
  random,
  temper,
  hands = carryOut,
  before,
  until,
  onIntent,
}: Company): Promise<void> => {
  const pages = [...players, ...watchers];
  let last = 'nothing has been done yet';
  try {
    for (let seq = await seqOf(players[0]!); seq < MOST_INTENTS; seq++) {
      await Promise.all(pages.map((page) => untilShown(page, seq)));
      await before?.(seq);
      if (await until?.()) return;
      const stands = await Promise.all(players.map(standOf));
      if (stands[0]?.over) return;
      const turn = stands.findIndex(({ acts }) => acts);
      const page = players[turn];
      if (!page) throw new Error('nobody has anything to do');
      const seen = await probe(page);
      const intent = choose(seen, random, temper);
      last = `intent ${seq + 1}, by window ${turn}: ${JSON.stringify(intent)}`;
      onIntent?.(intent, seen);
      await hands(page, intent);
    }
    throw new Error(`${MOST_INTENTS} intents and no end`);
  } catch (error) {
    throw await withPlights(error, pages, last);
  }
};

/** Tiles left in the first draw pile that comes to its end when the windows play on: a turn with all three tiles, and the last one. */
const LAST_TILES = 4;

/** The keys of the seats at a table that a window holds. */
const keysOf = (page: Page, code: string): Promise<readonly string[]> =>
  page.evaluate((table) => (JSON.parse(localStorage.getItem('hexfall.seats') ?? '{}') as Record<string, string[]>)[table] ?? [], code);

/** Plays a match of several windows on until it is near its end, while the windows are elsewhere. At the end all windows are back. */
export const skipAhead = async (pages: readonly Page[], link: string, random: RandomSource): Promise<void> => {
  const { origin } = new URL(link);
  const code = link.slice(-6);
  const keys = await Promise.all(pages.map((page) => keysOf(page, code)));
  await Promise.all(pages.map((page) => page.goto(`${origin}/healthz`)));
  const seq = await playUnseen({ url: origin, code, keys, random, lastTiles: LAST_TILES });
  for (const page of pages) {
    await page.goto(link);
    await tableShown(page);
    await untilShown(page, seq);
  }
};
