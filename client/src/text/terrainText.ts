import type { Attack } from '@hexfall/shared/content/compile';
import type { Board } from '@hexfall/shared/hex/boards';
import { type Hex, sameHex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import type { Prize, TerrainFeature, Turret, Warehouse } from '@hexfall/shared/model/terrain';
import type { TerrainModel } from '@hexfall/shared/picture/model';
import type { BoardModel } from '../board/types.js';
import { directionName, hexName } from './names.js';
import type { PlayerLabels } from './playerLabels.js';
import { attackLines, type TextWithClauses, withClause } from './tileText.js';
import { listOf, t } from './translate.js';

/** The clause of each feature. */
const CLAUSES: Readonly<Record<TerrainFeature, string>> = {
  closed: 'L5',
  deep: 'L12',
  defense: 'L16',
  dismal: 'L9',
  fatal: 'L6',
  fortress: 'L14',
  high: 'L7',
  jungle: 'L11',
  panel: 'L18',
  plain: 'L4',
  poisonous: 'L10',
  radioactive: 'L10',
  rocky: 'L12',
  swamp: 'L11',
  thick: 'L8',
  tight: 'L19',
  watchtower: 'L15',
  whirlpool: 'L13',
};

/** What a hex is, apart from units and foundations. */
export interface Ground {
  readonly terrain: TerrainModel;
  readonly turret: Turret | null;
  readonly warehouse: Warehouse | null;
}

/** The ground of a hex; null where there is no terrain. */
export const groundAt = ({ terrain = [], turrets = [], warehouses = [] }: BoardModel, hex: Hex): Ground | null => {
  const isThere = ({ at }: { readonly at: Hex }): boolean => sameHex(at, hex);
  const found = terrain.find(isThere);
  return found ? { terrain: found, turret: turrets.find(isThere) ?? null, warehouse: warehouses.find(isThere) ?? null } : null;
};

export const prizesText = (prizes: readonly Prize[]): string => listOf(prizes.map((prize) => t(`words.prize.${prize}`)));

/** "Forest, C3" */
export const groundHeading = ({ terrain }: Ground, board: Board): string =>
  t('terrain.heading', { type: t(`words.terrain.${terrain.type}`), hex: hexName(terrain.at, board) });

const woundsLeft = ({ opens, wounds }: Warehouse): number => Math.max(0, opens - wounds);

/** The attacks of a turret as it is turned. */
const attacksOf = ({ rot, melee = {}, ranged = {} }: Turret): Attack[] =>
  DIRECTIONS.flatMap((edge) => {
    const [strike, shot] = [melee[edge] ?? 0, ranged[edge] ?? 0];
    const direction = DIRECTIONS[(edge + rot) % 6];
    return strike + shot > 0 && direction !== undefined
      ? [{ direction, melee: strike, ranged: shot, gauss: false, rocket: 0, shotgun: false }]
      : [];
  });

const turretLines = (labels: PlayerLabels, turret: Turret): TextWithClauses[] => [
  withClause(
    `${t('terrain.turret')}: ${t('words.unit.facing', { direction: directionName(turret.rot) })}. ${t('terrain.initiative', { values: listOf(turret.initiative.map(String)) })}`,
    'L17',
  ),
  ...attackLines(attacksOf(turret)).map(({ text }) => withClause(text, 'L17')),
  ...(turret.spares.length > 0
    ? [withClause(t('terrain.spares', { players: listOf(turret.spares.map((seat) => labels.name(seat))) }), 'L17')]
    : []),
];

/** What is special about a hex, a sentence for each thing. */
export const groundLines = (labels: PlayerLabels, { terrain, turret, warehouse }: Ground): TextWithClauses[] => [
  ...terrain.features.map((feature) => withClause(t(`terrain.about.${feature}`), CLAUSES[feature])),
  ...(turret ? turretLines(labels, turret) : []),
  ...(warehouse
    ? [
        withClause(t('terrain.holds', { prizes: prizesText(warehouse.markers) }), 'R1'),
        withClause(t('terrain.opens', { count: woundsLeft(warehouse) }), 'R2'),
      ]
    : []),
];

/** What is said of the ground of a hex aloud: "Forest: dismal and thick; turret facing north". */
export const spokenGround = ({ terrain, turret, warehouse }: Ground): string => {
  const type = t(`words.terrain.${terrain.type}`);
  const features = terrain.features.map((feature) => t(`terrain.feature.${feature}`));
  return [
    features.length > 0 ? t('terrain.spoken', { type, features: listOf(features) }) : type,
    ...(turret ? [t('terrain.turretFacing', { direction: directionName(turret.rot) })] : []),
    ...(warehouse
      ? [t('terrain.spokenHolds', { prizes: prizesText(warehouse.markers) }), t('terrain.opens', { count: woundsLeft(warehouse) })]
      : []),
  ].join('; ');
};
