import type { Mode } from '../model/options.js';
import type { ArmyId } from '../model/tile.js';

/**
 * The few words in a picture, in one language; everything else in it is a sign, a number or a name. Some have a placeholder, such as
 * `{{number}}`.
 */
export interface PictureWords {
  readonly turn: string;
  readonly setup: string;
  readonly additional: string;
  readonly won: string;
  readonly draw: string;
  readonly hq: string;
  readonly points: string;
  readonly out: string;
  /** Of a table before its match. */
  readonly waiting: string;
  readonly starting: string;
  readonly free: string;
  /** Over a table with a free seat: who has made it. */
  readonly invites: string;
  /** The same where who has made it has given no name. */
  readonly friendInvites: string;
  /** Who has no name that there are letters for. */
  readonly player: string;
  /** Between the last two of several names. */
  readonly and: string;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly armies: Readonly<Record<ArmyId, string>>;
}

/** A text with its blanks filled. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => String(values[name] ?? blank));

const UNITS = [
  ['day', 86_400_000, 'long'],
  ['hour', 3_600_000, 'long'],
  ['minute', 60_000, 'short'],
  ['second', 1000, 'short'],
] as const;

/** Returns a time in words, by the largest units: "2 days", "1 hour 30 min", "10 sec". @param language a language tag, such as `en`. */
export const durationText = (ms: number, language: string): string => {
  const parts: string[] = [];
  let rest = ms;
  for (const [unit, length, unitDisplay] of UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) parts.push(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count));
  }
  return parts.join(' ');
};
