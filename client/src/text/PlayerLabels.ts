import type { Seat } from '@hexfall/shared/model/seat';
import type { Livery } from '@hexfall/shared/picture/palette';

/** Who plays: what the texts need to know about the players. */
export interface PlayerLabels {
  readonly name: (seat: Seat) => string;
  readonly livery: (seat: Seat) => Livery;
  /** O7: how many players before this one have the same army. */
  readonly duplicate: (seat: Seat) => number;
  /** The owner of a unit: the army, or the player where two command the same (O7); empty if it has none. */
  readonly side: (seat: Seat) => string;
}
