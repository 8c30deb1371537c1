import { accessFor } from '@hexfall/shared/lobby/seats';
import type { Setup } from '@hexfall/shared/lobby/setup';
import type { SealedView } from '@hexfall/shared/protocol/http';
import type { DealStore } from '../store/deals.js';
import type { MatchRepository } from '../store/MatchRepository.js';
import type { LoadedTable, SavedMatch } from '../table/savedMatch.js';

/*
 * A table is sealed while other tables of its deal may still play: who saw it would know their draw piles. Only who holds a seat there may
 * know more of it than its `SealedView`. What says more takes a `ReadableTable`, which only `ReadableTable.of` makes.
 */

/** Whether somebody may know what is played at a table. @param isOpened whether its deal is opened. @param isHolder whether that is who holds a seat there. */
export const mayReadTable = ({ deal }: Pick<Setup, 'deal'>, isOpened: boolean, isHolder: boolean): boolean =>
  isHolder || isOpened || deal === undefined || deal.of === 1;

/** A table, or some facts about it, that somebody may read. */
export class ReadableTable<T extends { readonly setup: Setup } = { readonly setup: Setup }> {
  private constructor(readonly facts: T) {}

  /** Returns the facts of a table for somebody; null if that may not read them. The parameters are those of `mayReadTable`. */
  static of<T extends { readonly setup: Setup }>(facts: T, isOpened: boolean, isHolder: boolean): ReadableTable<T> | null {
    return mayReadTable(facts.setup, isOpened, isHolder) ? new ReadableTable(facts) : null;
  }

  /** Returns other facts of the same table. */
  map<U extends { readonly setup: Setup }>(change: (facts: T) => U): ReadableTable<U> {
    return new ReadableTable(change(this.facts));
  }
}

/** Returns what may be said of a sealed table to others: the same from its beginning until its deal is opened. */
const sealedViewOf = (code: string, { seats }: Pick<Setup, 'seats'>): SealedView => ({
  ...{ code, isSealed: true, phase: 'playing' },
  names: seats.map((taken) => taken?.name ?? ''),
});

type Reading<T extends { readonly setup: Setup }> = ReadableTable<T> | SealedView | null;

const NO_KEYS: ReadonlySet<string> = new Set();

/** The tables of a store as somebody may read them who is not at the table. */
export class ReadableTables {
  constructor(private readonly store: Pick<MatchRepository, 'load' | 'loadTable'> & { readonly deals: Pick<DealStore, 'closed'> }) {}

  /** Returns a table without its log; null if there is none. @param hashes those of the keys of who asks. */
  async table(code: string, hashes = NO_KEYS): Promise<Reading<LoadedTable>> {
    const table = await this.store.loadTable(code);
    return table && this.#read(code, table, hashes);
  }

  /** Returns a match; null if there is none. The log of a sealed one is not read. */
  async match(code: string, hashes = NO_KEYS): Promise<Reading<SavedMatch>> {
    const table = await this.table(code, hashes);
    if (!(table instanceof ReadableTable)) return table;
    const match = await this.store.load(code);
    return match && this.#read(code, match, hashes);
  }

  /** Returns what may be said of a table that is sealed for somebody without its keys; null if it is not. */
  async seal(code: string, hashes = NO_KEYS): Promise<SealedView | null> {
    const table = await this.table(code, hashes);
    return table instanceof ReadableTable ? null : table;
  }

  async #read<T extends { readonly setup: Setup }>(
    code: string,
    table: T,
    hashes: ReadonlySet<string>,
  ): Promise<ReadableTable<T> | SealedView> {
    const { deal } = table.setup;
    const isOpened = deal === undefined || !(await this.store.deals.closed([deal.id])).has(deal.id);
    return ReadableTable.of(table, isOpened, accessFor(table.setup, hashes).seats.length > 0) ?? sealedViewOf(code, table.setup);
  }
}
