import type { Scheduler } from '../runtime/scheduling.js';
import { type Delivery, post } from './post.js';

/** What is delivered. */
export interface DeliveryJob {
  /** A later job of the same name takes the place of one that waits for its next attempt. */
  readonly name: unknown;
  /** When it becomes useless, in milliseconds since 1970. */
  readonly until: number;
}

/**
 * The result of a delivery: `unusable` if its address cannot receive, `replaced` by a later one before it was sent, `dropped` if too many
 * are in progress or the server stops.
 */
export type DeliveryEnd = 'sent' | 'failed' | 'unusable' | 'replaced' | 'dropped';

export interface DeliveriesOptions<Job extends DeliveryJob> {
  readonly time: Scheduler;
  readonly timeoutMs: number;
  /** How long each further attempt is waited for, unless the answer names a longer time. */
  readonly pausesMs: readonly number[];
  /** More at once are dropped, so that hosts without an answer do not fill the memory. */
  readonly mostUnderway: number;
  /** Makes the request of each attempt; null if nothing can be sent to the address. */
  readonly requestFor: (job: Job) => Omit<Delivery, 'signal'> | null;
  /** @param status of the last answer; null if there was none. */
  readonly onEnd: (end: DeliveryEnd, job: Job, status: number | null) => void;
}

/** A longer pause is not waited for. */
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

const TOO_MANY = 429;

const isWorthRetrying = (status: number | null): boolean => status === null || status >= 500 || status === TOO_MANY;

/** Reads the header `Retry-After`, seconds or a date, as milliseconds from now. */
export const readRetryAfter = (header: string | undefined, now: number): number => {
  if (header === undefined) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
};

/** Delivers by POST on a best-effort basis, in the background. */
export class Deliveries<Job extends DeliveryJob> {
  readonly #stopping = new AbortController();
  /** What ends the pause before the next attempt, by name. */
  readonly #pauses = new Map<unknown, (end: DeliveryEnd) => void>();
  /** The last job of each name that is underway: an earlier one is not tried again. */
  readonly #latest = new Map<unknown, Job>();
  #underway = 0;

  constructor(private readonly options: DeliveriesOptions<Job>) {}

  start(job: Job): void {
    this.#pauses.get(job.name)?.('replaced');
    if (this.#underway >= this.options.mostUnderway || this.#stopping.signal.aborted) return this.options.onEnd('dropped', job, null);
    this.#underway += 1;
    this.#latest.set(job.name, job);
    void this.#attempt(job, 0);
  }

  /** Ends all attempts. */
  stop(): void {
    this.#stopping.abort();
    for (const end of [...this.#pauses.values()]) end('dropped');
  }

  async #attempt(job: Job, before: number): Promise<void> {
    const { time, timeoutMs, pausesMs, requestFor } = this.options;
    const request = requestFor(job);
    if (!request) return this.#end('unusable', job);
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(timeoutMs)]);
    const answer = await post({ ...request, signal }).catch(() => null);
    const status = answer?.status ?? null;
    const pause = Math.max(pausesMs[before] ?? Infinity, readRetryAfter(answer?.retryAfter, time.now()));
    const isInTime = pause <= LONGEST_PAUSE_MS && time.now() + pause < job.until;
    if (!isWorthRetrying(status) || !isInTime || this.#stopping.signal.aborted)
      return this.#end(status !== null && status >= 200 && status < 300 ? 'sent' : 'failed', job, status);
    if (this.#latest.get(job.name) !== job) return this.#end('replaced', job);
    const cancelTimer = time.after(pause, () => {
      this.#pauses.delete(job.name);
      void this.#attempt(job, before + 1);
    });
    this.#pauses.set(job.name, (end) => {
      cancelTimer();
      this.#pauses.delete(job.name);
      this.#end(end, job);
    });
  }

  #end(end: DeliveryEnd, job: Job, status: number | null = null): void {
    this.#underway -= 1;
    if (this.#latest.get(job.name) === job) this.#latest.delete(job.name);
    this.options.onEnd(end, job, status);
  }
}
