import type { IncomingMessage } from 'node:http';
import type { AddressOf } from '../security/addresses.js';
import { TrafficBudget, type PausableConnection, type TrafficRates } from './TrafficBudget.js';

export interface TrafficLimits {
  /** For all connections of one address together. */
  readonly address: TrafficRates;
  /** For each connection. */
  readonly connection: TrafficRates;
}

/** How long the budget of an address is kept after its last connection, so that reconnecting does not renew it. */
const MEMORY_MS = 10_000;

/** The budgets of all addresses that have a connection. */
export class Traffic {
  readonly #addresses = new Map<string, TrafficBudget>();

  constructor(
    private readonly limits: TrafficLimits,
    private readonly addressOf: AddressOf,
  ) {}

  /** Whether the address has used up its budget and gets no new connection. */
  isExhausted(request: IncomingMessage): boolean {
    return this.#addresses.get(this.addressOf(request))?.isExhausted ?? false;
  }

  /** The budgets that a new connection spends from, until `leave` is called. */
  join(
    request: IncomingMessage,
    connection: PausableConnection,
  ): { readonly budgets: readonly TrafficBudget[]; readonly leave: () => void } {
    const address = this.addressOf(request);
    const shared = this.#addresses.get(address) ?? new TrafficBudget(this.limits.address);
    this.#addresses.set(address, shared);
    const own = new TrafficBudget(this.limits.connection);
    const budgets = [shared, own];
    for (const budget of budgets) budget.add(connection);
    const leave = (): void => {
      for (const budget of budgets) budget.remove(connection);
      if (!shared.isUnused) return;
      setTimeout(() => {
        if (shared.isUnused && this.#addresses.get(address) === shared) this.#addresses.delete(address);
      }, MEMORY_MS).unref();
    };
    return { budgets, leave };
  }
}
