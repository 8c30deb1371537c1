import type { Seat } from '../model/seat.js';

/** In `picking` armies are banned and picked, and in `draft` mercenaries are hired (P1); all seats are taken then. */
export const PHASES = ['lobby', 'picking', 'draft', 'playing', 'over'] as const;
export type MatchPhase = (typeof PHASES)[number];

/** The starting player: the first seat, or a random one, drawn when the last seat is taken; the seating order does not change. */
export const STARTING_SEATS = ['first', 'random'] as const;
export type StartingSeat = (typeof STARTING_SEATS)[number];

/**
 * How seats get armies: players choose them when they sit down, or they are dealt, or banned and picked in turn (`ban`), when
 * the last seat is taken.
 */
export const ARMY_SELECTIONS = ['free', 'random', 'ban-and-pick'] as const;
export type ArmySelection = (typeof ARMY_SELECTIONS)[number];

/** The place of a match in a competition. */
export interface CompetitionPlace {
  /** That of the competition, which is at `/c/CODE`. */
  readonly code: string;
  readonly name: string;
  /** From 1, like the board. */
  readonly round: number;
  /** The number of the pairing in its round. */
  readonly board: number;
  /** Whether this is an arena: all its matches are of round 1. */
  readonly isArena?: true;
  /** The board of two teams in their pairing, from 1; missing if persons meet. */
  readonly teamBoard?: number;
}

/**
 * The secret of a seat, created by the page: 16 random bytes in base64url without padding. The page saves it before sending it, so that a
 * broken connection loses nothing. The server stores its hash.
 */
export const SEAT_KEY = /^[\w-]{21}[AQgw]$/;

/** The most keys a page may send: more than anybody gets by repeatedly taking and leaving seats at one table. */
export const MOST_KEYS_BROUGHT = 64;

/** What `ack` carries besides `n`, by request. */
export interface LobbyAnswers {
  readonly sit: { readonly seat: Seat };
  readonly leaveSeat: { readonly seat: Seat };
  readonly changeSeat: { readonly seat: Seat };
  readonly ready: { readonly seat: Seat };
  readonly withholdName: { readonly seat: Seat };
  readonly ban: { readonly seat: Seat };
  readonly pick: { readonly seat: Seat };
  readonly hire: { readonly seat: Seat };
  readonly swap: object;
  readonly setTable: object;
  readonly configure: object;
  readonly removeSeat: object;
  readonly addSeat: object;
  readonly addBot: { readonly seat: Seat };
  readonly removeBot: { readonly seat: Seat };
  readonly kick: { readonly seat: Seat };
}
