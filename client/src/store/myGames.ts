import type { Seat } from '@hexfall/shared/model/seat';
import { MOST_MINE, type MyTable, type SeatSummary } from '@hexfall/shared/protocol/http';
import type { MineRequest } from '@hexfall/shared/protocol/httpRequests';
import type { KnownTables } from '../net/api.js';
import { persisted } from '../platform/persisted.js';
import { hasSeatAt, isSeatKey } from '../platform/seatKeys.js';

/** A browser has more keys for one table only after taking and leaving seats repeatedly. Such a table takes several requests. */
const KEYS_AT_ONCE = 4;

const inGroups = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, group) => all.slice(group * size, (group + 1) * size));

/** Returns the server requests about the seats of this browser, as many as that takes; at least one. */
export const questionsAbout = (seatKeys: Readonly<Record<string, readonly string[]>>): readonly MineRequest[] => {
  const asked = Object.entries(seatKeys).flatMap(([code, all]) =>
    inGroups(all.filter(isSeatKey), KEYS_AT_ONCE).map((keys) => ({ code, keys })),
  );
  return asked.length === 0 ? [{ tables: [] }] : inGroups(asked, MOST_MINE).map((tables) => ({ tables }));
};

/** Joins the server's answers to several questions: each table once, with all the seats that were found. */
export const joinTables = (answers: readonly KnownTables[]): KnownTables => {
  const tables = new Map<string, MyTable>();
  for (const table of answers.flatMap((answer) => answer.tables)) {
    const mine = [...new Set([...(tables.get(table.code)?.mine ?? []), ...table.mine])].sort((a, b) => a - b);
    tables.set(table.code, { ...table, mine });
  }
  return { tables: [...tables.values()], gone: [...new Set(answers.flatMap(({ gone }) => gone))] };
};

/** Lists the ended tables, which need no key any more. With the key of a match that is over a browser also takes its seat at the rematch. */
export const endedOf = ({ tables, gone }: KnownTables): readonly string[] => [
  ...tables.filter(({ phase, next }) => phase === 'over' && (next === null || hasSeatAt(next))).map(({ code }) => code),
  ...gone,
];

/** Returns whether the game waits for the holder of these seats: to play, or to take a seat back. */
export const isMyTurn = ({ acting, mine, given }: Pick<MyTable, 'acting' | 'mine' | 'given'>): boolean =>
  given !== undefined || (acting !== null && mine.includes(acting));

/** Returns how a match ended for the holder of these seats. */
export const endingOf = ({ winners, mine }: Pick<MyTable, 'winners' | 'mine'>): 'won' | 'lost' | 'draw' | 'ended' => {
  if (winners === null) return 'ended';
  if (winners.length === 0) return 'draw';
  const won = mine.filter((seat) => winners.includes(seat)).length;
  if (won === 0) return 'lost';
  // A player of both sides has neither won nor lost.
  return won === mine.length ? 'won' : 'ended';
};

/** A player of a table in a list. */
export interface PlayerShown extends SeatSummary {
  readonly seat: Seat;
  readonly isMine: boolean;
  /** The remaining toughness of the HQ, or the points; null before the match. */
  readonly standing: number | null;
}

/** The players in seating order; free seats are left out. */
export const playersAt = ({ seats, mine, standings }: Pick<MyTable, 'seats' | 'mine' | 'standings'>): readonly PlayerShown[] =>
  seats.flatMap((taken, seat) => (taken ? [{ ...taken, seat, isMine: mine.includes(seat), standing: standings?.[seat] ?? null }] : []));

export interface SortedGames {
  /** The order of games: first those that wait for this player, the longest wait at the top, then running ones, then those that miss players. */
  readonly running: readonly MyTable[];
  readonly over: readonly MyTable[];
  /** The codes of tables that the server does not know. */
  readonly gone: readonly string[];
}

const urgency = (table: MyTable): number => {
  if (isMyTurn(table)) return 0;
  return table.phase === 'lobby' ? 2 : 1;
};

const byUrgency = (a: MyTable, b: MyTable): number => {
  if (!isMyTurn(a) || !isMyTurn(b)) return urgency(a) - urgency(b);
  return a.since === b.since ? 0 : (a.since ?? Infinity) - (b.since ?? Infinity);
};

/** The server's answer about the tables with these codes, in order; tables of the same urgency stay as they are. */
export const sortGames = (codes: readonly string[], tables: readonly MyTable[]): SortedGames => {
  const ownTables = tables.filter(({ code }) => codes.includes(code));
  return {
    running: ownTables.filter(({ phase }) => phase !== 'over').sort(byUrgency),
    over: ownTables.filter(({ phase }) => phase === 'over'),
    gone: codes.filter((code) => !ownTables.some((table) => table.code === code)),
  };
};

const areCodes = (found: unknown): found is readonly string[] => Array.isArray(found) && found.every((code) => typeof code === 'string');

/** The codes of this browser's tables that were over, or that the server did not know, when it was asked last. */
const endedGames = persisted<readonly string[]>('ended', [], areCodes);

/** Remembers which tables are over. */
export const rememberEnded = ({ over, gone }: SortedGames): void => {
  const codes = [...over.map(({ code }) => code), ...gone];
  if (codes.join() !== endedGames.peek().join()) endedGames.value = codes;
};

/** Returns how many of these tables may still be running, as far as is known before the server answers. */
export const mostRunning = (codes: readonly string[]): number => codes.filter((code) => !endedGames.peek().includes(code)).length;
