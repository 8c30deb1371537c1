import { setTimeout as pause } from 'node:timers/promises';
import { LoadMatch, newTally, type Pace, type Tally } from './LoadMatch.js';
import { Overloaded } from './TableSocket.js';

/** Tables that are being opened at the same time. */
const AT_ONCE = 8;

/** About how many intents a match takes. */
const USUAL_LENGTH = 100;

/** A number of matches that are played at the same time. When one ends, the next begins. */
export class Crowd {
  readonly #matches = new Set<LoadMatch>();
  #wanted = 0;
  #begun = 0;
  readonly #pace: Pace;

  /**
   * @param urls of the processes: the players of a match come by different ones.
   * @param rate intents per second and match.
   */
  constructor(
    private readonly urls: readonly string[],
    rate: number,
  ) {
    this.#pace = { rate, tally: newTally() };
  }

  /** Changes the number of intents per second and match. */
  set rate(rate: number) {
    this.#pace.rate = rate;
    for (const match of this.#matches) match.reschedule();
  }

  /** Matches that have been begun so far. */
  get begun(): number {
    return this.#begun;
  }

  /** Fulfilled when that many matches are played. */
  async growTo(matches: number): Promise<void> {
    const missing = matches - this.#wanted;
    this.#wanted = matches;
    let left = missing;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        // Those that begin together must not end together: each is cut short as if it had begun at some time before.
        while (left-- > 0) await this.#add(Math.ceil(Math.random() * USUAL_LENGTH));
      }),
    );
  }

  /** What has happened since this was last asked. */
  take(): Tally {
    const { tally } = this.#pace;
    this.#pace.tally = newTally();
    return tally;
  }

  end(): void {
    this.#wanted = 0;
    for (const match of this.#matches) match.end();
  }

  async #add(most = Infinity): Promise<void> {
    let match: LoadMatch | null = null;
    const over = (): void => {
      if (match) this.#matches.delete(match);
      if (this.#wanted > 0) void this.#add();
    };
    while (match === null && this.#wanted > 0) {
      try {
        match = await LoadMatch.begin(this.#turned(), this.#pace, most, over);
      } catch (error) {
        if (!(error instanceof Overloaded)) return void this.#pace.tally.troubles.push(String(error));
        await pause(error.retryAfterMs * (1 + Math.random()));
      }
    }
    if (match && this.#wanted > 0) this.#matches.add(match);
    else match?.end();
  }

  /** Every match begins with the next process. */
  #turned(): readonly string[] {
    const first = this.#begun++ % this.urls.length;
    return [...this.urls.slice(first), ...this.urls.slice(0, first)];
  }
}
