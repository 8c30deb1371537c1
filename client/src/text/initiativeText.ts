import { unitOf } from '@hexfall/shared/content/catalog';
import { byGiver, giftsTo, unitNames, type Described } from './describe.js';
import { ruled, type Ruled } from './ruled.js';
import { signed } from './tileText.js';
import { listOf, t } from './translate.js';

/** "+1 from Scout", for each kind of giver. */
export const bonusParts = (described: Described, effects: readonly string[]): string[] =>
  byGiver(
    described,
    giftsTo(described).filter(({ effect }) => effects.includes(effect)),
  ).map((gifts) =>
    t('card.part.from', {
      amount: signed(gifts.reduce((sum, { amount }) => sum + amount, 0)),
      giver: unitNames(
        described,
        gifts.map(({ from }) => from),
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
  const gifts = giftsTo(described).filter(({ effect }) => effect === 'extraAction');
  if (gifts.length === 0) return [];
  const giver = unitNames(
    described,
    gifts.map(({ from }) => from),
  );
  const values = extraValues(described, bonus);
  return [values.length > 0 ? t('card.part.extra', { value: listOf(values.map(String)), giver }) : t('card.part.extraLost', { giver })];
};

/** I1, C2, I5: when a unit acts, what is printed, and what others make of it. */
export const initiativeText = (described: Described): Ruled => {
  const { unit } = described;
  const printed = unitOf(unit.tile).initiative;
  if (printed.length === 0) return ruled(t('card.never'), 'U8');
  const values = listOf(unit.initiative.map(String));
  const bonus = giftsTo(described).reduce((sum, { effect, amount }) => (effect === 'initiative' ? sum + amount : sum), 0);
  const bonuses = bonusParts(described, ['initiative']);
  const extras = extraParts(described, bonus);
  if (bonuses.length + extras.length === 0) return ruled(t('card.initiative', { values }), 'I1');
  const parts = [t('card.part.printed', { values: listOf(printed.map(String)) }), ...bonuses, ...extras];
  const clauses = ['I1', ...(bonuses.length > 0 ? ['C2'] : []), ...(extras.length > 0 ? ['I5'] : [])];
  return ruled(t('card.initiativeSum', { values, parts: parts.join(', ') }), ...clauses);
};
