import { LeaseLost, type LeaseResult, type Orphans, type Peer } from './LeaseStore.js';

/** The owner of a match. */
interface Ownership {
  readonly owner: string | null;
  readonly epoch: number;
  readonly due: number | null;
}

const NOBODY: Ownership = { owner: null, epoch: 0, due: null };

/** A `LeaseStore` in memory. */
export class MemoryLeaseStore {
  readonly #seen = new Map<string, number>();
  readonly #owned = new Map<string, Ownership>();

  /** @param isThere whether there is such a match. @param isUnfinished whether it may have to be woken up. */
  constructor(
    private readonly isThere: (code: string) => boolean,
    private readonly isUnfinished: (code: string) => boolean,
  ) {}

  begin(code: string, owner: string | null, epoch: number): void {
    this.#owned.set(code, { ...NOBODY, owner, epoch });
  }

  isOwned(code: string): boolean {
    return this.#at(code).owner !== null;
  }

  /** Throws `LeaseLost` if the epoch is old. */
  check(code: string, epoch: number | null): void {
    if (epoch !== null && this.#at(code).epoch !== epoch) throw new LeaseLost(code);
  }

  join(process: string): Promise<number> {
    this.#seen.set(process, Date.now());
    return Promise.resolve(Date.now());
  }

  heartbeat(process: string): Promise<readonly Peer[] | null> {
    if (!this.#seen.has(process)) return Promise.resolve(null);
    this.#seen.set(process, Date.now());
    const others = [...this.#seen].filter(([id]) => id !== process);
    return Promise.resolve(others.map(([id, seen]) => ({ id, silent: Date.now() - seen })));
  }

  evict(process: string, silentMs: number, ids?: readonly string[]): Promise<void> {
    for (const [id, seen] of this.#seen) {
      if (id !== process && Date.now() - seen >= silentMs && (ids?.includes(id) ?? true)) this.#seen.delete(id);
    }
    return Promise.resolve();
  }

  leave(process: string): Promise<void> {
    this.#seen.delete(process);
    return Promise.resolve();
  }

  /** All of them become due; waking up one without a clock does no harm. */
  releaseOrphans(_orphans: Orphans): Promise<number> {
    const orphans = [...this.#owned].filter(([, { owner }]) => owner !== null && !this.#seen.has(owner));
    for (const [code, { epoch }] of orphans) this.#owned.set(code, { owner: null, epoch: epoch + 1, due: 0 });
    return Promise.resolve(orphans.length);
  }

  claim(code: string, process: string): Promise<LeaseResult | null> {
    if (!this.isThere(code)) return Promise.resolve(null);
    const { owner, epoch } = this.#at(code);
    if (owner !== null && owner !== process) return Promise.resolve({ owner });
    if (!this.#seen.has(process)) return Promise.reject(new LeaseLost(code));
    this.#owned.set(code, { owner: process, epoch: epoch + 1, due: null });
    return Promise.resolve({ epoch: epoch + 1 });
  }

  owned(process: string): Promise<ReadonlyMap<string, number>> {
    const own = [...this.#owned].filter(([, { owner }]) => owner === process);
    return Promise.resolve(new Map(own.map(([code, { epoch }]) => [code, epoch])));
  }

  release(code: string, epoch: number, due: number | null): Promise<void> {
    if (this.#at(code).epoch === epoch) this.#owned.set(code, { owner: null, epoch, due });
    return Promise.resolve();
  }

  due(now: number, limit: number): Promise<readonly string[]> {
    const waiting = [...this.#owned].filter(
      ([code, { owner, due }]) => owner === null && due !== null && due <= now && this.isUnfinished(code),
    );
    return Promise.resolve(waiting.slice(0, limit).map(([code]) => code));
  }

  #at(code: string): Ownership {
    return this.#owned.get(code) ?? NOBODY;
  }
}
