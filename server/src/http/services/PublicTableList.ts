import type { ListedTable } from '@hexfall/shared/protocol/http';
import type { MatchPhase } from '@hexfall/shared/protocol/lobby';
import type { NodeListing } from '../../cluster/TableDirectory.js';
import { ReadableTable } from '../../match/readableTables.js';
import { summaryOf, turnInfoOf } from '../../match/summary.js';
import type { TableSession } from '../../match/TableSession.js';
import { type ActiveTable, type ActiveTables, duelOccupancy, presenceAt } from '../../rooms/ActiveTables.js';
import type { MatchRepository } from '../../store/MatchRepository.js';

const MAX_OPEN = 30;
const MAX_RUNNING = 20;

/** After this time without a change, a table is no longer listed. */
const OPEN_FOR_MS = 24 * 60 * 60 * 1000;

const RUNNING: readonly MatchPhase[] = ['picking', 'draft', 'playing'];

const isRunning = ({ setup, phase }: TableSession): boolean => setup.listed && RUNNING.includes(phase);

const crowdAt = ({ connected, spectators }: ListedTable): number => connected + spectators;

const mostWatched = (tables: readonly ListedTable[]): readonly ListedTable[] =>
  tables.toSorted((a, b) => crowdAt(b) - crowdAt(a)).slice(0, MAX_RUNNING);

/** None of a sealed table. */
const listed = (active: ActiveTable): readonly ListedTable[] => {
  const { code, setup, match, phase, isSealed } = active.table;
  const facts = ReadableTable.of({ setup, seq: match?.seq ?? 0, phase }, !isSealed, false);
  return facts ? [{ ...summaryOf(code, facts), ...turnInfoOf(active.table), ...presenceAt(active) }] : [];
};

const NOBODY = { connected: 0, spectators: 0 };

/** Lists the public tables: stored ones with a free seat, and running ones with at least one connection to watch. */
export class PublicTableList {
  /** @param others the listings of the other processes. */
  constructor(
    private readonly active: ActiveTables,
    private readonly store: MatchRepository,
    private readonly others: () => Promise<readonly NodeListing[]>,
  ) {}

  /** The listing of this process for the others. */
  listing(): NodeListing {
    const open = this.active
      .all()
      .filter(({ table, participants }) => table.phase === 'lobby' && table.setup.listed && participants().length > 0);
    const latest = open.slice(-MAX_OPEN).map((active) => ({ code: active.table.code, ...presenceAt(active), duel: duelOccupancy(active) }));
    const running = this.active.all().filter(({ table, participants }) => isRunning(table) && participants().length > 0);
    return { open: latest, running: mostWatched(running.flatMap(listed).reverse()) };
  }

  /** Returns the latest tables: first those where a player is waiting, then other open ones, then those to watch by number of connections. */
  async list(): Promise<readonly ListedTable[]> {
    const saved = await this.store.openTables(Date.now() - OPEN_FOR_MS, MAX_OPEN);
    const notices = [this.listing(), ...(await this.others())];
    const present = new Map(
      notices.flatMap(({ open }) => open).map(({ code, connected, spectators }) => [code, { connected, spectators }]),
    );
    const open = saved.flatMap(({ code, setup }) => {
      // Deals are drawn with their tables, whose matches have begun.
      const facts = ReadableTable.of({ setup, seq: 0, phase: 'lobby' as const }, false, false);
      return facts ? [{ ...summaryOf(code, facts), acting: null, turn: 0, ...(present.get(code) ?? NOBODY) }] : [];
    });
    return [
      ...open.sort((a, b) => Number(b.connected > 0) - Number(a.connected > 0)),
      ...mostWatched(notices.flatMap(({ running }) => running)),
    ];
  }
}
