import { types } from 'node:util';
import { LeaseLost } from './LeaseStore.js';
import { DiskFull } from './StoreQuota.js';

/** Returns the message of an error without the address, which contains a password. */
export const reasonOf = (error: unknown): string => {
  if (!types.isNativeError(error)) return String(error);
  // A name with several addresses, none of which answers.
  return error instanceof AggregateError ? error.errors.map(reasonOf).join('; ') : error.message;
};

/** A failed operation of the store. The match is unchanged, and a retry may work. */
export class StoreFailure extends Error {
  constructor(
    readonly operation: string,
    cause: unknown,
  ) {
    super(`the store could not ${operation}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** What a store has thrown, whether it was observed or not. */
const originOf = (err: unknown): unknown => (err instanceof StoreFailure ? err.cause : err);

/** Whether an error means that another process owns the match. */
export const isLeaseLost = (err: unknown): boolean => originOf(err) instanceof LeaseLost;

/** Whether an error means that the disk of the database is full. */
export const isDiskFull = (err: unknown): boolean => originOf(err) instanceof DiskFull;
