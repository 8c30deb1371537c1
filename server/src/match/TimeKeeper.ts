import type { Surroundings } from '../rooms/Reception.js';
import { SERVER_CLIENTS } from './hindrance.js';
import type { TableHost } from './TableHost.js';
import type { Time } from './Time.js';
import { timeOutIntent } from './timeOut.js';

export interface KeeperSurroundings extends Surroundings {
  readonly time: Time;
  /** Adds a task to what is done at the table, one after the other. */
  readonly queue: (task: () => Promise<void>) => void;
}

/** After a fault of the server, the next attempt comes this much later. */
const PATIENCE_MS = 5000;

/** A table where nobody's time is up within this time may be put away. */
const SOON_MS = 60 * 60 * 1000;

/** O10: sees to it that at one table what is to be done when time is up is done. */
export class TimeKeeper {
  #cancel: (() => void) | null = null;
  #stopped = false;

  constructor(
    private readonly table: TableHost,
    private readonly around: KeeperSurroundings,
  ) {}

  /** Looks whose clock runs. To be called whenever something has changed. */
  attend(): void {
    const { deadline } = this.table;
    this.#wakeIn(deadline && deadline.at - this.around.time.now());
  }

  /** Whether the clock runs out soon: the table has to stay in memory for it. By the calendar, it can wait until somebody comes. */
  get isNeeded(): boolean {
    const { deadline } = this.table;
    return deadline !== null && !deadline.isByCalendar && deadline.at - this.around.time.now() < SOON_MS;
  }

  /** Nothing is done any more, except what is being done. */
  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }

  #wakeIn(ms: number | null): void {
    this.#cancel?.();
    if (this.#stopped || ms === null) return;
    this.#cancel = this.around.time.after(ms, () => {
      this.around.queue(() => this.#act());
    });
  }

  /** Never throws: after a fault the table is as it was, and there is another attempt. */
  async #act(): Promise<void> {
    try {
      await this.#enforce();
    } catch (err) {
      this.around.faults.halt(this.table, err, SERVER_CLIENTS.clock, this.table.deadline);
      this.#wakeIn(PATIENCE_MS);
    }
  }

  /** Each intent is played as any other: `tell` calls `attend`, which finds what is to be done next. */
  async #enforce(): Promise<void> {
    const { match, deadline } = this.table;
    if (!match || !deadline || deadline.at > this.around.time.now()) return this.attend();
    const { seat, strikes } = deadline;
    const named = { n: match.seq + 1, client: SERVER_CLIENTS.clock, seat };
    const played = await this.table.play({ ...named, intent: timeOutIntent(match.table, seat, strikes, Math.random) });
    const done = !played.ok && played.error.code === 'too-long' ? await this.table.play({ ...named, intent: { do: 'resign' } }) : played;
    if (!done.ok) throw new Error(`the clock was refused: ${done.error.message}`);
    if (done.value.reel) this.around.tell(done.value.reel);
  }
}
