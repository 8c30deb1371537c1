import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { PHASES, REFUSAL_CODES } from '@hexfall/shared/protocol/messages';
import { REJECTION_CODES } from '@hexfall/shared/model/rejection';
import { DELIVERIES } from '../webhooks/Postman.js';
import { presenceAt, type LiveTables } from '../rooms/LiveTables.js';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What an operator can watch from outside, in the form Prometheus reads. No label comes from what visitors send. */
export class Metrics {
  readonly registry = new Registry();

  readonly intents = new Counter({
    name: 'hexfall_intents_total',
    help: 'Intents accepted, those of computer players included',
    registers: [this.registry],
  });

  readonly refusals = new Counter({
    name: 'hexfall_refusals_total',
    help: 'Requests refused, by code',
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
    help: 'Time the store takes, by what it does',
    labelNames: ['operation'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });

  readonly storeFailures = new Counter({
    name: 'hexfall_store_failures_total',
    help: 'What the store could not do',
    labelNames: ['operation'] as const,
    registers: [this.registry],
  });

  readonly lines = new Counter({
    name: 'hexfall_lines_total',
    help: 'Lines said in conversations at tables',
    registers: [this.registry],
  });

  readonly webhooks = new Counter({
    name: 'hexfall_webhook_calls_total',
    help: 'Calls to players whose turn it is, by what became of them',
    labelNames: ['result'] as const,
    registers: [this.registry],
  });

  readonly faults = new Counter({
    name: 'hexfall_faults_total',
    help: 'Faults of the server, each of which has a line in the log',
    registers: [this.registry],
  });

  constructor() {
    for (const result of DELIVERIES) this.webhooks.inc({ result }, 0);
    // All from the start: a rate over a counter that appears later misses its first step.
    for (const code of new Set([...REJECTION_CODES, ...REFUSAL_CODES])) this.refusals.inc({ code }, 0);
  }

  /** Tells whether people can come to tables, and how many processes serve them. */
  watchSite(site: { readonly isOpen: boolean; readonly roster: { readonly ids: readonly string[] } }): void {
    new Gauge({
      name: 'hexfall_site_open',
      help: '1 while people can come to tables, 0 while the processes cannot reach each other',
      registers: [this.registry],
      collect() {
        this.set(Number(site.isOpen));
      },
    });
    new Gauge({
      name: 'hexfall_processes',
      help: 'Processes that serve the same people, as this one knows them',
      registers: [this.registry],
      collect() {
        this.set(site.roster.ids.length);
      },
    });
  }

  /** Tells of the tables in memory, too, whenever somebody reads the metrics. */
  watchTables(live: LiveTables): void {
    new Gauge({
      name: 'hexfall_tables',
      help: 'Tables in memory, by phase',
      labelNames: ['phase'],
      registers: [this.registry],
      collect() {
        for (const phase of PHASES) this.set({ phase }, live.all().filter(({ table }) => table.phase === phase).length);
      },
    });
    new Gauge({
      name: 'hexfall_seats',
      help: 'Seats taken at tables in memory, by who sits there',
      labelNames: ['by'],
      registers: [this.registry],
      collect() {
        const taken = live.all().flatMap(({ table }) => table.setup.seats.filter((seat) => seat !== null));
        const people = taken.filter(({ keyHash }) => keyHash !== null).length;
        this.set({ by: 'person' }, people);
        this.set({ by: 'computer' }, taken.length - people);
      },
    });
    new Gauge({
      name: 'hexfall_visitors',
      help: 'Connections to tables, by whether they hold a seat',
      labelNames: ['as'],
      registers: [this.registry],
      collect() {
        const present = live.all().map(presenceAt);
        this.set(
          { as: 'player' },
          present.reduce((sum, { connected }) => sum + connected, 0),
        );
        this.set(
          { as: 'spectator' },
          present.reduce((sum, { spectators }) => sum + spectators, 0),
        );
      },
    });
  }
}
