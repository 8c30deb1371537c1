import { getHeapStatistics } from 'node:v8';

/** Requests that would wait longer are refused. */
const MAX_WAIT_MS = 500;

/**
 * The assumed capacity, in requests per second, of a server that has not shown more yet. One address may send half as many at once, so that
 * it does not keep out the others.
 */
const LEAST_PER_SECOND = 1000;

/** As a last bound on the unanswered requests … */
const MAX_UNANSWERED = 5000;

/** … and on those of one table, so that a hanging or flooded table does not keep out the others. */
const MAX_OF_TABLE = 100;

/** When a refused client may try again. */
const RETRY_MS = 500;

const SECOND_MS = 1000;

/** How much of the best second is still counted on a second later: requests may have become dearer. */
const DECAY = 0.8;

/** A request that is being answered. */
export interface Admission {
  /** Call this once, when the request has been answered. */
  readonly done: () => void;
}

/** Why a request was not admitted: when to try again, in milliseconds. */
export interface Overload {
  readonly retryAfterMs: number;
}

/** The unanswered requests of one table. */
export interface TableLoad {
  unanswered: number;
}

/**
 * Refuses requests that would wait too long, so that admitted ones get answers soon. The wait is estimated from the number of unanswered
 * requests, and of answers in the best of the last seconds.
 */
export class LoadShedder {
  #unanswered = 0;
  #perSecond = LEAST_PER_SECOND;
  #answered = 0;
  #since: number;

  /**
   * @param lagMs the delay of the event loop: requests have waited for that long before they were read.
   * @param now in milliseconds.
   */
  constructor(
    private readonly lagMs: () => number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#since = now();
  }

  /** Admits a request to a table, or says when to try again. */
  admit(table: TableLoad): Admission | Overload {
    if (table.unanswered >= MAX_OF_TABLE) return { retryAfterMs: RETRY_MS };
    const { retryAfterMs } = this;
    if (retryAfterMs !== null) return { retryAfterMs };
    this.#unanswered += 1;
    table.unanswered += 1;
    return {
      done: () => {
        this.#unanswered -= 1;
        table.unanswered -= 1;
        this.#answered += 1;
      },
    };
  }

  /** When to try again while the server is overloaded, in milliseconds; else null. */
  get retryAfterMs(): number | null {
    this.#count();
    const waitMs = (this.#unanswered / this.#perSecond) * SECOND_MS;
    const isBehind = waitMs > MAX_WAIT_MS || this.lagMs() > MAX_WAIT_MS || this.#unanswered >= MAX_UNANSWERED;
    return isBehind ? RETRY_MS : null;
  }

  /** Once a second, looks how many requests were answered in it. */
  #count(): void {
    const elapsed = this.now() - this.#since;
    if (elapsed < SECOND_MS) return;
    const perSecond = (this.#answered / elapsed) * SECOND_MS;
    this.#perSecond = Math.max(perSecond, this.#perSecond * DECAY ** (elapsed / SECOND_MS), LEAST_PER_SECOND);
    this.#answered = 0;
    this.#since += elapsed;
  }
}

/** The part of its memory that the process uses, from 0 to 1: garbage counts until it is collected. */
export const heapUse = (): number => {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
};

/** From this part on, empty tables leave memory. */
export const SCARCE = 0.7;

/** From this part on, no new client may join. Matches continue. */
export const FULL = 0.85;
