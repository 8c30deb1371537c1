import type { Outcome } from '@hexfall/shared/model/result';
import type { Cast } from './cast.js';
import { listOf, t } from './translate.js';

/** Who has won. */
export const winnerText = (cast: Cast, { winners }: Outcome): string => {
  const names = winners.map((seat) => cast.name(seat));
  const [only] = names;
  if (only === undefined) return t('table.result.draw');
  return names.length === 1 ? t('table.result.won', { player: only }) : t('table.result.wonMany', { players: listOf(names) });
};

/** Why, and by which rule, if it was one. */
export const reasonText = ({ reason, rule }: Outcome): string => `${t(`table.result.reason.${reason}`)}${rule === '' ? '' : ` (${rule})`}`;

/** Who has won and why. */
export const outcomeText = (cast: Cast, outcome: Outcome): string => `${winnerText(cast, outcome)}. ${reasonText(outcome)}`;
