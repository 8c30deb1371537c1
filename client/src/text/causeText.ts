import type { UnitRef } from '@hexfall/shared/inspect/fact';
import type { Cause, HitCause, Reason, Share } from '@hexfall/shared/inspect/reason';
import cause from '@hexfall/shared/locales/en/cause.json';
import { ENDLESS } from '@hexfall/shared/model/event';
import { DAMAGE_INSTANTS } from '@hexfall/shared/model/intent';
import type { PlayerLabels } from './playerLabels.js';
import { addTexts, listOf, t } from './translate.js';
import { ownedTile } from './unitText.js';

addTexts({ cause });

/** "+1", or "−1" */
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const unitsText = (labels: PlayerLabels, units: readonly UnitRef[]): string => listOf(units.map((unit) => ownedTile(labels, unit)));

const sharesText = (labels: PlayerLabels, shares: readonly Share[]): string[] =>
  shares.map(({ unit, amount }) => t('cause.share', { amount: signed(amount), unit: ownedTile(labels, unit) }));

/** "melee, strength 1, +1 from Officer of Borgo, −1 for armor" */
const sumText = (labels: PlayerLabels, { how, printed, bonuses, armor, converted, via }: HitCause): string =>
  [
    t('cause.strength', { how: t(`fact.how.${how}`), printed }),
    ...(converted ? [t(converted === 'ranged' ? 'cause.toRanged' : 'cause.toMelee')] : []),
    ...sharesText(labels, bonuses),
    ...(armor > 0 ? [t('cause.armor', { amount: signed(-armor) })] : []),
    ...(via.length > 0 ? [t('cause.via', { units: unitsText(labels, via) })] : []),
  ].join(', ');

const hitText = (labels: PlayerLabels, cause: HitCause, isCanceled: boolean): string => {
  const { kind, attacker, target, wounds, armor } = cause;
  const units = { attacker: ownedTile(labels, attacker), target: ownedTile(labels, target), sum: sumText(labels, cause) };
  if (wounds >= ENDLESS) return t(`cause.${kind}Endless`, units);
  if (wounds === 0 && armor > 0) return t(`cause.${kind}Stopped`, units);
  return t(isCanceled ? `cause.${kind}Canceled` : `cause.${kind}`, { ...units, count: wounds });
};

const instantName = (source: string): string => {
  const instant = DAMAGE_INSTANTS.find((known) => known === source);
  if (!instant) throw new Error(`${source} is no instant that wounds`);
  return t(`cause.instant.${instant}`);
};

const statementText = (labels: PlayerLabels, cause: Cause, isCanceled: boolean): string => {
  const named = (unit: UnitRef): string => ownedTile(labels, unit);
  switch (cause.kind) {
    case 'destroyed': {
      const values = { unit: named(cause.unit), count: cause.wounds, left: cause.left };
      return t(cause.wounds > cause.left ? 'cause.destroyedMore' : 'cause.destroyed', values);
    }
    case 'wounded':
      return t('cause.wounded', { unit: named(cause.unit), count: cause.wounds, left: cause.left });
    case 'gave-itself':
      return t('cause.gave-itself', { unit: named(cause.unit), saved: named(cause.saved) });
    case 'exploded':
    case 'unharmed':
    case 'lost-toughness':
    case 'falls-too':
    case 'no-target':
    case 'beyond-help':
      return t(`cause.${cause.kind}`, { unit: named(cause.unit) });
    case 'hq-damaged':
    case 'hq-destroyed':
      return t(`cause.${cause.kind}`, { player: labels.side(cause.player), count: cause.wounds, left: cause.left });
    case 'hq-points':
      return t('cause.hq-points', { player: labels.side(cause.player), count: cause.wounds });
    case 'earlier-wounds':
      return t('cause.earlier-wounds', { count: cause.wounds });
    case 'hit':
    case 'dealt':
      return hitText(labels, cause, isCanceled);
    case 'blast':
      return t(isCanceled ? 'cause.blastCanceled' : 'cause.blast', { from: named(cause.from), count: cause.wounds });
    case 'terrain': {
      const values = { terrain: t(`words.terrain.${cause.terrain}`), count: cause.wounds };
      return t(isCanceled ? 'cause.terrainCanceled' : 'cause.terrain', values);
    }
    case 'turret':
      return t(isCanceled ? 'cause.turretCanceled' : 'cause.turret', { count: cause.wounds });
    case 'venom':
      return t(isCanceled ? 'cause.venomCanceled' : 'cause.venom', { player: labels.side(cause.owner) });
    case 'instant':
      return t(isCanceled ? 'cause.byInstantCanceled' : 'cause.byInstant', { instant: instantName(cause.source), count: cause.wounds });
    case 'set-off': {
      const values = { unit: named(cause.unit), by: unitsText(labels, cause.by) };
      return t(cause.by.length > 0 ? 'cause.set-off' : 'cause.setOffByInstant', values);
    }
    case 'acts': {
      const sum = [t('cause.printed', { value: cause.printed }), ...sharesText(labels, cause.bonuses)].join(', ');
      return t('cause.acts', { unit: named(cause.unit), initiative: cause.initiative, sum });
    }
    case 'acts-again':
      return t('cause.acts-again', { unit: named(cause.unit), initiative: cause.initiative, givers: unitsText(labels, cause.givers) });
    case 'loses-action':
      return t('cause.loses-action', { unit: named(cause.unit), by: unitsText(labels, cause.by) });
    case 'canceled':
      return t('cause.canceled', { medic: named(cause.medic) });
    case 'no-medic':
      return t('cause.no-medic');
    case 'medic-netted':
      return t('cause.medic-netted', { medic: named(cause.medic), by: unitsText(labels, cause.by) });
    case 'medic-spent':
      return t('cause.medic-spent', { medic: named(cause.medic), saved: named(cause.saved) });
    case 'medic-scoped':
    case 'medic-lost':
      return t(`cause.${cause.kind}`, { medic: named(cause.medic) });
  }
};

/** One link of a chain of causes as a sentence, without what it follows from. */
export const causeText = (labels: PlayerLabels, { cause, causes }: Reason): string =>
  statementText(
    labels,
    cause,
    causes.some((link) => link.cause.kind === 'canceled'),
  );
