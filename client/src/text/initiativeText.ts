import { unitOf } from '@hexfall/shared/content/catalog';
import { byGiver, bonusesOf, unitNames, type Described } from './describe.js';
import { withClause, type TextWithClauses } from './withClause.js';
import { signed } from './tileText.js';
import { listOf, t } from './translate.js';

/** "+1 from Scout", for each kind of giver. */
export const bonusParts = (described: Described, effects: readonly string[]): string[] =>
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

/** I1, C2, I5: when a unit acts, what is printed, and what others make of it. */
export const initiativeText = (described: Described): TextWithClauses => {
  const { unit } = described;
  const printed = unitOf(unit.tile).initiative;
  if (printed.length === 0) return withClause(t('card.never'), 'U8');
  const values = listOf(unit.initiative.map(String));
  const bonus = bonusesOf(described).reduce((sum, { effect, amount }) => (effect === 'initiative' ? sum + amount : sum), 0);
  const bonuses = bonusParts(described, ['initiative']);
  const extras = extraParts(described, bonus);
  if (bonuses.length + extras.length === 0) return withClause(t('card.initiative', { values }), 'I1');
  const parts = [t('card.part.printed', { values: listOf(printed.map(String)) }), ...bonuses, ...extras];
  const clauses = ['I1', ...(bonuses.length > 0 ? ['C2'] : []), ...(extras.length > 0 ? ['I5'] : [])];
  return withClause(t('card.initiativeSum', { values, parts: parts.join(', ') }), ...clauses);
};
