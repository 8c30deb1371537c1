import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ok, type Result } from '../model/result.js';
import { isObject } from '../notation/readers.js';
import { failure, type CliError } from './answer.js';

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
