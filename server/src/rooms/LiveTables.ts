import type { TableHost } from '../match/TableHost.js';
import type { Visitor } from './Visitor.js';

/** A table that a room of this process holds, and who is there. */
export interface LiveTable {
  readonly table: TableHost;
  readonly visitors: () => readonly Visitor[];
  /** Another process has the table now. */
  readonly lose: () => void;
}

/** The tables in memory, by code, the oldest first. */
export class LiveTables {
  readonly #tables = new Map<string, LiveTable>();

  add(live: LiveTable): void {
    this.#tables.set(live.table.code, live);
  }

  /** Forgets a table, unless another room has it by now. */
  remove(table: TableHost): void {
    if (this.#tables.get(table.code)?.table === table) this.#tables.delete(table.code);
  }

  get(code: string): LiveTable | undefined {
    return this.#tables.get(code);
  }

  all(): readonly LiveTable[] {
    return [...this.#tables.values()];
  }
}

/** How many of the visitors hold a seat, and how many watch. */
export const presenceAt = (live: LiveTable | undefined): { readonly connected: number; readonly spectators: number } => {
  const visitors = live?.visitors() ?? [];
  const connected = visitors.filter(({ standing }) => standing.seats.length > 0).length;
  return { connected, spectators: visitors.length - connected };
};
