import { unitOf } from '../content/catalog.js';
import { type Cell, OFF_BOARD } from '../hex/cells.js';
import { DIRECTIONS } from '../hex/direction.js';
import { MAX_POINTS, PILE_SIZE } from '../model/limits.js';
import type { Seat } from '../model/seat.js';
import type { Table, Unit } from '../model/state.js';
import { ARMY_IDS } from '../model/tile.js';
import { boardOf } from '../rules/landscape.js';
import { partLeft } from '../rules/remaining.js';
import { isFriendly, isScoreMode, sides, teamOf } from '../rules/sides.js';
import { type BattleResult, type BattleSimulation, NO_UNIT } from '../simulation/BattleSimulation.js';
import { SEATS } from '../simulation/BattleState.js';
import { handWorth, unitWorth } from './evaluate.js';
import {
  AROUND_SCALE,
  AT,
  BATTLE_PLACES,
  BY_PART,
  COUNTED,
  type Counted,
  COUNTED_FROM,
  COUNTED_SCALE,
  countsTotal,
  FEATURE_COUNT,
  FEATURE_STEPS,
  GLOBAL,
  HAND_SCALE,
  HIDDEN_SCALE,
  HQ_SCALE,
  KEYS,
  NETTED_SCALE,
  OPEN_SCALE,
  PILES,
  PLACE,
  SCALARS,
  SIDE_SIZE,
  TOTALS,
  UNIT_AT,
  UNIT_PLACE,
  UNITS,
  UNITS_SCALE,
} from './featureLayout.js';

/** How many there are of each of some things. */
class Counts {
  readonly of: Uint8Array;
  /** The places of which there are any, each once, as far as `size`. */
  readonly places: Uint16Array;
  size = 0;

  constructor(places: number) {
    this.of = new Uint8Array(places);
    this.places = new Uint16Array(places);
  }

  add(place: number): void {
    if (this.of[place] === 0) {
      this.places[this.size] = place;
      this.size += 1;
    }
    this.of[place]! += 1;
  }

  clear(): void {
    for (let each = 0; each < this.size; each++) this.of[this.places[each]!] = 0;
    this.size = 0;
  }
}

/** What is counted of a player. */
class PlayerNumbers implements Readonly<Record<Counted, Counts>> {
  readonly scalars = new Float64Array(SCALARS.length);
  readonly armies = new Counts(ARMY_IDS.length);
  readonly onBoard = new Counts(UNITS.length);
  readonly surviving = new Counts(UNITS.length);
  readonly inHand = new Counts(KEYS.length);
  readonly hidden = new Counts(KEYS.length);
  /** Tiles that have been discarded or lie under units, and the lists that they were counted in. */
  readonly gone = new Uint8Array(KEYS.length);
  goneFrom: readonly [unknown, unknown] = [null, null];
  /** Points: now, after a battle, and after a second one. */
  readonly points = [0, 0, 0];

  clear(): void {
    this.scalars.fill(0);
    for (const counted of COUNTED) this[counted].clear();
  }
}

/**
 * A position as numbers for one side against another, most of them 0: the pieces of each on the board, in the hand and in the pile, and the
 * outcome of two battles. A side of several players counts by their average, except for `TOTALS`. Uses only public facts. One instance
 * serves any number of positions, one after the other: `look` at a table, then `fill` the numbers for two sides.
 */
export class PositionFeatures {
  /** The indices of the nonzero numbers, each once, and the numbers themselves, in 1 / `FEATURE_STEPS`. */
  readonly places = new Uint16Array(FEATURE_COUNT);
  readonly values = new Int16Array(FEATURE_COUNT);
  count = 0;
  /** By seat the toughness of the HQ after a battle. */
  readonly hqAfterBattle = new Int16Array(SEATS);

  readonly #players = Array.from({ length: 4 }, () => new PlayerNumbers());
  #table: Table | null = null;
  #part = 0;
  #sides: readonly (readonly Seat[])[] = [];

  constructor(private readonly simulation: BattleSimulation) {}

  /** Counts what there is on a table, for all players. No battle may be running. */
  look(table: Table): void {
    this.#table = table;
    this.#part = partLeft(table);
    this.#sides = sides(table);
    for (let seat = 0; seat < table.players.length; seat++) this.#players[seat]!.clear();
    this.#fight(table);
    this.#lookAround(table);
    for (let seat = 0; seat < table.players.length; seat++) this.#countTiles(table, seat);
  }

  /** Fills in the numbers for a side against another, by teams. */
  fill(own: number, other: number): void {
    const { turn, options, terrain } = this.#table!;
    this.count = 0;
    const ownSeats = this.#sides[own]!;
    const otherSeats = this.#sides[other]!;
    if (isScoreMode(options.mode)) {
      this.#countPoints(ownSeats, otherSeats);
      this.#countPoints(otherSeats, ownSeats);
    }
    this.#compare(ownSeats, otherSeats);
    this.#compare(otherSeats, ownSeats);
    this.#addSide(ownSeats, 0);
    this.#addSide(otherSeats, SIDE_SIZE);
    const mover = teamOf(options.mode, turn.player);
    this.#add(GLOBAL.part, this.#part);
    if (turn.lastDrawnBy !== null) {
      this.#add(GLOBAL.lastDrawn, 1);
      if (teamOf(options.mode, turn.lastDrawnBy) === own) this.#add(GLOBAL.lastDrawnByOwn, 1);
    }
    if (mover === own) this.#add(GLOBAL.ownToMove, 1);
    if (mover === other) this.#add(GLOBAL.otherToMove, 1);
    if (ownSeats.length > 1) this.#add(GLOBAL.ownAllied, 1);
    if (otherSeats.length > 1) this.#add(GLOBAL.otherAllied, 1);
    this.#add(GLOBAL.furtherSides, this.#sides.length - 2);
    if (isScoreMode(options.mode)) this.#add(GLOBAL.scored, 1);
    if (options.board === 'expanded') this.#add(GLOBAL.expanded, 1);
    if (terrain.length > 0) this.#add(GLOBAL.onTerrain, 1);
    this.#add(GLOBAL.always, 1);
  }

  #add(place: number, value: number): void {
    const steps = Math.round(value * FEATURE_STEPS);
    if (steps === 0) return;
    this.places[this.count] = place;
    this.values[this.count] = steps;
    this.count += 1;
  }

  /** What stands on the board, and what two battles leave of it. */
  #fight(table: Table): void {
    const { players, board, turn } = table;
    const first = this.simulation.fight(table, turn.player);
    this.hqAfterBattle.set(first.hq);
    for (let seat = 0; seat < players.length; seat++) {
      const { hq, score } = players[seat]!;
      const numbers = this.#players[seat]!;
      const { scalars } = numbers;
      const after = first.hq[seat]!;
      scalars[AT.hq] = hq * HQ_SCALE;
      scalars[AT.hqAfterFirst] = after * HQ_SCALE;
      scalars[AT.lossInFirst] = (hq - after) * HQ_SCALE;
      numbers.points[0] = score;
      numbers.points[1] = first.score[seat]!;
    }
    for (let cell = 0; cell < board.length; cell++) {
      const unit = board[cell];
      if (!unit || unit.owner < 0) continue;
      const place = UNIT_PLACE.get(unit.tile);
      // HQs are counted by what is left of them.
      if (place === undefined) continue;
      const numbers = this.#players[unit.owner]!;
      const { scalars } = numbers;
      const worth = unitWorth(unit.tile) * UNITS_SCALE;
      scalars[AT.units]! += worth;
      scalars[AT.wounds]! += unit.wounds;
      numbers.onBoard.add(place);
      if (first.wounds[cell] === NO_UNIT) continue;
      scalars[AT.survivors]! += worth;
      numbers.surviving.add(place);
    }
    this.#fightAgain(table, this.simulation.fightAgain(turn.player));
  }

  #fightAgain({ players, board }: Table, { hq, score, wounds }: BattleResult): void {
    for (let seat = 0; seat < players.length; seat++) {
      const numbers = this.#players[seat]!;
      const after = hq[seat]! * HQ_SCALE;
      numbers.scalars[AT.hqAfterSecond] = after;
      numbers.scalars[AT.lossInSecond] = numbers.scalars[AT.hqAfterFirst]! - after;
      numbers.points[2] = score[seat]!;
    }
    for (let cell = 0; cell < board.length; cell++) {
      const unit = board[cell];
      if (!unit || unit.owner < 0 || wounds[cell] === NO_UNIT) continue;
      this.#players[unit.owner]!.scalars[AT.lastSurvivors]! += unitWorth(unit.tile) * UNITS_SCALE;
    }
  }

  /** What lies beside the HQs, and what nets catch. */
  #lookAround(table: Table): void {
    const { board } = table;
    const { neighbor } = boardOf(table);
    for (let cell = 0; cell < board.length; cell++) {
      const unit = board[cell];
      if (!unit || unit.owner < 0) continue;
      if (!UNIT_PLACE.has(unit.tile)) this.#lookAroundHq(table, unit, cell);
      const { hasNets, facings } = unitOf(unit.tile);
      if (!hasNets) continue;
      for (const direction of facings[unit.rot]!.nets) {
        const beside = neighbor[cell * 6 + direction]!;
        const caught = beside === OFF_BOARD ? null : board[beside];
        if (!caught || caught.owner < 0 || isFriendly(table, caught.owner, unit.owner)) continue;
        const { scalars } = this.#players[caught.owner]!;
        if (UNIT_PLACE.has(caught.tile)) scalars[AT.netted]! += NETTED_SCALE;
        else scalars[AT.hqNetted] = 1;
      }
    }
  }

  #lookAroundHq(table: Table, { owner }: Unit, cell: Cell): void {
    const { board } = table;
    const { neighbor, ray } = boardOf(table);
    const { scalars } = this.#players[owner]!;
    let neighbors = 0;
    for (const direction of DIRECTIONS) {
      const beside = neighbor[cell * 6 + direction]!;
      if (beside === OFF_BOARD) continue;
      neighbors += 1;
      const other = board[beside];
      if (!other) scalars[AT.freeAroundHq]! += AROUND_SCALE;
      else if (isFriendly(table, other.owner, owner)) scalars[AT.friendsAroundHq]! += AROUND_SCALE;
      else scalars[AT.enemiesAroundHq]! += AROUND_SCALE;
      for (const far of ray[cell * 6 + direction]!) {
        if (board[far]) break;
        scalars[AT.openToHq]! += OPEN_SCALE;
      }
    }
    scalars[neighbors <= 3 ? AT.hqInCorner : neighbors === 4 ? AT.hqAtEdge : AT.hqInside] = 1;
  }

  /** What a player holds, and what the pile may still bring. */
  #countTiles({ players, foundations }: Table, seat: Seat): void {
    const { army, hand, discard, pile, mercenaries, onTop } = players[seat]!;
    const numbers = this.#players[seat]!;
    const { scalars, armies, onBoard, inHand, hidden, gone, goneFrom } = numbers;
    for (const key of hand) {
      inHand.add(PLACE.get(key)!);
      scalars[AT.hand]! += handWorth(key) * HAND_SCALE;
    }
    if (goneFrom[0] !== discard || goneFrom[1] !== foundations) {
      numbers.goneFrom = [discard, foundations];
      gone.fill(0);
      for (const key of discard) {
        const place = PLACE.get(key);
        if (place !== undefined) gone[place]! += 1;
      }
      for (const { owner, tile } of foundations) if (owner === seat) gone[PLACE.get(tile)!]! += 1;
    }
    const { number, counts, places } = PILES.get(army)!;
    armies.add(number);
    for (const place of places) {
      const unit = UNIT_AT[place]!;
      const seen = inHand.of[place]! + gone[place]! + (unit < 0 ? 0 : onBoard.of[unit]!);
      for (let left = counts[place]!; left > seen; left--) hidden.add(place);
    }
    for (const place of BATTLE_PLACES) {
      scalars[AT.battlesInHand]! += inHand.of[place]!;
      scalars[AT.battlesInPile]! += hidden.of[place]! * HIDDEN_SCALE;
    }
    scalars[AT.pile] = pile / PILE_SIZE;
    scalars[AT.waiting] = mercenaries.length + onTop.length;
  }

  /** G3, G6: where points decide, an HQ is worth what the other side's points leave of it. */
  #countPoints(own: readonly Seat[], other: readonly Seat[]): void {
    const [now, first, second] = [0, 1, 2].map(
      (battles) => other.reduce((sum, seat) => sum + this.#players[seat]!.points[battles]!, 0) / other.length,
    ) as [number, number, number];
    for (const seat of own) {
      const { scalars } = this.#players[seat]!;
      scalars[AT.hq] = (MAX_POINTS - now) * HQ_SCALE;
      scalars[AT.hqAfterFirst] = (MAX_POINTS - first) * HQ_SCALE;
      scalars[AT.hqAfterSecond] = (MAX_POINTS - second) * HQ_SCALE;
      scalars[AT.lossInFirst] = (first - now) * HQ_SCALE;
      scalars[AT.lossInSecond] = (second - first) * HQ_SCALE;
    }
  }

  /** What follows from both sides. */
  #compare(own: readonly Seat[], other: readonly Seat[]): void {
    const loss = this.#sideScalar(other, AT.lossInFirst);
    let [sum, least] = [0, Infinity];
    for (const seat of own) {
      const after = this.#players[seat]!.scalars[AT.hqAfterFirst]!;
      sum += after;
      least = Math.min(least, after);
    }
    for (const seat of own) {
      const { scalars } = this.#players[seat]!;
      scalars[AT.threat] = scalars[AT.battlesInHand]! > 0 ? loss : 0;
      scalars[AT.weakest] = sum / own.length - least;
    }
  }

  /** The number of a side: the average of its players, or their total (see `TOTALS`). */
  #sideScalar(seats: readonly Seat[], place: number): number {
    let sum = 0;
    for (const seat of seats) sum += this.#players[seat]!.scalars[place]!;
    const more = countsTotal(this.#table!.options.mode, seats) ? TOTALS.get(place) : undefined;
    return more === undefined ? sum / seats.length : sum - more;
  }

  /** Adds the numbers of a side, from a place on. */
  #addSide(seats: readonly Seat[], start: number): void {
    for (let place = 0; place < SCALARS.length; place++) {
      const value = this.#sideScalar(seats, place);
      if (value === 0) continue;
      this.#add(start + place, value);
      this.#add(start + BY_PART + place, value * this.#part);
    }
    for (const counted of COUNTED) this.#addCounts(seats, counted, start + COUNTED_FROM[counted]);
  }

  #addCounts(seats: readonly Seat[], counted: Counted, start: number): void {
    const scale = COUNTED_SCALE[counted] / seats.length;
    for (let index = 0; index < seats.length; index++) {
      const { of, places, size } = this.#players[seats[index]!]![counted];
      for (let each = 0; each < size; each++) {
        const place = places[each]!;
        let count = of[place]!;
        for (let other = 0; other < seats.length; other++) {
          if (other === index) continue;
          const more = this.#players[seats[other]!]![counted].of[place]!;
          // It has been added with an earlier player of the side.
          if (other < index && more > 0) count = -Infinity;
          count += more;
        }
        if (count > 0) this.#add(start + place, count * scale);
      }
    }
  }
}
