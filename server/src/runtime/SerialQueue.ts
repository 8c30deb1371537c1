/** Runs asynchronous tasks one after the other, in the order they were added. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Adds a task; settles as the task does. A task that fails does not keep later ones from running. */
  add<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Fulfilled when all tasks added so far have ended. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
