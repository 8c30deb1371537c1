import { pileOf, tileOf, TILES } from '../content/catalog.js';
import { isUnit } from '../content/compile.js';
import { ALLIED_HQ_TOUGHNESS, HQ_TOUGHNESS } from '../model/limits.js';
import type { Mode } from '../model/options.js';
import { hashOfText } from '../model/random.js';
import type { Seat } from '../model/seat.js';
import { ARMY_IDS, type TileKey } from '../model/tile.js';

/** What a person would look at first, for each player. */
export const SCALARS = [
  // Toughness of the HQ: now, after a battle, and after a second one.
  'hq',
  'hqAfterFirst',
  'hqAfterSecond',
  // What the battles take.
  'lossInFirst',
  'lossInSecond',
  // By how much the weakest HQ of a side lies below the average after a battle.
  'weakest',
  // Worth of the units: all, those that a battle leaves, those that a second one leaves.
  'units',
  'survivors',
  'lastSurvivors',
  'wounds',
  'netted',
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
  // Free hexes from which a shot reaches the HQ.
  'openToHq',
  'hqNetted',
  'hqInCorner',
  'hqAtEdge',
  'hqInside',
] as const;
type Scalar = (typeof SCALARS)[number];

export const AT = Object.fromEntries(SCALARS.map((name, index) => [name, index])) as Readonly<Record<Scalar, number>>;

/** Every tile but the HQs, in the order of the catalog: its place among the numbers of a side. */
export const KEYS: readonly TileKey[] = Object.values(TILES)
  .filter((tile) => tile.kind !== 'hq')
  .map(({ key }) => key);
export const PLACE: ReadonlyMap<TileKey, number> = new Map(KEYS.map((key, index) => [key, index]));
export const UNITS: readonly TileKey[] = KEYS.filter((key) => isUnit(tileOf(key)));
export const UNIT_PLACE: ReadonlyMap<TileKey, number> = new Map(UNITS.map((key, index) => [key, index]));
/** By place of a tile its place among the units; -1 if it is none. */
export const UNIT_AT: readonly number[] = KEYS.map((key) => UNIT_PLACE.get(key) ?? -1);

/* The numbers of a side: scalars, the same multiplied by the part of the tiles left, its armies, and the count of each tile. */
export const BY_PART = SCALARS.length;
const ARMIES = BY_PART + SCALARS.length;
const ON_BOARD = ARMIES + ARMY_IDS.length;
const SURVIVING = ON_BOARD + UNITS.length;
const IN_HAND = SURVIVING + UNITS.length;
const HIDDEN = IN_HAND + KEYS.length;
export const SIDE_SIZE = HIDDEN + KEYS.length;

/** The numbers of the position: the progress of the match, who is to move, how and where it is played, and a constant 1. */
const GLOBALS = [
  'part',
  'lastDrawn',
  'lastDrawnByOwn',
  'ownToMove',
  'otherToMove',
  'ownAllied',
  'otherAllied',
  'furtherSides',
  'scored',
  'expanded',
  'onTerrain',
  'always',
] as const;
export const GLOBAL = Object.fromEntries(GLOBALS.map((name, index) => [name, 2 * SIDE_SIZE + index])) as Readonly<
  Record<(typeof GLOBALS)[number], number>
>;

/** How many numbers describe a position. */
export const FEATURE_COUNT = 2 * SIDE_SIZE + GLOBALS.length;

/** What the features are, in a number: parameters for other features cannot be used. */
export const FEATURE_LAYOUT = hashOfText([...SCALARS, ...GLOBALS, ...ARMY_IDS, ...KEYS, ...UNITS, FEATURE_COUNT].join());

/** Numbers are scaled so that they lie about between 0 and 2. */
export const HQ_SCALE = 1 / 10;
export const UNITS_SCALE = 1 / 4;
export const HAND_SCALE = 1 / 3;
export const AROUND_SCALE = 1 / 3;
export const NETTED_SCALE = 1 / 3;
export const OPEN_SCALE = 1 / 10;
export const HIDDEN_SCALE = 0.5;

/** G4: whether the toughness of a side counts by its total, which decides, instead of its average: with two against one. */
export const countsTotal = (mode: Mode, seats: readonly Seat[]): boolean => seats.length > 1 && mode === 'one-vs-two';

/** How much higher the total toughness of two is at the start than that of their single enemy. It is subtracted. */
export const MORE_AT_START = 2 * ALLIED_HQ_TOUGHNESS - HQ_TOUGHNESS;

/** The numbers that count by such a total, and what is taken off each. */
export const TOTALS: ReadonlyMap<number, number> = new Map([
  [AT.hq, MORE_AT_START * HQ_SCALE],
  [AT.hqAfterFirst, MORE_AT_START * HQ_SCALE],
  [AT.hqAfterSecond, MORE_AT_START * HQ_SCALE],
  [AT.lossInFirst, 0],
  [AT.lossInSecond, 0],
]);

/** Features are whole numbers in this fraction, so that their sums do not depend on the order of addition. */
export const FEATURE_STEPS = 64;

const isBattleTile = (key: TileKey): boolean => {
  const tile = tileOf(key);
  return tile.kind === 'instant' && tile.action === 'battle';
};
export const BATTLE_PLACES: readonly number[] = KEYS.flatMap((key, index) => (isBattleTile(key) ? [index] : []));

/** What the pile of an army begins with. */
interface Pile {
  /** The place of the army among all. */
  readonly number: number;
  /** By place of a tile how many. */
  readonly counts: Uint8Array;
  readonly places: readonly number[];
}
export const PILES: ReadonlyMap<string, Pile> = new Map(
  ARMY_IDS.map((army, number) => {
    const counts = new Uint8Array(KEYS.length);
    for (const key of pileOf(army)) counts[PLACE.get(key)!]! += 1;
    return [army, { number, counts, places: [...counts.keys()].filter((place) => counts[place]! > 0) }];
  }),
);

export const COUNTED = ['armies', 'onBoard', 'surviving', 'inHand', 'hidden'] as const;
export type Counted = (typeof COUNTED)[number];
export const COUNTED_FROM: Readonly<Record<Counted, number>> = {
  armies: ARMIES,
  onBoard: ON_BOARD,
  surviving: SURVIVING,
  inHand: IN_HAND,
  hidden: HIDDEN,
};
export const COUNTED_SCALE: Readonly<Record<Counted, number>> = { armies: 1, onBoard: 1, surviving: 1, inHand: 1, hidden: HIDDEN_SCALE };
