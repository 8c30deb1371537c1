import { unitOf } from '../content/catalog.js';
import { type Cell, cellOf } from '../hex/cells.js';
import type { Seat } from '../model/seat.js';
import type { Player, Table } from '../model/state.js';
import type { Puzzle, PuzzleGoal } from '../notation/puzzle.js';
import { isInPlay } from '../rules/outcome.js';
import { isFriendly, isScoreMode, standingOf } from '../rules/sides.js';

/** What a table does not show of a turn: how many own units have entered the board in all, and where the units to destroy are. */
export interface Traced {
  readonly own: number;
  /** By `targetsOf`; null: destroyed. */
  readonly targets: readonly (Cell | null)[];
}

/** U2, G3: what a player has of toughness, or of points. */
export const pointsOf = ({ options }: Table, player: Player): number =>
  player.out && !isScoreMode(options.mode) ? 0 : Math.max(0, standingOf(options, player));

export const enemiesOf = (table: Table, solver: Seat): Seat[] =>
  table.players.flatMap((_, seat) => (seat !== solver && !isFriendly(table, solver, seat) ? [seat] : []));

/** The toughness that an HQ has lost, or the points that its player has won. */
const change = (before: Table, after: Table, seat: Seat): number =>
  Math.abs(pointsOf(before, before.players[seat]!) - pointsOf(after, after.players[seat]!));

/** The same of all enemies together. */
const changeOfEnemies = (before: Table, after: Table, solver: Seat): number =>
  enemiesOf(before, solver).reduce((sum, seat) => sum + change(before, after, seat), 0);

/** Z2: what enemy HQs have lost, or in the score modes the points that the solver has won. */
export const damageBy = (before: Table, after: Table, solver: Seat): number =>
  isScoreMode(before.options.mode) ? change(before, after, solver) : changeOfEnemies(before, after, solver);

/** What the own HQ has lost, or in the score modes, where HQs lose nothing (G3), the points that enemies have won. */
export const damageTo = (before: Table, after: Table, solver: Seat): number =>
  isScoreMode(before.options.mode) ? changeOfEnemies(before, after, solver) : change(before, after, solver);

const isUnhurt = (before: Table, after: Table, solver: Seat): boolean =>
  damageTo(before, after, solver) === 0 && (isScoreMode(before.options.mode) || isInPlay(before, solver) === isInPlay(after, solver));

/** Whether the unit on a cell is gone: nothing is put on a hex in a battle. */
export const isGone = (table: Table, cell: Cell | null): boolean => {
  const unit = cell === null ? null : table.board[cell];
  if (!unit) return true;
  return unitOf(unit.tile).isHq && !isInPlay(table, unit.owner);
};

/** The own units on the board; an HQ that has fallen is none. */
export const ownUnits = (table: Table, solver: Seat): number => {
  let count = 0;
  for (let cell = 0; cell < table.board.length; cell++) if (table.board[cell]?.owner === solver && !isGone(table, cell)) count++;
  return count;
};

/** The cells of the units that have to be destroyed, each once. */
export const targetsOf = ({ goals }: Puzzle): readonly Cell[] => [
  ...new Set(goals.flatMap((goal) => (goal.goal === 'kill' ? goal.hexes.map(cellOf) : []))),
];

/**
 * Z2: returns whether a goal is reached.
 * @param after the table after the battle; `traced` as it was before the battle.
 */
export const isReached = (puzzle: Puzzle, goal: PuzzleGoal, after: Table, { own, targets }: Traced): boolean => {
  const { solver, position } = puzzle;
  const before = position.table;
  switch (goal.goal) {
    case 'more-points': {
      const points = pointsOf(after, after.players[solver]!);
      return enemiesOf(after, solver).every((seat) => points > pointsOf(after, after.players[seat]!));
    }
    case 'destroy-hq':
      return enemiesOf(after, solver).some((seat) => isInPlay(before, seat) && !isInPlay(after, seat));
    case 'damage':
      return damageBy(before, after, solver) >= goal.wounds;
    case 'hq-unhurt':
      return isUnhurt(before, after, solver);
    case 'save-hq':
      return isInPlay(after, solver);
    case 'lose-nothing':
      return ownUnits(after, solver) >= own;
    case 'kill': {
      const cells = targetsOf(puzzle);
      return goal.hexes.every((hex) => isGone(after, targets[cells.indexOf(cellOf(hex))]!));
    }
  }
};

/** Z2: whether all goals of a puzzle are reached. */
export const areReached = (puzzle: Puzzle, after: Table, traced: Traced): boolean =>
  puzzle.goals.every((goal) => isReached(puzzle, goal, after, traced));
