/** Requests waiting for this long mean that the server is behind: it takes no more until it has caught up. */
const MAX_WAIT_MS = 250;

/** As a last bound: far more than can be answered within `MAX_WAIT_MS`. */
const MAX_UNANSWERED = 5000;

/** When a refused client may try again, at the earliest. */
const RETRY_MS = 500;

/** A request that is being answered. */
export interface Admission {
  /** Call this once, when the request has been answered. */
  readonly done: () => void;
}

/** Why a request was not admitted: when to try again, in milliseconds. */
export interface Overload {
  readonly retryAfterMs: number;
}

/** Refuses new requests while those before them wait for too long, so that the queue stays short and whatever is admitted is answered soon. */
export class LoadShedder {
  /** When each unanswered request came, the oldest first. */
  readonly #unanswered = new Map<number, number>();
  #last = 0;

  /**
   * @param lagMs by how much the event loop is late: as long as that, requests have been waiting before they were read.
   * @param now in milliseconds.
   */
  constructor(
    private readonly lagMs: () => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Admits a request, or says when to try again. */
  admit(): Admission | Overload {
    const wait = this.#wait();
    if (wait > MAX_WAIT_MS || this.#unanswered.size >= MAX_UNANSWERED) return { retryAfterMs: Math.round(Math.max(RETRY_MS, 2 * wait)) };
    const id = ++this.#last;
    this.#unanswered.set(id, this.now());
    return { done: () => void this.#unanswered.delete(id) };
  }

  /** When to try again while the server is overloaded, in milliseconds; else null. For what is not counted itself. */
  get retryAfterMs(): number | null {
    const wait = this.#wait();
    return wait > MAX_WAIT_MS ? Math.round(Math.max(RETRY_MS, 2 * wait)) : null;
  }

  #wait(): number {
    const [oldest] = this.#unanswered.values();
    return Math.max(this.lagMs(), oldest === undefined ? 0 : this.now() - oldest);
  }
}
