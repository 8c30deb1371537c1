import type { Rotation } from '../hex/direction.js';
import type { ArmyId, ArmySpec, DeckId, TileKey, TileSpec } from '../model/tile.js';
import { borgo } from './armies/borgo.js';
import { doomsday } from './armies/doomsday.js';
import { hegemony } from './armies/hegemony.js';
import { moloch } from './armies/moloch.js';
import { neojungle } from './armies/neojungle.js';
import { newYork } from './armies/newYork.js';
import { outpost } from './armies/outpost.js';
import { type CompiledTile, type CompiledUnit, compileTile, isUnit } from './compile.js';
import { bombers, mercenaries, NEUTRAL_TILES } from './neutralTiles.js';

export const ARMIES: Readonly<Record<ArmyId, ArmySpec>> = {
  borgo,
  moloch,
  outpost,
  hegemony,
  doomsday,
  'new-york': newYork,
  neojungle,
};

/** The armies of the base game; the others are expansions. */
export const BASE_ARMIES = ['borgo', 'moloch', 'outpost', 'hegemony'] as const satisfies readonly ArmyId[];

const DECKS: readonly (readonly [DeckId, readonly TileSpec[]])[] = [
  ...Object.values(ARMIES).map((army) => [army.id, army.tiles] as const),
  ['mercenary', mercenaries],
  ['bomber', bombers],
];

/** Every tile there is, by key. */
export const TILES: Readonly<Record<TileKey, CompiledTile>> = Object.fromEntries(
  DECKS.flatMap(([deck, tiles]) => tiles.map((spec) => compileTile(deck, spec))).map((tile) => [tile.key, tile]),
);

const BY_KEY: ReadonlyMap<string, CompiledTile> = new Map(Object.entries(TILES));

/** The tile with that key. Throws for a key that is not in the catalog: check outside input with `isTile` first. */
export const tileOf = (key: TileKey): CompiledTile => {
  const tile = BY_KEY.get(key);
  if (!tile) throw new Error(`no tile ${key}`);
  return tile;
};

export const isTile = (key: string): key is TileKey => Object.hasOwn(TILES, key);

/** Where a tile goes when it leaves the board or a hand. */
export const whenRemoved = (key: TileKey): CompiledUnit['whenRemoved'] => {
  const tile = tileOf(key);
  return isUnit(tile) ? tile.whenRemoved : 'discard';
};

/** The tile of a deck with that id, or null. */
export const tileIn = (deck: DeckId, id: string): TileKey | null => {
  const key = `${deck}/${id}`;
  return isTile(key) ? tileOf(key).key : null;
};

export { NEUTRAL_TILES };

/** The unit with that key; throws if it is none. */
export const unitOf = (key: TileKey): CompiledUnit => {
  const tile = tileOf(key);
  if (!isUnit(tile)) throw new Error(`${key} is no unit`);
  return tile;
};

/** The key of a tile in its deck. Always the one text in `TILES`: looking up by an equal but other one takes several times as long. */
const keyIn = (deck: DeckId, { id }: TileSpec): TileKey => tileOf(`${deck}/${id}`).key;

export const hqOf = (army: ArmyId): TileKey => {
  const hq = ARMIES[army].tiles.find((tile) => tile.kind === 'hq');
  if (!hq) throw new Error(`${army} has no HQ`);
  return keyIn(army, hq);
};

/** The three tiles by which players know an army. */
export const signatureOf = (army: ArmyId): readonly TileKey[] => ARMIES[army].signature.map((id) => tileOf(`${army}/${id}`).key);

const listPile = (army: ArmyId): readonly TileKey[] =>
  ARMIES[army].tiles.flatMap((tile) => (tile.kind === 'hq' ? [] : Array.from({ length: tile.count }, () => keyIn(army, tile))));

const PILES = Object.fromEntries(Object.values(ARMIES).map(({ id }) => [id, listPile(id)])) as Readonly<Record<ArmyId, readonly TileKey[]>>;

/** The 34 tiles of an army's draw pile in the order of its sheet (S2). */
export const pileOf = (army: ArmyId): TileKey[] => PILES[army].slice();

/** The id of a tile in its deck: `shooter`. */
export const idOf = (key: TileKey): string => tileOf(key).id;

/** The name of a tile in the notation: `runner`, `mercenary:shooter`, `bomber`. */
export const notationId = (key: TileKey): string => tileOf(key).notation;

/** What a player of an army may hold, by its name in the notation. */
const namesFor = (army: ArmyId): ReadonlyMap<string, TileKey> =>
  new Map(
    DECKS.filter(([deck]) => deck === army || deck === 'mercenary' || deck === 'bomber').flatMap(([deck, tiles]) =>
      tiles.map((tile) => [notationId(keyIn(deck, tile)), keyIn(deck, tile)] as const),
    ),
  );

const NAMES = Object.fromEntries(Object.values(ARMIES).map(({ id }) => [id, namesFor(id)])) as Readonly<
  Record<ArmyId, ReadonlyMap<string, TileKey>>
>;

/** The tile that the notation's name means for a player of that army, or null. */
export const keyFor = (army: ArmyId, name: string): TileKey | null => NAMES[army].get(name) ?? null;

const firstRotations = (key: TileKey): readonly Rotation[] => {
  const tile = tileOf(key);
  if (!isUnit(tile)) return [];
  const faces = tile.facings.map((facing) => JSON.stringify(facing));
  return faces.map((face) => faces.indexOf(face) as Rotation);
};

/** By tile, for each rotation the first one that is no different; worked out when a tile is first asked for. */
const FIRST_ROTATIONS = new Map<TileKey, readonly Rotation[]>();

const firstsOf = (key: TileKey): readonly Rotation[] => {
  let first = FIRST_ROTATIONS.get(key);
  if (!first) FIRST_ROTATIONS.set(key, (first = firstRotations(key)));
  return first;
};

/** The first rotation in which all printed edges of a tile lie as in this one. */
export const firstRotation = (key: TileKey, rot: Rotation): Rotation => firstsOf(key)[rot] ?? rot;

/** Returns whether a unit is the same in all rotations: the rules know how it lies only by its edges, which then lie as they did. */
export const isSameInAllRotations = (key: TileKey): boolean => {
  const first = firstsOf(key);
  return first.length > 0 && first.every((rot) => rot === 0);
};
