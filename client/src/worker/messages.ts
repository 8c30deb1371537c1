import type { PlannedTurn, TurnRequest } from '@hexfall/shared/ai/computerTurn';
import type { PuzzleJson } from '@hexfall/shared/notation/puzzle';
import type { FoundSolution } from '@hexfall/shared/puzzle/solve';
import type { ReviewResult, ReviewTask } from '@hexfall/shared/review/reviewTask';

/** What a complete search for the solutions of a puzzle has found, or one that was broken off. */
export interface CheckResult {
  readonly complete: boolean;
  readonly positions: number;
  /** The first ones. */
  readonly solutions: readonly FoundSolution[];
  readonly count: number;
  readonly fewer: boolean;
  /** Null if it is not known. */
  readonly sound: boolean | null;
}

/** What a worker of the page is asked. */
interface Questions {
  readonly plan: { readonly id: number; readonly request: TurnRequest };
  readonly review: { readonly task: ReviewTask };
  readonly check: { readonly puzzle: PuzzleJson };
}

/** What it answers. */
interface Answers {
  readonly plan: { readonly id: number; readonly turn: PlannedTurn };
  readonly review: { readonly result: ReviewResult };
  /** How many steps have been tried, now and then, and in the end what has been found. */
  readonly check: { readonly steps: number } | { readonly result: CheckResult };
}

type Kind = keyof Questions;

/** A question of one kind, or of any. */
export type Question<K extends Kind = Kind> = { readonly [Each in K]: { readonly kind: Each } & Questions[Each] }[K];

/** An answer to a question of one kind, or of any. */
export type Answer<K extends Kind = Kind> = Answers[K];
