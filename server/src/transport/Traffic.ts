import type { IncomingMessage } from 'node:http';
import type { Rate } from '../runtime/TokenBucket.js';
import type { AddressOf } from '../security/addresses.js';
import { type PausableConnection, TrafficBudget, type TrafficRates } from './TrafficBudget.js';

export interface TrafficLimits {
  /** For all connections of one address together that hold no seat; those that do have a budget of their own, `SEATED` times as large. */
  readonly address: TrafficRates;
  /** For each connection. */
  readonly connection: TrafficRates;
}

/** How much more the connections of one address may do that hold seats: a whole school plays. */
export const SEATED = 4;

/** How long an address keeps its budget after its last connection, so that reconnecting does not renew it. */
const MEMORY_MS = 10_000;

const times = ({ burst, perSecond }: Rate): Rate => ({ burst: burst * SEATED, perSecond: perSecond * SEATED });

/** The budgets of one address. */
interface Shared {
  readonly seated: TrafficBudget;
  readonly others: TrafficBudget;
}

/** A connection that spends from the budgets of its address and from its own. */
export class Member {
  #budget: TrafficBudget;

  constructor(
    private readonly connection: PausableConnection,
    private readonly shared: Shared,
    private readonly own: TrafficBudget,
    private readonly onLeave: () => void,
  ) {
    this.#budget = shared.others;
    for (const budget of [this.#budget, own]) budget.add(connection);
  }

  /** Counts received messages and bytes of both directions. */
  spend(messages: number, bytes: number): void {
    this.#budget.spend(messages, bytes);
    this.own.spend(messages, bytes);
  }

  /** Whether the connection holds a seat: then what others of its address do does not stop it. */
  setSeated(isSeated: boolean): void {
    const budget = isSeated ? this.shared.seated : this.shared.others;
    if (budget === this.#budget) return;
    this.#budget.remove(this.connection);
    this.connection.release(this.#budget);
    this.#budget = budget;
    budget.add(this.connection);
  }

  /** Call this when the connection has ended. */
  leave(): void {
    for (const budget of [this.#budget, this.own]) budget.remove(this.connection);
    this.onLeave();
  }
}

/** The budgets of all addresses that have a connection. */
export class Traffic {
  readonly #addresses = new Map<string, Shared>();

  constructor(
    private readonly limits: TrafficLimits,
    private readonly addressOf: AddressOf,
  ) {}

  /** Returns whether the connections of the address without seats have used up their budget: then it gets no new one. */
  isExhausted(request: IncomingMessage): boolean {
    return this.#addresses.get(this.addressOf(request))?.others.isExhausted ?? false;
  }

  /** Adds a connection, which holds no seat yet. */
  join(request: IncomingMessage, connection: PausableConnection): Member {
    const address = this.addressOf(request);
    const shared = this.#addresses.get(address) ?? this.#newShared();
    this.#addresses.set(address, shared);
    const isUnused = (): boolean => shared.seated.isUnused && shared.others.isUnused;
    return new Member(connection, shared, new TrafficBudget(this.limits.connection), () => {
      if (!isUnused()) return;
      setTimeout(() => {
        if (isUnused() && this.#addresses.get(address) === shared) this.#addresses.delete(address);
      }, MEMORY_MS).unref();
    });
  }

  #newShared(): Shared {
    const { messages, bytes } = this.limits.address;
    return {
      others: new TrafficBudget(this.limits.address),
      seated: new TrafficBudget({ messages: times(messages), bytes: times(bytes) }),
    };
  }
}
