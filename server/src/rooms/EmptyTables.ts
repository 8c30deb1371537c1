import type { Room } from '@colyseus/core';
import type { DROPPED_FOR } from '../metrics/Metrics.js';
import { SCARCE } from '../runtime/LoadShedder.js';

/** A table in memory without connections. */
export interface EmptyTable {
  /** Whether its clock or a notification needs it in memory. */
  readonly isNeeded: boolean;
  /** Takes it out of memory; it stays in the store. */
  close(): void;
}

/** How many empty tables stay in memory: one with a match of two thousand intents takes half a megabyte. */
export const MOST_EMPTY = 200;

/** How many tables leave memory for each new empty one while memory is scarce. */
const AT_ONCE = 2;

/** Limits the number of empty tables in memory. The one that has been empty for longest leaves first, those still needed last. */
export class EmptyTables {
  /** The longest empty first. */
  readonly #tables = new Set<EmptyTable>();

  /**
   * @param most how many may stay in memory.
   * @param heapUse returns the part of memory that is used.
   * @param onDropped called for every table that leaves memory early.
   */
  constructor(
    private readonly most: number,
    private readonly heapUse: () => number,
    private readonly onDropped: (why: (typeof DROPPED_FOR)[number]) => void,
  ) {}

  get count(): number {
    return this.#tables.size;
  }

  /** Adds an empty table; others leave memory if there are too many now. */
  add(table: EmptyTable): void {
    if (this.#tables.has(table)) return;
    this.#tables.add(table);
    while (this.#tables.size > this.most) this.#dropOne('many', table);
    for (let i = 0; i < AT_ONCE && this.#tables.size > 1 && this.heapUse() > SCARCE; i++) this.#dropOne('memory', table);
  }

  /** Removes a table that a client has joined, or that has left memory. */
  remove(table: EmptyTable): void {
    this.#tables.delete(table);
  }

  #dropOne(why: (typeof DROPPED_FOR)[number], latest: EmptyTable): void {
    const dropped = this.#firstBut(latest, ({ isNeeded }) => !isNeeded) ?? this.#firstBut(latest, () => true) ?? latest;
    this.#tables.delete(dropped);
    this.onDropped(why);
    dropped.close();
  }

  #firstBut(latest: EmptyTable, isWanted: (table: EmptyTable) => boolean): EmptyTable | null {
    for (const table of this.#tables) if (table !== latest && isWanted(table)) return table;
    return null;
  }
}

/** The time that a table is empty, after which its room closes. */
export class Vacancy implements EmptyTable {
  #timer: { clear(): void } | null = null;

  constructor(
    private readonly room: Pick<Room, 'clock' | 'autoDispose'>,
    private readonly empty: EmptyTables,
    private readonly needed: () => boolean,
  ) {}

  get isNeeded(): boolean {
    return this.needed();
  }

  /** Call this when the table is empty. Its room closes after that time, which restarts while the room is needed. */
  begin(ms: number): void {
    this.#timer?.clear();
    this.#timer = this.room.clock.setTimeout(() => {
      if (this.isNeeded) this.begin(ms);
      else this.close();
    }, ms);
    this.empty.add(this);
  }

  /** Call this when a client has joined. */
  end(): void {
    this.#forget();
    this.room.autoDispose = false;
  }

  /** The room is disposed of unless somebody is about to join. Its table stays in the store. */
  close(): void {
    this.#forget();
    this.room.autoDispose = true;
  }

  #forget(): void {
    this.#timer?.clear();
    this.#timer = null;
    this.empty.remove(this);
  }
}
