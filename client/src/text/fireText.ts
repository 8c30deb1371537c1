import { unitOf } from '@hexfall/shared/content/catalog';
import type { Attack } from '@hexfall/shared/content/compile';
import { cellOf, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { ATTACKS } from '@hexfall/shared/model/attackKinds';
import { attacks } from '@hexfall/shared/rules/sides';
import { bonusesOf, byGiver, type Described, unitNameAt, unitNames } from './describe.js';
import { directionName, directionNames } from './names.js';
import { hitLines } from './reachText.js';
import { signed, type TextWithClauses, withClause } from './tileText.js';
import { listOf, t } from './translate.js';

const printedAttacks = ({ unit }: Described): readonly Attack[] => unitOf(unit.tile).facings[unit.rot]?.attacks ?? [];

const KINDS = { melee: 'meleeStrength', ranged: 'rangedStrength' } as const;

/** What a number of a unit is now, and what it comes from where that is not what is printed: "1 printed", "+1 from Scout". */
interface NumberNow {
  readonly now: string;
  /** Empty for a number as it is printed. */
  readonly parts: readonly string[];
}

/** The present strength of the attacks of one kind that have the same printed one. */
export const strengthNow = (described: Described, kind: 'melee' | 'ranged', printed: number): NumberNow => {
  const direction = printedAttacks(described).find((attack) => attack[kind] === printed)?.direction;
  const now = described.unit.attacks.find((attack) => attack.direction === direction)?.[kind] ?? printed;
  const bonuses = bonusParts(described, [KINDS[kind]]);
  return { now: String(now), parts: bonuses.length > 0 ? [t('card.part.printed', { values: printed }), ...bonuses] : [] };
};

/** The attacks of one kind and printed strength, as they are now. */
const strengthLine = (described: Described, kind: 'melee' | 'ranged', printed: number): TextWithClauses => {
  const sides = printedAttacks(described).filter((attack) => attack[kind] === printed);
  const { now, parts } = strengthNow(described, kind, printed);
  const isAround = kind === 'melee' && sides.length === DIRECTIONS.length;
  const values = { sides: directionNames(sides.map(({ direction }) => direction)), strength: now };
  const attack = isAround ? t('card.attack.meleeAll', { strength: now }) : t(`card.attack.${kind}`, values);
  return parts.length === 0 ? withClause(attack, 'U1') : withClause(t('card.attack.sum', { attack, parts: parts.join(', ') }), 'U1', 'C2');
};

const strengthLines = (described: Described, kind: 'melee' | 'ranged'): TextWithClauses[] =>
  [...new Set(printedAttacks(described).map((attack) => attack[kind]))]
    .filter((strength) => strength > 0)
    .sort((a, b) => b - a)
    .map((strength) => strengthLine(described, kind, strength));

const gaussLines = (described: Described): TextWithClauses[] => {
  const sides = printedAttacks(described).flatMap(({ gauss, direction }) => (gauss ? [direction] : []));
  return sides.length > 0 ? [withClause(t('card.attack.gauss', { sides: directionNames(sides) }), 'U5')] : [];
};

const specialLines = (described: Described): TextWithClauses[] =>
  (['rocket', 'shotgun'] as const).flatMap((kind) => {
    const sides = printedAttacks(described).flatMap((attack) => (attack[kind] ? [attack.direction] : []));
    return sides.length > 0 ? [withClause(t(`card.attack.${kind}`, { sides: directionNames(sides) }), ATTACKS[kind].rule)] : [];
  });

/** C2: a bonus for an attack that the unit has not got. */
const uselessLines = (described: Described): TextWithClauses[] => {
  const useless = bonusesOf(described).filter(
    ({ effect }) =>
      (effect === 'meleeStrength' && !printedAttacks(described).some(({ melee }) => melee > 0)) ||
      (effect === 'rangedStrength' && !printedAttacks(described).some(({ ranged }) => ranged > 0)),
  );
  if (useless.length === 0) return [];
  const giver = unitNames(
    described,
    useless.map(({ from }) => from),
  );
  return [withClause(t('card.gets.useless', { giver }), 'C2')];
};

/** What lies at the end of a line of fire and takes nothing: armor (U4), or an HQ before an HQ (U2). */
const vainLines = (described: Described): TextWithClauses[] =>
  described.preview.lines.flatMap(({ reach, direction, path }) => {
    const end = path.at(-1);
    if (!end || reach === 'every' || !isTarget(described, end)) return [];
    if (described.preview.hits.some((hit) => hit.direction === direction && sameHex(hit.to, end))) return [];
    const values = { unit: unitNameAt(described, end), side: directionName(direction) };
    const bothHqs = described.unit.life !== null && isHq(described, end);
    return [bothHqs ? withClause(t('card.attack.hq', values), 'U2') : withClause(t('card.attack.armor', values), 'U4')];
  });

const isHq = ({ table }: Described, at: Hex): boolean => {
  const unit = table.board[cellOf(at)];
  return unit !== undefined && unit !== null && unitOf(unit.tile).isHq;
};

/** A line of fire that ends at a unit of another side ends there because that unit is attacked (U1). */
const isTarget = ({ table, unit }: Described, at: Hex): boolean => {
  const other = table.board[cellOf(at)];
  return other !== undefined && other !== null && attacks(table, unit.owner, other.owner);
};

/** Whom a unit would hit and whom not, and what it gets in vain. */
export const targetText = (described: Described): TextWithClauses[] => [
  ...uselessLines(described),
  ...hitLines(described),
  ...vainLines(described),
];

/** U1, U5, C2: the attacks of a unit with their bonuses and current targets. */
export const fireText = (described: Described): TextWithClauses[] => [
  ...strengthLines(described, 'melee'),
  ...strengthLines(described, 'ranged'),
  ...gaussLines(described),
  ...specialLines(described),
  ...targetText(described),
];

/** "+1 from Scout", for each kind of giver. */
const bonusParts = (described: Described, effects: readonly string[]): string[] =>
  byGiver(
    described,
    bonusesOf(described).filter(({ effect }) => effects.includes(effect)),
  ).map((bonuses) =>
    t('card.part.from', {
      amount: signed(bonuses.reduce((sum, { amount }) => sum + amount, 0)),
      giver: unitNames(
        described,
        bonuses.map(({ from }) => from),
      ),
    }),
  );

/** I5: the values at which a unit acts beyond its printed ones. */
const extraValues = ({ unit }: Described, bonus: number): number[] => {
  const left = unitOf(unit.tile).initiative.map((value) => Math.max(0, value + bonus));
  return unit.initiative.filter((value) => {
    const place = left.indexOf(value);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

const extraParts = (described: Described, bonus: number): string[] => {
  const bonuses = bonusesOf(described).filter(({ effect }) => effect === 'extraAction');
  if (bonuses.length === 0) return [];
  const giver = unitNames(
    described,
    bonuses.map(({ from }) => from),
  );
  const values = extraValues(described, bonus);
  return [values.length > 0 ? t('card.part.extra', { value: listOf(values.map(String)), giver }) : t('card.part.extraLost', { giver })];
};

/** The present initiative of a unit that acts in battle. */
export const initiativeNow = (described: Described): NumberNow => {
  const { unit } = described;
  const printed = unitOf(unit.tile).initiative;
  const bonus = bonusesOf(described).reduce((sum, { effect, amount }) => (effect === 'initiative' ? sum + amount : sum), 0);
  const changes = [...bonusParts(described, ['initiative']), ...extraParts(described, bonus)];
  return {
    now: listOf(unit.initiative.map(String)),
    parts: changes.length > 0 ? [t('card.part.printed', { values: listOf(printed.map(String)) }), ...changes] : [],
  };
};

/** I1, C2, I5: when a unit acts, what is printed, and what others make of it. */
export const initiativeText = (described: Described): TextWithClauses => {
  if (unitOf(described.unit.tile).initiative.length === 0) return withClause(t('words.tile.neverActs'), 'U8');
  const { now: values, parts } = initiativeNow(described);
  if (parts.length === 0) return withClause(t('card.initiative', { values }), 'I1');
  const given = new Set(bonusesOf(described).map(({ effect }) => effect));
  const clauses = ['I1', ...(given.has('initiative') ? ['C2'] : []), ...(given.has('extraAction') ? ['I5'] : [])];
  return withClause(t('card.initiativeSum', { values, parts: parts.join(', ') }), ...clauses);
};
