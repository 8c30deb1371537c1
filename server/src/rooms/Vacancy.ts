import type { Room } from '@colyseus/core';
import type { EmptyTable, EmptyTables } from './EmptyTables.js';

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

  /** Call this when the table is empty: its room closes after that time, which begins again while the room is needed. */
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
