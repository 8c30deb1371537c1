import { type Clock, readClock } from '@hexfall/shared/model/clock';
import { durationText } from '@hexfall/shared/picture/words';
import { settings } from '../platform/settings.js';
import { daysAndHours, watchText } from '../store/clocks.js';
import { t } from './translate.js';

/** O10: how time is limited: "10 min + 10 sec a turn", "3 days a turn". */
export const clockText = (clock: Clock): string => {
  const limit = readClock(clock);
  if (!limit) return t('app.option.clocks.none');
  const language = settings.language.value;
  const time = durationText(limit.limit, language);
  if (limit.per !== 'game') return t('app.option.clocks.turn', { time });
  if (limit.increment === 0) return t('app.option.clocks.whole', { time });
  return t('app.option.clocks.game', { time, more: durationText(limit.increment, language) });
};

/** What is left on a clock: days and hours, or as on a watch. */
export const leftText = (ms: number): string => {
  const long = daysAndHours(ms);
  return long && long.days > 0 ? t('table.clock.days', long) : watchText(ms);
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The units, the largest first, each with how long it takes for it to be used. */
const UNITS = [
  { unit: 'month', ms: 30 * DAY, from: 60 * DAY },
  { unit: 'week', ms: 7 * DAY, from: 14 * DAY },
  { unit: 'day', ms: DAY, from: DAY },
  { unit: 'hour', ms: HOUR, from: HOUR },
  { unit: 'minute', ms: MINUTE, from: MINUTE },
] as const;

/** How long ago something was, in words: "now", "5 minutes ago", "yesterday". @param ms since then. */
export const agoText = (ms: number): string => {
  const words = new Intl.RelativeTimeFormat(settings.language.value, { numeric: 'auto' });
  const found = UNITS.find(({ from }) => ms >= from);
  return found ? words.format(-Math.floor(ms / found.ms), found.unit) : words.format(0, 'second');
};
