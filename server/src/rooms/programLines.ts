import type { Seat } from '@hexfall/shared/model/seat';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import type { BotLine } from '@hexfall/shared/protocol/bots';
import { HISTORY_PAGE } from '@hexfall/shared/protocol/messages';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { ReadableTable } from '../match/readableTables.js';
import { summaryOf } from '../match/summary.js';
import type { TableSession } from '../match/TableSession.js';
import { digest } from '../security/credentials.js';
import type { Cursor, Followed } from './programCalls.js';

/** The cursor of a new stream. @param seq as in `CursorSchema`. */
export const newCursor = (seq: number | null): Cursor => ({ seq, shown: '', turn: null, over: false });

type At = Pick<TableSession, 'code' | 'setup' | 'match' | 'phase' | 'acting' | 'clock' | 'isSealed' | 'isStandIn' | 'history'>;

const DIGEST_LENGTH = 16;

const digestOf = (text: string): string => digest(text).toString('base64url').slice(0, DIGEST_LENGTH);

const tableLine = ({ code, setup, match, phase, acting, clock, isSealed }: At, seq: number, mine: readonly Seat[]): BotLine => {
  const facts = ReadableTable.of({ setup, phase, seq }, !isSealed, mine.length > 0);
  if (!facts) throw new Error('the table is sealed for who has no seat');
  return {
    ...{ type: 'table', code, seq, mine },
    table: summaryOf(code, facts),
    ...{ acting, paused: setup.status.paused },
    // The table alone: the draw piles are beside it.
    position: match && formatPosition(match.table),
    clock,
  };
};

/** The seat of these that has to act; null if there is none, or the match is paused, or a computer player stands in. */
const turnOf = (table: At, mine: readonly Seat[]): Seat | null => {
  const { match, phase, acting, setup } = table;
  const isOpen = match !== null && phase === 'playing' && !setup.status.paused;
  return isOpen && acting !== null && mine.includes(acting) && !table.isStandIn(acting) ? acting : null;
};

/** Every intent that a seat may play now; none if it is not on turn. */
export const intentsOf = ({ match }: Pick<TableSession, 'match'>, seat: Seat): ReturnType<typeof legalIntents> =>
  match ? legalIntents(match.table, seat) : [];

/** Whether nothing was played after a cursor, and the holder of these seats has nothing to do. */
export const isIdle = (table: At, mine: readonly Seat[], { seq }: Cursor): boolean =>
  seq === (table.match?.seq ?? 0) && turnOf(table, mine) === null && table.phase !== 'over';

/**
 * What the stream of a table says next to the holder of some seats: what every page at the table may see, never more. The lines are few
 * however long ago the cursor is: events by pages, and everything else as it is now.
 */
export const linesAfter = (table: At, mine: readonly Seat[], cursor: Cursor): Followed => {
  const { code, match, phase, setup } = table;
  const seq = match?.seq ?? 0;
  const lines: string[] = [];
  const tell = (told: BotLine): void => void lines.push(JSON.stringify(told));
  const from = Math.min(cursor.seq ?? seq, seq);
  const played = match?.history(from + 1, HISTORY_PAGE) ?? [];
  for (const one of played) tell({ type: 'events', code, ...one });
  const read = from + played.length;
  if (read < seq) return { lines, cursor: { ...cursor, seq: read }, isEnded: false };
  const now = tableLine(table, seq, mine);
  // The moment of the clocks is the same in other words whenever it is asked for.
  const shown = digestOf(JSON.stringify({ ...now, clock: { ...table.clock, at: null } }));
  if (shown !== cursor.shown) tell(now);
  const seat = turnOf(table, mine);
  if (seat !== null && match && cursor.turn !== seq)
    tell({ type: 'turn', code, seq, seat, intents: intentsOf(table, seat), decision: match.table.decision });
  const over = phase === 'over' && match?.table.outcome ? match.table.outcome : null;
  if (over && !cursor.over) tell({ type: 'over', code, seq, outcome: over });
  const { rematchCode: next } = setup.status;
  if (next !== null) tell({ type: 'next', code, seq, next });
  return { lines, cursor: { seq, shown, turn: seat === null ? null : seq, over: over !== null }, isEnded: next !== null };
};
