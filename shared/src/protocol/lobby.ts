import type { Seat } from '../model/state.js';
import type { ArmyId } from '../model/tile.js';

/*
 * What can be asked for before a match: seats, and what the creator of a table arranges. All but `ban`, `pick`, `hire` and the
 * `listed` of `arrange` end when the last seat is taken; armies are banned and picked after that, mercenaries (P1) are hired,
 * and then the match starts.
 */

/** Who has the first turn: the first seat, or one drawn by lot when the last seat is taken; the order around the table stays. */
export const BEGINS = ['first', 'random'] as const;
export type Begins = (typeof BEGINS)[number];

/**
 * How armies come to seats: everybody chooses one when sitting down; they are dealt when the last seat is taken; or they are then
 * banned and picked in turn (`BanRequest`).
 */
export const MUSTERS = ['free', 'random', 'ban-and-pick'] as const;
export type Muster = (typeof MUSTERS)[number];

/**
 * The secret of a seat, made by the page: 16 random bytes in base64url without padding. The page keeps it before it sends it,
 * so that nothing is lost with a connection. The server keeps a hash of it.
 */
export const SEAT_KEY = /^[\w-]{21}[AQgw]$/;

/**
 * Takes a free seat; the first free one unless `seat` says which. A key that holds a seat already gets no other one: the answer
 * is the seat it holds, so the same request may be sent again at any time. Its only use for a second seat is `also`.
 */
export interface SitRequest {
  readonly n: number;
  readonly seat?: Seat;
  readonly key: string;
  /** Where everybody chooses an army when sitting down, and nowhere else. */
  readonly army?: ArmyId;
  readonly name: string;
  /**
   * What the page adds to the seed of the match: 16 random bytes in the form of a key, drawn after it has seen the table's
   * `commitment`. It is kept with the seat, and shown to everybody when the match starts.
   */
  readonly contribution?: string;
  /** O5: `seat` is to be commanded by the same person as the seat that `key` holds. Only in one team. */
  readonly also?: true;
}

/** Gives a seat back. Its key opens it no more. */
export interface StandRequest {
  readonly n: number;
  readonly seat: Seat;
}

/** Changes the army or name of one's seat. */
export interface ChangeRequest {
  readonly n: number;
  readonly seat: Seat;
  readonly army?: ArmyId;
  readonly name?: string;
}

/**
 * Bans an army, when it is the seat's turn to (`TableView.choosing`, `banning`): nobody can pick it. In the order of turns every
 * seat bans one, as long as enough are left: one for each seat, or two where several may have the same (O7).
 */
export interface BanRequest {
  readonly n: number;
  readonly seat: Seat;
  readonly army: ArmyId;
}

/** Picks the army of a seat, when it is the seat's turn to; whoever could ban first picks last. */
export type PickRequest = BanRequest;

/** P1: takes a mercenary, named by its id, when it is the seat's turn to (`TableView.hiring`). */
export interface HireRequest {
  readonly n: number;
  readonly seat: Seat;
  readonly mercenary: string;
}

/** The creator lets two seats change places, with whoever sits there. */
export interface SwapRequest {
  readonly n: number;
  readonly seats: readonly [Seat, Seat];
}

/** The creator shows the table to everybody or hides it (until the match is over), or says who begins. */
export interface ArrangeRequest {
  readonly n: number;
  readonly listed?: boolean;
  readonly begins?: Begins;
}

/** The creator lets a computer player sit on a free seat, the first one unless `seat` says which; where armies are chosen, with any unless `army` says which. */
export interface FillRequest {
  readonly n: number;
  readonly seat?: Seat;
  readonly army?: ArmyId;
}

/** The creator takes away an empty seat, where the mode is for fewer players, too; those behind it move up by one. */
export interface CloseRequest {
  readonly n: number;
  readonly seat: Seat;
}

/** The creator adds an empty seat behind the others, where the mode is for more players, too. */
export interface ReopenRequest {
  readonly n: number;
}

/** The creator sends a computer player away. */
export interface DismissRequest {
  readonly n: number;
  readonly seat: Seat;
}
