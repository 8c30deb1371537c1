import type { Intent } from '@hexfall/shared/model/intent';
import { pick, type RandomSource } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { ClockView } from '@hexfall/shared/protocol/tableView';
import { defaultChoice } from '@hexfall/shared/rules/answers';
import { legalIntents } from '@hexfall/shared/rules/legal';
import type { Deadline } from './TableClock.js';

/** O10: after this many consecutive own turns ended by the clock, the player resigns. */
const MOST_STRIKES = 3;

/**
 * O10: returns the intent for a player whose time is up. A question gets the default answer, a missing HQ a random place; a turn ends,
 * after a random discard if one is still required (T1).
 * @param strikes the number of preceding turns in a row that ended like this.
 */
export const timeOutIntent = (table: Table, seat: Seat, strikes: number, random: RandomSource): Intent => {
  const { decision, turn } = table;
  if (decision) return { do: 'choose', key: defaultChoice(decision) };
  if (strikes + 1 >= MOST_STRIKES) return { do: 'resign' };
  if (turn.phase === 'setup') return pick(legalIntents(table, seat), random);
  const discards = turn.mustDiscard ? legalIntents(table, seat).filter((intent) => intent.do === 'discard') : [];
  return discards.length > 0 ? pick(discards, random) : { do: 'end-turn' };
};

/**
 * Returns when to wake a match that leaves memory to play a time-out (O10); null if it can wait for a player.
 * @param handsOver whether other processes take over the match: then its clock must not stop until a player comes.
 */
export const nextWakeUp = (
  { deadline, clock }: { readonly deadline: Deadline | null; readonly clock: ClockView | null },
  handsOver: boolean,
): number | null => {
  if (!deadline) return null;
  if (deadline.isByCalendar) return deadline.at;
  return handsOver ? (clock?.at ?? null) : null;
};
