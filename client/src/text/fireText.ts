import { unitOf } from '@hexfall/shared/content/catalog';
import type { Attack } from '@hexfall/shared/content/compile';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { ENDLESS } from '@hexfall/shared/model/event';
import { attacks } from '@hexfall/shared/rules/sides';
import { sameHex } from '../input/picks.js';
import { giftsTo, unitNameAt, unitNames, type Described } from './describe.js';
import { bonusParts } from './initiativeText.js';
import { directionName, directionNames, hexName } from './names.js';
import { ruled, type Ruled } from './ruled.js';
import { t } from './translate.js';

const printedAttacks = ({ unit }: Described): readonly Attack[] => unitOf(unit.tile).facings[unit.rot]?.attacks ?? [];

const KINDS = { melee: 'meleeStrength', ranged: 'rangedStrength' } as const;

/** The attacks of one kind and printed strength, as they are now. */
const strengthLine = (described: Described, kind: 'melee' | 'ranged', printed: number): Ruled => {
  const sides = printedAttacks(described).filter((attack) => attack[kind] === printed);
  const now = described.unit.attacks.find(({ direction }) => direction === sides[0]?.direction)?.[kind] ?? printed;
  const isAround = kind === 'melee' && sides.length === DIRECTIONS.length;
  const values = { sides: directionNames(sides.map(({ direction }) => direction)), strength: now };
  const attack = isAround ? t('card.attack.meleeAll', { strength: now }) : t(`card.attack.${kind}`, values);
  const bonuses = bonusParts(described, [KINDS[kind]]);
  if (bonuses.length === 0) return ruled(attack, 'U1');
  const parts = [t('card.part.printed', { values: printed }), ...bonuses].join(', ');
  return ruled(t('card.attack.sum', { attack, parts }), 'U1', 'C2');
};

const strengthLines = (described: Described, kind: 'melee' | 'ranged'): Ruled[] =>
  [...new Set(printedAttacks(described).map((attack) => attack[kind]))]
    .filter((strength) => strength > 0)
    .sort((a, b) => b - a)
    .map((strength) => strengthLine(described, kind, strength));

const gaussLines = (described: Described): Ruled[] => {
  const sides = printedAttacks(described).flatMap(({ gauss, direction }) => (gauss ? [direction] : []));
  return sides.length > 0 ? [ruled(t('card.attack.gauss', { sides: directionNames(sides) }), 'U5')] : [];
};

/** C2: a bonus for an attack that the unit has not got. */
const uselessLines = (described: Described): Ruled[] => {
  const useless = giftsTo(described).filter(
    ({ effect }) =>
      (effect === 'meleeStrength' && !printedAttacks(described).some(({ melee }) => melee > 0)) ||
      (effect === 'rangedStrength' && !printedAttacks(described).some(({ ranged }) => ranged > 0)),
  );
  if (useless.length === 0) return [];
  const giver = unitNames(
    described,
    useless.map(({ from }) => from),
  );
  return [ruled(t('card.gets.useless', { giver }), 'C2')];
};

const hitLines = (described: Described): Ruled[] =>
  described.fire.hits.map(({ to, direction, wounds }) => {
    const values = {
      unit: unitNameAt(described, to),
      hex: hexName(to, described.table.options.board),
      side: directionName(direction),
    };
    return wounds === ENDLESS
      ? ruled(t('card.attack.endless', values), 'P5')
      : ruled(t('card.attack.reach', { ...values, count: wounds }), 'U1');
  });

/** What lies at the end of a line of fire and takes nothing: armor (U4), or an HQ before an HQ (U2). */
const vainLines = (described: Described): Ruled[] =>
  described.fire.lines.flatMap(({ kind, direction, path }) => {
    const end = path.at(-1);
    if (!end || kind === 'gauss' || !isTarget(described, end)) return [];
    if (described.fire.hits.some((hit) => hit.direction === direction && sameHex(hit.to, end))) return [];
    const values = { unit: unitNameAt(described, end), side: directionName(direction) };
    const bothHqs = described.unit.life !== null && isHq(described, end);
    return [bothHqs ? ruled(t('card.attack.hq', values), 'U2') : ruled(t('card.attack.armor', values), 'U4')];
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

/** U1, U5, C2: the attacks of a unit with their bonuses, and whom they reach at this moment. */
export const fireText = (described: Described): Ruled[] => [
  ...strengthLines(described, 'melee'),
  ...strengthLines(described, 'ranged'),
  ...gaussLines(described),
  ...uselessLines(described),
  ...hitLines(described),
  ...vainLines(described),
];
