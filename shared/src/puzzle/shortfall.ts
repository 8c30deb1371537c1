import { unitOf } from '../content/catalog.js';
import { cellOf } from '../hex/cells.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import type { Puzzle, PuzzleGoal } from '../notation/puzzle.js';
import { defaultChoice } from '../rules/answers.js';
import { fightBattle } from '../rules/battle/fightBattle.js';
import { influenceOf } from '../rules/influence.js';
import { isScoreMode } from '../rules/sides.js';
import { toughnessLeft } from '../rules/toughness.js';
import { damageBy, damageTo, enemiesOf, isGone, isReached, ownUnits, pointsOf, targetsOf, type Traced } from './goals.js';

type GoalKind = PuzzleGoal['goal'];

/** What a goal lacks that a battle has missed. */
export type Shortfall = {
  /** By how much it is missed: the rest of an HQ or of units, the loss, or the missing points; Infinity if no HQ can fall (G3). */
  readonly size: number;
} & (
  | { readonly goal: Exclude<GoalKind, 'more-points' | 'damage' | 'kill' | 'save-hq'> }
  /** How much more toughness the HQ had to have for the whole battle; null if it fell otherwise. */
  | { readonly goal: 'save-hq'; readonly lacking: number | null }
  | { readonly goal: 'more-points'; readonly own: number; readonly enemy: number }
  | { readonly goal: 'damage'; readonly done: number; readonly wanted: number }
  | { readonly goal: 'kill'; readonly standing: readonly { readonly tile: TileKey; readonly left: number }[] }
);

/** How the battle of a puzzle came about. */
export interface BattleCourse {
  /** Before it. */
  readonly table: Table;
  /** The answers to its questions, in order. */
  readonly answers: readonly string[];
}

/** More than any battle takes from an HQ. */
const ENDURING = 10_000;

/** Fights a battle again with an HQ that endures it, by the same answers as far as they are offered; returns what the HQ lacked. */
const lackOfToughness = ({ table, answers }: BattleCourse, solver: Seat): number | null => {
  const { hq } = table.players[solver]!;
  const players = table.players.map((player, seat) => (seat === solver ? { ...player, hq: ENDURING } : player));
  const left = [...answers];
  const { table: after } = fightBattle({ ...table, players }, solver, (decision) => {
    const key = left.shift();
    return key !== undefined && decision.keys.includes(key) ? key : defaultChoice(decision);
  });
  const lost = ENDURING - after.players[solver]!.hq;
  return lost >= hq ? lost - hq + 1 : null;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What is left of the units that a goal wants destroyed. */
const standingOf = (puzzle: Puzzle, { hexes }: Extract<PuzzleGoal, { goal: 'kill' }>, after: Table, { targets }: Traced) => {
  const cells = targetsOf(puzzle);
  const influence = influenceOf(after);
  return hexes.flatMap((hex) => {
    const cell = targets[cells.indexOf(cellOf(hex))] ?? null;
    const unit = cell === null ? null : after.board[cell];
    if (cell === null || !unit || isGone(after, cell)) return [];
    const stays = isScoreMode(after.options.mode) && unitOf(unit.tile).isHq;
    return [{ tile: unit.tile, left: stays ? Infinity : toughnessLeft(after, influence, cell) }];
  });
};

/**
 * Returns what a goal lacks; null if it is reached.
 * @param after the table after the battle; `traced` as it was before the battle.
 * @param course null if there was no battle: the match was over before it.
 */
export const shortfallOf = (
  puzzle: Puzzle,
  goal: PuzzleGoal,
  after: Table,
  traced: Traced,
  course: BattleCourse | null,
): Shortfall | null => {
  if (isReached(puzzle, goal, after, traced)) return null;
  const { solver, position } = puzzle;
  const before = position.table;
  const enemies = enemiesOf(before, solver);
  switch (goal.goal) {
    case 'more-points': {
      const own = pointsOf(after, after.players[solver]!);
      const enemy = Math.max(...enemies.map((seat) => pointsOf(after, after.players[seat]!)));
      return { goal: goal.goal, size: enemy - own + 1, own, enemy };
    }
    case 'destroy-hq': {
      const left = isScoreMode(after.options.mode) ? [] : enemies.map((seat) => after.players[seat]!.hq).filter((hq) => hq > 0);
      return { goal: goal.goal, size: Math.min(...left) };
    }
    case 'damage': {
      const done = damageBy(before, after, solver);
      return { goal: goal.goal, size: goal.wounds - done, done, wanted: goal.wounds };
    }
    case 'hq-unhurt':
      return { goal: goal.goal, size: damageTo(before, after, solver) };
    case 'save-hq': {
      const lacking = course && lackOfToughness(course, solver);
      return { goal: goal.goal, size: lacking ?? 1, lacking };
    }
    case 'lose-nothing':
      return { goal: goal.goal, size: traced.own - ownUnits(after, solver) };
    case 'kill': {
      const standing = standingOf(puzzle, goal, after, traced);
      return { goal: goal.goal, size: sum(standing.map(({ left }) => left)), standing };
    }
  }
};

/** Whether a battle has come closer than another one: it misses fewer goals, or as many by less. */
export const isCloser = (lacks: readonly Shortfall[], others: readonly Shortfall[]): boolean => {
  const sizeOf = (all: readonly Shortfall[]): number => sum(all.map(({ size }) => size));
  return lacks.length === others.length ? sizeOf(lacks) < sizeOf(others) : lacks.length < others.length;
};
