import { handWorth, unitWorth } from '../ai/evaluate.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { isScoreMode, sides, standings, teamOf } from '../rules/sides.js';
import { type BattleResult, type BattleSimulation, NO_UNIT } from '../simulation/BattleSimulation.js';

/** What of a position says how the match will end, each a side's sum less that of the others. */
export const FEATURES = ['now', 'afterFirst', 'afterSecond', 'units', 'survivors', 'hand', 'toMove', 'always'] as const;
export type PositionFeature = (typeof FEATURES)[number];
export type Features = Readonly<Record<PositionFeature, number>>;

/** A side's total less that of the best other side. */
export const difference = (table: Table, seat: Seat, values: readonly number[]): number => {
  const totals = sides(table).map((seats) => seats.reduce((sum, each) => sum + values[each]!, 0));
  const team = teamOf(table.options.mode, seat);
  return totals[team]! - Math.max(...totals.filter((_, other) => other !== team));
};

/** A side's total less that of the others, half by their average and half by the best of them. */
const balance = (table: Table, seat: Seat, values: readonly number[]): number => {
  const totals = sides(table).map((seats) => seats.reduce((sum, each) => sum + values[each]!, 0));
  const team = teamOf(table.options.mode, seat);
  const others = totals.filter((_, other) => other !== team);
  const mean = others.reduce((sum, other) => sum + other, 0) / others.length;
  return totals[team]! - (mean + Math.max(...others)) / 2;
};

const sumsOf = ({ players }: Table): number[] => players.map(() => 0);

const unitSums = (table: Table, counts: (cell: number) => boolean): number[] => {
  const sums = sumsOf(table);
  table.board.forEach((unit, cell) => {
    if (unit && unit.owner >= 0 && counts(cell)) sums[unit.owner]! += unitWorth(unit.tile);
  });
  return sums;
};

const afterBattle = (table: Table, { hq, score }: BattleResult): number[] =>
  table.players.map((_, seat) => (isScoreMode(table.options.mode) ? score[seat]! : hq[seat]!));

/** Reads the features of a position without a running battle, now and after battles, for the side of a seat. */
export const featuresOf = (table: Table, seat: Seat, simulation: BattleSimulation): Features => {
  const of = (values: readonly number[]): number => balance(table, seat, values);
  const { player } = table.turn;
  const first = simulation.fight(table, player);
  const afterFirst = of(afterBattle(table, first));
  const survivors = of(unitSums(table, (cell) => first.wounds[cell] !== NO_UNIT));
  const afterSecond = of(afterBattle(table, simulation.fightAgain(player)));
  const { mode } = table.options;
  return {
    now: of(standings(table)),
    afterFirst,
    afterSecond,
    units: of(unitSums(table, () => true)),
    survivors,
    hand: of(table.players.map(({ hand }) => hand.reduce((sum, tile) => sum + handWorth(tile), 0))),
    toMove: teamOf(mode, player) === teamOf(mode, seat) ? 1 : -1,
    always: 1,
  };
};
