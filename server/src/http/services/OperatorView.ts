import {
  MOST_LISTED,
  type OperatorStatus,
  type OperatorTable,
  type PruningHold,
  type RefusalCount,
} from '@hexfall/shared/protocol/operator';
import type { Metrics } from '../../metrics/Metrics.js';
import { presenceAt, type ActiveTable, type ActiveTables } from '../../rooms/ActiveTables.js';
import type { MatchRepository } from '../../store/MatchRepository.js';

const MEGABYTE = 1024 * 1024;

export interface OperatorViewServices {
  readonly active: ActiveTables;
  readonly metrics: Metrics;
  readonly store: Pick<MatchRepository, 'size'>;
  readonly version: string;
  readonly maxStoreMb: number;
  readonly lagMs: () => number;
  readonly heapUse: () => number;
  readonly processes: () => number;
  readonly pruningHeld: () => PruningHold | null;
  readonly notice: () => string | null;
  /** The time, and when the process was started, in milliseconds. */
  readonly now: () => number;
  readonly since: number;
}

const factsOf = (active: ActiveTable): OperatorTable => {
  const { code, phase, setup, actingSince } = active.table;
  const players = setup.seats.flatMap((seat) => seat?.name ?? []);
  return { code, mode: setup.options.mode, phase, players, ...presenceAt(active), since: active.since, waitsSince: actingSince };
};

const countsIn = async (counter: Metrics['refusals'], of: RefusalCount['of']): Promise<readonly RefusalCount[]> =>
  (await counter.get()).values
    .filter(({ value }) => value > 0)
    .map(({ labels, value }) => ({ of, code: String(labels.code), count: value }));

/** Reads the state of this process for the operator. */
export class OperatorView {
  constructor(private readonly services: OperatorViewServices) {}

  async status(): Promise<OperatorStatus> {
    const { active, metrics, store, version, maxStoreMb, lagMs, heapUse, processes, pruningHeld, notice, now, since } = this.services;
    const tables = active.all().map((table) => ({ table, connections: table.participants().length }));
    const refusals = [...(await countsIn(metrics.refusals, 'table')), ...(await countsIn(metrics.httpRefusals, 'http'))];
    return {
      version,
      now: now(),
      since,
      processes: processes(),
      lagMs: Math.round(lagMs()),
      heap: heapUse(),
      memoryMb: Math.round(process.memoryUsage.rss() / MEGABYTE),
      storeMb: Math.round((await store.size()) / MEGABYTE),
      maxStoreMb: maxStoreMb === Infinity ? null : maxStoreMb,
      connections: tables.reduce((sum, { connections }) => sum + connections, 0),
      count: tables.length,
      tables: tables
        .toSorted((a, b) => b.connections - a.connections)
        .slice(0, MOST_LISTED)
        .map(({ table }) => factsOf(table)),
      refusals: refusals.toSorted((a, b) => b.count - a.count),
      pruningHeld: pruningHeld(),
      notice: notice(),
    };
  }
}
