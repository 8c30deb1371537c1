import type { Logger } from 'pino';
import { PeriodicTask } from '../runtime/scheduling.js';
import type { Peer } from '../store/LeaseStore.js';
import type { MatchRepository } from '../store/MatchRepository.js';
import type { RedisConnection } from './RedisConnection.js';

/** The interval of heartbeats. */
const BEAT_MS = 1000;

/** A process without a heartbeat for this long, and without a subscription in Redis, loses its matches … */
const GONE_MS = 3000;

/** … and after this time in any case. */
const LEASE_MS = 15_000;

export interface MembershipOptions {
  /** The name of this process. */
  readonly id: string;
  readonly store: MatchRepository;
  /** Null if this is the only process there is. */
  readonly redis: Pick<RedisConnection, 'isSubscribed'> | null;
  readonly log: Logger;
  /** Called when this process was evicted: its matches belong to others now. */
  readonly onEvicted: () => void;
}

/**
 * The processes that serve one store. The others evict a process without heartbeats and take over its matches. Only silence observed while
 * the store was reachable counts: after an outage of the store, all heartbeats are old.
 */
export class ClusterMembership {
  #since = 0;
  #peers: readonly Peer[] = [];
  /** Since when the store has been reachable without a break. */
  #listening = Infinity;
  #stopped = false;
  readonly #heartbeats = new PeriodicTask(() => this.#heartbeat(), BEAT_MS);

  constructor(private readonly options: MembershipOptions) {}

  /** Since when at least one process has been serving without a break, in milliseconds. */
  get since(): number {
    return this.#since;
  }

  /** The ids of the live processes, including this one, in the same order everywhere. */
  get ids(): readonly string[] {
    const others = this.#peers.filter(({ silent }) => silent < GONE_MS).map(({ id }) => id);
    return [...others, this.options.id].sort();
  }

  /** Registers this process. Call this before it acquires a lease. */
  async start(): Promise<void> {
    await this.#join();
    if (!this.options.redis) return;
    await this.#heartbeat();
    this.#heartbeats.start();
  }

  /** Registers this process again after it was evicted, or, without a cluster, after an earlier process was found to own a match. */
  async rejoin(): Promise<void> {
    if (this.options.redis) this.options.onEvicted();
    await this.#join();
  }

  /** Unregisters this process; leases it has not released are free at once. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#heartbeats.stop();
    await this.options.store.leave(this.options.id);
  }

  async #join(): Promise<void> {
    const { id, store, redis } = this.options;
    this.#since = await store.join(id, redis ? LEASE_MS : 0);
    if (redis) return;
    // There is no other process: leases of an earlier one are free.
    await store.evict(id, 0);
    await store.releaseOrphans('byCalendar');
  }

  /** Never throws: while the store is unreachable, no process can take anything over. */
  async #heartbeat(): Promise<void> {
    if (this.#stopped) return;
    const { id, store, log } = this.options;
    try {
      const peers = await store.heartbeat(id);
      if (!peers) {
        log.warn('this process was evicted: other processes have its matches now');
        return await this.rejoin();
      }
      this.#peers = peers;
      this.#listening = Math.min(this.#listening, performance.now());
      await this.#evictSilent(peers);
    } catch (err) {
      this.#listening = Infinity;
      log.warn({ err }, 'the heartbeat did not reach the store');
    }
  }

  async #evictSilent(peers: readonly Peer[]): Promise<void> {
    const { id, store, redis, log } = this.options;
    const listened = performance.now() - this.#listening;
    for (const { id: peer, silent } of peers) {
      const silence = Math.min(silent, listened);
      if (silence < GONE_MS) continue;
      const isGone = silence >= LEASE_MS || (await redis?.isSubscribed(peer)) === false;
      if (!isGone) continue;
      await store.evict(id, GONE_MS, [peer]);
      log.warn(
        { process: peer, matches: await store.releaseOrphans('timed') },
        'evicted a process without heartbeats, its matches are free',
      );
    }
  }
}
