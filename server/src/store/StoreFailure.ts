import { LeaseLost } from './LeaseStore.js';
import { DiskFull } from './StoreQuota.js';

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
