import type { Notice, OpenDuel } from '../cluster/NoticeBoard.js';
import { newSetup } from '../match/newSetup.js';
import type { MatchStore } from '../store/MatchStore.js';
import { createTable } from './createTable.js';
import { presenceAt, type LiveTables } from './LiveTables.js';
import { openDuel } from './openDuel.js';
import type { TableOpener } from './TableOpener.js';

/** How many seats of a table will be taken when everybody who was sent there has sat down. */
interface Expectation {
  readonly taken: number;
  readonly until: number;
}

/** A duel that everybody may join. */
interface Candidate extends OpenDuel {
  readonly code: string;
  readonly isSomebodyThere: boolean;
}

export interface QuickServices {
  readonly live: LiveTables;
  readonly store: MatchStore;
  readonly opener: TableOpener;
  /** What the other processes tell of their tables. */
  readonly others: () => Promise<readonly Notice[]>;
  readonly now?: () => number;
}

/** Who was sent to a table sits down within this time, or is not waited for. */
const PATIENCE_MS = 30_000;

/**
 * Brings together people who want to play a duel with anybody. Of several processes one does it for all: two who come at the
 * same moment are to meet.
 */
export class QuickMatch {
  readonly #expected = new Map<string, Expectation>();
  readonly #now: () => number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly services: QuickServices) {
    this.#now = services.now ?? Date.now;
  }

  /** The code of a table to sit down at: that of whoever has been waiting longest, or of a new one. Each free seat is promised to one caller. */
  find(): Promise<string> {
    // One after the other, for the same reason.
    const found = this.#last.then(async () => (await this.#waiting()) ?? (await this.#create()));
    this.#last = found.catch(() => undefined);
    return found;
  }

  async #waiting(): Promise<string | null> {
    for (const [code, { until }] of this.#expected) if (until < this.#now()) this.#expected.delete(code);
    const candidates = [...this.#here(), ...(await this.#elsewhere())];
    const waiting = candidates.find((candidate) => this.#isWaiting(candidate));
    if (!waiting) return null;
    this.#promise(waiting.code, this.#takenAt(waiting) + 1);
    return waiting.code;
  }

  #here(): Candidate[] {
    return this.services.live.all().flatMap((live) => {
      const duel = openDuel(live);
      return duel ? [{ ...duel, code: live.table.code, isSomebodyThere: presenceAt(live).connected > 0 }] : [];
    });
  }

  async #elsewhere(): Promise<Candidate[]> {
    const open = (await this.services.others()).flatMap((notice) => notice.open);
    return open.flatMap(({ code, connected, duel }) => (duel ? [{ ...duel, code, isSomebodyThere: connected > 0 }] : []));
  }

  #isWaiting(candidate: Candidate): boolean {
    const isOpen = this.#takenAt(candidate) < candidate.seats;
    return isOpen && (candidate.isSomebodyThere || this.#expected.has(candidate.code));
  }

  #takenAt({ code, taken }: Candidate): number {
    return Math.max(taken, this.#expected.get(code)?.taken ?? 0);
  }

  async #create(): Promise<string> {
    const { store, opener } = this.services;
    const setup = newSetup({ options: { mode: 'duel' }, listed: true, begins: 'random' });
    if (!setup.ok) throw new Error(`no duel can be played: ${setup.error.message}`);
    const { code } = await createTable(setup.value, store);
    await opener.open(code);
    this.#promise(code, 1);
    return code;
  }

  #promise(code: string, taken: number): void {
    this.#expected.set(code, { taken, until: this.#now() + PATIENCE_MS });
  }
}
