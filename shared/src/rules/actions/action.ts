import type { Cell } from '../../hex/cells.js';
import type { Intent, IntentKind, IntentOf } from '../../model/intent.js';
import type { Rejection, RejectionCode } from '../../model/rejection.js';
import type { Seat } from '../../model/seat.js';
import type { GameState, Table } from '../../model/state.js';
import type { WithTerrain } from '../landscape.js';
import type { Work } from '../work.js';

/** Intents that are made when they are asked for: most players want one of hundreds. */
export interface IntentList {
  readonly size: number;
  /** The intent at a place from 0 to `size` − 1. */
  readonly at: (place: number) => Intent;
}

export const intentList = (intents: readonly Intent[]): IntentList => ({ size: intents.length, at: (place) => intents[place]! });

export const NO_INTENTS: IntentList = intentList([]);

/** How one kind of intent is judged, carried out and listed. The player is known to be the one to act. */
export interface Action<K extends IntentKind> {
  /** Why the intent is refused, or null. */
  readonly check: (table: Table, seat: Seat, intent: IntentOf<K>) => Rejection | null;
  /** Carries a checked intent out. */
  readonly apply: (work: Work<GameState>, seat: Seat, intent: IntentOf<K>) => void;
  /** Every intent of this kind that `check` accepts, in a fixed order. */
  readonly list: (table: Table, seat: Seat) => IntentList;
  /** Resumes an intent that has stopped for a decision; `answers` are those given so far, in order. */
  readonly resume?: (work: Work, seat: Seat, intent: IntentOf<K>, answers: readonly string[]) => void;
  /** The cells an instant hits (X1–X4). */
  readonly area?: (table: WithTerrain, intent: IntentOf<K>) => readonly Cell[];
  /** T7: can be taken back. */
  readonly undoable?: true;
  /** Possible at any time, for any player in the match; else in the own turn, while no question is open. */
  readonly when?: 'any';
  /** T1: allowed while a tile has to be discarded. */
  readonly beforeDiscard?: true;
}

export const reject = (code: RejectionCode, message: string, rule?: string): Rejection =>
  rule ? { code, message, rule } : { code, message };
