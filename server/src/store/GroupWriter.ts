import { setImmediate as turn } from 'node:timers/promises';

interface Waiting<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupOptions<T> {
  /** Writes a group in one go and gives, in its order, null or what is wrong with an item. Whatever it throws is wrong with all. */
  readonly write: (group: readonly T[]) => Promise<readonly (Error | null)[]>;
  /** Items of the same key are written in the order they came, never two in one group. */
  readonly keyOf: (item: T) => string;
  /** The most items of a group. */
  readonly limit: number;
}

/** Writes things one group after the other: what comes while one group is being written goes into the next. */
export class GroupWriter<T> {
  #waiting: Waiting<T>[] = [];
  #writing: Promise<void> | null = null;

  constructor(private readonly options: GroupOptions<T>) {}

  /** Fulfilled when the item has been written. */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#writing ??= this.#run();
    });
  }

  /** Fulfilled when nothing waits any more. */
  async done(): Promise<void> {
    await this.#writing;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // A database may keep the process busy while it writes: first everything that has arrived by now is read.
      await turn();
      await this.#write(this.#take());
    }
    this.#writing = null;
  }

  #take(): readonly Waiting<T>[] {
    const { keyOf, limit } = this.options;
    const group: Waiting<T>[] = [];
    const rest: Waiting<T>[] = [];
    const keys = new Set<string>();
    for (const waiting of this.#waiting) {
      const key = keyOf(waiting.item);
      (group.length < limit && !keys.has(key) ? group : rest).push(waiting);
      keys.add(key);
    }
    this.#waiting = rest;
    return group;
  }

  async #write(group: readonly Waiting<T>[]): Promise<void> {
    try {
      const problems = await this.options.write(group.map(({ item }) => item));
      group.forEach(({ resolve, reject }, place) => {
        const problem = problems[place];
        if (problem) reject(problem);
        else resolve();
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
