import { tileOf, unitOf } from '../content/catalog.js';
import { isUnit } from '../content/compile.js';
import type { Cell } from '../hex/cells.js';
import type { Outcome } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { isScoreMode, sides, teamOf } from '../rules/sides.js';
import { type BattleResult, type BattleSimulation, NO_UNIT } from '../simulation/BattleSimulation.js';
import { SEATS } from '../simulation/BattleState.js';
import { Stakes } from './Stakes.js';

/** What counts how much in the value of a position, in points of HQ toughness. */
export interface Weights {
  /** HQ toughness as it is, after a battle now, and after a second one. */
  readonly now: number;
  readonly afterFirst: number;
  readonly afterSecond: number;
  /** Units on the board: as they are, and those that a battle leaves. */
  readonly units: number;
  readonly survivors: number;
  /** Tiles in the hand. */
  readonly hand: number;
  /** An HQ that falls in the first battle, beyond its toughness. */
  readonly fallen: number;
}

export const DEFAULT_WEIGHTS: Weights = { now: 1, afterFirst: 1, afterSecond: 0.4, units: 0.3, survivors: 0.5, hand: 0.15, fallen: 12 };

/** A match won, drawn or lost outweighs everything on the board. */
export const WON = 1000;

/** What the end of a match is worth to a seat. */
export const worthOfOutcome = ({ winners }: Outcome, seat: Seat): number => (winners.includes(seat) ? WON : winners.length > 0 ? -WON : 0);

/** What a unit is worth in relation to a plain warrior. */
const worthOf = (key: TileKey): number => {
  const { isHq, kind, initiative, toughness } = unitOf(key);
  if (isHq) return 0;
  return (kind === 'module' ? 1.1 : 0.8 + 0.2 * initiative.length) + 0.15 * (toughness - 1);
};

/** The value of a tile in the hand relative to a unit. Instants keep their value until they are needed. */
const worthInHand = (key: TileKey): number => {
  const tile = tileOf(key);
  if (isUnit(tile)) return 0.5;
  if (tile.kind === 'foundation') return 0.5;
  return tile.action === 'battle' ? 2 : 1.2;
};

const cached = (worth: (key: TileKey) => number): ((key: TileKey) => number) => {
  const known = new Map<TileKey, number>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = worth(key)));
    return found;
  };
};

/** What a unit is worth in relation to a plain warrior; HQs are worth nothing here. */
export const unitWorth = cached(worthOf);
/** What a tile in the hand is worth in relation to a unit. */
export const handWorth = cached(worthInHand);

/** Says what positions are worth. */
export interface Evaluation {
  /** Called with the position from which a turn is planned. */
  begins?(table: Table, seat: Seat): void;
  /** The value of a position to a seat and its side; a won match is worth `WON`, a lost one as much less. No battle may be running. */
  value(table: Table, seat: Seat): number;
  /** What single pieces contribute to the value; missing if it is no sum of such parts. No battle may be running. */
  stakes?(table: Table, seat: Seat): Stakes;
  /** By seat the toughness of the HQ after a battle, in the last evaluated position; missing if no battle is foreseen. */
  readonly hqAfterBattle?: Readonly<Int16Array>;
}

/** Evaluates positions for one side by the outcome of battles: exact forecasts with the default answer to every question. */
export class Evaluator implements Evaluation {
  readonly hqAfterBattle = new Int16Array(SEATS);
  /** Per seat: what one look at the board adds up to. */
  readonly #sums = [0, 0, 0, 0];

  /** @param battles how many battles in a row are foreseen. */
  constructor(
    private readonly simulation: BattleSimulation,
    private readonly weights: Weights = DEFAULT_WEIGHTS,
    private readonly battles: 0 | 1 | 2 = 2,
  ) {}

  /** The value of a position to a seat and its side; 0 is balanced. No battle may be running. */
  value(table: Table, seat: Seat): number {
    const { outcome, players, board, turn } = table;
    if (outcome) return worthOfOutcome(outcome, seat);
    const { weights } = this;
    const sums = this.#sums.fill(0);
    const isScored = isScoreMode(table.options.mode);
    for (let player = 0; player < players.length; player++) {
      const { hq, score, hand } = players[player]!;
      sums[player]! += weights.now * (isScored ? score : hq);
      for (const tile of hand) sums[player]! += weights.hand * handWorth(tile);
    }
    for (const unit of board) if (unit && unit.owner >= 0) sums[unit.owner]! += weights.units * unitWorth(unit.tile);
    if (this.battles > 0) {
      const first = this.simulation.fight(table, turn.player);
      this.hqAfterBattle.set(first.hq);
      this.#add(table, first, weights.afterFirst, weights.survivors);
      if (this.battles > 1) this.#add(table, this.simulation.fightAgain(turn.player), weights.afterSecond, 0);
    }
    return balance(table, seat, sums);
  }

  /** In more than a duel each enemy counts as if there were no other one; points are nobody's stake (G3). */
  stakes(table: Table, seat: Seat): Stakes {
    const { weights } = this;
    const { players, turn, board } = table;
    const stakes = new Stakes(table, seat);
    const addHqs = (hqs: ArrayLike<number>, weight: number): void =>
      players.forEach((_, owner) => stakes.addHq(owner, weight * hqs[owner]!));
    const addUnits = (weight: number, stands: (cell: Cell) => boolean): void =>
      board.forEach((unit, cell) => {
        if (unit && stands(cell)) stakes.addUnit(unit, -weight * unitWorth(unit.tile));
      });
    addHqs(
      players.map(({ hq }) => hq),
      weights.now,
    );
    addUnits(weights.units, () => true);
    if (this.battles > 0) {
      const first = this.simulation.fight(table, turn.player);
      addHqs(first.hq, weights.afterFirst);
      addHqs(
        players.map(({ out }, owner) => (first.out[owner] && !out ? -1 : 0)),
        weights.fallen,
      );
      addUnits(weights.survivors, (cell) => first.wounds[cell] !== NO_UNIT);
      if (this.battles > 1) addHqs(this.simulation.fightAgain(turn.player).hq, weights.afterSecond);
    }
    return stakes;
  }

  #add({ options, players, board }: Table, { wounds, hq, score, out }: BattleResult, weight: number, survivors: number): void {
    const sums = this.#sums;
    const isScored = isScoreMode(options.mode);
    for (let player = 0; player < players.length; player++) {
      sums[player]! += weight * (isScored ? score[player]! : hq[player]!);
      if (survivors > 0 && out[player] && !players[player]!.out) sums[player]! -= this.weights.fallen;
    }
    if (survivors === 0) return;
    for (let cell = 0; cell < board.length; cell++) {
      const unit = board[cell];
      if (unit && unit.owner >= 0 && wounds[cell] !== NO_UNIT) sums[unit.owner]! += survivors * unitWorth(unit.tile);
    }
  }
}

/**
 * Returns a side's sum minus that of the others: half by their average, half by the best of them. Sides of several players count by their
 * average.
 */
const balance = (table: Table, seat: Seat, sums: readonly number[]): number => {
  const { mode } = table.options;
  if (mode === 'duel') return sums[seat]! - sums[1 - seat]!;
  const team = teamOf(mode, seat);
  const averages = sides(table).map((seats) => seats.reduce((sum, each) => sum + sums[each]!, 0) / seats.length);
  const others = averages.filter((_, other) => other !== team);
  const mean = others.reduce((sum, other) => sum + other, 0) / others.length;
  return averages[team]! - (mean + Math.max(...others)) / 2;
};
