import type { Intent } from '../model/intent.js';
import type { Seat, Table } from '../model/state.js';

/** Who has to act: the player asked, else whose turn it is; null when the match is over. */
export const actingSeat = (_table: Table): Seat | null => {
  throw new Error('being written');
};

/** Every intent `step` would accept from that player, in a fixed order; without `resign` and `take-back`. */
export const legalIntents = (_table: Table, _seat: Seat): Intent[] => {
  throw new Error('being written');
};
