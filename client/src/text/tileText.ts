import { tileOf } from '@hexfall/shared/content/catalog';
import type { Attack, CompiledUnit, Facing } from '@hexfall/shared/content/compile';
import { type Direction, DIRECTIONS, type Rotation } from '@hexfall/shared/hex/direction';
import { TARGETING } from '@hexfall/shared/inspect/targeting';
import type { FoundationKind, TileKey } from '@hexfall/shared/model/tile';
import { EFFECT_TEXTS } from './effectText.js';
import { directionName, directionNames } from './names.js';
import { t, type TextKey } from './translate.js';

/** A sentence with the clauses of docs/rules.md that say why. */
export interface TextWithClauses {
  readonly text: string;
  readonly clauses: readonly string[];
}

export const withClause = (text: string, ...clauses: readonly string[]): TextWithClauses => ({ text, clauses });

/** "+1", "−1" */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const byStrength = (attacks: readonly Attack[], kind: 'melee' | 'ranged'): TextWithClauses[] => {
  const strengths = [...new Set(attacks.map((attack) => attack[kind]))].filter((strength) => strength > 0).sort((a, b) => b - a);
  return strengths.map((strength) => {
    const sides = attacks.filter((attack) => attack[kind] === strength).map(({ direction }) => direction);
    if (kind === 'melee' && sides.length === DIRECTIONS.length) return withClause(t('words.tile.meleeAll', { strength }), 'U1');
    return withClause(t(`words.tile.${kind}`, { strength, sides: directionNames(sides) }), 'U1');
  });
};

export const attackLines = (attacks: readonly Attack[]): TextWithClauses[] => [
  ...byStrength(attacks, 'melee'),
  ...byStrength(attacks, 'ranged'),
  ...sidesLine(
    'words.tile.gauss',
    attacks.filter((attack) => attack.gauss).map(({ direction }) => direction),
    'U5',
  ),
  ...attacks
    .filter(({ rocket }) => rocket > 0)
    .map(({ rocket, direction }) => withClause(t('words.tile.rocket', { strength: rocket, sides: directionName(direction) }), 'P14')),
  ...sidesLine(
    'words.tile.shotgun',
    attacks.filter(({ shotgun }) => shotgun).map(({ direction }) => direction),
    'P15',
  ),
];

const sidesLine = (key: TextKey, sides: readonly Direction[], clause: string): TextWithClauses[] =>
  sides.length > 0 ? [withClause(t(key, { sides: directionNames(sides) }), clause)] : [];

const marked = (flags: readonly boolean[]): Direction[] => DIRECTIONS.filter((direction) => flags[direction]);

const AFFECTS = {
  friendly: null,
  enemy: ['words.tile.affectsEnemy', 'C1'],
  'enemy-modules': ['words.tile.affectsEnemyModules', 'C5'],
  'whole-army': ['words.tile.affectsArmy', 'M6'],
} as const satisfies Record<CompiledUnit['affects'], readonly [TextKey, string] | null>;

const effectLines = ({ effects, affects }: CompiledUnit): TextWithClauses[] => {
  const target = AFFECTS[affects];
  return [
    ...effects.map(({ kind, amount }) => withClause(t(`words.effect.${kind}`, { amount: signed(amount) }), EFFECT_TEXTS[kind].rule)),
    ...(target && effects.length > 0 ? [withClause(t(target[0]), target[1])] : []),
  ];
};

const connectionLines = ({ connects, longDistance }: Facing): TextWithClauses[] => [
  ...(connects.length === DIRECTIONS.length
    ? [withClause(t('words.tile.connectsAll'), 'C1')]
    : sidesLine('words.tile.connects', connects, 'C1')),
  ...sidesLine('words.tile.longDistance', longDistance, 'C6'),
];

const toughnessLine = (unit: CompiledUnit): TextWithClauses[] => {
  if (unit.isHq) return [withClause(t('words.tile.hqToughness', { value: unit.toughness }), 'U2')];
  return unit.toughness > 1 ? [withClause(t('words.tile.toughness', { count: unit.toughness - 1 }), 'U3')] : [];
};

const initiativeLine = ({ initiative }: CompiledUnit): TextWithClauses =>
  initiative.length > 0
    ? withClause(t('words.tile.initiative', { values: initiative.join(', ') }), 'I1')
    : withClause(t('words.tile.neverActs'), 'U8');

const FEATURES = [
  ['isSharpshooter', 'words.tile.sharpshooter', 'P13'],
  ['isSpy', 'words.tile.spy', 'P12'],
  ['isVenomous', 'words.tile.venom', 'P16'],
  ['pushesBack', 'words.tile.pushesBack', 'P18'],
] as const;

const FOUNDATION_RULES: Readonly<Record<FoundationKind, string>> = { mine: 'P8', roots: 'P9' };

const unitLines = (unit: CompiledUnit, rot: Rotation): TextWithClauses[] => {
  const facing = unit.facings[rot];
  if (!facing) throw new Error(`${unit.key} has no rotation ${rot}`);
  return [
    initiativeLine(unit),
    ...attackLines(facing.attacks),
    ...FEATURES.flatMap(([has, key, rule]) => (unit[has] ? [withClause(t(key), rule)] : [])),
    ...(unit.singleAttack ? [withClause(t('words.tile.both'), 'U7')] : []),
    ...sidesLine('words.tile.nets', facing.nets, 'N1'),
    ...sidesLine('words.tile.armor', marked(facing.armor), 'U4'),
    ...toughnessLine(unit),
    ...(unit.mobility ? [withClause(t('words.tile.mobility'), 'M2')] : []),
    ...(unit.explodes ? [withClause(t('words.tile.explodes'), 'U6')] : []),
    ...(unit.explodesWhenHit ? [withClause(t('words.tile.explodesWhenHit'), 'P2')] : []),
    ...effectLines(unit),
    ...connectionLines(facing),
    ...sidesLine('words.tile.entries', marked(facing.entries), 'P5'),
    ...sidesLine('words.tile.exits', facing.exits, 'P5'),
  ];
};

/** Everything a tile can do, one phrase each, with the directions of its rotation. */
export const tileLines = (key: TileKey, rot: Rotation = 0): TextWithClauses[] => {
  const tile = tileOf(key);
  if (tile.kind === 'foundation') return [withClause(t(`words.foundation.${tile.foundation}`), FOUNDATION_RULES[tile.foundation])];
  return tile.kind === 'instant'
    ? [withClause(t(`words.instantAction.${tile.action}`), TARGETING[tile.action].rule)]
    : unitLines(tile, rot);
};

/** What kind of tile it is: a warrior, a module … */
export const tileKind = (key: TileKey): string => t(`words.tile.${tileOf(key).kind}`);
