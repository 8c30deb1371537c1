import { POLICIES } from '@hexfall/shared/ai/policies';
import { mercenaries } from '@hexfall/shared/content/neutralTiles';
import { NEW_STATUS, type Setup } from '@hexfall/shared/lobby/setup';
import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { CreateOptions } from '@hexfall/shared/protocol/requests';
import { actingSeat } from '@hexfall/shared/rules/legal';
import type { LogEntry } from '../../../server/src/table/savedMatch.js';
import { Page } from './Page.js';

/** A duel nobody has sat down at. */
export const EMPTY_TABLE: Setup = {
  options: DEFAULT_OPTIONS,
  seats: [null, null],
  creator: null,
  listed: false,
  startingSeat: 'first',
  armySelection: 'free',
  kicked: [],
  spectatorsMuted: false,
  forecast: true,
  secret: 'secret',
  drawKnown: false,
  unjoined: false,
  seed: null,
  status: NEW_STATUS,
};

/** What knows of no deal that is not opened. */
export const NO_DEALS = { closed: () => Promise.resolve<ReadonlySet<string>>(new Set()), isSealed: () => false };

/** The first entry of a log. */
export const FIRST_ENTRY: LogEntry = {
  seq: 1,
  player: 0,
  intent: { do: 'place-hq', at: [0, 0], rot: 0 },
  client: 'page-one',
  n: 1,
  clock: null,
};

/** A match and the pages that play it, by seat. */
export interface Game {
  readonly pages: readonly Page[];
  readonly keys: readonly string[];
  readonly code: string;
}

/** A table with both seats taken, by one page each. */
export interface Duel extends Game {
  readonly pages: readonly [Page, Page];
  readonly keys: readonly [string, string];
}

export const startDuel = async (url: string, options?: CreateOptions['options']): Promise<Duel> => {
  const a = await Page.create(url, options);
  const first = await a.sit({ army: 'borgo', name: 'Ann' });
  const b = await Page.join(url, a.code);
  const second = await b.sit({ army: 'moloch', name: 'Bob' });
  await a.until(() => a.state.phase === 'playing');
  return { pages: [a, b], keys: [first.key, second.key], code: a.code };
};

/** A table where one page each has sat down with these armies, in seating order. */
export const seatEverybody = async (url: string, wish: Omit<CreateOptions, 'protocol'>, armies: readonly ArmyId[]): Promise<Game> => {
  const pages: Page[] = [];
  const keys: string[] = [];
  for (const [seat, army] of armies.entries()) {
    const page = pages[0] ? await Page.join(url, pages[0].code) : await Page.createAs(url, wish);
    pages.push(page);
    keys.push((await page.sit({ seat, army, name: `Player ${seat}` })).key);
  }
  await Promise.all(pages.map((page) => page.until(() => page.state.phase !== 'lobby')));
  return { pages, keys, code: pages[0]?.code ?? '' };
};

/** Asks the server to bring a table into memory; while it is overloaded, again and again as a real page does. */
export const openTable = async (url: string, code: string): Promise<Response> => {
  for (;;) {
    const answer = await fetch(`${url}/api/matches/${code}/open`, { method: 'POST' });
    // Other refusals of that status name no time.
    const seconds = answer.status === 503 ? answer.headers.get('retry-after') : null;
    if (seconds === null) return answer;
    await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
  }
};

/** The same players after the server has been started again. */
export const comeBack = async (url: string, { keys, code }: Game): Promise<Game> => {
  await openTable(url, code);
  return { pages: await Promise.all(keys.map((key) => Page.join(url, code, [key]))), keys, code };
};

/** P1: everyone hires in turn, the first that is left, until the match starts or that many are hired. */
export const hireAll = async ({ pages }: Pick<Game, 'pages'>, limit = 99): Promise<Seat[]> => {
  const order: Seat[] = [];
  const left = mercenaries.map(({ id }) => id);
  for (let seat = pages[0]!.state.hiring; seat >= 0 && order.length < limit; seat = pages[0]!.state.hiring) {
    order.push(seat);
    await pages[seat]!.get('hire', { seat, mercenary: left.shift()! });
    const { hiring } = pages[seat]!.state;
    await Promise.all(pages.map((page) => page.until(() => page.state.hiring === hiring)));
  }
  return order;
};

/** Whose turn it is to send something, as a page sees it; null when the match is over. */
export const acting = (page: Page): Seat | null => {
  const { table } = page;
  if (!table) throw new Error('the match has not started');
  return actingSeat(table);
};

/** What a random player does, from public facts alone. */
export const randomIntent = (page: Page, seat: Seat, random: RandomSource): Intent => {
  const { table } = page;
  if (!table) throw new Error('the match has not started');
  return POLICIES.random(table, seat, random);
};

/** Lets both sides play at random until the match is over or that many intents are done. Each page sends for its own seat. */
export const playRandomly = async (
  { pages }: Pick<Game, 'pages'>,
  seed: number,
  limit: number,
  after?: () => Promise<void>,
): Promise<void> => {
  const random = randomFrom(seed);
  for (let i = 0; i < limit; i++) {
    const seat = acting(pages[0]!);
    if (seat === null) return;
    const page = pages[seat];
    if (!page) throw new Error(`nobody plays for seat ${seat}`);
    await page.get('intent', { client: page.client, seat, intent: randomIntent(page, seat, random) });
    await Promise.all(pages.map((other) => other.until(() => other.state.seq === page.state.seq)));
    await after?.();
  }
};
