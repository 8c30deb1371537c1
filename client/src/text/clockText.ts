import { readClock, type Clock } from '@hexfall/shared/model/clock';
import { daysAndHours, watchText } from '../store/clocks.js';
import { t } from './translate.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** O10: how time is limited. */
export const clockText = (clock: Clock): string => {
  const limit = readClock(clock);
  if (!limit) return t('app.option.clocks.none');
  const time = watchText(limit.limit);
  if (limit.per === 'turn') return t('app.option.clocks.turn', { time });
  if (limit.per === 'days') return t('app.option.clocks.days', { count: limit.limit / DAY_MS });
  return t('app.option.clocks.game', { time, more: watchText(limit.increment) });
};

/** What is left on a clock: days and hours, or as on a watch. */
export const leftText = (ms: number): string => {
  const long = daysAndHours(ms);
  return long && long.days > 0 ? t('table.clock.days', long) : watchText(ms);
};
