import type { Options } from '../model/options.js';
import type { Seat } from '../model/seat.js';
import type { SeriesKind } from '../model/series.js';
import type { ArmyId } from '../model/tile.js';
import type { RecordJson } from '../notation/json.js';
import type { ArmySelection, MatchPhase, StartingSeat } from './lobby.js';
import type { Crest } from './profiles.js';

/*
 * What the HTTP API answers.
 */

/** The body of every unsuccessful response. Status 429 (`rate-limited`) has the seconds to wait in the header `Retry-After`. */
export interface ApiError {
  readonly code: string;
  /** One English sentence. */
  readonly message: string;
  /** The clause of docs/rules.md that forbids it. */
  readonly rule?: string;
  /** With `rate-limited` and `overloaded`: when to try again, in milliseconds from now. */
  readonly retryAfterMs?: number;
  /** With `moved`: the address of the server that has the table now. */
  readonly to?: string;
}

/** `GET /api/matches/CODE` for a table whose deal is played at others, too, until all of them are over: nothing else is said of it. */
export interface SealedView {
  readonly code: string;
  readonly isSealed: true;
  /** Whatever is played. */
  readonly phase: 'playing';
  /** Of the players, in seating order. */
  readonly names: readonly string[];
}

/** `GET /api/matches/CODE` */
export interface MatchSummary {
  readonly code: string;
  readonly phase: MatchPhase;
  readonly options: Options;
  readonly startingSeat: StartingSeat;
  readonly armySelection: ArmySelection;
  /** Whether pages may show the battle forecast. */
  readonly forecast: boolean;
  /** In how many matches the players settle their game. */
  readonly seriesKind: SeriesKind;
  /** In seating order; null is a free seat. */
  readonly seats: readonly (SeatSummary | null)[];
  /** Intents accepted so far. */
  readonly seq: number;
}

export interface SeatSummary {
  readonly name: string;
  /** Null while the seat has no army. */
  readonly army: ArmyId | null;
  readonly computer: boolean;
  /** A program of somebody plays this seat. */
  readonly program?: true;
  /** That of the profile that has taken the seat, if any. */
  readonly crest?: Crest;
}

/** The turn at a table. */
export interface TurnInfo {
  /** The seat to act; null if there is none. */
  readonly acting: Seat | null;
  /** The number of the turn; 0 before the first. */
  readonly turn: number;
}

/** A public table. */
export interface ListedTable extends MatchSummary, TurnInfo {
  /** The current numbers of connections with a seat, and of spectators. */
  readonly connected: number;
  readonly spectators: number;
}

/** `GET /api/tables`: first those with a free seat, then those to watch; limited in number. */
export interface TableList {
  /** Whether strangers are expected: a page then offers a quick match even if nobody waits. */
  readonly isPublic: boolean;
  readonly tables: readonly ListedTable[];
}

/** The most tables one `MineRequest` asks for: their keys fit into what the server reads. */
export const MOST_MINE = 50;

/** A table where a page holds a seat. */
export interface MyTable extends MatchSummary, TurnInfo {
  /** The seats that the keys open. */
  readonly mine: readonly Seat[];
  /** The seats of the keys that the others have given away; the player can take them back at the table. There are some if `mine` is empty. */
  readonly given?: readonly Seat[];
  /** The winners of a finished match; empty for a draw, null before the end. */
  readonly winners: readonly Seat[] | null;
  /** By seat: what the HQ has left, or the points in the score modes; null before the match. */
  readonly standings: readonly number[] | null;
  /** When the turn of the acting seat started, in milliseconds since 1970; null without an acting seat or if unknown. */
  readonly since: number | null;
  /** The code of the table of the rematch; null as long as there is none. */
  readonly next: string | null;
}

/** `POST /api/mine`: the existing tables where the keys open a seat. */
export interface MyTables {
  readonly tables: readonly MyTable[];
  /** The requested codes without a table. Other codes missing from the tables exist, but the keys open no seat there, or they are unreadable now. */
  readonly gone: readonly string[];
  /** What time it is at the server, in milliseconds since 1970. */
  readonly now: number;
}

/** `POST /api/matches/CODE/open` */
export interface Opened {
  readonly code: string;
  readonly live: true;
}

/** `POST /api/quick`: a duel with a free seat to join now. If it is taken by then, the page must ask again. */
export interface QuickMatchTable {
  readonly code: string;
}

/** `GET /api/notice`: the operator's notice, and since when (in milliseconds); null if there is none. */
export interface NoticeInfo {
  readonly notice: { readonly text: string; readonly since: number } | null;
}

/** `GET /api/version` */
export interface VersionInfo {
  /** The version of the program, as in `package.json`. */
  readonly version: string;
  /** The commit it was built from; null if that is unknown. */
  readonly commit: string | null;
  readonly protocol: number;
  readonly rules: number;
  /** The addresses of the server in its networks, for a browser on the same computer, which may know it as localhost only. */
  readonly hosts?: readonly string[];
}

/*
 * Saved matches: a running match as a file, and a table on which it goes on.
 */

/** The file: a record with the field `saved` (docs/notation.md). */
export interface SaveAnswer {
  readonly record: RecordJson;
}

/** `POST /api/saved`: the code of the table where the match continues. */
export interface SavedOpened {
  readonly code: string;
}

/** The longest `SavedRequest`, in bytes: a match of thousands of intents. */
export const MAX_SAVED_BYTES = 512 * 1024;
