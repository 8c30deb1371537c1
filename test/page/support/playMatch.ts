import type { RandomSource } from '@hexfall/shared/model/random';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { choose, type Temper } from '../../browser/support/choose.js';
import { answer } from '../../cli/support.js';
import { Page as Connection } from '../../server/support/Page.js';
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

interface Seen {
  readonly table: Table;
  readonly legal: readonly Intent[];
  readonly me: Seat;
  readonly hand: readonly TileKey[];
  readonly army: ArmyId;
}

const seenBy = (table: Table, legal: readonly Intent[], me: Seat): Seen => {
  const { hand, army } = table.players[me]!;
  return { table, legal, me, hand, army };
};

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
    const intent = choose(seenBy(page.probe.table!, legal, me ?? 0), random, temper);
    await carryOut(page, intent, hands);
  }
};

/** Begins no battle of its own accord: no match ends before the windows are back. */
const PEACEFUL: Temper = { place: 1, battle: 0, 'end-turn': 0.5, discard: 8, move: 0.3, rotate: 0.3, 'take-back': 0.3, redraw: 0.3 };

/** Tiles left in the first draw pile that comes to its end when the windows play on: the last turn. */
const LAST_TILES = 2;

/** The toughness that an HQ may lose in one battle. */
const IN_DANGER = 10;

const isNearEnd = ({ players }: Table): boolean =>
  players.some(({ out, hq, pile }) => !out && (pile <= LAST_TILES || (hq > 0 && hq <= IN_DANGER)));

/**
 * Plays a match of several windows on until it is near its end. Meanwhile the windows are elsewhere, and their seats are played by
 * connections that show nothing: most of the time of a match is what its windows show. At the end all windows are back.
 */
export const skipAhead = async (url: string, pages: readonly PageWindow[], random: RandomSource): Promise<void> => {
  const { path } = pages[0]!;
  const code = path.slice(-6);
  const keys = pages.map(({ memory }) => (memory.read('seats') as Readonly<Record<string, readonly string[]>>)[code] ?? []);
  await Promise.all(pages.map((page) => page.goto('/credits')));
  const connections = await Promise.all(keys.map((held) => Connection.join(url, code, held)));
  for (let table = connections[0]!.table!; !isNearEnd(table); table = connections[0]!.table!) {
    const seat = actingSeat(table);
    const own = connections.find(({ standing }) => seat !== null && standing?.seats.includes(seat));
    if (!own || seat === null) throw new Error(`nobody plays for seat ${seat}: ${JSON.stringify(table.outcome)}`);
    const intent = choose(seenBy(own.table!, legalIntents(own.table!, seat), seat), random, PEACEFUL);
    await own.get('intent', { client: own.client, seat, intent });
    await Promise.all(connections.map((other) => other.until(() => other.state.seq === own.state.seq)));
  }
  const { seq } = connections[0]!.state;
  await Promise.all(connections.map((connection) => connection.leave()));
  for (const page of pages) {
    await page.goto(path);
    await tableShown(page);
    await page.untilShown(seq);
  }
};

interface Position {
  readonly players: readonly { readonly pile?: number | readonly unknown[] }[];
}

/** A page knows how many tiles are left in a pile, not which. */
const withPileSizes = <P extends Position>(position: P): unknown => ({
  ...position,
  players: position.players.map((player) => ({ ...player, pile: Array.isArray(player.pile) ? player.pile.length : player.pile })),
});

/** Expects that every window shows the end that the server's record leads to, worked out by the command line. */
export const expectRecordedEnd = async (url: string, pages: readonly PageWindow[]): Promise<void> => {
  const record = await fetch(`${url}/api/matches/${pages[0]!.path.slice(-6)}/record`);
  expect(record.status).toBe(200);
  const { position, outcome } = (await answer('record', await record.json())) as unknown as { position: Position; outcome: object };
  for (const page of pages) {
    const table = page.probe.table!;
    expect(withPileSizes(formatPosition(table) as Position)).toEqual(withPileSizes(position));
    expect(table.outcome).toMatchObject(outcome);
    await resultAfterVerdict(page);
  }
};
