import type { RecordJson } from '../notation/json.js';

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
