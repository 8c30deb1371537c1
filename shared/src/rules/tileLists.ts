import type { TileKey } from '../model/tile.js';

/** A list without one of these tiles or prizes; throws if there is none. */
export const without = <T extends string>(held: readonly T[], thing: T): T[] => {
  const at = held.indexOf(thing);
  if (at < 0) throw new Error(`${thing} is not held`);
  return [...held.slice(0, at), ...held.slice(at + 1)];
};

/** A list with one more tile at its end. Written out: this is done for every unit that falls. */
export const withTile = (tiles: readonly TileKey[], tile: TileKey): TileKey[] => {
  const more = new Array<TileKey>(tiles.length + 1);
  for (let i = 0; i < tiles.length; i++) more[i] = tiles[i]!;
  more[tiles.length] = tile;
  return more;
};
