/** Does something now and then, never twice at a time. */
export class Rounds {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  /** @param round is never rejected. */
  constructor(
    private readonly round: () => Promise<void>,
    private readonly everyMs: number,
  ) {}

  /** The first time after the interval. */
  start(): void {
    this.#timer = setInterval(() => this.now(), this.everyMs).unref();
  }

  /** Once more, as soon as what has been begun is done. */
  now(): void {
    this.#running = this.#running.then(this.round);
  }

  /** Fulfilled when what has been begun is done; nothing else is begun. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
