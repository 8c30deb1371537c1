/** Between two questions, and how long an answer may take; in milliseconds. */
const INTERVAL = 5_000;
const PATIENCE = 4_500;

/** The same when there is a reason to doubt the line. */
const URGENT = 2_500;

/** Asks the other end of a line now and then whether it is there: a line that has stalled does not say so itself. */
export class Heartbeat {
  #interval: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  /** @param ping calls back when the other end has answered. @param silent called when it has not. */
  constructor(
    private readonly ping: (answered: () => void) => void,
    private readonly silent: () => void,
  ) {
    this.#interval = setInterval(() => this.#ask(PATIENCE), INTERVAL);
  }

  /** Pings at once, with a shorter deadline. */
  check(): void {
    this.#ask(URGENT);
  }

  stop(): void {
    clearInterval(this.#interval);
    clearTimeout(this.#deadline);
  }

  #ask(patience: number): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(this.silent, patience);
    this.ping(() => clearTimeout(this.#deadline));
  }
}
