import { newSetup } from '../match/newSetup.js';
import type { TableHost } from '../match/TableHost.js';
import type { MatchStore } from '../store/MatchStore.js';
import { createTable } from './createTable.js';
import { presenceAt, type LiveTable, type LiveTables } from './LiveTables.js';
import type { TableOpener } from './TableOpener.js';

/** How many seats of a table will be taken when everybody who was sent there has sat down. */
interface Expectation {
  readonly taken: number;
  readonly until: number;
}

/** Who was sent to a table sits down within this time, or is not waited for. */
const PATIENCE_MS = 30_000;

/** Brings together people who want to play a duel with anybody. */
export class QuickMatch {
  readonly #expected = new Map<string, Expectation>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly live: LiveTables,
    private readonly store: MatchStore,
    private readonly opener: TableOpener,
    private readonly now: () => number = Date.now,
  ) {}

  /** The code of a table to sit down at: that of whoever has been waiting longest, or of a new one. Each free seat is promised to one caller. */
  find(): Promise<string> {
    // One after the other: two who come at the same moment are to meet.
    const found = this.#last.then(async () => this.#waiting() ?? (await this.#create()));
    this.#last = found.catch(() => undefined);
    return found;
  }

  #waiting(): string | null {
    for (const [code, { until }] of this.#expected) if (until < this.now()) this.#expected.delete(code);
    const waiting = this.live.all().find((live) => this.#isWaiting(live));
    if (!waiting) return null;
    const { code } = waiting.table;
    this.#promise(code, this.#takenAt(waiting.table) + 1);
    return code;
  }

  #isWaiting(live: LiveTable): boolean {
    const { code, phase, setup } = live.table;
    const isOpen = phase === 'lobby' && setup.listed && setup.options.mode === 'duel' && this.#takenAt(live.table) < setup.seats.length;
    return isOpen && (presenceAt(live).connected > 0 || this.#expected.has(code));
  }

  #takenAt({ code, setup: { seats } }: TableHost): number {
    const taken = seats.filter((seat) => seat !== null).length;
    return Math.max(taken, this.#expected.get(code)?.taken ?? 0);
  }

  async #create(): Promise<string> {
    const setup = newSetup({ options: { mode: 'duel' }, listed: true, begins: 'random' });
    if (!setup.ok) throw new Error(`no duel can be played: ${setup.error.message}`);
    const { code } = await createTable(setup.value, this.store);
    await this.opener.open(code);
    this.#promise(code, 1);
    return code;
  }

  #promise(code: string, taken: number): void {
    this.#expected.set(code, { taken, until: this.now() + PATIENCE_MS });
  }
}
