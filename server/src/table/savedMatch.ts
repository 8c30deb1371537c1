import type { SeatStandings } from '@hexfall/shared/competition/bout';
import type { MatchResult } from '@hexfall/shared/inspect/matchStatistics';
import type { ClockReading, Setup } from '@hexfall/shared/lobby/setup';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { RatedMode } from '@hexfall/shared/rating/rating';

/** An accepted intent. `client` and `n` identify it for the page that sent it. */
export interface LogEntry {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly player: Seat;
  readonly intent: Intent;
  readonly client: string;
  readonly n: number;
  /** O10: the clocks afterwards; null in a match without. */
  readonly clock: ClockReading | null;
}

/** An accepted intent, as far as it changes the match. */
export type NumberedIntent = Pick<LogEntry, 'seq' | 'player' | 'intent'>;

/** What a match is counted as for the person whose key has that hash. */
export interface SeatResult {
  readonly keyHash: string;
  readonly result: MatchResult;
}

/** What a rated match counts as for its players, by the hashes of their seat keys. */
export interface RatedEnd {
  readonly season: string;
  readonly mode: RatedMode;
  /** The players of each side. */
  readonly sides: readonly (readonly string[])[];
  /** As those of `RatedMatch`. */
  readonly places: readonly number[];
}

/** What is stored at the end of a match besides its last entry. */
export interface MatchEnd {
  /** What has happened in it (`packPlayback`), if that is kept. */
  readonly playback: string | null;
  /** For the statistics of the profiles that have these seats. */
  readonly results: readonly SeatResult[];
  /** For the ratings of its players; null, like missing, if it is not rated. */
  readonly rated?: RatedEnd | null;
  /** For the competition that the match is of. */
  readonly standings?: SeatStandings;
}

/** A match without its log. */
export interface LoadedTable {
  /** The version of the rules that it is played by. */
  readonly rules: number;
  readonly setup: Setup;
  readonly finished: boolean;
  /** What has happened in a finished match of other rules than the current ones (`packPlayback`), if that was kept. */
  readonly playback?: string;
  /** In the order of their rules; missing if there are none. */
  readonly positions?: readonly StoredPosition[];
}

/** The position at the beginning of the latest turn, with draw piles, as `positionToKeep` writes it. There is one for each version of the rules. */
export interface StoredPosition {
  readonly rules: number;
  /** After how many intents. */
  readonly seq: number;
  readonly content: string;
}

/** What is stored when a match goes on by other rules. */
export interface RulesAdopted {
  readonly rules: number;
  /** How many intents it keeps. */
  readonly intents: number;
  /** From where it goes on, by the rules before. */
  readonly position: StoredPosition;
}

export interface SavedMatch extends LoadedTable {
  readonly log: readonly LogEntry[];
}

/** A table without its log. */
export interface SavedTable {
  readonly code: string;
  readonly setup: Setup;
}

/** The table that links to a new one (its rematch): its new set-up, and the epoch to write it with. */
export interface RematchLink extends SavedTable {
  readonly epoch?: number | null;
}
