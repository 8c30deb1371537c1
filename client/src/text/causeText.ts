import { ENDLESS } from '@hexfall/shared/model/event';
import type { HitMatter, Matter, Reason, Share } from '../battle/reasons.js';
import type { UnitRef } from '../battle/types.js';
import type { Cast } from './cast.js';
import { cause as en } from './en/cause.js';
import { cause as pl } from './pl/cause.js';
import { addTexts, listOf, t } from './translate.js';
import { ownedTile } from './unitText.js';

addTexts({ en: { cause: en }, pl: { cause: pl } });

/** "+1", or "−1" */
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const unitsText = (cast: Cast, units: readonly UnitRef[]): string => listOf(units.map((unit) => ownedTile(cast, unit)));

const sharesText = (cast: Cast, shares: readonly Share[]): string[] =>
  shares.map(({ unit, amount }) => t('cause.share', { amount: signed(amount), unit: ownedTile(cast, unit) }));

/** "melee, strength 1, +1 from Officer of Borgo, −1 for armor" */
const sumText = (cast: Cast, { how, printed, gifts, armor, converted, via }: HitMatter): string =>
  [
    t('cause.strength', { how: t(`fact.how.${how}`), printed }),
    ...(converted ? [t(converted === 'ranged' ? 'cause.toRanged' : 'cause.toMelee')] : []),
    ...sharesText(cast, gifts),
    ...(armor > 0 ? [t('cause.armor', { amount: signed(-armor) })] : []),
    ...(via.length > 0 ? [t('cause.via', { units: unitsText(cast, via) })] : []),
  ].join(', ');

const hitText = (cast: Cast, matter: HitMatter, isCancelled: boolean): string => {
  const { kind, attacker, target, wounds, armor } = matter;
  const units = { attacker: ownedTile(cast, attacker), target: ownedTile(cast, target), sum: sumText(cast, matter) };
  if (wounds >= ENDLESS) return t(`cause.${kind}Endless`, units);
  if (wounds === 0 && armor > 0) return t(`cause.${kind}Stopped`, units);
  return t(isCancelled ? `cause.${kind}Cancelled` : `cause.${kind}`, { ...units, count: wounds });
};

const instantName = (source: string): string => {
  switch (source) {
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'small-bomb':
      return t(`cause.instant.${source}`);
    default:
      throw new Error(`${source} wounds nobody`);
  }
};

const matterText = (cast: Cast, matter: Matter, isCancelled: boolean): string => {
  const named = (unit: UnitRef): string => ownedTile(cast, unit);
  switch (matter.kind) {
    case 'destroyed': {
      const values = { unit: named(matter.unit), count: matter.wounds, left: matter.left };
      return t(matter.wounds > matter.left ? 'cause.destroyedMore' : 'cause.destroyed', values);
    }
    case 'wounded':
      return t('cause.wounded', { unit: named(matter.unit), count: matter.wounds, left: matter.left });
    case 'gave-itself':
      return t('cause.gave-itself', { unit: named(matter.unit), saved: named(matter.saved) });
    case 'exploded':
    case 'unharmed':
    case 'falls-too':
    case 'hits-nobody':
    case 'beyond-help':
      return t(`cause.${matter.kind}`, { unit: named(matter.unit) });
    case 'hq-damaged':
    case 'hq-destroyed':
      return t(`cause.${matter.kind}`, { player: cast.name(matter.player), count: matter.wounds, left: matter.left });
    case 'hq-points':
      return t('cause.hq-points', { player: cast.name(matter.player), count: matter.wounds });
    case 'earlier-wounds':
      return t('cause.earlier-wounds', { count: matter.wounds });
    case 'hit':
    case 'dealt':
      return hitText(cast, matter, isCancelled);
    case 'blast':
      return t(isCancelled ? 'cause.blastCancelled' : 'cause.blast', { from: named(matter.from), count: matter.wounds });
    case 'instant':
      return t(isCancelled ? 'cause.byInstantCancelled' : 'cause.byInstant', { instant: instantName(matter.source), count: matter.wounds });
    case 'set-off': {
      const values = { unit: named(matter.unit), by: unitsText(cast, matter.by) };
      return t(matter.by.length > 0 ? 'cause.set-off' : 'cause.setOffByInstant', values);
    }
    case 'acts': {
      const sum = [t('cause.printed', { value: matter.printed }), ...sharesText(cast, matter.gifts)].join(', ');
      return t('cause.acts', { unit: named(matter.unit), initiative: matter.initiative, sum });
    }
    case 'acts-again':
      return t('cause.acts-again', { unit: named(matter.unit), initiative: matter.initiative, givers: unitsText(cast, matter.givers) });
    case 'loses-action':
      return t('cause.loses-action', { unit: named(matter.unit), by: unitsText(cast, matter.by) });
    case 'cancelled':
      return t('cause.cancelled', { medic: named(matter.medic) });
    case 'no-medic':
      return t('cause.no-medic');
    case 'medic-netted':
      return t('cause.medic-netted', { medic: named(matter.medic), by: unitsText(cast, matter.by) });
    case 'medic-spent':
      return t('cause.medic-spent', { medic: named(matter.medic), saved: named(matter.saved) });
    case 'medic-scoped':
    case 'medic-lost':
      return t(`cause.${matter.kind}`, { medic: named(matter.medic) });
  }
};

/** One link of a chain of causes as a sentence, without what it follows from. */
export const causeText = (cast: Cast, { matter, because }: Reason): string =>
  matterText(
    cast,
    matter,
    because.some((link) => link.matter.kind === 'cancelled'),
  );
