import {
  MOST_LISTED,
  type OperatorStatus,
  type OperatorTable,
  type ProcessReport,
  type PruningHold,
  type RefusalCount,
} from '@hexfall/shared/protocol/operator';
import type { Metrics } from '../../metrics/Metrics.js';
import { type ActiveTable, type ActiveTables, presenceAt } from '../../rooms/ActiveTables.js';
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
  /** Asks the other processes for their reports; null for one that does not answer. */
  readonly others: () => Promise<readonly (ProcessReport | null)[]>;
  readonly pruningHeld: () => PruningHold | null;
  readonly isProxyUnknown: () => boolean;
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

/** Reads the answer of another process, which may have another version. */
export const readReport = (answer: unknown): ProcessReport | null =>
  typeof answer === 'object' && answer !== null && 'process' in answer && 'isProxyUnknown' in answer ? (answer as ProcessReport) : null;

const sum = (counts: readonly RefusalCount[]): readonly RefusalCount[] => {
  const sums = new Map<string, RefusalCount>();
  for (const { of, code, count } of counts) sums.set(`${of} ${code}`, { of, code, count: count + (sums.get(`${of} ${code}`)?.count ?? 0) });
  return [...sums.values()];
};

/** Where a table stands in the list. */
const atTable = ({ connected, spectators }: OperatorTable): number => connected + spectators;

const mostConnected = (tables: readonly OperatorTable[]): readonly OperatorTable[] =>
  tables.toSorted((a, b) => atTable(b) - atTable(a)).slice(0, MOST_LISTED);

/** Reads the state of the server for the operator. */
export class OperatorView {
  constructor(private readonly services: OperatorViewServices) {}

  /** How this process is. */
  async report(): Promise<ProcessReport> {
    const { active, metrics, lagMs, heapUse, pruningHeld, isProxyUnknown, since } = this.services;
    const tables = active.all().map(factsOf);
    return {
      process: {
        since,
        lagMs: Math.round(lagMs()),
        heap: heapUse(),
        memoryMb: Math.round(process.memoryUsage.rss() / MEGABYTE),
        connections: tables.reduce((total, table) => total + atTable(table), 0),
        count: tables.length,
      },
      tables: mostConnected(tables),
      refusals: [...(await countsIn(metrics.refusals, 'table')), ...(await countsIn(metrics.httpRefusals, 'http'))],
      pruningHeld: pruningHeld(),
      isProxyUnknown: isProxyUnknown(),
    };
  }

  /** How all processes are. */
  async status(): Promise<OperatorStatus> {
    const { store, version, maxStoreMb, others, notice, now } = this.services;
    const [own, answers, bytes] = await Promise.all([this.report(), others(), store.size()]);
    const reports = [own, ...answers.filter((report) => report !== null)];
    return {
      version,
      now: now(),
      processes: reports.map(({ process: one }) => one),
      silent: answers.length + 1 - reports.length,
      storeMb: Math.round(bytes / MEGABYTE),
      maxStoreMb: maxStoreMb === Infinity ? null : maxStoreMb,
      tables: mostConnected(reports.flatMap(({ tables }) => tables)),
      refusals: sum(reports.flatMap(({ refusals }) => refusals)).toSorted((a, b) => b.count - a.count),
      pruningHeld: reports.map((report) => report.pruningHeld).find((reason) => reason !== null) ?? null,
      isProxyUnknown: reports.some((report) => report.isProxyUnknown),
      notice: notice(),
    };
  }
}
