import type { Intent } from '../model/intent.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { type IntentList, intentList } from './actions/action.js';
import { type ActionKind, ACTIONS } from './actions/index.js';

/** Who has to act: the player asked, else whose turn it is; null when the match is over. */
export const actingSeat = ({ outcome, decision, turn }: Pick<Table, 'outcome' | 'decision' | 'turn'>): Seat | null =>
  outcome ? null : (decision?.player ?? turn.player);

/** The kinds of intents that are ever listed. */
export type ListedKind = ActionKind | 'choose';

const TURN: readonly ActionKind[] = (Object.keys(ACTIONS) as ActionKind[]).filter((kind) => kind !== 'place-hq' && !ACTIONS[kind].when);
const DISCARD = TURN.filter((kind) => ACTIONS[kind].beforeDiscard);
const SETUP = ['place-hq'] as const;
const ANSWER = ['choose'] as const;

/** The kinds of intents to think of as the table stands, in the order of the list; of some there may be none. */
export const kindsToTry = ({ outcome, decision, turn }: Table): readonly ListedKind[] => {
  if (outcome) return [];
  if (decision) return ANSWER;
  if (turn.phase === 'setup') return SETUP;
  return turn.mustDiscard ? DISCARD : TURN;
};

/** Every intent of one of the `kindsToTry` that the player to act has, in a fixed order. */
export const listFor = (table: Table, kind: ListedKind): IntentList =>
  kind === 'choose'
    ? intentList((table.decision?.keys ?? []).map((key) => ({ do: 'choose', key })))
    : ACTIONS[kind].list(table, table.turn.player);

/** Every intent `step` would accept from that player, in a fixed order; without `resign` and `take-back`. */
export const legalIntents = (table: Table, seat: Seat): Intent[] => {
  const found: Intent[] = [];
  if (actingSeat(table) !== seat) return found;
  for (const kind of kindsToTry(table)) {
    const menu = listFor(table, kind);
    for (let place = 0; place < menu.size; place++) found.push(menu.at(place));
  }
  return found;
};
