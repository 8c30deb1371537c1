import { TILES, pileOf, tileOf, unitOf } from '../content/catalog.js';
import { isUnit } from '../content/compile.js';
import { BOARDS } from '../hex/boards.js';
import { DIRECTIONS, opposite } from '../hex/direction.js';
import { OFF_BOARD } from '../hex/cells.js';
import { PILE_SIZE } from '../model/limits.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { ARMY_IDS, type ArmyId, type TileKey } from '../model/tile.js';
import { partLeft } from '../rules/remaining.js';
import { NO_UNIT, type BattleSimulation } from '../simulation/BattleSimulation.js';
import { handWorth, unitWorth } from './evaluate.js';

/** What a person would look at first, for each side. */
const SCALARS = [
  // Toughness of the HQ: now, after a battle, and after a second one.
  'hq',
  'hqAfterFirst',
  'hqAfterSecond',
  // What the battles take.
  'lossInFirst',
  'lossInSecond',
  // Worth of the units: all, those that a battle leaves, those that a second one leaves.
  'units',
  'survivors',
  'lastSurvivors',
  'wounds',
  'hand',
  'battlesInHand',
  // What a battle costs the other side, where a Battle tile is held.
  'threat',
  'pile',
  'battlesInPile',
  // P1, P2: mercenaries beside the pile, and bombers on it.
  'waiting',
  'freeAroundHq',
  'enemiesAroundHq',
  'friendsAroundHq',
  'hqNetted',
  'hqInCorner',
  'hqAtEdge',
  'hqInside',
] as const;
type Scalar = (typeof SCALARS)[number];

const AT = Object.fromEntries(SCALARS.map((name, place) => [name, place])) as Readonly<Record<Scalar, number>>;

/** Every tile but the HQs, in the order of the catalog: its place among the numbers of a side. */
const KEYS: readonly TileKey[] = Object.values(TILES)
  .filter((tile) => tile.kind !== 'hq')
  .map(({ key }) => key);
const PLACE: ReadonlyMap<TileKey, number> = new Map(KEYS.map((key, place) => [key, place]));
const UNITS: readonly TileKey[] = KEYS.filter((key) => isUnit(tileOf(key)));
const UNIT_PLACE: ReadonlyMap<TileKey, number> = new Map(UNITS.map((key, place) => [key, place]));

/* The numbers of a side: scalars, the same by the part of the tiles left, its army, and for each tile how many there are. */
const BY_PART = SCALARS.length;
const ARMY = BY_PART + SCALARS.length;
const ON_BOARD = ARMY + ARMY_IDS.length;
const SURVIVING = ON_BOARD + UNITS.length;
const IN_HAND = SURVIVING + UNITS.length;
const HIDDEN = IN_HAND + KEYS.length;
const SIDE_SIZE = HIDDEN + KEYS.length;
const GLOBALS = 2 * SIDE_SIZE;
/* The numbers of the position: part of the tiles left, who has drawn the last one, who is to move, where it is played, and always 1. */
const PART = GLOBALS;
const LAST_DRAWN = GLOBALS + 1;
const LAST_DRAWN_BY_OWN = GLOBALS + 2;
const TO_MOVE = GLOBALS + 3;
const EXPANDED = GLOBALS + 4;
const ON_TERRAIN = GLOBALS + 5;
const ALWAYS = GLOBALS + 6;

/** How many numbers describe a position. */
export const FEATURE_COUNT = ALWAYS + 1;

/** What the features are, in a number: parameters for other features cannot be used. */
export const FEATURE_LAYOUT = [...SCALARS, ...ARMY_IDS, ...KEYS, ...UNITS, FEATURE_COUNT]
  .join()
  .split('')
  .reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);

/** Numbers are scaled so that they lie about between 0 and 2. */
const HQ_SCALE = 1 / 10;
const UNITS_SCALE = 1 / 4;
const HAND_SCALE = 1 / 3;
const AROUND_SCALE = 1 / 3;
const HIDDEN_SCALE = 0.5;

const isBattleTile = (key: TileKey): boolean => {
  const tile = tileOf(key);
  return tile.kind === 'instant' && tile.action === 'battle';
};
const BATTLE_PLACES: ReadonlySet<number> = new Set(KEYS.flatMap((key, place) => (isBattleTile(key) ? [place] : [])));

/** For each army how many of each tile its pile begins with. */
const PILE_COUNTS: ReadonlyMap<string, Uint8Array> = new Map(
  ARMY_IDS.map((army) => {
    const counts = new Uint8Array(KEYS.length);
    for (const key of pileOf(army)) counts[PLACE.get(key)!]! += 1;
    return [army, counts];
  }),
);
/** For each army the places of its tiles. */
const PILE_PLACES: ReadonlyMap<string, readonly number[]> = new Map(
  ARMY_IDS.map((army) => [army, [...new Set(pileOf(army).map((key) => PLACE.get(key)!))]]),
);

const SIDES = [0, 1] as const;
type Side = (typeof SIDES)[number];

/** Numbers that are not 0, with their places among all features. */
export class FeatureList {
  readonly places = new Uint16Array(FEATURE_COUNT);
  readonly values = new Float64Array(FEATURE_COUNT);
  count = 0;

  add(place: number, value: number): void {
    this.places[this.count] = place;
    this.values[this.count] = value;
    this.count += 1;
  }
}

interface Hidden {
  army: ArmyId | null;
  readonly counts: Uint8Array;
}

/**
 * A position as numbers for one side, most of them 0: who has what on the board, in the hand and in the pile, and what two battles would leave.
 * Only what everyone sees enters. One instance serves any number of positions, one after the other.
 */
export class PositionFeatures {
  /** What the piles may bring, which stays the same in a turn: a list of its own, so that it has to be summed up only when it changes. */
  readonly hidden = new FeatureList();
  /** Grows when `hidden` becomes another list. */
  hiddenVersion = 0;
  /** Everything else. */
  readonly seen = new FeatureList();

  readonly #sides = [new Float64Array(SCALARS.length), new Float64Array(SCALARS.length)] as const;
  readonly #onBoard = [new Uint8Array(UNITS.length), new Uint8Array(UNITS.length)] as const;
  readonly #surviving = [new Uint8Array(UNITS.length), new Uint8Array(UNITS.length)] as const;
  readonly #inHand = new Uint8Array(KEYS.length);
  readonly #counts = new Uint8Array(KEYS.length);
  /** What `hidden` was made of: by side the army and how many of each tile. */
  readonly #known: readonly [Hidden, Hidden] = [
    { army: null, counts: new Uint8Array(KEYS.length) },
    { army: null, counts: new Uint8Array(KEYS.length) },
  ];

  constructor(private readonly simulation: BattleSimulation) {}

  /** Fills in the numbers of a duel for a seat. No battle may be running. */
  fill(table: Table, seat: Seat): void {
    const { turn, options, terrain } = table;
    this.seen.count = 0;
    for (const side of SIDES) {
      this.#sides[side].fill(0);
      this.#onBoard[side].fill(0);
      this.#surviving[side].fill(0);
    }
    this.#fight(table, seat);
    this.#lookAround(table, seat);
    this.#countHidden(table, seat);
    const part = partLeft(table);
    this.#addPlayer(table, seat, 0, part);
    this.#addPlayer(table, 1 - seat, 1, part);
    this.seen.add(PART, part);
    if (turn.lastDrawnBy !== null) {
      this.seen.add(LAST_DRAWN, 1);
      if (turn.lastDrawnBy === seat) this.seen.add(LAST_DRAWN_BY_OWN, 1);
    }
    if (turn.player === seat) this.seen.add(TO_MOVE, 1);
    if (options.board === 'expanded') this.seen.add(EXPANDED, 1);
    if (terrain.length > 0) this.seen.add(ON_TERRAIN, 1);
    this.seen.add(ALWAYS, 1);
  }

  /** What stands on the board, and what two battles leave of it. */
  #fight(table: Table, seat: Seat): void {
    const { players, board, turn } = table;
    const first = this.simulation.fight(table, turn.player);
    for (const side of SIDES) {
      const player = side === 0 ? seat : 1 - seat;
      const { hq } = players[player]!;
      const after = first.hq[player]!;
      const numbers = this.#sides[side];
      numbers[AT.hq] = hq * HQ_SCALE;
      numbers[AT.hqAfterFirst] = after * HQ_SCALE;
      numbers[AT.lossInFirst] = (hq - after) * HQ_SCALE;
    }
    for (let cell = 0; cell < board.length; cell++) {
      const unit = board[cell];
      if (!unit || unit.owner < 0) continue;
      const side = unit.owner === seat ? 0 : 1;
      const place = UNIT_PLACE.get(unit.tile);
      // HQs are counted by what is left of them.
      if (place === undefined) continue;
      const worth = unitWorth(unit.tile) * UNITS_SCALE;
      const numbers = this.#sides[side];
      numbers[AT.units]! += worth;
      numbers[AT.wounds]! += unit.wounds;
      this.#onBoard[side][place]! += 1;
      if (first.wounds[cell] === NO_UNIT) continue;
      numbers[AT.survivors]! += worth;
      this.#surviving[side][place]! += 1;
    }
    const second = this.simulation.fightAgain(turn.player);
    for (const side of SIDES) {
      const player = side === 0 ? seat : 1 - seat;
      const numbers = this.#sides[side];
      const after = second.hq[player]! * HQ_SCALE;
      numbers[AT.hqAfterSecond] = after;
      numbers[AT.lossInSecond] = numbers[AT.hqAfterFirst]! - after;
    }
    for (let cell = 0; cell < board.length; cell++) {
      const unit = board[cell];
      if (!unit || unit.owner < 0 || second.wounds[cell] === NO_UNIT) continue;
      this.#sides[unit.owner === seat ? 0 : 1][AT.lastSurvivors]! += unitWorth(unit.tile) * UNITS_SCALE;
    }
  }

  /** What lies beside the HQs. */
  #lookAround({ board, options }: Table, seat: Seat): void {
    const { neighbor } = BOARDS[options.board];
    for (let cell = 0; cell < board.length; cell++) {
      const unit = board[cell];
      if (!unit || unit.owner < 0 || UNIT_PLACE.has(unit.tile)) continue;
      const numbers = this.#sides[unit.owner === seat ? 0 : 1];
      let neighbors = 0;
      for (const direction of DIRECTIONS) {
        const beside = neighbor[cell * 6 + direction]!;
        if (beside === OFF_BOARD) continue;
        neighbors += 1;
        const other = board[beside];
        if (!other) numbers[AT.freeAroundHq]! += AROUND_SCALE;
        else if (other.owner === unit.owner) numbers[AT.friendsAroundHq]! += AROUND_SCALE;
        else {
          numbers[AT.enemiesAroundHq]! += AROUND_SCALE;
          const { hasNets, facings } = unitOf(other.tile);
          if (hasNets && facings[other.rot]!.nets.includes(opposite(direction))) numbers[AT.hqNetted] = 1;
        }
      }
      numbers[neighbors <= 3 ? AT.hqInCorner : neighbors === 4 ? AT.hqAtEdge : AT.hqInside] = 1;
    }
  }

  #countHidden(table: Table, seat: Seat): void {
    let isNew = false;
    for (const side of SIDES) {
      const player = side === 0 ? seat : 1 - seat;
      const { army, hand, discard } = table.players[player]!;
      const counts = this.#counts;
      counts.set(PILE_COUNTS.get(army)!);
      const take = (tile: TileKey): void => {
        const place = PLACE.get(tile);
        if (place !== undefined && counts[place]! > 0) counts[place]! -= 1;
      };
      for (const tile of hand) take(tile);
      for (const tile of discard) take(tile);
      for (const unit of table.board) if (unit?.owner === player) take(unit.tile);
      for (const { owner, tile } of table.foundations) if (owner === player) take(tile);
      const known = this.#known[side];
      const places = PILE_PLACES.get(army)!;
      if (known.army === army && places.every((place) => known.counts[place] === counts[place])) continue;
      known.army = army;
      known.counts.set(counts);
      isNew = true;
    }
    if (!isNew) return;
    this.hiddenVersion += 1;
    this.hidden.count = 0;
    for (const side of SIDES) {
      const { army, counts } = this.#known[side];
      if (!army) continue;
      const start = side * SIDE_SIZE;
      this.hidden.add(start + ARMY + ARMY_IDS.indexOf(army), 1);
      for (const place of PILE_PLACES.get(army)!)
        if (counts[place]! > 0) this.hidden.add(start + HIDDEN + place, counts[place]! * HIDDEN_SCALE);
    }
  }

  #addPlayer(table: Table, player: Seat, side: Side, part: number): void {
    const { hand, pile, mercenaries, onTop } = table.players[player]!;
    const { seen } = this;
    const numbers = this.#sides[side];
    const start = side * SIDE_SIZE;
    const inHand = this.#inHand;
    for (const key of hand) {
      const place = PLACE.get(key)!;
      inHand[place]! += 1;
      numbers[AT.hand]! += handWorth(key) * HAND_SCALE;
      if (BATTLE_PLACES.has(place)) numbers[AT.battlesInHand]! += 1;
    }
    for (const key of hand) {
      const place = PLACE.get(key)!;
      if (inHand[place]! > 0) seen.add(start + IN_HAND + place, inHand[place]!);
      inHand[place] = 0;
    }
    for (const place of BATTLE_PLACES) numbers[AT.battlesInPile]! += this.#known[side].counts[place]! * HIDDEN_SCALE;
    this.#addCounts(start + ON_BOARD, this.#onBoard[side]);
    this.#addCounts(start + SURVIVING, this.#surviving[side]);
    numbers[AT.pile] = pile / PILE_SIZE;
    numbers[AT.waiting] = mercenaries.length + onTop.length;
    numbers[AT.threat] = numbers[AT.battlesInHand]! > 0 ? this.#sides[side === 0 ? 1 : 0][AT.lossInFirst]! : 0;
    for (let place = 0; place < SCALARS.length; place++) {
      const value = numbers[place]!;
      if (value === 0) continue;
      seen.add(start + place, value);
      seen.add(start + BY_PART + place, value * part);
    }
  }

  #addCounts(start: number, counts: Uint8Array): void {
    for (let place = 0; place < counts.length; place++) if (counts[place]! > 0) this.seen.add(start + place, counts[place]!);
  }
}
