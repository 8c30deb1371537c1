import type { Seat } from '@hexfall/shared/model/state';
import type { Fact, UnitRef } from '../battle/types.js';
import { eventText } from './eventText.js';
import { ownedTile } from './unitText.js';
import { listOf, t } from './translate.js';
import type { ActFact } from '../store/log.js';
import type { Cast } from './cast.js';

const named = (cast: Cast, unit: UnitRef): string => ownedTile(cast, unit);

const hitText = (cast: Cast, { attacker, target, how, wounds, armor, saved }: Extract<Fact, { kind: 'hit' }>): string => {
  const values = { target: named(cast, target), count: wounds, armor, how: t(`fact.how.${how}`) };
  if (!attacker) return saved ? t('fact.hitByInstantSaved', values) : t('fact.hitByInstant', values);
  const both = { ...values, attacker: named(cast, attacker) };
  if (wounds === 0) return t('fact.hitStopped', both);
  if (saved) return t('fact.hitSaved', both);
  return t(armor > 0 ? 'fact.hitReduced' : 'fact.hit', both);
};

const actText = (cast: Cast, { unit, choice }: ActFact): string => {
  const values = { unit: named(cast, unit) };
  if (choice === 'explode') return t('fact.explodes', values);
  return choice === null || choice === 'attack' || choice === 'none' ? t('fact.acts', values) : t('fact.converts', values);
};

/** Everybody who acts in a phase, in one sentence. */
export const phaseText = (cast: Cast, initiative: number, acts: readonly ActFact[]): string => {
  const plain = acts.filter(({ choice }) => choice === null || choice === 'attack' || choice === 'none');
  const special = acts.filter((act) => !plain.includes(act)).map((act) => actText(cast, act));
  const units = listOf(plain.map(({ unit }) => named(cast, unit)));
  const heading = plain.length > 0 ? t('fact.phase', { initiative, units }) : `${t('table.film.phase', { initiative })}.`;
  return [heading, ...special].join(' ');
};

/** One fact of a battle's film as a sentence. */
export const factText = (cast: Cast, fact: Fact): string => {
  const player = (seat: Seat): string => cast.name(seat);
  switch (fact.kind) {
    case 'battle-began':
      return ''; // the event of its cause says more
    case 'acts':
      return actText(cast, fact);
    case 'lost-action':
      return t('fact.lost-action', { unit: named(cast, fact.unit) });
    case 'hit':
      return hitText(cast, fact);
    case 'save':
      return t('fact.save', { medic: named(cast, fact.medic), unit: named(cast, fact.unit) });
    case 'wounded':
      return t('fact.wounded', { unit: named(cast, fact.unit), count: fact.left });
    case 'hq-damaged':
      return t('fact.hq-damaged', { player: player(fact.player), wounds: fact.wounds, left: fact.left });
    case 'destroyed':
      return t('fact.destroyed', { unit: named(cast, fact.unit) });
    case 'scored':
      return t('fact.scored', { player: player(fact.player), count: fact.points, total: fact.total });
    case 'hq-destroyed':
      return t('fact.hq-destroyed', { player: player(fact.player) });
    case 'left':
      return t('fact.left', { player: player(fact.player), count: fact.units.length });
    case 'deed':
      return eventText(cast, fact.before, fact.event);
    case 'battle-ended':
      return fact.changed ? t('fact.battle-ended') : t('fact.battle-unchanged');
  }
};
