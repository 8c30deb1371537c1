import type { TableContext } from './TableContext.js';

/** How often an unreachable store is tried again. */
const RETRY_MS = 1000;

/** Reloads a table after a write whose result is unknown. */
export class StoreResync {
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(private readonly context: TableContext<'faults'>) {}

  /** Reloads the table if necessary, then runs a task. If the store cannot be read, the table refuses changes. */
  async before(task: () => Promise<void>): Promise<void> {
    await this.#resync();
    await task();
    this.#retryLater();
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #resync(): Promise<void> {
    const { table, services, sync, broadcastEvents } = this.context;
    if (table.isInSync || table.hasLostLease) return;
    try {
      const intents = await table.reload();
      sync();
      for (const playedIntent of intents) broadcastEvents(playedIntent);
    } catch (err) {
      services.faults.report(table, err, 'reload', null);
    }
  }

  /** Retries later, so that clients that only watch get the reloaded table without sending anything. Disconnects those of a lost table. */
  #retryLater(): void {
    const { table, evictAll, queue } = this.context;
    if (table.hasLostLease) return evictAll();
    if (this.#stopped || this.#timer || table.isInSync) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      // Every queued task starts with a reload.
      queue(() => Promise.resolve());
    }, RETRY_MS);
  }
}
