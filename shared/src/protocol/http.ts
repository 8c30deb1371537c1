import type { Options } from '../model/options.js';
import type { ArmyId } from '../model/tile.js';
import type { MatchPhase } from './messages.js';

/*
 * What the HTTP API answers.
 */

/** The body of every answer that is no success. Status 429 (`rate-limited`) says in the header `Retry-After` how many seconds to wait. */
export interface ApiError {
  readonly error: { readonly code: string; readonly message: string };
}

/** `GET /api/matches/CODE` */
export interface MatchSummary {
  readonly code: string;
  readonly phase: MatchPhase;
  readonly options: Options;
  /** In seating order; null is a free seat. */
  readonly seats: readonly (SeatSummary | null)[];
  /** Intents accepted so far. */
  readonly seq: number;
}

export interface SeatSummary {
  readonly name: string;
  /** Null as long as no army has come to the seat. */
  readonly army: ArmyId | null;
  readonly computer: boolean;
}

/** A table that everybody may see. */
export interface ListedTable extends MatchSummary {
  /** Pages that hold a seat, and pages that watch, at this moment. */
  readonly connected: number;
  readonly spectators: number;
}

/** `GET /api/tables`: first those with a free seat, then those to watch; never all there are. */
export interface TableList {
  readonly tables: readonly ListedTable[];
}

/** `POST /api/matches/CODE/open` */
export interface Opened {
  readonly code: string;
  readonly live: true;
}

/** `POST /api/quick`: a duel with a free seat that can be joined now. Whoever finds it taken asks again. */
export interface QuickMatch {
  readonly code: string;
}

/** `GET /api/version` */
export interface VersionInfo {
  readonly version: string;
  readonly protocol: number;
  readonly rules: number;
}
