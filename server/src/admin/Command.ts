import type { Result } from '@hexfall/shared/model/result';
import type { Desk } from './Desk.js';

/** What is given after the name of a command. */
export interface Call {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | true>>;
  readonly write: (text: string) => void;
}

/** What an operator can ask for. */
export interface Command {
  /** What follows the name, for the help. */
  readonly usage: string;
  /** One line for the help. */
  readonly about: string;
  /** How many words it takes, at least and at most. */
  readonly words: readonly [number, number];
  /** Its options; `value` is followed by something. */
  readonly options: Readonly<Record<string, 'flag' | 'value'>>;
  /** Does it; gives what is to be said at the end, or one sentence about what kept it from being done. */
  readonly run: (desk: Desk, call: Call) => Promise<Result<string, string>>;
}
