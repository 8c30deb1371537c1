import { tileOf } from '@hexfall/shared/content/catalog';
import type { Attack, CompiledUnit, Facing } from '@hexfall/shared/content/compile';
import { DIRECTIONS, type Direction, type Rotation } from '@hexfall/shared/hex/direction';
import type { EffectKind, InstantAction, TileKey } from '@hexfall/shared/model/tile';
import { directionNames } from './names.js';
import { ruled, type Ruled } from './ruled.js';
import { t, type TextKey } from './translate.js';

/** Where the rules speak of an effect … */
export const EFFECT_CLAUSES: { readonly [K in EffectKind]: string } = {
  meleeStrength: 'C2',
  rangedStrength: 'C2',
  initiative: 'C2',
  extraAction: 'I5',
  medic: 'D1',
  convertAttack: 'C4',
  scope: 'C5',
  mobility: 'M5',
  recon: 'M6',
  rotateOnePerTurn: 'P5',
  trap: 'P5',
};

/** … and of an instant. */
const INSTANT_CLAUSES: { readonly [A in InstantAction]: string } = {
  battle: 'B1',
  move: 'M1',
  push: 'M4',
  castle: 'M7',
  sniper: 'X1',
  grenade: 'X2',
  airStrike: 'X3',
  smallBomb: 'X4',
};

/** "+1", "−1" */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const byStrength = (attacks: readonly Attack[], kind: 'melee' | 'ranged'): Ruled[] => {
  const strengths = [...new Set(attacks.map((attack) => attack[kind]))].filter((strength) => strength > 0).sort((a, b) => b - a);
  return strengths.map((strength) => {
    const sides = attacks.filter((attack) => attack[kind] === strength).map(({ direction }) => direction);
    if (kind === 'melee' && sides.length === DIRECTIONS.length) return ruled(t('words.tile.meleeAll', { strength }), 'U1');
    return ruled(t(`words.tile.${kind}`, { strength, sides: directionNames(sides) }), 'U1');
  });
};

export const attackLines = (attacks: readonly Attack[]): Ruled[] => [
  ...byStrength(attacks, 'melee'),
  ...byStrength(attacks, 'ranged'),
  ...sidesLine(
    'words.tile.gauss',
    attacks.filter((attack) => attack.gauss).map(({ direction }) => direction),
    'U5',
  ),
];

const sidesLine = (key: TextKey, sides: readonly Direction[], clause: string): Ruled[] =>
  sides.length > 0 ? [ruled(t(key, { sides: directionNames(sides) }), clause)] : [];

const marked = (flags: readonly boolean[]): Direction[] => DIRECTIONS.filter((direction) => flags[direction]);

const AFFECTS = {
  friendly: null,
  enemy: ['words.tile.affectsEnemy', 'C1'],
  'enemy-modules': ['words.tile.affectsEnemyModules', 'C5'],
  'whole-army': ['words.tile.affectsArmy', 'M6'],
} as const satisfies Record<CompiledUnit['affects'], readonly [TextKey, string] | null>;

const effectLines = ({ effects, affects }: CompiledUnit): Ruled[] => {
  const target = AFFECTS[affects];
  return [
    ...effects.map(({ kind, amount }) => ruled(t(`words.effect.${kind}`, { amount: signed(amount) }), EFFECT_CLAUSES[kind])),
    ...(target && effects.length > 0 ? [ruled(t(target[0]), target[1])] : []),
  ];
};

const connectionLines = ({ connects, longDistance }: Facing): Ruled[] => [
  ...(connects.length === DIRECTIONS.length
    ? [ruled(t('words.tile.connectsAll'), 'C1')]
    : sidesLine('words.tile.connects', connects, 'C1')),
  ...sidesLine('words.tile.longDistance', longDistance, 'C6'),
];

const toughnessLine = (unit: CompiledUnit): Ruled[] => {
  if (unit.isHq) return [ruled(t('words.tile.hqToughness', { value: unit.toughness }), 'U2')];
  return unit.toughness > 1 ? [ruled(t('words.tile.toughness', { count: unit.toughness - 1 }), 'U3')] : [];
};

const initiativeLine = ({ initiative }: CompiledUnit): Ruled =>
  initiative.length > 0
    ? ruled(t('words.tile.initiative', { values: initiative.join(', ') }), 'I1')
    : ruled(t('words.tile.neverActs'), 'U8');

const unitLines = (unit: CompiledUnit, rot: Rotation): Ruled[] => {
  const facing = unit.facings[rot];
  if (!facing) throw new Error(`${unit.key} has no rotation ${rot}`);
  return [
    initiativeLine(unit),
    ...attackLines(facing.attacks),
    ...(unit.singleAttack ? [ruled(t('words.tile.both'), 'U7')] : []),
    ...sidesLine('words.tile.nets', facing.nets, 'N1'),
    ...sidesLine('words.tile.armor', marked(facing.armor), 'U4'),
    ...toughnessLine(unit),
    ...(unit.mobility ? [ruled(t('words.tile.mobility'), 'M2')] : []),
    ...(unit.explodes ? [ruled(t('words.tile.explodes'), 'U6')] : []),
    ...(unit.explodesWhenHit ? [ruled(t('words.tile.explodesWhenHit'), 'P2')] : []),
    ...effectLines(unit),
    ...connectionLines(facing),
    ...sidesLine('words.tile.entries', marked(facing.entries), 'P5'),
    ...sidesLine('words.tile.exits', facing.exits, 'P5'),
  ];
};

/** Everything a tile can do, one phrase each, with the directions of its rotation. */
export const tileLines = (key: TileKey, rot: Rotation = 0): Ruled[] => {
  const tile = tileOf(key);
  return tile.kind === 'instant' ? [ruled(t(`words.instantAction.${tile.action}`), INSTANT_CLAUSES[tile.action])] : unitLines(tile, rot);
};

/** What kind of tile it is: a warrior, a module … */
export const tileKind = (key: TileKey): string => t(`words.tile.${tileOf(key).kind}`);
