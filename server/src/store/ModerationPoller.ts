import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import proxyaddr from 'proxy-addr';
import { PeriodicTask } from '../runtime/scheduling.js';
import type { MatchRepository } from './MatchRepository.js';
import { type Moderation, NO_MODERATION } from './moderation.js';
import { reasonOf } from './StoreFailure.js';

/** The longest time until a command of the operator takes effect. */
const POLL_MS = 5000;

/** Polls the operator's bans and notice, which `hexfall admin` writes to the store. */
export class ModerationPoller {
  #current: Moderation = NO_MODERATION;
  #covers: (address: string) => boolean = () => false;
  readonly #task: PeriodicTask;

  /** @param onChange is called after every change. */
  constructor(
    private readonly store: MatchRepository,
    private readonly log: Logger,
    private readonly onChange: () => void,
    pollMs = POLL_MS,
  ) {
    this.#task = new PeriodicTask(() => this.#poll(), pollMs);
  }

  get notice(): Moderation['notice'] {
    return this.#current.notice;
  }

  isBanned(address: string): boolean {
    return this.#covers(address);
  }

  /** Polls now. While the store is unreachable, the last state stays in force. */
  refresh(): Promise<void> {
    return this.#poll();
  }

  /** Polls once and then periodically; fulfilled after the first time. */
  async start(): Promise<void> {
    await this.#poll();
    this.#task.start();
  }

  stop(): Promise<void> {
    return this.#task.stop();
  }

  /** While the store is unreachable, the last state stays in force. */
  async #poll(): Promise<void> {
    try {
      const moderation = await this.store.moderation();
      if (isDeepStrictEqual(moderation, this.#current)) return;
      const covers = proxyaddr.compile([...moderation.bans]);
      this.#covers = (address) => covers(address, 0);
      this.#current = moderation;
      this.onChange();
    } catch (err) {
      this.log.warn({ reason: reasonOf(err) }, 'could not poll bans and notice of the operator');
    }
  }
}
