import type { LevelId } from '../model/computer.js';
import type { Options } from '../model/options.js';
import type { Seat } from '../model/seat.js';
import type { ArmyId } from '../model/tile.js';

/*
 * Requests before a match: about seats, and those of the creator of a table. All but `ban`, `pick`, `hire` and the `listed` of
 * `setTable` end when the last seat is taken and every player is ready; after that armies are banned and picked, mercenaries (P1)
 * are hired, and the match starts.
 */

/** In `picking` armies are banned and picked, and in `draft` mercenaries are hired (P1); all seats are taken then. */
export const PHASES = ['lobby', 'picking', 'draft', 'playing', 'over'] as const;
export type MatchPhase = (typeof PHASES)[number];

/** The starting player: the first seat, or a random one, drawn when the last seat is taken; the seating order stays. */
export const STARTING_SEATS = ['first', 'random'] as const;
export type StartingSeat = (typeof STARTING_SEATS)[number];

/**
 * How seats get armies: players choose them when they sit down, or they are dealt, or banned and picked in turn (`BanRequest`), when
 * the last seat is taken.
 */
export const ARMY_SELECTIONS = ['free', 'random', 'ban-and-pick'] as const;
export type ArmySelection = (typeof ARMY_SELECTIONS)[number];

/**
 * The secret of a seat, created by the page: 16 random bytes in base64url without padding. The page saves it before sending it,
 * so that nothing is lost with a connection. The server stores its hash.
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
  /** Required where players choose an army when they sit down, refused elsewhere. */
  readonly army?: ArmyId;
  readonly name: string;
  /**
   * The page's contribution to the seed of the match: 16 random bytes in the form of a key, drawn after it has seen the table's
   * `commitment`. It is stored with the seat and published when the match starts.
   */
  readonly contribution?: string;
  /** The key of the sender's profile, whose crest the seat shows. One that the server does not know is ignored. */
  readonly profile?: string;
  /** The match is to wait, also when every seat is taken, until this player is ready (`ReadyRequest`). */
  readonly waitsForReady?: true;
  /** The record of the match may have the names of the players, if all of them say so. */
  readonly named?: true;
  /** O5: `seat` is to be commanded by the same person as the seat that `key` holds. Only in one team. */
  readonly also?: true;
}

/** Takes back, at any time, that the record may have the names (`SitRequest.named`): for all seats of the person who holds this one. */
export interface WithholdNameRequest {
  readonly n: number;
  readonly seat: Seat;
}

/** Leaves a seat. Its key no longer opens it. */
export interface LeaveSeatRequest {
  readonly n: number;
  readonly seat: Seat;
}

/** Changes the army or name of one's seat. */
export interface ChangeSeatRequest {
  readonly n: number;
  readonly seat: Seat;
  readonly army?: ArmyId;
  readonly name?: string;
}

/**
 * Says whether the match may begin, as far as the player of a seat is concerned; a player who sits down is ready unless
 * `SitRequest.waitsForReady` says otherwise. When every seat is taken, a player may say it for another one who is away (`SeatView.absent`).
 */
export interface ReadyRequest {
  readonly n: number;
  readonly seat: Seat;
  readonly ready: boolean;
}

/**
 * Bans an army, when it is the seat's turn to (`TableView.choosing`, `banning`): no seat can pick it. In turn order each
 * seat bans one, as long as enough are left: one for each seat, or two where several may have the same (O7).
 */
export interface BanRequest {
  readonly n: number;
  readonly seat: Seat;
  readonly army: ArmyId;
}

/** Picks the army of a seat, when it is the seat's turn to; the seat that bans first picks last. */
export type PickRequest = BanRequest;

/** P1: takes a mercenary, named by its id, when it is the seat's turn to (`TableView.hiring`). */
export interface HireRequest {
  readonly n: number;
  readonly seat: Seat;
  readonly mercenary: string;
}

/** The creator swaps two seats with their players. */
export interface SwapRequest {
  readonly n: number;
  readonly seats: readonly [Seat, Seat];
}

/** The creator lists the table publicly or not (until the match is over), or sets the starting player. */
export interface SetTableRequest {
  readonly n: number;
  readonly listed?: boolean;
  readonly startingSeat?: StartingSeat;
}

/**
 * The creator replaces the options of the table. Players keep their seats as far as the new number allows; where they choose armies,
 * one without an army, or with one that another has, gets any free one.
 */
export interface ConfigureRequest {
  readonly n: number;
  /** Missing options default to `DEFAULT_OPTIONS`. */
  readonly options: Partial<Options>;
  /** More than there are players, who take the last free seat by sitting down; or as many, while one of them is not ready. */
  readonly seats: number;
  readonly startingSeat: StartingSeat;
  readonly armySelection: ArmySelection;
  readonly forecast: boolean;
}

/** The creator seats a computer player, on the first free seat by default; where armies are chosen, with any by default. */
export interface AddBotRequest {
  readonly n: number;
  readonly seat?: Seat;
  readonly army?: ArmyId;
  /** `soldier` by default. */
  readonly level?: LevelId;
}

/** The creator removes an empty seat, if the mode allows fewer players; those behind it move up by one. */
export interface RemoveSeatRequest {
  readonly n: number;
  readonly seat: Seat;
}

/** The creator adds an empty seat behind the others, if the mode allows more players. */
export interface AddSeatRequest {
  readonly n: number;
}

/** The creator removes a person from all seats of their key, which cannot sit down at this table again. */
export interface KickRequest {
  readonly n: number;
  readonly seat: Seat;
}

/** The creator removes a computer player. */
export interface RemoveBotRequest {
  readonly n: number;
  readonly seat: Seat;
}

/** The requests before a match, by the name of their message. */
export interface LobbyRequests {
  readonly sit: SitRequest;
  readonly leaveSeat: LeaveSeatRequest;
  readonly changeSeat: ChangeSeatRequest;
  readonly ready: ReadyRequest;
  readonly withholdName: WithholdNameRequest;
  readonly ban: BanRequest;
  readonly pick: PickRequest;
  readonly hire: HireRequest;
  readonly swap: SwapRequest;
  readonly setTable: SetTableRequest;
  readonly configure: ConfigureRequest;
  readonly removeSeat: RemoveSeatRequest;
  readonly addSeat: AddSeatRequest;
  readonly addBot: AddBotRequest;
  readonly removeBot: RemoveBotRequest;
  readonly kick: KickRequest;
}

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
