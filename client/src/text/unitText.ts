import { unitOf } from '@hexfall/shared/content/catalog';
import { type Direction, DIRECTIONS } from '@hexfall/shared/hex/direction';
import type { Seat } from '@hexfall/shared/model/seat';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { FoundationModel, UnitModel } from '@hexfall/shared/picture/model';
import { directionName, directionNames, tileName } from './names.js';
import type { PlayerLabels } from './playerLabels.js';
import { type Ground, prizesText, spokenGround } from './terrainText.js';
import { listOf, t } from './translate.js';

/** "Mutant of Borgo" */
export const ownedTile = ({ side }: PlayerLabels, { tile, owner }: { readonly tile: TileKey; readonly owner: Seat }): string => {
  const army = side(owner);
  return army === '' ? tileName(tile) : t('words.unit.ofArmy', { tile: tileName(tile), army });
};

/** "north 2, north-west 1"; "all sides 1" for an attack that is the same all around. */
const sidesText = (attacks: UnitModel['attacks'], kind: 'melee' | 'ranged'): string => {
  const [first] = attacks;
  const isAround = attacks.length === DIRECTIONS.length && attacks.every((attack) => attack[kind] === first?.[kind]);
  const sides = isAround ? [] : attacks.map((attack) => `${directionName(attack.direction)} ${attack[kind]}`);
  return isAround ? `${t('words.unit.allSides')} ${first?.[kind]}` : sides.join(', ');
};

/** "strikes north 2", "shoots north-west 1": what it does through which edge, with the strengths of the moment. */
const attackPhrases = ({ attacks }: UnitModel): string[] => {
  const [melee, ranged] = [attacks.filter((attack) => attack.melee > 0), attacks.filter((attack) => attack.ranged > 0)];
  const special = (kind: 'rocket' | 'shotgun'): string[] => {
    const sides = attacks.flatMap((attack) => (attack[kind] ? [attack.direction] : []));
    return sides.length > 0 ? [t(`words.unit.${kind}`, { sides: directionNames(sides) })] : [];
  };
  const gauss = attacks.flatMap((attack) => (attack.gauss ? [attack.direction] : []));
  return [
    ...(melee.length > 0 ? [t('words.unit.strikes', { sides: sidesText(melee, 'melee') })] : []),
    ...(ranged.length > 0 ? [t('words.unit.shoots', { sides: sidesText(ranged, 'ranged') })] : []),
    ...(gauss.length > 0 ? [t('words.unit.gauss', { sides: directionNames(gauss) })] : []),
    ...special('rocket'),
    ...special('shotgun'),
  ];
};

const allSidesOr = (sides: readonly Direction[]): string =>
  sides.length === DIRECTIONS.length ? t('words.unit.allSides') : directionNames(sides);

/** Its connections, its nets and its armor, by direction. */
const edgePhrases = ({ tile, rot }: UnitModel): string[] => {
  const facing = unitOf(tile).facings[rot];
  const connects = facing?.connects ?? [];
  const armored = DIRECTIONS.filter((direction) => facing?.armor[direction]);
  const nets = facing?.nets ?? [];
  return [
    ...(connects.length > 0 ? [t('words.unit.connects', { sides: allSidesOr(connects) })] : []),
    ...(nets.length > 0 ? [t('words.unit.nets', { sides: directionNames(nets) })] : []),
    ...(armored.length > 0 ? [t('words.unit.armor', { sides: directionNames(armored) })] : []),
  ];
};

/** What a unit is now, as phrases: where it faces, its initiative, what it still withstands, what it does through which edge. */
const unitStatus = (unit: UnitModel): string[] => [
  t('words.unit.facing', { direction: directionName(unit.rot) }),
  ...(unit.netted ? [t('words.unit.netted')] : []),
  unit.initiative.length > 0
    ? t('words.unit.initiative', { count: unit.initiative.length, values: listOf(unit.initiative.map(String)) })
    : t('words.unit.noInitiative'),
  ...(unit.life === null
    ? [t('words.unit.life', { count: Math.max(0, unit.toughness - unit.wounds) })]
    : [t('words.unit.hqLife', { count: unit.life })]),
  ...(unit.prizes.length > 0 ? [t('terrain.spokenCarries', { prizes: prizesText(unit.prizes) })] : []),
  ...(unit.venom > 0 ? [t('words.unit.venom', { count: unit.venom })] : []),
  ...attackPhrases(unit),
  ...edgePhrases(unit),
  ...(unit.canMove ? [t('words.unit.mobility')] : []),
];

/** "Mutant of Borgo; facing north-east; netted; initiatives 3 and 2; one wound left; strikes north 2; shoots north-west 1" */
export const unitLabel = (labels: PlayerLabels, unit: UnitModel): string => [ownedTile(labels, unit), ...unitStatus(unit)].join('; ');

/** What stands and lies on a hex. */
interface HexContents {
  readonly unit: UnitModel | null;
  readonly foundation: FoundationModel | null;
  readonly ground?: Ground | null;
  /** What the unit gives to others, as sentences. */
  readonly gifts?: readonly string[];
}

/** What is said of a hex. */
export const hexLabel = (
  labels: PlayerLabels,
  hex: string,
  { unit, foundation, ground, gifts = [] }: HexContents,
  lit: boolean,
): string => {
  const stands = unit ? t('words.hex.unit', { hex, unit: unitLabel(labels, unit) }) : t('words.hex.empty', { hex });
  const what = foundation ? t('words.hex.foundation', { what: stands, foundation: ownedTile(labels, foundation) }) : stands;
  return [what, ...gifts, ...(ground ? [spokenGround(ground)] : []), ...(lit ? [t('words.hex.lit')] : [])].join('; ');
};
