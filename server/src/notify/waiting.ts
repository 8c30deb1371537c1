import { isPerson } from '@hexfall/shared/lobby/seats';
import { readClock, type TimeLimit } from '@hexfall/shared/model/clock';
import type { Seat } from '@hexfall/shared/model/seat';
import type { ProposalView } from '@hexfall/shared/protocol/proposals';
import type { PushKind } from '@hexfall/shared/protocol/push';
import type { TableSession } from '../match/TableSession.js';
import { turnId } from '../match/turn.js';
import { clockCallOf } from './PushService.js';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** A shorter limit leaves no time to come back to the table. */
const LEAST_LIMIT_MS = 10 * MINUTE_MS;

/** The share of the limit that is little time. */
const SHARES = { turn: 1 / 5, game: 1 / 10, days: 1 / 4 } as const;

const LONGEST_LEAD_MS = 12 * HOUR_MS;

/** O10: returns how long before a clock runs out to call its player; null for clocks that are too short for that. */
const pushLeadTime = ({ per, limit }: TimeLimit): number | null =>
  limit < LEAST_LIMIT_MS ? null : Math.min(limit * SHARES[per], LONGEST_LEAD_MS);

/** Something that waits for the player of a seat. */
export interface Waiting {
  readonly seat: Seat;
  readonly kind: PushKind;
  readonly id: string;
  /** From when on it concerns the player, in the server's time. */
  readonly since: number;
  /** When a call comes too late. */
  readonly until: number;
}

/** Without a clock a turn waits forever, a push service does not. */
const TURN_MS = 7 * 24 * HOUR_MS;

/** How long the proposal of a rematch waits for a player who was called. */
export const REMATCH_MS = HOUR_MS;

/** Whether the match of a table may leave memory while somebody is to move. */
export const isSlow = ({ setup }: Pick<TableSession, 'setup'>): boolean => {
  const limit = readClock(setup.options.clock);
  return limit === null || limit.per === 'days';
};

/** The open proposals of a rematch, for each seat that has not answered. @param startedAt when the table came into memory. */
export const waitingRematches = (proposals: readonly ProposalView[], startedAt: number, now: number): readonly Waiting[] =>
  proposals
    .filter(({ kind }) => kind === 'rematch')
    .flatMap(({ id, asked }) =>
      asked.map((seat) => ({ seat, kind: 'rematch' as const, id: `rematch ${id} ${seat}`, since: startedAt, until: now + REMATCH_MS })),
    );

/** The turn of a person, and the end of its clock (O10) if that is long enough. @param startedAt when the table came into memory. */
export const waitingTurns = (table: TableSession, startedAt: number, now: number): readonly Waiting[] => {
  const { acting, setup, deadline } = table;
  const id = turnId(table);
  if (acting === null || id === null || !isPerson(setup.seats[acting]) || setup.status.paused || table.isStandIn(acting)) return [];
  const turn: Waiting = { seat: acting, kind: 'turn', id, since: startedAt, until: deadline?.at ?? now + TURN_MS };
  const limit = readClock(setup.options.clock);
  const lead = limit && pushLeadTime(limit);
  return deadline && lead !== null ? [turn, { ...turn, kind: 'clock', id: clockCallOf(id), since: deadline.at - lead }] : [turn];
};
