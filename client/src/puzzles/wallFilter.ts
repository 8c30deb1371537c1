import type { ArmyId } from '@hexfall/shared/model/tile';
import type { Puzzle, PuzzleGoal } from '@hexfall/shared/notation/puzzle';
import { isSolved } from './puzzleProgress.js';

type GoalKind = PuzzleGoal['goal'];

/** In the order of the choice. */
export const GOAL_KINDS = [
  'destroy-hq',
  'damage',
  'kill',
  'hq-unhurt',
  'save-hq',
  'lose-nothing',
  'more-points',
] as const satisfies readonly GoalKind[];

/** Which puzzles of a section are listed; null and false: all. */
export interface WallFilter {
  /** That of the solver. */
  readonly army: ArmyId | null;
  /** One of the goals. */
  readonly goal: GoalKind | null;
  readonly unsolved: boolean;
}

/** Nothing is left out. */
export const EVERYTHING: WallFilter = { army: null, goal: null, unsolved: false };

/** The army with which a puzzle is solved. */
export const armyOf = ({ position, solver }: Puzzle): ArmyId | null => position.table.players[solver]?.army ?? null;

/** The puzzles that a filter leaves, in their order. */
export const filtered = (puzzles: readonly Puzzle[], { army, goal, unsolved }: WallFilter): readonly Puzzle[] =>
  puzzles.filter(
    (puzzle) =>
      (army === null || armyOf(puzzle) === army) &&
      (goal === null || puzzle.goals.some((one) => one.goal === goal)) &&
      !(unsolved && isSolved(puzzle.id)),
  );
