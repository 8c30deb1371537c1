/** A process of the cluster. */
export interface Peer {
  readonly id: string;
  /** The time since its last heartbeat, in milliseconds. */
  readonly silent: number;
}

/** The result of claiming a match: the epoch for writes, the process that owns it, or the server that has it now. */
export type LeaseResult = { readonly epoch: number } | { readonly owner: string } | { readonly moved: string };

/** The epoch of a table that is created with an owner. */
export const FIRST_EPOCH = 1;

/** Which released matches are due at once: those with clocks in hours or days, or all with a clock. */
export type Orphans = 'byCalendar' | 'timed';

/**
 * Leases of matches: one process at a time may change a match. Each owner writes with a new epoch (a fencing token); writes with an earlier
 * one are refused (`LeaseLost`), whatever clocks, networks and processes do. Everything else only decides when another process may become
 * the owner.
 */
export interface LeaseStore {
  /** Registers a process; returns since when it, or one with a heartbeat within `freshMs`, has been serving without a break. */
  join(process: string, freshMs: number): Promise<number>;
  /** Records a heartbeat and returns all other processes; null if this one was evicted and owns nothing. */
  heartbeat(process: string): Promise<readonly Peer[] | null>;
  /** Evicts the other processes without a heartbeat for that long; only those among `ids`, if given. */
  evict(process: string, silentMs: number, ids?: readonly string[]): Promise<void>;
  /** Releases the matches of unregistered owners; returns how many. */
  releaseOrphans(orphans: Orphans): Promise<number>;
  /** Unregisters a process that stops. */
  leave(process: string): Promise<void>;
  /** Makes a registered process the owner of a match that has no owner or that it owns already; null if there is no such match. */
  claim(code: string, process: string): Promise<LeaseResult | null>;
  /** The epochs of the matches a process owns, by code. */
  owned(process: string): Promise<ReadonlyMap<string, number>>;
  /** Releases a match if the epoch is still current. `due`: see `DatabaseSchema`. */
  release(code: string, epoch: number, due: number | null): Promise<void>;
  /** Matches without an owner that are due now, longest due first. */
  due(now: number, limit: number): Promise<readonly string[]>;
}

/** Thrown by a write with an old epoch: another process owns the match. Nothing was written. */
export class LeaseLost extends Error {
  constructor(readonly code: string) {
    super(`match ${code} belongs to another process now`);
  }
}
