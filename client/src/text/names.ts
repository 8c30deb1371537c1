import { ARMIES, tileOf } from '@hexfall/shared/content/catalog';
import type { GameMap } from '@hexfall/shared/content/maps';
import type { Board } from '@hexfall/shared/hex/boards';
import { cellOf, type Hex, hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Direction } from '@hexfall/shared/hex/direction';
import { VENOM_STEP } from '@hexfall/shared/model/event';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import { listOf, t, translatedName } from './translate.js';

export const armyName = (army: ArmyId): string => translatedName('armies', army) ?? ARMIES[army].name;

/** Where long words of English names may be hyphenated; names in other languages have their soft hyphens. */
const HYPHENATED = [
  'Anni\u00adhilator',
  'Jugger\u00adnaut',
  'Night\u00adshade',
  'Quarter\u00admaster',
  'Sharp\u00adshooter',
  'Storm\u00adtrooper',
];

const withoutHyphens = (name: string): string => name.replaceAll('\u00ad', '');

const ENGLISH_NAMES: ReadonlyMap<string, string> = new Map(HYPHENATED.map((name) => [withoutHyphens(name), name]));

/** The name of a tile where there is little room: long words have soft hyphens. */
export const hyphenatedName = (key: TileKey): string => {
  const { name } = tileOf(key).spec;
  return translatedName('tiles', key) ?? translatedName('tiles', name) ?? ENGLISH_NAMES.get(name) ?? name;
};

/** Tiles of one name are called the same, unless the language tells them apart by their keys. */
export const tileName = (key: TileKey): string => withoutHyphens(hyphenatedName(key));

export const mapName = (map: GameMap): string => translatedName('maps', map.name) ?? map.name;

export const directionName = (direction: Direction): string => t(`words.direction.${direction}`);

export const directionNames = (directions: readonly Direction[]): string => listOf(directions.map(directionName));

const COLUMNS = 'ABCDEFG';

/** The name of a hex: columns A, B, C … from the west, hexes 1, 2, 3 … from the north. */
export const hexName = (hex: Hex, { cells }: Board): string => {
  const columns = [...new Set(cells.map((cell) => hexOf(cell)[0]))];
  const row = cells.filter((cell) => hexOf(cell)[0] === hex[0]).indexOf(cellOf(hex)) + 1;
  return row > 0 ? `${COLUMNS[columns.indexOf(hex[0])]}${row}` : hexText(hex);
};

/** "Initiative 2", or "Venom" for the step before the first phase (P17). */
export const phaseName = (initiative: number): string =>
  initiative === VENOM_STEP ? t('table.film.venom') : t('table.film.phase', { initiative });

/** On a button as wide as a digit. */
export const phaseMark = (initiative: number): string => (initiative === VENOM_STEP ? '•' : String(initiative));

/** What a frame of a phase shows: "initiative 2, hits". */
export const frameName = (initiative: number, what: string): string =>
  initiative === VENOM_STEP ? t('film.venom', { what }) : t('film.phase', { initiative, what });
