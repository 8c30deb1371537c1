import type { Logger } from 'pino';
import type { MatchStore } from '../store/MatchStore.js';
import type { Peer } from '../store/Registry.js';
import type { RedisLink } from './RedisLink.js';

/** How often a process says that it lives. */
const BEAT_MS = 1000;

/** Of a process that is heard of no more after this time, and does not hear either, the matches are free … */
const GONE_MS = 3000;

/** … and after this time in any case. */
const LEASE_MS = 15_000;

export interface RosterOptions {
  /** The name of this process. */
  readonly id: string;
  readonly store: MatchStore;
  /** Null if this is the only process there is. */
  readonly link: Pick<RedisLink, 'hears'> | null;
  readonly log: Logger;
  /** Called when this process was taken for dead: its matches belong to others now. */
  readonly onDismissed: () => void;
}

/**
 * The processes that serve one store. Whoever has been silent for too long is dismissed by the others, and others take its
 * matches over. Only silence that this process has listened to counts: after the store was away, everybody has been silent.
 */
export class Roster {
  #since = 0;
  #peers: readonly Peer[] = [];
  /** Since when the store has answered every time. */
  #listening = Infinity;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #beating: Promise<void> = Promise.resolve();

  constructor(private readonly options: RosterOptions) {}

  /** Since when one of the processes has served without a break, in milliseconds. */
  get since(): number {
    return this.#since;
  }

  /** The names of the processes that serve, this one included, in an order that is the same for all. */
  get ids(): readonly string[] {
    const others = this.#peers.filter(({ silent }) => silent < GONE_MS).map(({ id }) => id);
    return [...others, this.options.id].sort();
  }

  /** Enters this process. To be called before it owns anything. */
  async start(): Promise<void> {
    await this.#join();
    if (!this.options.link) return;
    await this.#beat();
    this.#timer = setInterval(() => {
      this.#beating = this.#beating.then(() => this.#beat());
    }, BEAT_MS);
  }

  /** After this process was told that it has been dismissed, or, as the only one, that somebody else owns something. */
  async comeBack(): Promise<void> {
    if (this.options.link) this.options.onDismissed();
    await this.#join();
  }

  /** Strikes this process out; what it has not given back is free for others at once. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#beating;
    await this.options.store.quit(this.options.id);
  }

  async #join(): Promise<void> {
    const { id, store, link } = this.options;
    this.#since = await store.join(id, link ? LEASE_MS : 0);
    if (link) return;
    // There is no other one: what an earlier process has left is free.
    await store.dismiss(id, 0);
    await store.sweep('byCalendar');
  }

  /** Never throws: while the store is away, nobody can take anything over. */
  async #beat(): Promise<void> {
    if (this.#stopped) return;
    const { id, store, log } = this.options;
    try {
      const peers = await store.beat(id);
      if (!peers) {
        log.warn('this process was taken for dead: its matches are played elsewhere now');
        return await this.comeBack();
      }
      this.#peers = peers;
      this.#listening = Math.min(this.#listening, performance.now());
      await this.#judge(peers);
    } catch (err) {
      this.#listening = Infinity;
      log.warn({ err }, 'the store does not hear that this process lives');
    }
  }

  async #judge(peers: readonly Peer[]): Promise<void> {
    const { id, store, link, log } = this.options;
    const listened = performance.now() - this.#listening;
    for (const { id: peer, silent } of peers) {
      const silence = Math.min(silent, listened);
      if (silence < GONE_MS) continue;
      const isGone = silence >= LEASE_MS || (await link?.hears(peer)) === false;
      if (!isGone) continue;
      await store.dismiss(id, GONE_MS, [peer]);
      log.warn({ process: peer, matches: await store.sweep('timed') }, 'a process is gone, its matches are free');
    }
  }
}
