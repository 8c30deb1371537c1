import { settings } from '../platform/settings.js';

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
