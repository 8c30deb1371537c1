import { type Clock, CLOCK_RANGES, isClock } from '@hexfall/shared/model/clock';

/** What a custom clock limits: all turns of a player together, or each turn. */
export const CLOCK_KINDS = ['game', 'turn'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

export const TIME_UNITS = ['second', 'minute', 'hour', 'day'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** O10: a clock as it is typed in, valid or not yet. */
export interface CustomClock {
  readonly kind: ClockKind;
  readonly time: string;
  readonly unit: TimeUnit;
  /** Seconds after each own turn; only of a time for the whole match. */
  readonly more: string;
}

/** The least and the most that a field takes. */
export type Range = readonly [least: number, most: number];

const SECONDS = { second: 1, minute: 60, hour: 3600 } as const;

/** What turns can be limited to, in each unit; what a match can be. */
const RANGES: Readonly<Record<ClockKind, Readonly<Partial<Record<TimeUnit, Range>>>>> = {
  game: { second: CLOCK_RANGES.game, minute: [1, CLOCK_RANGES.game[1] / SECONDS.minute], hour: [1, CLOCK_RANGES.game[1] / SECONDS.hour] },
  turn: {
    second: CLOCK_RANGES.turn,
    minute: [1, CLOCK_RANGES.turn[1] / SECONDS.minute],
    hour: CLOCK_RANGES.hours,
    day: CLOCK_RANGES.days,
  },
};

/** The units that a kind of clock can be in. */
export const unitsOf = (kind: ClockKind): readonly TimeUnit[] => TIME_UNITS.filter((unit) => RANGES[kind][unit]);

/** The least and the most time of a clock, in its unit. */
export const timeRange = ({ kind, unit }: CustomClock): Range => RANGES[kind][unit] ?? [1, 1];

/** The least and the most increment, in seconds. */
export const MORE_RANGE: Range = CLOCK_RANGES.increment;

/** Whether a text is a whole number within a range. */
export const isWithin = (text: string, [least, most]: Range): boolean =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** The clock that was typed in; null as long as it is none. */
export const clockOf = (custom: CustomClock): Clock | null => {
  const { kind, time, unit, more } = custom;
  if (!isWithin(time, timeRange(custom)) || (kind === 'game' && !isWithin(more, MORE_RANGE))) return null;
  const count = Number(time);
  const days = unit === 'day' ? `days:${count}` : unit === 'hour' && kind === 'turn' ? `hours:${count}` : null;
  const seconds = unit === 'day' ? 0 : count * SECONDS[unit];
  const text = days ?? (kind === 'turn' ? `turn:${seconds}` : `game:${seconds}+${Number(more)}`);
  return isClock(text) ? text : null;
};

/** The increment that is offered with a time for the whole match. */
const USUAL_MORE = '10';

/** A clock as one would type it in, in its largest unit; 15 minutes and 10 seconds a turn for none. */
export const customOf = (clock: Clock): CustomClock => {
  const [, kind = 'game', amount = '900', more = USUAL_MORE] = /^(\w+):(\d+)(?:\+(\d+))?$/.exec(clock) ?? [];
  if (kind === 'days' || kind === 'hours') return { kind: 'turn', time: amount, unit: kind === 'days' ? 'day' : 'hour', more: USUAL_MORE };
  const seconds = Number(amount);
  const known = kind === 'turn' ? 'turn' : 'game';
  const unit = seconds % 60 > 0 ? 'second' : known === 'game' && seconds % SECONDS.hour === 0 ? 'hour' : 'minute';
  return { kind: known, time: String(seconds / SECONDS[unit]), unit, more };
};

/** The same clock with another kind or unit: the time becomes one that it can have. */
export const withUnit = (custom: CustomClock, change: Partial<Pick<CustomClock, 'kind' | 'unit'>>): CustomClock => {
  const changed = { ...custom, ...change };
  const units = unitsOf(changed.kind);
  const possible = units.includes(changed.unit) ? changed : { ...changed, unit: units.at(-1) ?? changed.unit };
  const [least, most] = timeRange(possible);
  const count = Number(possible.time);
  const isNumber = possible.time.trim() !== '' && Number.isFinite(count);
  return isNumber ? { ...possible, time: String(Math.min(most, Math.max(least, Math.round(count)))) } : possible;
};
