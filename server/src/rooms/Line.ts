/** Does tasks one after the other, in the order they come. */
export class Line {
  #last: Promise<void> = Promise.resolve();

  /** Adds a task, which must not throw; fulfilled when it is done. */
  add(task: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(task);
    return this.#last;
  }

  /** Fulfilled when everything added so far is done. */
  done(): Promise<void> {
    return this.#last;
  }
}
