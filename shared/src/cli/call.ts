import { parseArgs, type ParseArgsConfig } from 'node:util';
import { fail, ok, type Result } from '../model/result.js';
import { isObject } from '../notation/readers.js';

/** Why a document, or the whole call, gets no answer. */
export interface CliError {
  readonly code: string;
  /** One English sentence. */
  readonly message: string;
  /** Where in the document, as a JSON pointer; empty for the whole. */
  readonly path: string;
}

/** What a command makes of one document. */
export type CliAnswer = Result<object, CliError>;

/** A failure that concerns the whole document or call. */
export const failure = (code: string, message: string): { readonly ok: false; readonly error: CliError } =>
  fail({ code, message, path: '' });

/** An answer as the one line of JSON that is printed. */
export const printed = (answer: CliAnswer): string => `${JSON.stringify(answer.ok ? answer.value : { error: answer.error })}\n`;

/** What `parseArgs` throws for a wrong call has a code of its own. */
const isWrongUse = (error: unknown): error is Error & { readonly code: string } =>
  isObject(error) && typeof error['code'] === 'string' && error['code'].startsWith('ERR_PARSE_ARGS');

/** The options and files of a call; an option that is not in the configuration is refused. */
export const readArgs = <T extends ParseArgsConfig>(config: T): Result<ReturnType<typeof parseArgs<T>>, CliError> => {
  try {
    return ok(parseArgs(config));
  } catch (error) {
    if (!isWrongUse(error)) throw error;
    const code = error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'unknown-option' : 'bad-option';
    return failure(code, error.message);
  }
};

export const badOption = (name: string, expected: string): Result<never, CliError> => failure('bad-option', `--${name} takes ${expected}.`);
