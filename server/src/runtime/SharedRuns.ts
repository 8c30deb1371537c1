/**
 * Runs a task for many at once. Who asks while it runs gets the result of the run after that, which knows of everything that was done before the
 * question.
 */
export class SharedRuns<T> {
  readonly #running = new Map<string, Promise<T>>();
  readonly #next = new Map<string, Promise<T>>();

  /** @param run what is done for a key, such as the code of a competition. */
  constructor(private readonly run: (key: string) => Promise<T>) {}

  /** Returns the result of a run that begins now or later. */
  get(key: string): Promise<T> {
    const waiting = this.#next.get(key);
    if (waiting) return waiting;
    const running = this.#running.get(key);
    if (!running) return this.#begin(key);
    const next = running
      .catch(() => undefined)
      .then(() => {
        this.#next.delete(key);
        return this.#begin(key);
      });
    this.#next.set(key, next);
    return next;
  }

  #begin(key: string): Promise<T> {
    const running = this.run(key).finally(() => {
      if (this.#running.get(key) === running) this.#running.delete(key);
    });
    this.#running.set(key, running);
    return running;
  }
}
