import { type Rate, TokenBucket } from '../runtime/TokenBucket.js';

export interface TrafficRates {
  /** Messages received. */
  readonly messages: Rate;
  /** Bytes received, and bytes of the answers. */
  readonly bytes: Rate;
}

/** A connection that reading can be paused on. */
export interface PausableConnection {
  /** Pauses reading on behalf of a budget, and resumes it. */
  hold(budget: TrafficBudget): void;
  release(budget: TrafficBudget): void;
}

/** After the budget has refilled, connections resume one per step: all at once would be a new flood. */
const STEP_MS = 5;

/**
 * The traffic budget of one or several connections. When it is used up, they are not read until it has refilled: their messages wait in the
 * network, and none is lost.
 */
export class TrafficBudget {
  readonly #messages: TokenBucket;
  readonly #bytes: TokenBucket;
  /** In the order in which they resume. */
  readonly #held = new Set<PausableConnection>();
  readonly #readers = new Set<PausableConnection>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ messages, bytes }: TrafficRates) {
    this.#messages = new TokenBucket(messages);
    this.#bytes = new TokenBucket(bytes);
  }

  /** Whether a connection is paused. */
  get isExhausted(): boolean {
    return this.#held.size > 0;
  }

  get isUnused(): boolean {
    return this.#readers.size === 0;
  }

  add(reader: PausableConnection): void {
    this.#readers.add(reader);
    if (this.isExhausted) this.#hold(reader);
  }

  remove(reader: PausableConnection): void {
    this.#readers.delete(reader);
    this.#held.delete(reader);
  }

  /** Counts received messages and bytes of both directions. */
  spend(messages: number, bytes: number): void {
    this.#messages.spend(messages);
    this.#bytes.spend(bytes);
    if (this.#emptyForMs === 0) return;
    for (const reader of this.#readers) if (!this.#held.has(reader)) this.#hold(reader);
    if (!this.#timer) this.#wait();
  }

  get #emptyForMs(): number {
    return Math.max(this.#messages.emptyForMs, this.#bytes.emptyForMs);
  }

  #hold(reader: PausableConnection): void {
    this.#held.add(reader);
    reader.hold(this);
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#resumeNext(), Math.max(STEP_MS, this.#emptyForMs)).unref();
  }

  #resumeNext(): void {
    this.#timer = undefined;
    if (this.#emptyForMs === 0) {
      const [reader] = this.#held;
      if (reader) this.#held.delete(reader);
      reader?.release(this);
    }
    if (this.isExhausted) this.#wait();
  }
}
