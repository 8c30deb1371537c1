import type { Intent } from '../model/intent.js';
import type { Seat, Table } from '../model/state.js';
import { ACTIONS, type TurnIntentKind } from './actions/index.js';

/** Who has to act: the player asked, else whose turn it is; null when the match is over. */
export const actingSeat = ({ outcome, decision, turn }: Pick<Table, 'outcome' | 'decision' | 'turn'>): Seat | null =>
  outcome ? null : (decision?.player ?? turn.player);

const KINDS = Object.keys(ACTIONS) as TurnIntentKind[];

/** Every intent `step` would accept from that player, in a fixed order; without `resign` and `take-back`. */
export const legalIntents = (table: Table, seat: Seat): Intent[] => {
  if (actingSeat(table) !== seat) return [];
  if (table.decision) return table.decision.keys.map((key) => ({ do: 'choose', key }));
  if (table.turn.phase === 'setup') return [...ACTIONS['place-hq'].list(table, seat)];
  const found: Intent[] = [];
  for (const kind of KINDS) {
    if (kind === 'place-hq' || (table.turn.mustDiscard && !ACTIONS[kind].beforeDiscard)) continue;
    for (const intent of ACTIONS[kind].list(table, seat)) found.push(intent);
  }
  return found;
};
