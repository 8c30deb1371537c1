import { SERVER_SENDERS } from '../match/intentGuards.js';
import { timeOutIntent } from '../match/timeOut.js';
import type { TableContext } from './TableContext.js';

/** After a fault, the next attempt comes this much later. */
const RETRY_MS = 5000;

/** A table stays in memory if a clock runs out within this time. */
const SOON_MS = 60 * 60 * 1000;

/** O10: plays the time-out move when a seat at this table runs out of time. */
export class ClockEnforcer {
  #cancel: (() => void) | null = null;
  #stopped = false;

  constructor(private readonly context: TableContext<'time' | 'faults'>) {}

  /** Sets the timer for the clock that runs. Call this after every change. */
  schedule(): void {
    const { table, services } = this.context;
    this.#wakeIn(table.deadline && table.deadline.at - services.time.now());
  }

  /** Returns whether the table must stay in memory because a clock runs out soon. Clocks in hours or days can wait until the table is woken. */
  get isNeeded(): boolean {
    const { table, services } = this.context;
    const { deadline } = table;
    return deadline !== null && !deadline.isByCalendar && deadline.at - services.time.now() < SOON_MS;
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }

  #wakeIn(ms: number | null): void {
    this.#cancel?.();
    if (this.#stopped || ms === null) return;
    this.#cancel = this.context.services.time.after(ms, () => this.context.queue(() => this.#act()));
  }

  /** Never throws: after a fault the table is unchanged, and there is another attempt. */
  async #act(): Promise<void> {
    try {
      await this.#enforce();
    } catch (err) {
      const { table, services } = this.context;
      services.faults.halt(table, err, SERVER_SENDERS.clock, table.deadline);
      this.#wakeIn(RETRY_MS);
    }
  }

  /** Plays one intent; broadcasting it calls `schedule`, which finds what is to be done next. */
  async #enforce(): Promise<void> {
    const { table, services, broadcastEvents } = this.context;
    const { match, deadline } = table;
    if (!match || !deadline || deadline.at > services.time.now()) return this.schedule();
    const { seat, strikes } = deadline;
    const named = { n: match.seq + 1, client: SERVER_SENDERS.clock, seat };
    const played = await table.play({ ...named, intent: timeOutIntent(match.table, seat, strikes, Math.random) });
    const done = !played.ok && played.error.code === 'too-long' ? await table.play({ ...named, intent: { do: 'resign' } }) : played;
    if (!done.ok) throw new Error(`the clock was refused: ${done.error.message}`);
    if (done.value.playedIntent) broadcastEvents(done.value.playedIntent);
  }
}
