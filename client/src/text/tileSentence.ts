import { tileOf, unitOf } from '@hexfall/shared/content/catalog';
import type { Attack, CompiledUnit, Facing } from '@hexfall/shared/content/compile';
import { type Direction, DIRECTIONS, type Rotation } from '@hexfall/shared/hex/direction';
import sentence from '@hexfall/shared/locales/en/sentence.json';
import type { EffectKind, TileKey } from '@hexfall/shared/model/tile';
import { fullStanding, isScoreMode } from '@hexfall/shared/rules/sides';
import type { Described } from './describe.js';
import { initiativeNow, strengthNow } from './fireText.js';
import { signed, tileLines } from './tileText.js';
import { addTexts, listOf, shownLanguage, t } from './translate.js';

addTexts({ sentence });

/** The numbers of a unit as words: those printed on its tile, or those of the moment. */
interface Numbers {
  readonly strength: (kind: 'melee' | 'ranged', printed: number) => string;
  readonly initiative: string;
  readonly life: string;
}

const printedNumbers = ({ initiative, toughness }: CompiledUnit): Numbers => ({
  strength: (_, printed) => String(printed),
  initiative: listOf(initiative.map(String)),
  life: t('sentence.toughness', { total: toughness }),
});

/** "2", or "2 (1 printed, +1 from Officer)". */
const sum = (now: string, parts: readonly string[]): string =>
  parts.length === 0 ? now : t('sentence.sum', { now, parts: parts.join(', ') });

/** U2, U3, P10: what a unit withstands, and what is left of it. */
const lifeNow = ({ unit, table }: Described): string => {
  const full = unit.life === null ? unit.toughness : fullStanding(table.options, unit.owner);
  const left = unit.life ?? unit.toughness - unit.wounds;
  if (unit.life !== null && isScoreMode(table.options.mode)) return t('sentence.points', { left, total: full });
  const given = unit.life === null ? unit.toughness - unitOf(unit.tile).toughness : 0;
  const parts = given > 0 ? [t('card.part.printed', { values: full - given }), t('sentence.fromHq', { amount: given })] : [];
  const total = sum(String(full), parts);
  return left < full ? t('sentence.toughnessLeft', { total, left: Math.max(0, left) }) : t('sentence.toughness', { total });
};

const presentNumbers = (described: Described): Numbers => {
  const { now, parts } = initiativeNow(described);
  return {
    strength: (kind, printed) => {
      const strength = strengthNow(described, kind, printed);
      return sum(strength.now, strength.parts);
    },
    initiative: sum(now, parts),
    life: lifeNow(described),
  };
};

const sidesText = (directions: readonly Direction[]): string => listOf(directions.map((direction) => t(`sentence.side.${direction}`)));

const marked = (flags: readonly boolean[]): Direction[] => DIRECTIONS.filter((direction) => flags[direction]);

/** U1: the attacks of a kind, the strongest first. */
const strikes = (attacks: readonly Attack[], kind: 'melee' | 'ranged', numbers: Numbers): string[] =>
  [...new Set(attacks.map((attack) => attack[kind]))]
    .filter((printed) => printed > 0)
    .sort((a, b) => b - a)
    .map((printed) => {
      const directions = attacks.filter((attack) => attack[kind] === printed).map(({ direction }) => direction);
      const strength = numbers.strength(kind, printed);
      if (kind === 'ranged') return t('sentence.ranged', { sides: sidesText(directions), strength });
      return directions.length === DIRECTIONS.length
        ? t('sentence.meleeAll', { strength })
        : t('sentence.melee', { count: directions.length, sides: sidesText(directions), strength });
    });

const toSides = (
  key: 'gauss' | 'shotgun' | 'nets' | 'armor' | 'longDistance' | 'entries' | 'exits',
  sides: readonly Direction[],
): string[] => (sides.length > 0 ? [t(`sentence.${key}`, { sides: sidesText(sides) })] : []);

const attackPhrases = ({ attacks }: Facing, numbers: Numbers): string[] => {
  const through = (has: (attack: Attack) => boolean): Direction[] => attacks.filter(has).map(({ direction }) => direction);
  return [
    ...strikes(attacks, 'melee', numbers),
    ...strikes(attacks, 'ranged', numbers),
    ...toSides(
      'gauss',
      through(({ gauss }) => gauss),
    ),
    ...attacks
      .filter(({ rocket }) => rocket > 0)
      .map(({ rocket, direction }) => t('sentence.rocket', { sides: sidesText([direction]), strength: rocket })),
    ...toSides(
      'shotgun',
      through(({ shotgun }) => shotgun),
    ),
  ];
};

const FEATURES = [
  ['isSharpshooter', 'sentence.sharpshooter'],
  ['singleAttack', 'sentence.single'],
  ['isSpy', 'sentence.spy'],
  ['isVenomous', 'sentence.venom'],
  ['pushesBack', 'sentence.pushesBack'],
  ['mobility', 'sentence.mobility'],
  ['explodes', 'sentence.explodes'],
  ['explodesWhenHit', 'sentence.explodesWhenHit'],
] as const;

/** What a unit gives to those it is linked to, by the places of these. */
const GIFTS = ['meleeStrength', 'rangedStrength', 'initiative', 'extraAction', 'mobility'] as const satisfies readonly EffectKind[];
type Gift = (typeof GIFTS)[number];

/** What it does to one of them: it is said after that where they are. */
const DONE_TO_LINKED: readonly EffectKind[] = ['medic', 'convertAttack', 'scope'];

const isGift = (kind: EffectKind): kind is Gift => (GIFTS as readonly EffectKind[]).includes(kind);

const giftPhrases = ({ effects, affects }: CompiledUnit, { connects }: Facing): string[] => {
  const gifts = effects.flatMap(({ kind, amount }) => (isGift(kind) ? [t(`sentence.gift.${kind}`, { amount: signed(amount) })] : []));
  if (gifts.length === 0) return [];
  const side = affects === 'enemy' ? 'enemy' : 'friendly';
  const isAround = connects.length === DIRECTIONS.length;
  const whom = isAround ? t(`sentence.whom.${side}All`) : t(`sentence.whom.${side}`, { sides: sidesText(connects) });
  return [t('sentence.gives', { whom, gifts: listOf(gifts) })];
};

/** C, D, P: what a module or an HQ does for others or with them. */
const effectPhrases = (unit: CompiledUnit, facing: Facing): string[] => {
  const { effects } = unit;
  const { connects, longDistance } = facing;
  const links = connects.length === DIRECTIONS.length ? t('sentence.connectsAll') : t('sentence.connects', { sides: sidesText(connects) });
  return [
    ...giftPhrases(unit, facing),
    ...effects.flatMap(({ kind, amount }) => (isGift(kind) ? [] : [t(`sentence.effect.${kind}`, { amount: signed(amount) })])),
    ...(effects.some(({ kind }) => DONE_TO_LINKED.includes(kind)) ? [links] : []),
    ...toSides('longDistance', longDistance),
  ];
};

/** What a unit does, as phrases with one subject. */
const doingsOf = (unit: CompiledUnit, facing: Facing, numbers: Numbers): string[] => [
  ...attackPhrases(facing, numbers),
  ...FEATURES.flatMap(([has, key]) => (unit[has] ? [t(key)] : [])),
  ...toSides('nets', facing.nets),
  ...toSides('armor', marked(facing.armor)),
  ...effectPhrases(unit, facing),
  ...toSides('entries', marked(facing.entries)),
  ...toSides('exits', facing.exits),
];

const asSentence = (text: string): string => `${text.charAt(0).toLocaleUpperCase(shownLanguage.value)}${text.slice(1)}.`;

interface Situation {
  readonly rot: Rotation;
  readonly numbers: Numbers;
  readonly isNetted: boolean;
}

const unitText = (unit: CompiledUnit, { rot, numbers, isNetted }: Situation): string => {
  const facing = unit.facings[rot];
  if (!facing) throw new Error(`${unit.key} has no rotation ${rot}`);
  const doings = doingsOf(unit, facing, numbers);
  const acts = unit.initiative.length > 0 ? t('sentence.initiative', { values: numbers.initiative }) : t('sentence.never');
  const does = [...(doings.length > 0 ? [listOf(doings)] : []), numbers.life, acts].reduce((sentence, rest) =>
    t('sentence.joined', { does: sentence, rest }),
  );
  return asSentence(isNetted ? t('sentence.netted', { does }) : does);
};

/** What a tile does, in one sentence in plain words that names each of its facts. */
export const tileSentence = (key: TileKey, rot: Rotation = 0): string => {
  const tile = tileOf(key);
  if (tile.kind === 'foundation') return t(`sentence.foundation.${tile.foundation}`);
  if (tile.kind === 'instant')
    return tileLines(key)
      .map(({ text }) => text)
      .join(' ');
  return unitText(tile, { rot, numbers: printedNumbers(tile), isNetted: false });
};

/** What a unit on the board does now, in one such sentence: its numbers are those of the moment, with what has changed them. */
export const unitSentence = (described: Described): string => {
  const { tile, rot, netted } = described.unit;
  return unitText(unitOf(tile), { rot, numbers: presentNumbers(described), isNetted: netted });
};
