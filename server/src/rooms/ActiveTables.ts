import { allowsPrograms } from '@hexfall/shared/lobby/seats';
import { occupancyOf } from '@hexfall/shared/lobby/setup';
import type { DuelOccupancy } from '../cluster/TableDirectory.js';
import type { TableSession } from '../match/TableSession.js';
import type { TableCounts } from '../metrics/Metrics.js';
import type { Participant } from './Participant.js';
import type { ProgramAnswer, ProgramCall } from './programCalls.js';

/** A table that a room of this process holds, and its connections. */
export interface ActiveTable {
  readonly table: TableSession;
  /** Since when it is in memory. */
  readonly since: number;
  readonly participants: () => readonly Participant[];
  /** Answers the programs at the table. */
  readonly programs: { readonly answer: (call: ProgramCall) => Promise<ProgramAnswer> };
  /** Disconnects all clients: another process owns the match. */
  readonly evictAll: () => void;
  /** Tells all clients the server's time, after the machine's clock was set. */
  readonly tellTime: () => void;
}

/** The tables in memory, by code, oldest first. */
export class ActiveTables {
  readonly #tables = new Map<string, ActiveTable>();

  add(table: ActiveTable): void {
    this.#tables.set(table.table.code, table);
  }

  /** Removes a table, unless another room has it by now. */
  remove(table: TableSession): void {
    if (this.#tables.get(table.code)?.table === table) this.#tables.delete(table.code);
  }

  get(code: string): ActiveTable | undefined {
    return this.#tables.get(code);
  }

  all(): readonly ActiveTable[] {
    return [...this.#tables.values()];
  }
}

/** The numbers of connections that hold a seat and that watch. */
export const presenceAt = (table: ActiveTable | undefined): { readonly connected: number; readonly spectators: number } => {
  const participants = table?.participants() ?? [];
  const connected = participants.filter(({ access }) => access.seats.length > 0).length;
  return { connected, spectators: participants.length - connected };
};

/** The hashes of the keys whose holders are connected at a table. */
export const keysConnectedAt = (table: ActiveTable | undefined): readonly string[] =>
  (table?.participants() ?? []).flatMap(({ access }) => access.seats.flatMap((seat) => table?.table.setup.seats[seat]?.keyHash ?? []));

/** The occupancy of a public duel in its lobby where no programs play; null for every other table. */
export const duelOccupancy = ({ table: { phase, setup } }: ActiveTable): DuelOccupancy | null =>
  phase === 'lobby' && setup.listed && setup.options.mode === 'duel' && !allowsPrograms(setup) && !setup.seats.some((seat) => seat?.program)
    ? { taken: setup.seats.filter((seat) => seat !== null).length, seats: setup.seats.length }
    : null;

/** What the metrics count of a table. */
export const countsOf = (table: ActiveTable): TableCounts => {
  const { phase, setup } = table.table;
  const { people, free } = occupancyOf(setup);
  return { phase, people, computers: setup.seats.length - people - free, ...presenceAt(table) };
};
