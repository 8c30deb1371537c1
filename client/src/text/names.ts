import { ARMIES, tileOf } from '@hexfall/shared/content/catalog';
import type { GameMap } from '@hexfall/shared/content/maps';
import type { Board } from '@hexfall/shared/hex/boards';
import { cellOf, hexOf, hexText, type Hex } from '@hexfall/shared/hex/cells';
import type { Direction } from '@hexfall/shared/hex/direction';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import { listOf, shownLanguage, t, translatedNames } from './translate.js';

/** A name by its language. @param translated the name in a language other than English and Polish. */
const inLanguage = ({ name, polish }: { readonly name: string; readonly polish: string }, translated: string | undefined): string =>
  shownLanguage.value === 'pl' ? polish : (translated ?? name);

export const armyName = (army: ArmyId): string => inLanguage(ARMIES[army], translatedNames()?.armies[army]);

export const tileName = (key: TileKey): string => {
  const { spec } = tileOf(key);
  return inLanguage(spec, translatedNames()?.tiles[spec.name]);
};

export const mapName = (map: GameMap): string => inLanguage(map, translatedNames()?.maps[map.name]);

export const directionName = (direction: Direction): string => t(`words.direction.${direction}`);

export const directionNames = (directions: readonly Direction[]): string => listOf(directions.map(directionName));

const COLUMNS = 'ABCDEFG';

/** The name of a hex: columns A, B, C … from the west, hexes 1, 2, 3 … from the north. */
export const hexName = (hex: Hex, { cells }: Board): string => {
  const columns = [...new Set(cells.map((cell) => hexOf(cell)[0]))];
  const row = cells.filter((cell) => hexOf(cell)[0] === hex[0]).indexOf(cellOf(hex)) + 1;
  return row > 0 ? `${COLUMNS[columns.indexOf(hex[0])]}${row}` : hexText(hex);
};
