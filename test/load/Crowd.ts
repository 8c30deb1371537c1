import { LoadMatch, newTally, type Tally } from './LoadMatch.js';

/** Tables that are being opened at the same time. */
const AT_ONCE = 8;

/** A number of matches that are played at the same time. When one ends, the next begins. */
export class Crowd {
  readonly #matches = new Set<LoadMatch>();
  #wanted = 0;
  #begun = 0;
  #tally = newTally();

  /** @param urls of the processes: the players of a match come by different ones. */
  constructor(private readonly urls: readonly string[]) {}

  /** Fulfilled when that many matches are played. */
  async growTo(matches: number): Promise<void> {
    const missing = matches - this.#wanted;
    this.#wanted = matches;
    let left = missing;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left-- > 0) await this.#add();
      }),
    );
  }

  /** What has happened since this was last asked. */
  take(): Tally {
    const tally = this.#tally;
    this.#tally = newTally();
    return tally;
  }

  end(): void {
    this.#wanted = 0;
    for (const match of this.#matches) match.end();
  }

  async #add(): Promise<void> {
    let match: LoadMatch | null = null;
    const over = (): void => {
      if (match) this.#matches.delete(match);
      if (this.#wanted > 0) void this.#add();
    };
    try {
      match = await LoadMatch.begin(this.#turned(), () => this.#tally, over);
      if (this.#wanted > 0) this.#matches.add(match);
      else match.end();
    } catch (error) {
      this.#tally.troubles.push(String(error));
    }
  }

  /** Every match begins with the next process. */
  #turned(): readonly string[] {
    const first = this.#begun++ % this.urls.length;
    return [...this.urls.slice(first), ...this.urls.slice(0, first)];
  }
}
