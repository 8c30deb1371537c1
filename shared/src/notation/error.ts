/** What can be wrong with a position or a record. */
export const NOTATION_CODES = [
  'wrong-type',
  'missing-field',
  'unknown-field',
  'unknown-value', // not among the values the field can have
  'unknown-key', // a choice that is not offered
  'out-of-range', // a number too small or too large, a text or list too long
  'wrong-format', // of another version of the notation or of the rules
  'wrong-number-of-players',
  'unknown-army',
  'unknown-tile',
  'not-a-unit', // an instant on the board
  'hq-in-hand', // an HQ among tiles to draw or to place
  'off-board',
  'hex-taken',
  'too-many-wounds',
  'too-many-markers',
  'not-a-foundation',
  'unit-on-mine',
  'bad-terrain', // hexes that are not connected, off the 37 hexes, or half on another element
  'bad-feature', // of another type of terrain
  'bad-place', // something on a hex where it cannot be
  'hq-destroyed', // an HQ on the board whose player has no toughness left
  'second-hq', // two HQs of one player, whose toughness is one number
  'no-unit-there',
  'two-teams', // one person on both sides (O5)
  'nothing-to-discard', // T1's duty with an empty hand
  'hq-placed', // set-up, but the player to place an HQ has one on the board
] as const;
export type NotationCode = (typeof NOTATION_CODES)[number];

/** Why a document is no valid position or record. */
export interface NotationError {
  readonly code: NotationCode;
  /** One English sentence. */
  readonly message: string;
  /** Where in the document, as a JSON pointer; empty for the whole. */
  readonly path: string;
}
