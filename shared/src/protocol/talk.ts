import type { Seat } from '../model/state.js';

/*
 * What people at a table say to each other, and how somebody who is not there is called. There is one conversation for everybody:
 * who sits and who watches read the same.
 */

/** Characters of one line, after it has been cleaned. */
export const MAX_LINE_LENGTH = 300;

/** So many of the latest lines are kept. */
export const LINES_KEPT = 100;

/** One line of the conversation: plain text on one line, never to be taken for anything else. */
export interface ChatLine {
  /** From 1, going up by the order in which the lines were said. */
  readonly n: number;
  /** When, in the server's time. */
  readonly at: number;
  /** Marks who says it: the same in all lines of one player, also after a swap of seats. Spectators of the same name share theirs. */
  readonly by: string;
  readonly name: string;
  /** Whether a player says it; else a spectator. */
  readonly seated: boolean;
  readonly text: string;
}

/** Says something to everybody. A player is named by the seat; a spectator by the `name` given here. */
export interface SayRequest {
  readonly n: number;
  readonly text: string;
  readonly name?: string;
}

/** Any player, or the creator, lets spectators talk or not. */
export interface HushRequest {
  readonly n: number;
  readonly hushed: boolean;
}

/**
 * For slow games: an address that the server calls when it is the seat's turn and nobody is connected who holds it. Null takes it
 * away; without `url` nothing changes, and the answer says what there is.
 */
export interface WebhookRequest {
  readonly n: number;
  readonly seat: Seat;
  readonly url?: string | null;
}

export interface WebhookAnswer {
  /** Whether this server, at this table, calls anybody. */
  readonly possible: boolean;
  /** What the seat has; nobody else is ever told. */
  readonly url: string | null;
}

/** What the server sends to a webhook, as the JSON body of a POST. */
export interface WebhookCall {
  readonly event: 'your-turn';
  readonly code: string;
  readonly seat: Seat;
  readonly name: string;
  /** The table's page; without the host if the server does not know its own. */
  readonly link: string;
}
