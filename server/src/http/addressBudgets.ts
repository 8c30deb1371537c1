import type { IncomingMessage } from 'node:http';
import { Replays, type ReplayBudget } from '../runtime/Replays.js';
import type { Rate } from '../runtime/TokenBucket.js';
import type { AddressOf } from '../security/clientAddress.js';
import { StoreShares } from '../store/StoreShares.js';

/** What requests spend of the budgets of their address, besides being counted. */
export interface AddressBudgets {
  /** The budget that a request plays stored matches again from. */
  readonly replaysOf: (request: IncomingMessage) => ReplayBudget;
  /** Counts a saved game of that many bytes. Throws `BudgetSpent`. */
  readonly countSaved: (request: IncomingMessage, bytes: number) => void;
}

/** @param replays of intents. @param storeMb the most megabytes of the store. */
export const addressBudgets = (replays: Rate, storeMb: number, addressOf: AddressOf): AddressBudgets => {
  const known = new Replays(replays);
  const shares = new StoreShares(storeMb);
  return {
    replaysOf: (request) => known.of(addressOf(request)),
    countSaved: (request, bytes) => shares.spend(addressOf(request), bytes),
  };
};
