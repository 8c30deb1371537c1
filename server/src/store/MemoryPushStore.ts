import type { BrowserSubscription } from '@hexfall/shared/protocol/push';
import {
  CALLED_AFTER_END_MS,
  MOST_BROWSERS,
  SUBSCRIBED_MS,
  type NewSubscription,
  type PushSeat,
  type PushStore,
  type SavedSubscription,
  type VapidKeys,
} from './PushStore.js';

interface Row extends PushSeat, SavedSubscription {
  readonly at: number;
}

/** What a store knows of a match. */
interface KnownMatch {
  readonly holders: readonly (string | null)[];
  /** When it ended, in milliseconds; null before. */
  readonly endedAt: number | null;
}

/** A `PushStore` in memory. */
export class MemoryPushStore implements PushStore {
  #rows: readonly Row[] = [];
  #keys: VapidKeys | null = null;

  /** @param matchAt gives what there is to know of a match; null if there is none. */
  constructor(private readonly matchAt: (code: string) => KnownMatch | null) {}

  keys(make: () => VapidKeys): Promise<VapidKeys> {
    return Promise.resolve((this.#keys ??= make()));
  }

  subscribe({ code, holder }: PushSeat, subscription: NewSubscription): Promise<boolean> {
    const match = this.matchAt(code);
    const at = Date.now();
    if (!match?.holders.includes(holder) || (match.endedAt ?? Infinity) < at - CALLED_AFTER_END_MS) return Promise.resolve(false);
    const isThere = (row: Row): boolean => row.code === code && row.holder === holder;
    const known = this.#rows.find((row) => isThere(row) && row.endpoint === subscription.endpoint);
    const others = this.#rows.filter((row) => isThere(row) && row !== known);
    const row: Row = { code, holder, at, called: known?.called ?? null, ...subscription };
    this.#rows = [...this.#rows.filter((other) => !isThere(other)), row, ...others.slice(0, MOST_BROWSERS - 1)];
    return Promise.resolve(true);
  }

  /** A store in memory has no profiles. */
  assign(): Promise<void> {
    return Promise.resolve();
  }

  ofProfile(): Promise<readonly NewSubscription[]> {
    return Promise.resolve([]);
  }

  subscriptions(seat: PushSeat): Promise<readonly SavedSubscription[]> {
    const rows = this.#rows.filter((row) => row.code === seat.code && row.holder === seat.holder);
    return Promise.resolve(rows.map(({ endpoint, keys, language, origin, called }) => ({ endpoint, keys, language, origin, called })));
  }

  noteCalled({ code, holder }: PushSeat, called: string): Promise<void> {
    this.#rows = this.#rows.map((row) => (row.code === code && row.holder === holder ? { ...row, called } : row));
    return Promise.resolve();
  }

  copy(code: string, next: string): Promise<void> {
    const copies = this.#rows.filter((row) => row.code === code).map((row) => ({ ...row, code: next, called: null }));
    this.#rows = [...this.#rows.filter((row) => row.code !== next), ...copies];
    return Promise.resolve();
  }

  renew(endpoint: string, subscription: BrowserSubscription): Promise<void> {
    this.#rows = this.#rows.map((row) => (row.endpoint === endpoint ? { ...row, ...subscription, at: Date.now() } : row));
    return Promise.resolve();
  }

  forget(endpoint: string): Promise<void> {
    this.#rows = this.#rows.filter((row) => row.endpoint !== endpoint);
    return Promise.resolve();
  }

  expire(now: number): Promise<number> {
    const before = this.#rows.length;
    this.#rows = this.#rows.filter(({ code, at }) => {
      const match = this.matchAt(code);
      return match !== null && at >= now - SUBSCRIBED_MS && (match.endedAt ?? Infinity) >= now - CALLED_AFTER_END_MS;
    });
    return Promise.resolve(before - this.#rows.length);
  }
}
