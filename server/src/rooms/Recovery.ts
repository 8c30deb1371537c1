import type { Reel } from '@hexfall/shared/protocol/messages';
import type { TableHost } from '../match/TableHost.js';
import type { FaultDesk } from './FaultDesk.js';

export interface RecoverySurroundings {
  /** Sends everybody what has changed at the table. */
  readonly show: () => void;
  /** Sends everybody what has changed and what has happened. */
  readonly tell: (reel: Reel) => void;
  /** Adds a task to what is done at the table, one after the other. */
  readonly queue: (task: () => Promise<void>) => void;
  readonly faults: FaultDesk;
  /** Another process has the table now. */
  readonly lose: () => void;
}

/** So often the store is asked while it does not answer. */
const RETRY_MS = 1000;

/** Brings a table right after a change of which nobody can say whether the store has it. */
export class Recovery {
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(
    private readonly table: TableHost,
    private readonly around: RecoverySurroundings,
  ) {}

  /** Does a task at the table as the store has it. If the store cannot be read, the table refuses what the task wants to change. */
  async before(task: () => Promise<void>): Promise<void> {
    await this.#recover();
    await task();
    this.#attend();
  }

  /** Nothing is tried any more. */
  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #recover(): Promise<void> {
    if (this.table.isSure || this.table.isLost) return;
    try {
      const reels = await this.table.reread();
      this.around.show();
      for (const reel of reels) this.around.tell(reel);
    } catch (err) {
      this.around.faults.report(this.table, err, 'reread', null);
    }
  }

  /** The others at the table must not wait until somebody sends something. Whoever has lost the table sends them away. */
  #attend(): void {
    if (this.table.isLost) return this.around.lose();
    if (this.#stopped || this.#timer || this.table.isSure) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.around.queue(() => this.before(() => Promise.resolve()));
    }, RETRY_MS);
  }
}
