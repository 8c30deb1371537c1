import type { DROPPED_FOR } from '../metrics/Metrics.js';
import { SCARCE } from '../runtime/heapUse.js';

/** A table in memory that nobody is at. */
export interface EmptyTable {
  /** Whether its clock or a notification needs it in memory. */
  readonly isNeeded: boolean;
  /** Takes it out of memory; it stays in the store. */
  close(): void;
}

/** How many tables that nobody is at stay in memory: of a match of two thousand intents each takes half a megabyte. */
export const MOST_EMPTY = 200;

/** How many tables leave memory for each new one that nobody is at, while memory is scarce. */
const AT_ONCE = 2;

/** Bounds the tables in memory that nobody is at: the one that has been empty for longest leaves first, and one that is needed last. */
export class EmptyTables {
  /** The longest empty first. */
  readonly #tables = new Set<EmptyTable>();

  /**
   * @param most how many may stay in memory.
   * @param heapUse the part of memory that is used.
   * @param onDropped is called for every table that leaves memory early.
   */
  constructor(
    private readonly most: number,
    private readonly heapUse: () => number,
    private readonly onDropped: (why: (typeof DROPPED_FOR)[number]) => void,
  ) {}

  get count(): number {
    return this.#tables.size;
  }

  /** Adds a table that nobody is at; others leave memory if there are too many now. */
  add(table: EmptyTable): void {
    if (this.#tables.has(table)) return;
    this.#tables.add(table);
    while (this.#tables.size > this.most) this.#dropOne('many', table);
    for (let i = 0; i < AT_ONCE && this.#tables.size > 1 && this.heapUse() > SCARCE; i++) this.#dropOne('memory', table);
  }

  /** Removes a table that somebody has come to, or that has left memory. */
  remove(table: EmptyTable): void {
    this.#tables.delete(table);
  }

  #dropOne(why: (typeof DROPPED_FOR)[number], latest: EmptyTable): void {
    const others = [...this.#tables].filter((table) => table !== latest);
    const dropped = others.find(({ isNeeded }) => !isNeeded) ?? others[0] ?? latest;
    this.#tables.delete(dropped);
    this.onDropped(why);
    dropped.close();
  }
}
