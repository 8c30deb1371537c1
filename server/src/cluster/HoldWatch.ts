import type { Logger } from 'pino';
import type { LiveTable } from '../rooms/LiveTables.js';
import { Rounds } from '../Rounds.js';
import type { MatchStore } from '../store/MatchStore.js';

const INTERVAL_MS = 3000;

/** A table that is played in this process. */
export interface HeldTable extends Pick<LiveTable, 'lose'> {
  readonly table: Pick<LiveTable['table'], 'code' | 'epoch'>;
}

/**
 * Looks now and then whether this process still owns what is played here. Whoever writes learns at once that a match is lost; but
 * those who only wait at its table would wait for ever, while the others play on elsewhere.
 */
export class HoldWatch {
  readonly #rounds = new Rounds(() => this.look(), INTERVAL_MS);

  /** @param owner the name of this process. */
  constructor(
    private readonly owner: string,
    private readonly store: MatchStore,
    private readonly tables: () => readonly HeldTable[],
    private readonly log: Logger,
  ) {}

  start(): void {
    this.#rounds.start();
  }

  /** Fulfilled when what has been begun is done. */
  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** Sends everybody away from tables that belong to another process now. Never throws. */
  async look(): Promise<void> {
    // In this order: what is here now was the process' own before the store is asked.
    const here = this.tables();
    try {
      const owned = await this.store.owned(this.owner);
      for (const { table, lose } of here) {
        if (table.epoch === null || table.epoch === owned.get(table.code)) continue;
        this.log.warn({ code: table.code }, 'another process has taken a match over');
        lose();
      }
    } catch (err) {
      this.log.warn({ err }, 'could not look whether matches still belong here');
    }
  }
}
