import type { Seat } from '@hexfall/shared/model/state';
import type { Livery } from '../board/types.js';

/** Who plays: what the texts need to know about the players. */
export interface Cast {
  readonly name: (seat: Seat) => string;
  readonly livery: (seat: Seat) => Livery;
}
