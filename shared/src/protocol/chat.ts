/*
 * The chat of a table, shared by players and spectators.
 */

/** The most characters of one line, after cleaning. */
export const MAX_LINE_LENGTH = 300;

/** How many of the latest lines are kept. */
export const LINES_KEPT = 100;

/** One line of plain text; clients never interpret it as anything else. */
export interface ChatLine {
  /** From 1, in the order of the lines. */
  readonly n: number;
  /** When it was sent, in the server's time. */
  readonly at: number;
  /** Identifies the speaker: the same in all lines of one player, also after a swap of seats. Spectators of the same name share theirs. */
  readonly by: string;
  readonly name: string;
  /** Whether a player sent it; else a spectator. */
  readonly seated: boolean;
  readonly text: string;
}

/** Sends a line. A player has the name of the seat; a spectator the `name` given here. */
export interface SayRequest {
  readonly n: number;
  readonly text: string;
  readonly name?: string;
}

/** Any player, or the creator, mutes spectators or not. */
export interface HushRequest {
  readonly n: number;
  readonly hushed: boolean;
}
