import { keyFor, tileOf, unitOf } from '../content/catalog.js';
import { isUnit } from '../content/compile.js';
import { cellOf } from '../hex/cells.js';
import type { Intent } from '../model/intent.js';
import type { Table } from '../model/state.js';
import type { Puzzle } from '../notation/puzzle.js';
import { boardOf } from '../rules/landscape.js';
import type { PositionKeys } from './PositionKeys.js';
import { puzzleIntents, type PuzzleTurn, startPuzzleTurn, turnAfter } from './turn.js';

/** The place in a row of placements before the first one. */
const NO_PLACEMENT = -1;

/** What is done with a turn that a walk comes to. */
export interface TurnVisitor {
  /** @param intents those that have led to the turn; the list changes afterwards. */
  readonly visit: (turn: PuzzleTurn, intents: readonly Intent[]) => void;
  /** Asked often: whether the walk is broken off. @param turns how many different ones it has come to. */
  readonly isOver: (turns: number) => boolean;
}

/** Goes through all turns of a puzzle, depth first in the order of `legal`; equivalent turns are visited once. */
export class TurnWalk {
  /** By the key of a turn: the lowest placement from which it was gone on with. */
  private readonly visited = new Map<string, number>();
  private readonly intents: Intent[] = [];
  private readonly hand: readonly string[];
  private readonly cells: readonly number[];

  constructor(
    private readonly puzzle: Puzzle,
    private readonly keys: PositionKeys,
    private readonly visitor: TurnVisitor,
  ) {
    const { table } = puzzle.position;
    this.hand = [...table.players[puzzle.solver]!.hand].sort();
    this.cells = boardOf(table).cells;
  }

  run(): void {
    this.from(startPuzzleTurn(this.puzzle), NO_PLACEMENT);
  }

  /** @param last the last placement, if the turn goes on with later ones only. */
  private from(turn: PuzzleTurn, last: number): void {
    const key = this.keys.ofTurn(turn);
    const before = this.visited.get(key);
    if (before !== undefined && before <= last) return;
    this.visited.set(key, last);
    if (before === undefined) this.visitor.visit(turn, this.intents);
    const commutes = turn.branches.every(({ table }) => doPlacementsCommute(table));
    for (const intent of puzzleIntents(this.puzzle, turn)) {
      if (this.visitor.isOver(this.visited.size)) return;
      const placement = commutes ? this.placementOf(intent) : NO_PLACEMENT;
      if (placement !== NO_PLACEMENT && placement < last) continue;
      this.intents.push(intent);
      this.from(turnAfter(this.puzzle, turn, intent), placement);
      this.intents.pop();
    }
  }

  /** Returns the index of a placement among all in the order of `legal`, or `NO_PLACEMENT` for another intent, and for a foundation. */
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
