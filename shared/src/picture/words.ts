import type { Mode } from '../model/options.js';
import type { ArmyId } from '../model/tile.js';

/** The few words in a picture, in one language; everything else on it is a sign, a number or a name. Some have a blank, as `{{number}}`. */
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
