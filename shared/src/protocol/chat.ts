import type { Hex } from '../hex/cells.js';
import type { Seat } from '../model/seat.js';

/*
 * The chat of a table, shared by players and spectators, and the one that each team has for itself.
 */

/** The most characters of one line, after cleaning. */
export const MAX_LINE_LENGTH = 300;

/** How many of the latest lines are kept; of each team's own chat as many. */
export const LINES_KEPT = 100;

/** How many of the latest lines for everyone go along to the rematch. */
export const LINES_CARRIED = 10;

/** What can be said without typing. Pages word it in the language of the reader. */
export const EMOTES = ['hello', 'luck', 'nice', 'thanks', 'oops', 'think', 'wow', 'end'] as const;
export type Emote = (typeof EMOTES)[number];

/** What the server says in the chat about a player. Pages word it in the language of the reader. */
export const CHAT_NOTICES = ['reseated', 'reclaimed', 'declined', 'not-come'] as const;
export type ChatNotice = (typeof CHAT_NOTICES)[number];

/** One line of plain text; clients never interpret it as anything else. */
export interface ChatLine {
  /** From 1, in the order of the lines; each team's own chat has numbers of its own. */
  readonly n: number;
  /** When it was sent, in the server's time. */
  readonly at: number;
  /** Identifies the speaker: the same in all lines of one player, also after a swap of seats. Spectators with the same name share one. */
  readonly by: string;
  readonly name: string;
  /** Whether a player sent it; else a spectator. */
  readonly seated: boolean;
  /** Empty if it is an emote or a notice. */
  readonly text: string;
  readonly emote?: Emote;
  /** Of the server, about the player of that name. */
  readonly notice?: ChatNotice;
  /** The number of the team that alone is sent the line; missing if it is for everyone. */
  readonly team?: number;
}

/** A line as it is sent to those who are there: with the seat that speaks, if it is a player. */
export interface SaidLine extends ChatLine {
  readonly seat?: Seat;
}

/*
 * Pings: a player points out a hex to the team. They are shown for some seconds and never kept.
 */

/** A ping, as the clients of the team get it; the one that sent it, too. */
export interface Ping {
  /** As in `ChatLine`: who has muted the player is shown no pings either. */
  readonly by: string;
  readonly seat: Seat;
  readonly at: Hex;
}
