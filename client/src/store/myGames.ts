import type { Seat } from '@hexfall/shared/model/state';
import type { MineRequest, MyTable, SeatSummary } from '@hexfall/shared/protocol/http';

/** A browser has more keys for one table only after taking and leaving seats again and again. */
const LATEST_KEYS = 4;

/** What the server is asked about the seats this browser holds. */
export const questionAbout = (seatKeys: Readonly<Record<string, readonly string[]>>): MineRequest => ({
  tables: Object.entries(seatKeys).map(([code, keys]) => ({ code, keys: keys.slice(-LATEST_KEYS) })),
});

/** Returns whether the game waits for the holder of these seats. */
export const isMyTurn = ({ acting, mine }: Pick<MyTable, 'acting' | 'mine'>): boolean => acting !== null && mine.includes(acting);

/** Returns how a match ended for the holder of these seats. */
export const endingOf = ({ winners, mine }: Pick<MyTable, 'winners' | 'mine'>): 'won' | 'lost' | 'draw' | 'ended' => {
  if (winners === null) return 'ended';
  if (winners.length === 0) return 'draw';
  const won = mine.filter((seat) => winners.includes(seat)).length;
  if (won === 0) return 'lost';
  // Who plays for both sides has neither won nor lost.
  return won === mine.length ? 'won' : 'ended';
};

/** A player of a table in a list. */
export interface PlayerShown extends SeatSummary {
  readonly seat: Seat;
  readonly isMine: boolean;
  /** What the HQ has left, or the points; null before the match. */
  readonly standing: number | null;
}

/** The players in seating order; free seats are left out. */
export const playersAt = ({ seats, mine, standings }: Pick<MyTable, 'seats' | 'mine' | 'standings'>): readonly PlayerShown[] =>
  seats.flatMap((taken, seat) => (taken ? [{ ...taken, seat, isMine: mine.includes(seat), standing: standings?.[seat] ?? null }] : []));

export interface MyGames {
  /**
   * Those that wait for this player come first, the longest waiting of them at the top, then those being played, then those where
   * players are missing.
   */
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
export const sortGames = (codes: readonly string[], tables: readonly MyTable[]): MyGames => {
  const held = tables.filter(({ code }) => codes.includes(code));
  return {
    running: held.filter(({ phase }) => phase !== 'over').sort(byUrgency),
    over: held.filter(({ phase }) => phase === 'over'),
    gone: codes.filter((code) => !held.some((table) => table.code === code)),
  };
};
