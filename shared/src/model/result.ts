import type { Seat } from './seat.js';

/** Why a match ended, by the clause that ended it. */
export const OUTCOME_REASONS = [
  'hq-destroyed', // E1, G1, G4, G5
  'toughness', // E4
  'resigned', // E5
  'standstill', // F2
  'score', // G3, G6
  'draw', // E1, E4, F2, G1
  'agreed', // a draw that everybody has agreed to; no clause
] as const;
export type OutcomeReason = (typeof OUTCOME_REASONS)[number];

/** How a match ended. A draw has no winners. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly reason: OutcomeReason;
  /** The clause that decided; empty if the players did. */
  readonly rule: string;
}

/** Success with a value, or a failure the user caused. Bugs are thrown instead. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
