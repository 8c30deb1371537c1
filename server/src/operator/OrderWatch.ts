import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import proxyaddr from 'proxy-addr';
import { Rounds } from '../Rounds.js';
import type { MatchStore } from '../store/MatchStore.js';
import { NO_ORDERS, type Orders } from './Orders.js';

/** An order of the operator is carried out after this time at the latest. */
const LOOK_MS = 5000;

/** Knows what the operator has ordered: looks into the store now and then, as another program writes there. */
export class OrderWatch {
  #orders: Orders = NO_ORDERS;
  #covers: (address: string) => boolean = () => false;
  readonly #rounds: Rounds;

  /** @param onChange is called whenever something is ordered that was not. */
  constructor(
    private readonly store: MatchStore,
    private readonly log: Logger,
    private readonly onChange: () => void,
    lookMs = LOOK_MS,
  ) {
    this.#rounds = new Rounds(() => this.#look(), lookMs);
  }

  get notice(): Orders['notice'] {
    return this.#orders.notice;
  }

  isBanned(address: string): boolean {
    return this.#covers(address);
  }

  /** Looks for the first time and then now and then; fulfilled after the first time. */
  async start(): Promise<void> {
    await this.#look();
    this.#rounds.start();
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** While the store is away, what was ordered last stays in force. */
  async #look(): Promise<void> {
    try {
      const orders = await this.store.orders();
      if (isDeepStrictEqual(orders, this.#orders)) return;
      const covers = proxyaddr.compile([...orders.bans]);
      this.#covers = (address) => covers(address, 0);
      this.#orders = orders;
      this.onChange();
    } catch (err) {
      this.log.warn({ reason: err instanceof Error ? err.message : String(err) }, 'could not look for orders of the operator');
    }
  }
}
