/** A process that serves. */
export interface Peer {
  readonly id: string;
  /** How long nothing has been heard of it, in milliseconds. */
  readonly silent: number;
}

/** What became of the wish to own a match: the epoch to write with, or who owns it already. */
export type Claim = { readonly epoch: number } | { readonly owner: string };

/** Whose matches are to be looked after when their process is gone: those by the calendar, or all with a clock. */
export type Orphans = 'byCalendar' | 'timed';

/**
 * Which process may change which match: one at a time. Whoever becomes the owner writes with an epoch of its own; what comes
 * with an earlier one is refused (`LostHold`). That holds whatever clocks, networks and processes do: all else here decides no
 * more than when somebody else may become the owner.
 */
export interface Registry {
  /** Enters a process; gives since when it, or one that was heard of within `freshMs`, has served without a break. */
  join(process: string, freshMs: number): Promise<number>;
  /** Says that a process lives, and gives all others; null if it has been dismissed: it owns nothing any more. */
  beat(process: string): Promise<readonly Peer[] | null>;
  /** Strikes out the processes of which nothing has been heard for so long, if they are among `ids`; all others if there are none. */
  dismiss(process: string, silentMs: number, ids?: readonly string[]): Promise<void>;
  /** Takes their matches from owners that are no process any more; gives how many. */
  sweep(orphans: Orphans): Promise<number>;
  /** Strikes a process out that stops. */
  quit(process: string): Promise<void>;
  /** Makes a process, which must be entered, the owner of a match that nobody owns or that it owns itself; null if there is no such match. */
  claim(code: string, process: string): Promise<Claim | null>;
  /** The matches that a process owns, by code, each with its epoch. */
  owned(process: string): Promise<ReadonlyMap<string, number>>;
  /** Gives a match back, if that epoch is still its own. `due`: see `Tables`. */
  release(code: string, epoch: number, due: number | null): Promise<void>;
  /** Matches that nobody owns and that are to be looked after now, those first that have waited longest. */
  due(now: number, limit: number): Promise<readonly string[]>;
}

/** Said to whoever writes with an epoch that is over: another process owns the match now. Nothing was written. */
export class LostHold extends Error {
  constructor(readonly code: string) {
    super(`match ${code} belongs to another process now`);
  }
}
