import { tileOf } from '@hexfall/shared/content/catalog';
import type { Attack, CompiledUnit, Facing } from '@hexfall/shared/content/compile';
import { DIRECTIONS, type Direction, type Rotation } from '@hexfall/shared/hex/direction';
import type { TileKey } from '@hexfall/shared/model/tile';
import { directionNames } from './names.js';
import { t, type TextKey } from './translate.js';

const byStrength = (attacks: readonly Attack[], kind: 'melee' | 'ranged'): string[] => {
  const strengths = [...new Set(attacks.map((attack) => attack[kind]))].filter((strength) => strength > 0).sort((a, b) => b - a);
  return strengths.map((strength) => {
    const sides = attacks.filter((attack) => attack[kind] === strength).map(({ direction }) => direction);
    return t(`words.tile.${kind}`, { strength, sides: directionNames(sides) });
  });
};

/** Each attack of a unit as a phrase. */
export const attackLines = (attacks: readonly Attack[]): string[] => {
  const gauss = attacks.filter((attack) => attack.gauss).map(({ direction }) => direction);
  return [
    ...byStrength(attacks, 'melee'),
    ...byStrength(attacks, 'ranged'),
    ...(gauss.length > 0 ? [t('words.tile.gauss', { sides: directionNames(gauss) })] : []),
  ];
};

const sidesLine = (key: TextKey, sides: readonly Direction[]): string[] =>
  sides.length > 0 ? [t(key, { sides: directionNames(sides) })] : [];

const marked = (flags: readonly boolean[]): Direction[] => DIRECTIONS.filter((direction) => flags[direction]);

const AFFECTS = {
  friendly: null,
  enemy: 'words.tile.affectsEnemy',
  'enemy-modules': 'words.tile.affectsEnemyModules',
  'whole-army': 'words.tile.affectsArmy',
} as const satisfies Record<CompiledUnit['affects'], TextKey | null>;

const effectLines = ({ effects, affects }: CompiledUnit): string[] => {
  const target = AFFECTS[affects];
  return [
    ...effects.map(({ kind, amount }) => t(`words.effect.${kind}`, { amount: amount > 0 ? `+${amount}` : `−${-amount}` })),
    ...(target && effects.length > 0 ? [t(target)] : []),
  ];
};

const connectionLines = ({ connects, longDistance }: Facing): string[] => [
  ...(connects.length === DIRECTIONS.length ? [t('words.tile.connectsAll')] : sidesLine('words.tile.connects', connects)),
  ...sidesLine('words.tile.longDistance', longDistance),
];

const toughnessLine = (unit: CompiledUnit): string[] => {
  if (unit.isHq) return [t('words.tile.hqToughness', { value: unit.toughness })];
  return unit.toughness > 1 ? [t('words.tile.toughness', { count: unit.toughness - 1 })] : [];
};

const unitLines = (unit: CompiledUnit, rot: Rotation): string[] => {
  const { initiative, facings } = unit;
  const facing = facings[rot];
  if (!facing) throw new Error(`${unit.key} has no rotation ${rot}`);
  return [
    initiative.length > 0 ? t('words.tile.initiative', { values: initiative.join(', ') }) : t('words.tile.neverActs'),
    ...attackLines(facing.attacks),
    ...(unit.singleAttack ? [t('words.tile.both')] : []),
    ...sidesLine('words.tile.nets', facing.nets),
    ...sidesLine('words.tile.armor', marked(facing.armor)),
    ...toughnessLine(unit),
    ...(unit.mobility ? [t('words.tile.mobility')] : []),
    ...(unit.explodes ? [t('words.tile.explodes')] : []),
    ...(unit.explodesWhenHit ? [t('words.tile.explodesWhenHit')] : []),
    ...effectLines(unit),
    ...connectionLines(facing),
    ...sidesLine('words.tile.entries', marked(facing.entries)),
    ...sidesLine('words.tile.exits', facing.exits),
  ];
};

/** Everything a tile can do, one phrase each, with the directions of its rotation. */
export const tileLines = (key: TileKey, rot: Rotation = 0): string[] => {
  const tile = tileOf(key);
  return tile.kind === 'instant' ? [t(`words.instantAction.${tile.action}`)] : unitLines(tile, rot);
};

/** What kind of tile it is: a warrior, a module … */
export const tileKind = (key: TileKey): string => t(`words.tile.${tileOf(key).kind}`);
