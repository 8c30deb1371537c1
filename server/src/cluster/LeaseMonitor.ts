import type { Logger } from 'pino';
import { PeriodicTask } from '../runtime/scheduling.js';
import type { MatchRepository } from '../store/MatchRepository.js';

const INTERVAL_MS = 3000;

/** A table of this process. */
export interface LeasedTable {
  /** `epoch` is null for read-only use. */
  readonly table: { readonly code: string; readonly epoch: number | null };
  /** Disconnects all clients: another process or server has the match. */
  readonly evictAll: () => void;
}

/**
 * Checks periodically whether this process still owns the matches in its memory. Another process may have taken one over, or the operator
 * may have moved one to another server. A write reveals a lost lease at once; without one, clients would wait at a table that continues
 * elsewhere.
 */
export class LeaseMonitor {
  readonly #task = new PeriodicTask(() => this.check(), INTERVAL_MS);

  /** @param owner the id of this process. */
  constructor(
    private readonly owner: string,
    private readonly store: MatchRepository,
    private readonly tables: () => readonly LeasedTable[],
    private readonly log: Logger,
  ) {}

  start(): void {
    this.#task.start();
  }

  /** Fulfilled when the current check has ended. */
  stop(): Promise<void> {
    return this.#task.stop();
  }

  /** Disconnects the clients of tables that belong to another process or server now. Never throws. */
  async check(): Promise<void> {
    // In this order: all tables listed here were owned before the store is queried.
    const here = this.tables();
    try {
      const owned = await this.store.owned(this.owner);
      for (const { table, evictAll } of here) {
        if (table.epoch === null || table.epoch === owned.get(table.code)) continue;
        this.log.warn({ code: table.code }, 'a match belongs to another process or server now');
        evictAll();
      }
    } catch (err) {
      this.log.warn({ err }, 'could not check the leases of matches');
    }
  }
}
