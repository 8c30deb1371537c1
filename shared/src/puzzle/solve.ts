import type { Intent } from '../model/intent.js';
import type { Table } from '../model/state.js';
import type { Puzzle, PuzzleSolution } from '../notation/puzzle.js';
import { type PuzzleResult, resultOf } from './fight.js';
import { PositionKeys } from './PositionKeys.js';
import { lackOf, type PuzzleTurn } from './turn.js';
import { TurnWalk } from './TurnWalk.js';

/** Where a search is broken off. */
export interface SolveLimits {
  /** How many positions are fought at most. */
  readonly positions?: number;
  /** How many different turns, begun ones as well, are gone through at most: each is kept in memory. */
  readonly turns?: number;
  /** Asked often: whether time is up. */
  readonly isLate?: () => boolean;
}

/** One class of solutions (Z4), by its first intents in the order of `legal`. */
export interface FoundSolution extends PuzzleSolution {
  /** Before the battle; where the others have decided something in the turn, by their first answers. */
  readonly table: Table;
}

/** What a search has found. */
export interface SolvedPuzzle {
  /** False if it was broken off. */
  readonly complete: boolean;
  /** How many different positions before the battle were fought. */
  readonly positions: number;
  readonly solutions: readonly FoundSolution[];
  /** Whether there is a solution with fewer tiles than have to be used. */
  readonly fewer: boolean;
}

/** Z4: whether a puzzle has exactly one solution, and none with fewer tiles; null if that is not known. */
export const isSound = ({ complete, solutions, fewer }: SolvedPuzzle): boolean | null =>
  complete ? solutions.length === 1 && !fewer : null;

/** Fights all positions to which the turns of a puzzle lead. */
class PuzzleSearch {
  private readonly keys: PositionKeys;
  /** By the key of a position: whether the goals are reached from it. */
  private readonly fought = new Map<string, Pick<PuzzleResult, 'wins' | 'choices'>>();
  private readonly positions = new Set<string>();
  private readonly solutions = new Map<string, FoundSolution>();
  private fewer = false;
  private isBrokenOff = false;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly limits: SolveLimits,
  ) {
    const traces = puzzle.goals.some(({ goal }) => goal === 'lose-nothing' || goal === 'kill');
    this.keys = new PositionKeys(puzzle.solver, traces);
  }

  run(): SolvedPuzzle {
    new TurnWalk(this.puzzle, this.keys, {
      visit: (turn, intents) => this.judge(turn, intents),
      isOver: (turns) => (this.isBrokenOff ||= turns >= (this.limits.turns ?? Infinity) || this.limits.isLate?.() === true),
    }).run();
    const { solutions, fewer } = this;
    return { complete: !this.isBrokenOff, positions: this.positions.size, solutions: [...solutions.values()], fewer };
  }

  /** Fights the position that a turn has led to, if it is a new one. */
  private judge(turn: PuzzleTurn, intents: readonly Intent[]): void {
    const lack = lackOf(this.puzzle, turn);
    if (lack?.code === 'decision-open') return;
    const battleKey = this.keys.ofBattle(turn);
    let result = this.fought.get(battleKey);
    if (!result) {
      const positionKey = this.keys.ofPosition(turn);
      this.isBrokenOff ||= this.positions.size === this.limits.positions && !this.positions.has(positionKey);
      if (this.isBrokenOff) return;
      this.positions.add(positionKey);
      const { wins, choices } = resultOf(this.puzzle, turn);
      this.fought.set(battleKey, (result = { wins, choices }));
    }
    if (!result.wins) return;
    if (lack) this.fewer = true;
    else this.keep(turn, intents, result.choices);
  }

  private keep(turn: PuzzleTurn, intents: readonly Intent[], choices: readonly string[]): void {
    const key = this.keys.ofPosition(turn);
    if (this.solutions.has(key)) return;
    const table = { ...turn.branches[0]!.table, options: this.puzzle.position.table.options };
    this.solutions.set(key, { intents: [...intents], choices, table });
  }
}

/** All solutions of a puzzle, one for each class of Z4, in the order in which they are found. */
export const solve = (puzzle: Puzzle, limits: SolveLimits = {}): SolvedPuzzle => new PuzzleSearch(puzzle, limits).run();
