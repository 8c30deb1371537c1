import type { IncomingMessage } from 'node:http';
import { Replays, type ReplayBudget } from '../runtime/Replays.js';
import type { Rate } from '../runtime/TokenBucket.js';
import type { AddressOf } from '../security/addresses.js';
import type { StoreShares } from '../store/StoreQuota.js';

/** What requests spend of the budgets of their address, besides being counted. */
export interface AddressBudgets {
  /** The budget that a request plays stored matches again from. */
  readonly replaysOf: (request: IncomingMessage) => ReplayBudget;
  /** Counts that many bytes that the request adds to the store. Throws `BudgetSpent`. */
  readonly countStored: (request: IncomingMessage, bytes: number) => void;
}

/** @param replays of intents. */
export const addressBudgets = (replays: Rate, shares: StoreShares, addressOf: AddressOf): AddressBudgets => {
  const known = new Replays(replays);
  return {
    replaysOf: (request) => known.of(addressOf(request)),
    countStored: (request, bytes) => shares.spend(addressOf(request), bytes),
  };
};
