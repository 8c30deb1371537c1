import type { IncomingMessage } from 'node:http';
import { type ReplayBudget, Replays } from '../runtime/Replays.js';
import type { Rate } from '../runtime/TokenBucket.js';
import type { AddressOf } from '../security/addresses.js';
import type { StoreShares } from '../store/StoreQuota.js';

/** What requests spend of the budgets of their address, besides being counted. */
export interface AddressBudgets {
  /** The budget that a request plays stored matches again from. */
  readonly replaysOf: (request: IncomingMessage) => ReplayBudget;
  /** The budget of a seat for its own table. @param holder as `SeatHolders` names it. */
  readonly replaysOfSeat: (holder: string) => ReplayBudget;
  /** Counts that many bytes that the request adds to the store. Throws `BudgetSpent`. */
  readonly countStored: (request: IncomingMessage, bytes: number) => void;
}

/** @param limits of intents that are played again, by address and by seat. */
export const addressBudgets = (
  { replays, seatReplays }: Readonly<Record<'replays' | 'seatReplays', Rate>>,
  shares: StoreShares,
  addressOf: AddressOf,
): AddressBudgets => {
  const known = new Replays(replays);
  const ofSeats = new Replays(seatReplays);
  return {
    replaysOf: (request) => known.of(addressOf(request)),
    replaysOfSeat: (holder) => ofSeats.of(holder),
    countStored: (request, bytes) => shares.spend(addressOf(request), bytes),
  };
};
