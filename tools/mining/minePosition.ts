import { tileOf } from '@hexfall/shared/content/catalog';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Player, Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { type Grade, GRADES } from '@hexfall/shared/puzzle/puzzleName';
import { isSound, solve } from '@hexfall/shared/puzzle/solve';
import { puzzleIntents, startPuzzleTurn } from '@hexfall/shared/puzzle/turn';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { chooseGoals, type ChosenGoals } from './chooseGoals.js';
import { withHqs } from './gameTurns.js';
import { turnOutcomes } from './turnOutcomes.js';

/** A sound puzzle and what makes it hard. */
export interface MinedPuzzle {
  readonly puzzle: Puzzle;
  /** How many different positions can be brought about. */
  readonly positions: number;
  /** How many of them miss the goals by one: a goal, a kill, or a wound. */
  readonly nearMisses: number;
}

/** What is mined for. */
export interface MineOptions {
  /** How many tiles are used. */
  readonly use: number;
  /** How many positions a puzzle may have. */
  readonly most: number;
}

/** Emptier boards have little to see, fuller ones little to do. */
const FEWEST_UNITS = 8;
const FEWEST_FREE = 3;
/** Goals of one position that are tried before it is given up. */
const MOST_TRIES = 3;

const isBattleTile = (key: TileKey): boolean => {
  const tile = tileOf(key);
  return tile.kind === 'instant' && tile.action === 'battle';
};

const playerIn = (player: Player, isSolver: boolean): Player => ({
  ...player,
  hand: isSolver ? player.hand.filter((tile) => !isBattleTile(tile)) : [],
  pile: 0,
  onTop: [],
  discard: [],
});

/** A moment of a match as the first position of a puzzle: without piles, the hands of others, and Battle tiles. */
export const tableOf = (table: Table, solver: Seat): Table => ({
  ...table,
  options: { ...table.options, takeBack: true },
  players: table.players.map((player, seat) => playerIn(player, seat === solver)),
  board: table.board.map((unit) => unit && { ...unit, used: [] }),
  turn: { ...table.turn, number: 1, mustDiscard: false, fresh: false, uses: 0, lastDrawnBy: null },
  canTakeBack: false,
});

export const isBusy = (table: Table): boolean => {
  const units = table.board.filter((unit) => unit !== null).length;
  return units >= FEWEST_UNITS && boardOf(table).cells.length - units >= FEWEST_FREE;
};

/** Far more than the first intents let expect: abilities make more of them, equal positions fewer. */
const SLACK = 3;

/** Whether there are probably too many positions to fight them all: as many as there are choices of first intents. */
export const isTooLarge = (puzzle: Puzzle, most: number): boolean => {
  const first = puzzleIntents(puzzle, startPuzzleTurn(puzzle)).length;
  let expected = 1;
  for (let tile = 1; tile <= puzzle.use; tile++) expected *= first / tile;
  return expected > SLACK * most;
};

export const frameOf = (table: Table, solver: Seat, use: number): Puzzle => ({
  id: '',
  title: {},
  solver,
  use,
  atMost: false,
  abilities: true,
  goals: [],
  position: { table, previous: null, piles: table.players.map(() => []) },
  solution: null,
});

/** The puzzle with its solution, if it is sound. @param most how many positions it may have. */
export const proven = (puzzle: Puzzle, { nearMisses }: Pick<MinedPuzzle, 'nearMisses'>, most: number): MinedPuzzle | null => {
  const solved = solve(puzzle, { positions: most });
  if (isSound(solved) !== true) return null;
  const { intents, choices } = solved.solutions[0]!;
  return { puzzle: { ...puzzle, solution: { intents, choices } }, positions: solved.positions, nearMisses };
};

/** In a duel: the enemy HQ has just as much toughness left as the solution takes, so that it falls. */
const withFallingHq = (puzzle: Puzzle): Puzzle | null => {
  const [goal, ...more] = puzzle.goals;
  const { position, solver } = puzzle;
  if (goal?.goal !== 'damage' || more.length > 0 || position.table.players.length !== 2) return null;
  const table = withHqs(position.table, (seat, hq) => (seat === solver ? hq : goal.wounds));
  return { ...puzzle, goals: [{ goal: 'destroy-hq' }], position: { ...position, table } };
};

const provenBest = (puzzle: Puzzle, chosen: ChosenGoals, most: number): MinedPuzzle | null => {
  const plain: Puzzle = { ...puzzle, goals: chosen.goals };
  const falling = withFallingHq(plain);
  return (falling && proven(falling, chosen, most)) ?? proven(plain, chosen, most);
};

/**
 * A sound puzzle from a moment of a match, at the beginning of the solver's turn; null if there is none, or none was found.
 * Abilities are forbidden where they make for too many positions, or leave no goal with one solution.
 */
export const minePosition = (table: Table, solver: Seat, { use, most }: MineOptions): MinedPuzzle | null => {
  const first = tableOf(table, solver);
  if (!isBusy(first) || (first.players[solver]?.hand.length ?? 0) < use) return null;
  for (const abilities of [true, false]) {
    const puzzle: Puzzle = { ...frameOf(first, solver, use), abilities };
    if (isTooLarge(puzzle, most)) continue;
    const outcomes = turnOutcomes(puzzle, most);
    if (!outcomes.complete) continue;
    for (const chosen of chooseGoals(outcomes).slice(0, MOST_TRIES)) {
      const found = provenBest(puzzle, chosen, most);
      if (found) return found;
    }
  }
  return null;
};

/** Above which effort a puzzle has the next grade. */
const LIMITS = [2.8, 3.8, 4.6] as const;

/** How much there is to look at, in powers of ten: all positions, and half as much again for those that nearly reach the goals. */
export const effortOf = ({ positions, nearMisses }: Pick<MinedPuzzle, 'positions' | 'nearMisses'>): number =>
  Math.log10(positions) + 0.5 * Math.log10(1 + nearMisses);

/** How hard a puzzle is, by search and near misses. */
export const gradeOf = (mined: Pick<MinedPuzzle, 'positions' | 'nearMisses'>): Grade =>
  GRADES[LIMITS.filter((limit) => effortOf(mined) > limit).length]!;
