import type { Seat } from '@hexfall/shared/model/state';
import type { UnitModel } from '../board/types.js';
import type { Cast } from './cast.js';
import { directionName, hexName, tileName } from './names.js';
import { t } from './translate.js';
import type { BoardId } from '@hexfall/shared/hex/boards';
import type { Hex } from '@hexfall/shared/hex/cells';
import { unitOf } from '@hexfall/shared/content/catalog';
import type { TileKey } from '@hexfall/shared/model/tile';

/** "Mutant of Borgo" */
export const ownedTile = ({ side }: Cast, { tile, owner }: { readonly tile: TileKey; readonly owner: Seat }): string => {
  const army = side(owner);
  return army === '' ? tileName(tile) : t('words.unit.ofArmy', { tile: tileName(tile), army });
};

/** What a unit is now, as phrases: where it faces, its initiative, what it still withstands. */
export const unitStatus = (unit: UnitModel): string[] => [
  t('words.unit.facing', { direction: directionName(unit.rot) }),
  unit.initiative.length > 0 ? t('words.unit.initiative', { values: unit.initiative.join(', ') }) : t('words.unit.noInitiative'),
  ...(unit.netted ? [t('words.unit.netted')] : []),
  ...(unit.life === null
    ? [t('words.unit.life', { count: Math.max(0, unitOf(unit.tile).toughness - unit.wounds) })]
    : [t('words.unit.hqLife', { count: unit.life })]),
  ...(unit.canMove ? [t('words.unit.mobility')] : []),
];

/** "Mutant of Borgo, facing north-east, initiative 2, netted" */
export const spokenUnit = (cast: Cast, unit: UnitModel): string => [ownedTile(cast, unit), ...unitStatus(unit)].join(', ');

/** What a hex of the board is called aloud. */
export const spokenHex = (cast: Cast, at: Hex, board: BoardId, unit: UnitModel | null, lit: boolean): string => {
  const hex = hexName(at, board);
  const what = unit ? t('words.hex.unit', { hex, unit: spokenUnit(cast, unit) }) : t('words.hex.empty', { hex });
  return lit ? `${what}, ${t('words.hex.lit')}` : what;
};
