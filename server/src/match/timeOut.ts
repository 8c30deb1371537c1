import { pick, type Random } from '@hexfall/shared/ai/random';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat, Table } from '@hexfall/shared/model/state';
import { defaultChoice } from '@hexfall/shared/rules/defaultChoice';
import { legalIntents } from '@hexfall/shared/rules/legal';

/** O10: so many own turns in a row that the clock ends count as resigning. */
const MOST_STRIKES = 3;

/** Whether an intent of the clock ends a turn, or the placing of an HQ. */
export const isStrike = ({ do: kind }: Intent): boolean => kind === 'end-turn' || kind === 'place-hq';

/**
 * O10: what is done for the player who has to act and whose time is up. A question gets the usual answer, a missing HQ a
 * random place; a turn ends, after a random discard if that is still owed (T1). `strikes`: turns in a row that ended so before.
 */
export const timeOutIntent = (table: Table, seat: Seat, strikes: number, random: Random): Intent => {
  const { decision, turn } = table;
  if (decision) return { do: 'choose', key: defaultChoice(decision) };
  if (strikes + 1 >= MOST_STRIKES) return { do: 'resign' };
  if (turn.phase === 'setup') return pick(legalIntents(table, seat), random);
  const discards = turn.mustDiscard ? legalIntents(table, seat).filter((intent) => intent.do === 'discard') : [];
  return discards.length > 0 ? pick(discards, random) : { do: 'end-turn' };
};
