import { keyFor, tileOf, unitOf } from '../content/catalog.js';
import { isUnit } from '../content/compile.js';
import { cellOf } from '../hex/cells.js';
import type { Intent } from '../model/intent.js';
import type { Table } from '../model/state.js';
import type { Puzzle, PuzzleSolution } from '../notation/puzzle.js';
import { boardOf } from '../rules/landscape.js';
import { resultOf, type PuzzleResult } from './fight.js';
import { PositionKeys } from './PositionKeys.js';
import { intentsIn, lackOf, startTurn, turnAfter, type PuzzleTurn } from './turn.js';

/** Where a search is broken off. */
export interface SolveLimits {
  /** How many positions are fought at most. */
  readonly positions?: number;
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

/** The place in a row of placements before the first one. */
const NO_PLACEMENT = -1;

/** Goes through all turns of a puzzle, depth first in the order of `legal`. */
class PuzzleSearch {
  private readonly keys: PositionKeys;
  /** By the key of a turn: the lowest placement from which it was gone on with. */
  private readonly visited = new Map<string, number>();
  /** By the key of a position: whether the goals are reached from it. */
  private readonly fought = new Map<string, Pick<PuzzleResult, 'wins' | 'choices'>>();
  private readonly positions = new Set<string>();
  private readonly solutions = new Map<string, FoundSolution>();
  private readonly intents: Intent[] = [];
  private readonly hand: readonly string[];
  private readonly cells: readonly number[];
  private fewer = false;
  private isBrokenOff = false;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly limits: SolveLimits,
  ) {
    const { position, solver, goals } = puzzle;
    this.keys = new PositionKeys(
      solver,
      goals.some(({ goal }) => goal === 'lose-nothing' || goal === 'kill'),
    );
    this.hand = position.table.players[solver]!.hand.toSorted();
    this.cells = boardOf(position.table).cells;
  }

  run(): SolvedPuzzle {
    this.visit(startTurn(this.puzzle), NO_PLACEMENT);
    const { solutions, fewer } = this;
    return { complete: !this.isBrokenOff, positions: this.positions.size, solutions: [...solutions.values()], fewer };
  }

  /** @param last the last placement, if the turn goes on with later ones only. */
  private visit(turn: PuzzleTurn, last: number): void {
    const key = this.keys.ofTurn(turn);
    const before = this.visited.get(key);
    if (before !== undefined && before <= last) return;
    this.visited.set(key, last);
    if (before === undefined) this.judge(turn);
    const commutes = turn.branches.every(({ table }) => doPlacementsCommute(table));
    for (const intent of intentsIn(this.puzzle, turn)) {
      this.isBrokenOff ||= this.limits.isLate?.() === true;
      if (this.isBrokenOff) return;
      const placement = commutes ? this.placementOf(intent) : NO_PLACEMENT;
      if (placement !== NO_PLACEMENT && placement < last) continue;
      this.intents.push(intent);
      this.visit(turnAfter(this.puzzle, turn, intent), placement);
      this.intents.pop();
    }
  }

  /** Fights the position that a turn has led to, if it is a new one. */
  private judge(turn: PuzzleTurn): void {
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
    else this.keep(turn, result.choices);
  }

  private keep(turn: PuzzleTurn, choices: readonly string[]): void {
    const key = this.keys.ofPosition(turn);
    if (this.solutions.has(key)) return;
    const table = { ...turn.branches[0]!.table, options: this.puzzle.position.table.options };
    this.solutions.set(key, { intents: [...this.intents], choices, table });
  }

  /** The place of a placement among all in the order of `legal`, or `NO_PLACEMENT` for another intent, and for a foundation. */
  private placementOf(intent: Intent): number {
    if (intent.do !== 'place') return NO_PLACEMENT;
    const { position, solver } = this.puzzle;
    const tile = keyFor(position.table.players[solver]!.army, intent.tile)!;
    if (!isUnit(tileOf(tile))) return NO_PLACEMENT;
    return (this.hand.indexOf(tile) * this.cells.length + this.cells.indexOf(cellOf(intent.at))) * 6 + intent.rot;
  }
}

/** Whether the order in which units are placed does not matter: nothing happens to them on the ground, and no unit can fall (P10). */
const doPlacementsCommute = ({ terrain, turrets, foundations, board, decision }: Table): boolean =>
  decision === null &&
  terrain.length + turrets.length + foundations.length === 0 &&
  board.every((unit) => !unit || unit.wounds === 0 || unit.wounds < unitOf(unit.tile).toughness);

/** All solutions of a puzzle, one for each class of Z4, in the order in which they are found. */
export const solve = (puzzle: Puzzle, limits: SolveLimits = {}): SolvedPuzzle => new PuzzleSearch(puzzle, limits).run();
