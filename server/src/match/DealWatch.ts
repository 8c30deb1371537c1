import type { Setup } from '@hexfall/shared/lobby/setup';
import type { DealStore } from '../store/deals.js';
import { mayReadTable } from './readableTables.js';

/** Knows which deals of the tables in memory are opened. */
export class DealWatch {
  /** What is called when a deal is opened, by its id. */
  readonly #watched = new Map<string, Set<() => void>>();
  /** Those of them that are known to be opened. */
  readonly #opened = new Set<string>();

  constructor(private readonly store: Pick<DealStore, 'closed'>) {}

  /** Whether a table that is watched stays sealed for everybody without a seat there. */
  isSealed({ deal }: Pick<Setup, 'deal'>): boolean {
    return deal !== undefined && !mayReadTable({ deal }, this.#opened.has(deal.id), false);
  }

  /**
   * Watches the deal of a table in memory; fulfilled when it is known whether it is opened.
   * @param onOpened called when it is opened later.
   * @returns ends it.
   */
  async watch({ deal }: Pick<Setup, 'deal'>, onOpened: () => void): Promise<() => void> {
    if (deal === undefined || deal.of === 1) return () => undefined;
    const { id } = deal;
    const calls = this.#watched.get(id) ?? new Set();
    this.#watched.set(id, calls.add(onOpened));
    await this.look();
    return () => {
      calls.delete(onOpened);
      if (calls.size > 0 || this.#watched.get(id) !== calls) return;
      this.#watched.delete(id);
      this.#opened.delete(id);
    };
  }

  /** Finds out which deals are opened; the competitions call this as often as they look. */
  async look(): Promise<void> {
    const asked = [...this.#watched.keys()].filter((id) => !this.#opened.has(id));
    if (asked.length === 0) return;
    const closed = await this.store.closed(asked);
    const opened = asked.filter((id) => !closed.has(id) && this.#watched.has(id));
    for (const id of opened) this.#opened.add(id);
    for (const id of opened) for (const call of this.#watched.get(id) ?? []) call();
  }
}
