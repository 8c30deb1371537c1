import type { Intent, IntentKind, IntentOf } from '../../model/intent.js';
import type { Rejection, RejectionCode } from '../../model/rejection.js';
import type { Seat, Table } from '../../model/state.js';
import type { Work } from '../work.js';

/** Intents that are made when they are asked for: most players want one of hundreds. */
export interface Menu {
  readonly size: number;
  /** The intent at a place from 0 to `size` − 1. */
  readonly at: (place: number) => Intent;
}

export const menuOf = (intents: readonly Intent[]): Menu => ({ size: intents.length, at: (place) => intents[place]! });

export const EMPTY_MENU: Menu = menuOf([]);

/** How one kind of intent is judged, carried out and listed. The player is known to be the one to act. */
export interface Action<K extends IntentKind> {
  /** Why the intent is refused, or null. */
  readonly check: (table: Table, seat: Seat, intent: IntentOf<K>) => Rejection | null;
  /** Carries a checked intent out. */
  readonly apply: (work: Work, seat: Seat, intent: IntentOf<K>) => void;
  /** Every intent of this kind that `check` accepts, in a fixed order. */
  readonly menu: (table: Table, seat: Seat) => Menu;
  /** T7: can be taken back. */
  readonly undoable?: true;
  /** T1: allowed while a tile has to be discarded. */
  readonly beforeDiscard?: true;
}

export const reject = (code: RejectionCode, message: string, rule?: string): Rejection =>
  rule ? { code, message, rule } : { code, message };
