import type { DuelOccupancy, NodeListing } from '../../cluster/TableDirectory.js';
import { createTable, newServerSetup, type TableMaking } from '../../match/createTable.js';
import { type ActiveTables, duelOccupancy, presenceAt } from '../../rooms/ActiveTables.js';
import type { TableActivator } from '../../rooms/TableActivator.js';
import { SerialQueue } from '../../runtime/scheduling.js';
import { StoreFull, type StoreQuota } from '../../store/StoreQuota.js';

/** How many seats of a table will be taken when all players sent there have sat down. */
interface Expectation {
  readonly taken: number;
  readonly until: number;
}

/** A public duel. */
interface Candidate extends DuelOccupancy {
  readonly code: string;
  readonly isSomebodyThere: boolean;
}

export interface QuickServices extends TableMaking {
  readonly active: ActiveTables;
  readonly quota: Pick<StoreQuota, 'hasRoom'>;
  readonly activator: TableActivator;
  /** The listings of the other processes. */
  readonly others: () => Promise<readonly NodeListing[]>;
  readonly now?: () => number;
}

/** A player who was sent to a table is expected for this long. */
const PATIENCE_MS = 30_000;

/** Matches players who want a duel against anyone. In a cluster one process does it for all, so that two players who search at the same time meet. */
export class QuickMatch {
  readonly #expected = new Map<string, Expectation>();
  readonly #now: () => number;
  readonly #searches = new SerialQueue();

  constructor(private readonly services: QuickServices) {
    this.#now = services.now ?? Date.now;
  }

  /** Returns the code of a table: that of the player who has waited longest, or of a new one. Each free seat is promised to one caller. */
  find(): Promise<string> {
    // One after the other, for the same reason.
    return this.#searches.add(async () => (await this.#waiting()) ?? (await this.#create()));
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
    return this.services.active.all().flatMap((active) => {
      const duel = duelOccupancy(active);
      return duel ? [{ ...duel, code: active.table.code, isSomebodyThere: presenceAt(active).connected > 0 }] : [];
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
    const { activator, quota } = this.services;
    if (!(await quota.hasRoom())) throw new StoreFull();
    const setup = newServerSetup({ options: { mode: 'duel' }, listed: true, startingSeat: 'random' });
    if (!setup.ok) throw new Error(`no duel can be played: ${setup.error.message}`);
    const { code } = await createTable(setup.value, this.services);
    await activator.activate(code, true);
    this.#promise(code, 1);
    return code;
  }

  #promise(code: string, taken: number): void {
    this.#expected.set(code, { taken, until: this.#now() + PATIENCE_MS });
  }
}
