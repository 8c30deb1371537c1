import type { TileKey } from '../model/tile.js';

/** A list without one of these tiles; throws if there is none. */
export const without = (tiles: readonly TileKey[], tile: TileKey): TileKey[] => {
  const at = tiles.indexOf(tile);
  if (at < 0) throw new Error(`${tile} is not held`);
  return tiles.toSpliced(at, 1);
};

/** A list with one more tile at its end. Written out: this is done for every unit that falls. */
export const withTile = (tiles: readonly TileKey[], tile: TileKey): TileKey[] => {
  const more = new Array<TileKey>(tiles.length + 1);
  for (let i = 0; i < tiles.length; i++) more[i] = tiles[i]!;
  more[tiles.length] = tile;
  return more;
};
