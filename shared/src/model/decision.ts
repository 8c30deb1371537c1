import type { Hex } from '../hex/cells.js';
import type { Seat } from './seat.js';

export const DECISION_KINDS = ['push', 'explode', 'convert', 'target', 'rocket', 'medic', 'venom', 'order', 'bomber-push', 'draw'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** A question the rules put to one player. The game waits until that player answers with one of the keys. */
export interface Decision {
  readonly player: Seat;
  readonly kind: DecisionKind;
  /** The unit it is about. */
  readonly about: Hex;
  /** The possible answers, sorted: hexes by q and then r, the rest by text. */
  readonly keys: readonly string[];
}
