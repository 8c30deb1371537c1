import { types } from 'node:util';

/** Returns the message of an error without the address, which contains a password. */
export const reasonOf = (error: unknown): string => {
  if (!types.isNativeError(error)) return String(error);
  // A name with several addresses, none of which answers.
  return error instanceof AggregateError ? error.errors.map(reasonOf).join('; ') : error.message;
};
