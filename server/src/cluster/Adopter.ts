import type { Logger } from 'pino';
import type { Time } from '../match/Time.js';
import { Rounds } from '../Rounds.js';
import type { TableOpener } from '../rooms/TableOpener.js';
import type { MatchStore } from '../store/MatchStore.js';

const INTERVAL_MS = 5000;

/** So many matches are woken up at once. */
const AT_ONCE = 50;

/** Wakes up matches that nobody has though their clock runs: a day's time is up, or their process is gone (O10). */
export class Adopter {
  readonly #rounds = new Rounds(() => this.#adopt(), INTERVAL_MS);

  constructor(
    private readonly store: MatchStore,
    private readonly opener: TableOpener,
    private readonly time: Time,
    private readonly log: Logger,
  ) {}

  /** Looks now, and again and again. */
  start(): void {
    this.#rounds.now();
    this.#rounds.start();
  }

  /** Fulfilled when what has been begun is done. */
  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** Never throws. */
  async #adopt(): Promise<void> {
    try {
      for (const code of await this.store.due(this.time.now(), AT_ONCE)) await this.#wake(code);
    } catch (err) {
      this.log.warn({ err }, 'could not look for matches whose clock runs');
    }
  }

  async #wake(code: string): Promise<void> {
    try {
      await this.opener.open(code);
    } catch (err) {
      this.log.warn({ code, err }, 'a match whose clock runs could not be woken up');
    }
  }
}
