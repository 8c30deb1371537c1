import type { Options } from '../model/options.js';
import type { Seat } from '../model/state.js';
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

/** Whose turn it is at a table. */
export interface Going {
  /** The seat that has to do something now; null if none has. */
  readonly acting: Seat | null;
  /** The number of the turn; 0 before the first. */
  readonly turn: number;
}

/** A table that everybody may see. */
export interface ListedTable extends MatchSummary, Going {
  /** Pages that hold a seat, and pages that watch, at this moment. */
  readonly connected: number;
  readonly spectators: number;
}

/** `GET /api/tables`: first those with a free seat, then those to watch; never all there are. */
export interface TableList {
  readonly tables: readonly ListedTable[];
}

/** What `POST /api/mine` is asked: the tables a page has keys for, at most `MOST_MINE`. */
export interface MineRequest {
  readonly tables: readonly { readonly code: string; readonly keys: readonly string[] }[];
}

/** The most tables one `MineRequest` asks for: their keys fit into what the server reads. */
export const MOST_MINE = 50;

/** A table where a page holds a seat. */
export interface MyTable extends MatchSummary, Going {
  /** The seats that the keys open; never empty. */
  readonly mine: readonly Seat[];
  /** Who has won, when the match is over; empty for a draw, null before the end. */
  readonly winners: readonly Seat[] | null;
}

/** `POST /api/mine`: the tables that are there and where the keys open a seat. */
export interface MyTables {
  readonly tables: readonly MyTable[];
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

/** `GET /api/notice`: what the operator tells everybody, and since when (in milliseconds); null if nothing. */
export interface NoticeInfo {
  readonly notice: { readonly text: string; readonly since: number } | null;
}

/** `GET /api/version` */
export interface VersionInfo {
  readonly version: string;
  readonly protocol: number;
  readonly rules: number;
}
