import { signal } from '@preact/signals';
import type { ListedTable } from '@hexfall/shared/protocol/http';

/** A search for an opponent: the table it waits at, and since when, in milliseconds since 1970. */
interface Search {
  readonly code: string;
  readonly since: number;
}

/** The search that this page has begun with "Find a duel"; null if there is none. */
export const search = signal<Search | null>(null);

/** How long a search has lasted, as minutes and seconds: "0:07", "12:30". */
export const searchTime = ({ since }: Search, now: number): string => {
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Whether a player waits for an opponent at a public table. */
export const awaitsOpponent = ({ phase, options, seats, connected }: ListedTable): boolean =>
  phase === 'lobby' && options.mode === 'duel' && connected > 0 && seats.includes(null);
