import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import type { Piscina } from 'piscina';
import type { PlannedTurn, TurnRequest } from '@hexfall/shared/ai/computerTurn';
import type { Pairing } from '@hexfall/shared/competition/acts';
import type { PairingRequest } from '@hexfall/shared/competition/due';

/** How planning a turn can end: `busy`, the queue is full; `canceled`, the turn is no longer wanted. */
export const PLANNING_RESULTS = ['planned', 'busy', 'canceled', 'failed'] as const;
type PlanningResult = (typeof PLANNING_RESULTS)[number];

/** A plan, or why there is none: the results of the same names. */
export type TurnPlanning = PlannedTurn | 'busy' | 'canceled';

/** Plans the turns of computer players off the main thread. Rejects when a plan fails, which is a bug. */
export interface PlansTurns {
  plan(request: TurnRequest, signal: AbortSignal): Promise<TurnPlanning>;
}

/** Pairs rounds of competitions off the main thread. Rejects when that fails, which is a bug. */
export interface PairsRounds {
  /** Returns what `nextPairings` does; null if the server stops meanwhile. */
  pairRound(request: PairingRequest): Promise<readonly Pairing[] | null>;
}

export interface TurnPlannerOptions {
  /** One less than the machine has processors, from 1 to 4: the main thread needs one. */
  readonly threads?: number;
  /** How many turns may wait for a thread. */
  readonly queue?: number;
  /** For tests: the built file with the work of a thread. */
  readonly worker?: string;
  /** For tests: by how much the threads give way to others; 0 for not at all. */
  readonly nice?: number;
  /** For tests: after how many milliseconds a plan is given up. */
  readonly limitMs?: number;
  /** Called when a thread fails while it plans nothing; the pool starts another one. */
  readonly onFault?: (err: unknown) => void;
  /** Called for every turn asked for, with its result and how long it took, waiting included. */
  readonly onEnd?: (result: PlanningResult, seconds: number) => void;
}

/**
 * Plans that take longer are repeated without considering replies. If those are too slow as well it is a bug: the slowest plans take about
 * a second.
 */
const LIMIT_MS = 30_000;
/** All threads without work but one end after this time. */
const IDLE_MS = 60_000;
/** If more turns than this wait per thread, plans do not consider replies, so that everybody waits for a few seconds at most. */
const UNHURRIED = 8;
/** Plans give way to the main thread, which answers people. */
const NICE = 10;

const WORKER = fileURLToPath(new URL('./turnWorker.js', import.meta.url));

/**
 * A pool of worker threads for the turns of computer players. First come, first served; a table waits for one turn at a time, so every
 * table gets its share. A round of a competition, for which many wait, comes before all turns. Threads start on demand.
 */
export class TurnPlanner implements PlansTurns, PairsRounds {
  #pool: Promise<Piscina> | null = null;
  readonly #stopping = new AbortController();
  /** Beside the pool's own queue, which does not keep the order. */
  readonly #line: PQueue;
  readonly #threads: number;
  readonly #queue: number;
  readonly #limitMs: number;

  constructor(private readonly options: TurnPlannerOptions = {}) {
    this.#threads = options.threads ?? Math.max(1, Math.min(4, availableParallelism() - 1));
    this.#queue = options.queue ?? 512;
    this.#limitMs = options.limitMs ?? LIMIT_MS;
    this.#line = new PQueue({ concurrency: this.#threads });
  }

  /** How many turns are being planned, rounds paired, or wait for it. */
  get waiting(): number {
    return this.#line.size + this.#line.pending;
  }

  async plan(request: TurnRequest, signal: AbortSignal): Promise<TurnPlanning> {
    const since = performance.now();
    const end = (result: PlanningResult): void => this.options.onEnd?.(result, (performance.now() - since) / 1000);
    try {
      const planned = await this.#plan(request, signal);
      end(typeof planned === 'string' ? planned : 'planned');
      return planned;
    } catch (err) {
      end('failed');
      throw err;
    }
  }

  async #plan(request: TurnRequest, wanted: AbortSignal): Promise<TurnPlanning> {
    const signal = AbortSignal.any([wanted, this.#stopping.signal]);
    const isCanceled = (): boolean => signal.aborted;
    if (isCanceled()) return 'canceled';
    if (this.waiting >= this.#threads + this.#queue) return 'busy';
    try {
      return await this.#line.add(() => this.#run(request, signal), { signal });
    } catch (err) {
      if (isCanceled()) return 'canceled';
      throw err;
    }
  }

  async #run(request: TurnRequest, signal: AbortSignal): Promise<PlannedTurn> {
    const pool = await (this.#pool ??= this.#start());
    /** Null if it takes too long. */
    const planInTime = async (isHurried: boolean): Promise<PlannedTurn | null> => {
      const limit = AbortSignal.timeout(this.#limitMs);
      try {
        return (await pool.run({ ...request, isHurried }, { signal: AbortSignal.any([signal, limit]) })) as PlannedTurn;
      } catch (err) {
        if (limit.aborted && !signal.aborted) return null;
        throw err;
      }
    };
    const planned = (await planInTime(this.#line.size > this.#threads * UNHURRIED)) ?? (await planInTime(true));
    if (!planned) throw new Error(`a turn was not planned within ${this.#limitMs / 1000} s, twice`);
    return planned;
  }

  async pairRound(request: PairingRequest): Promise<readonly Pairing[] | null> {
    const { signal } = this.#stopping;
    const isCanceled = (): boolean => signal.aborted;
    if (isCanceled()) return null;
    try {
      return await this.#line.add(
        async () => {
          const pool = await (this.#pool ??= this.#start());
          return (await pool.run(request, { name: 'pairRound', signal })) as readonly Pairing[];
        },
        { signal, priority: 1 },
      );
    } catch (err) {
      if (isCanceled()) return null;
      throw err;
    }
  }

  /** Ends all threads; what is being planned is canceled. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await (await this.#pool)?.destroy();
  }

  /** The library is loaded when the first computer player has to act: most of a start is loading. */
  async #start(): Promise<Piscina> {
    const { Piscina } = await import('piscina');
    const pool = new Piscina({
      filename: this.options.worker ?? WORKER,
      name: 'plan',
      // With none, the pool would not go on after the task of its last thread has been aborted.
      minThreads: 1,
      maxThreads: this.#threads,
      idleTimeout: IDLE_MS,
      niceIncrement: this.options.nice ?? NICE,
    });
    // Without a listener, what a thread throws while it plans nothing would end the process.
    pool.on('error', (err: unknown) => this.options.onFault?.(err));
    return pool;
  }
}
