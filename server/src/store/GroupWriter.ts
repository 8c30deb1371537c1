import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

interface Waiting<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupOptions<T> {
  /** Writes a group at once and returns, per item, null or an error. If it throws, all items fail. */
  readonly write: (group: readonly T[]) => Promise<readonly (Error | null)[]>;
  /** Items of one partition are written in the order they came, never two in one group. */
  readonly partitionOf: (item: T) => string;
  /** The most items of a group. */
  readonly limit: number;
  /**
   * How long a group is gathered while items of several partitions keep arriving, in milliseconds. A write and its sync cost far more than
   * one more item in them. Items that come alone, or from one partition only, are written at once.
   */
  readonly gatherMs: number;
  /** For tests: the time in milliseconds, and how to wait for some of them. */
  readonly time?: { readonly now: () => number; readonly pause: (ms: number) => Promise<unknown> };
}

const REAL_TIME: NonNullable<GroupOptions<unknown>['time']> = { now: () => performance.now(), pause };

/** Writes items in groups, one after the other. Items that arrive during a write join the next group. */
export class GroupWriter<T> {
  #waiting: Waiting<T>[] = [];
  #writing: Promise<void> | null = null;
  #last: { readonly partitions: ReadonlySet<string>; readonly at: number } = { partitions: new Set(), at: -Infinity };

  readonly #time: NonNullable<GroupOptions<T>['time']>;

  constructor(private readonly options: GroupOptions<T>) {
    this.#time = options.time ?? REAL_TIME;
  }

  /** Fulfilled when the item has been written. */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#writing ??= this.#run();
    });
  }

  /** Fulfilled when nothing is waiting. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // A write may keep the process busy: first read everything that has arrived by now.
      await turn();
      if (this.#waiting.length < this.options.limit && this.#isBusy) await this.#time.pause(this.options.gatherMs);
      const group = this.#take();
      await this.#write(group);
      this.#last = { partitions: new Set(group.map(({ item }) => this.options.partitionOf(item))), at: this.#time.now() };
    }
    this.#writing = null;
  }

  get #isBusy(): boolean {
    if (this.#time.now() - this.#last.at >= this.options.gatherMs) return false;
    return this.#waiting.some(({ item }) => !this.#last.partitions.has(this.options.partitionOf(item)));
  }

  #take(): readonly Waiting<T>[] {
    const { partitionOf, limit } = this.options;
    const group: Waiting<T>[] = [];
    const rest: Waiting<T>[] = [];
    const taken = new Set<string>();
    for (const waiting of this.#waiting) {
      const partition = partitionOf(waiting.item);
      (group.length < limit && !taken.has(partition) ? group : rest).push(waiting);
      taken.add(partition);
    }
    this.#waiting = rest;
    return group;
  }

  async #write(group: readonly Waiting<T>[]): Promise<void> {
    try {
      const problems = await this.options.write(group.map(({ item }) => item));
      group.forEach(({ resolve, reject }, index) => {
        const problem = problems[index];
        if (problem) reject(problem);
        else resolve();
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
