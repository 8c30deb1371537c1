import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit';
import { type RedisReply, RedisStore } from 'rate-limit-redis';
import { isDoneInTime } from '../runtime/scheduling.js';
import type { RedisConnection } from './RedisConnection.js';

/** A request waits no longer than this for its count. */
const PATIENCE_MS = 250;

/** For how long Redis is not asked after it has not answered in time. */
const PAUSE_MS = 1000;

/** Counts requests of all processes together, in Redis. While Redis does not answer, each process counts its own. */
export class SharedCount implements Store {
  readonly #own = new MemoryStore();
  readonly #shared: RedisStore;
  /** Until when Redis is not asked, by `performance.now`. */
  #pausedUntil = 0;

  /** @param kind what is counted: each kind by itself. */
  constructor(
    private readonly redis: Pick<RedisConnection, 'isConnected' | 'command'>,
    kind: string,
  ) {
    this.#shared = new RedisStore({
      prefix: `hexfall:count:${kind}:`,
      sendCommand: (...words) => redis.command(words) as Promise<RedisReply>,
    });
  }

  init(options: Options): void {
    this.#own.init(options);
    // Commands wait for Redis, and its script is loaded again where it is missing.
    this.#shared.init(options).catch(() => undefined);
  }

  increment(key: string): Promise<ClientRateLimitInfo> {
    return this.#ask(
      () => this.#shared.increment(key),
      () => this.#own.increment(key),
    );
  }

  decrement(key: string): Promise<void> {
    return this.#ask(
      () => this.#shared.decrement(key),
      () => this.#own.decrement(key),
    );
  }

  resetKey(key: string): Promise<void> {
    return this.#ask(
      () => this.#shared.resetKey(key),
      () => this.#own.resetKey(key),
    );
  }

  async #ask<T>(shared: () => Promise<T>, own: () => Promise<T>): Promise<T> {
    if (!this.redis.isConnected || performance.now() < this.#pausedUntil) return own();
    const counted = shared();
    if (await isDoneInTime(counted, PATIENCE_MS)) return counted;
    this.#pausedUntil = performance.now() + PAUSE_MS;
    return own();
  }
}
