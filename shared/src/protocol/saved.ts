import type { RecordJson } from '../notation/json.js';

/*
 * Saved matches: a running match as a file, and a table on which it goes on.
 */

/**
 * Requests the running match as a file. Only from a client that holds the seats of all people, for the file has the order of the
 * draw piles; `TableView.drawKnown` says from then on that it is known.
 */
export interface SaveRequest {
  readonly n: number;
}

/** The file: a record with the field `saved` (docs/notation.md). */
export interface SaveAnswer {
  readonly record: RecordJson;
}

/** What `POST /api/saved` is sent: a saved match, and keys of the page's own for its seats. */
export interface SavedRequest {
  /** A record with the field `saved`, as JSON in the notation. */
  readonly record: unknown;
  /** By seat; null for computer players. One person has one key (O5). */
  readonly keys: readonly (string | null)[];
}

/** `POST /api/saved`: the code of the table where the match continues. */
export interface SavedOpened {
  readonly code: string;
}

/** The longest `SavedRequest`, in bytes: a match of thousands of intents. */
export const MAX_SAVED_BYTES = 512 * 1024;
