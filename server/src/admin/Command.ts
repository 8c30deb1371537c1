import type { Result } from '@hexfall/shared/model/result';
import type { Retention } from '../store/prunePass.js';
import type { AdminStore } from './openAdminStore.js';

/** The exit code of a command that has failed, with a sentence on standard error. */
export const FAILED = 2;

/** The arguments of a command. */
export interface Call {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | true>>;
  readonly write: (text: string) => void;
  /** When rows are deleted by their age, as it is set for the server; never by default. */
  readonly retention?: Retention;
}

/** What a command finds wrong, written at once, one sentence a line, and counted. */
export class Findings {
  count = 0;

  constructor(private readonly write: Call['write']) {}

  readonly note = (sentence: string): void => {
    this.count += 1;
    this.write(`${sentence}\n`);
  };
}

/** A command of `hexfall admin`. */
export interface Command {
  /** The arguments, for the help. */
  readonly usage: string;
  /** One line for the help. */
  readonly about: string;
  /** The least and greatest number of words. */
  readonly words: readonly [number, number];
  /** Its options; a `value` option takes an argument. */
  readonly options: Readonly<Record<string, 'flag' | 'value'>>;
  /** Runs it; returns the final message, or one sentence about why it failed. */
  readonly run: (admin: AdminStore, call: Call) => Promise<Result<string, string>>;
}
