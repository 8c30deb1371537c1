import type { Seat } from '@hexfall/shared/model/state';
import type { Livery } from '../board/types.js';

/** Who plays: what the texts need to know about the players. */
export interface Cast {
  readonly name: (seat: Seat) => string;
  readonly livery: (seat: Seat) => Livery;
  /** O7: how many players before this one have the same army. */
  readonly twin: (seat: Seat) => number;
  /** Whose a unit is: the army, or the player where two command the same (O7); empty if it is nobody's. */
  readonly side: (seat: Seat) => string;
}
