import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { REJECTION_CODES } from '@hexfall/shared/model/rejection';
import { type MatchPhase, PHASES } from '@hexfall/shared/protocol/lobby';
import { REFUSAL_CODES } from '@hexfall/shared/protocol/messages';
import type { PruningHold } from '@hexfall/shared/protocol/operator';
import { PLANNING_RESULTS } from '../computer/TurnPlanner.js';
import { PUSH_RESULTS } from '../notify/PushSender.js';
import { DELIVERIES } from '../notify/WebhookSender.js';
import { HTTP_CODES } from '../runtime/RefusalReporter.js';
import { STORE_OPERATIONS } from '../store/instrumentStore.js';
import { STALL_CAUSES } from './EventLoopMonitor.js';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Why a table leaves memory although its time is not up. */
export const DROPPED_FOR = ['many', 'memory'] as const;

/** What the metrics count of a table in memory. */
export interface TableCounts {
  readonly phase: MatchPhase;
  /** Seats taken by people, and by computer players. */
  readonly people: number;
  readonly computers: number;
  /** Connections that hold a seat, and those that do not. */
  readonly connected: number;
  readonly spectators: number;
}

const sum = (tables: readonly TableCounts[], count: (table: TableCounts) => number): number =>
  tables.reduce((total, table) => total + count(table), 0);

/** The metrics, in the format of Prometheus. No label comes from what clients send. */
export class Metrics {
  readonly registry = new Registry();

  readonly intents = new Counter({
    name: 'hexfall_intents_total',
    help: 'Intents accepted, those of computer players included',
    registers: [this.registry],
  });

  readonly refusals = new Counter({
    name: 'hexfall_refusals_total',
    help: 'Requests at tables refused, by code',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });

  readonly httpRefusals = new Counter({
    name: 'hexfall_http_refusals_total',
    help: 'HTTP requests and WebSockets refused, by code',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });

  readonly answers = new Histogram({
    name: 'hexfall_answer_seconds',
    help: 'Time from receiving a request to sending its answer',
    buckets: SECONDS,
    registers: [this.registry],
  });

  readonly store = new Histogram({
    name: 'hexfall_store_seconds',
    help: 'Duration of store operations, by operation',
    labelNames: ['operation'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });

  readonly storeFailures = new Counter({
    name: 'hexfall_store_failures_total',
    help: 'Failed store operations, by operation',
    labelNames: ['operation'] as const,
    registers: [this.registry],
  });

  readonly stalls = new Counter({
    name: 'hexfall_main_thread_stalls_total',
    help: 'Times the main thread did one thing for 50 ms or longer, by what it was',
    labelNames: ['cause'] as const,
    registers: [this.registry],
  });

  readonly lines = new Counter({
    name: 'hexfall_lines_total',
    help: 'Chat lines at tables',
    registers: [this.registry],
  });

  readonly webhooks = new Counter({
    name: 'hexfall_webhook_calls_total',
    help: 'Webhook calls to players whose turn it is, by result',
    labelNames: ['result'] as const,
    registers: [this.registry],
  });

  readonly pushes = new Counter({
    name: 'hexfall_push_messages_total',
    help: 'Push messages to browsers of players who are away, by result',
    labelNames: ['result'] as const,
    registers: [this.registry],
  });

  readonly turns = new Histogram({
    name: 'hexfall_computer_turn_seconds',
    help: 'Time from asking for the turn of a computer player to its plan, waiting included, by result',
    labelNames: ['result'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });

  readonly faults = new Counter({
    name: 'hexfall_faults_total',
    help: 'Faults of the server, each of which has a line in the log',
    registers: [this.registry],
  });

  readonly dropped = new Counter({
    name: 'hexfall_tables_dropped_total',
    help: 'Tables that left memory early, by whether there were too many without anyone at them or memory was scarce',
    labelNames: ['why'] as const,
    registers: [this.registry],
  });

  constructor() {
    // All series from the start: a rate over one that appears later misses its first step.
    for (const cause of STALL_CAUSES) this.stalls.inc({ cause }, 0);
    for (const why of DROPPED_FOR) this.dropped.inc({ why }, 0);
    for (const result of DELIVERIES) this.webhooks.inc({ result }, 0);
    for (const result of PUSH_RESULTS) this.pushes.inc({ result }, 0);
    for (const code of new Set([...REJECTION_CODES, ...REFUSAL_CODES])) this.refusals.inc({ code }, 0);
    for (const code of HTTP_CODES) this.httpRefusals.inc({ code }, 0);
    for (const result of PLANNING_RESULTS) this.turns.zero({ result });
    for (const operation of STORE_OPERATIONS) {
      this.store.zero({ operation });
      this.storeFailures.inc({ operation }, 0);
    }
  }

  /** Adds gauges of the cluster: whether tables can be joined, and how many processes there are. */
  watchCluster(node: { readonly isOpen: boolean; readonly membership: { readonly ids: readonly string[] } }): void {
    this.#gauge('hexfall_site_open', '1 while tables can be joined, 0 while the processes cannot reach each other', () =>
      Number(node.isOpen),
    );
    this.#gauge('hexfall_processes', 'Live processes of the cluster, as this one knows them', () => node.membership.ids.length);
  }

  /** Adds a gauge of the turns of computer players. */
  watchTurns(planner: { readonly waiting: number }): void {
    this.#gauge('hexfall_computer_turns', 'Turns of computer players that are being planned or wait for a thread', () => planner.waiting);
  }

  /** Adds a gauge of whether nothing is deleted by its age. */
  watchPruning(pruner: { readonly held: PruningHold | null }): void {
    this.#gauge('hexfall_pruning_held', '1 while nothing is deleted by its age because the clock may be wrong, else 0', () =>
      Number(pruner.held !== null),
    );
  }

  /** Adds a gauge of whether a proxy is missing in PROXIES. */
  watchProxy(watch: { readonly isUnknown: boolean }): void {
    this.#gauge(
      'hexfall_proxy_unknown',
      '1 once a request came through a proxy that is not trusted: its players count as one address',
      () => Number(watch.isUnknown),
    );
  }

  /** Adds a gauge of the empty tables in memory. */
  watchEmptyTables(empty: { readonly count: number }): void {
    this.#gauge('hexfall_empty_tables', 'Tables in memory that nobody is at', () => empty.count);
  }

  /** Adds gauges of the tables in memory. @param tables is called whenever the metrics are read. */
  watchTables(tables: () => readonly TableCounts[]): void {
    new Gauge({
      name: 'hexfall_tables',
      help: 'Tables in memory, by phase',
      labelNames: ['phase'],
      registers: [this.registry],
      collect() {
        const all = tables();
        for (const phase of PHASES) this.set({ phase }, all.filter((table) => table.phase === phase).length);
      },
    });
    new Gauge({
      name: 'hexfall_seats',
      help: 'Seats taken at tables in memory, by kind of player',
      labelNames: ['by'],
      registers: [this.registry],
      collect() {
        const all = tables();
        this.set(
          { by: 'person' },
          sum(all, ({ people }) => people),
        );
        this.set(
          { by: 'computer' },
          sum(all, ({ computers }) => computers),
        );
      },
    });
    new Gauge({
      name: 'hexfall_connections',
      help: 'Connections to tables, by whether they hold a seat',
      labelNames: ['as'],
      registers: [this.registry],
      collect() {
        const all = tables();
        this.set(
          { as: 'player' },
          sum(all, ({ connected }) => connected),
        );
        this.set(
          { as: 'spectator' },
          sum(all, ({ spectators }) => spectators),
        );
      },
    });
  }

  /** Adds a gauge without labels. @param read is called whenever the metrics are read. */
  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
