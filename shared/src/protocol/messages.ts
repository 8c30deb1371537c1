import type { GameEvent } from '../model/event.js';
import type { Intent } from '../model/intent.js';
import type { Options } from '../model/options.js';
import type { RejectionCode } from '../model/rejection.js';
import type { Seat } from '../model/state.js';
import type {
  ArrangeRequest,
  BanRequest,
  Begins,
  ChangeRequest,
  CloseRequest,
  DismissRequest,
  FillRequest,
  HireRequest,
  Muster,
  PickRequest,
  ReopenRequest,
  SitRequest,
  StandRequest,
  SwapRequest,
} from './lobby.js';

import type { AnswerRequest, ProposeRequest, ReturnRequest } from './proposals.js';
import type { ChatLine, HushRequest, SayRequest, WebhookAnswer, WebhookRequest } from './talk.js';

/*
 * What goes over the wire between a page and the room `match`, besides the Schema (see `tableView.ts`).
 *
 * A table has a code of six characters, which is also the id of its room. Everybody joins as a visitor:
 * `client.create('match', CreateOptions)` or, after `POST /api/matches/CODE/open`, `client.joinById(code, JoinOptions)`.
 * The room greets with `welcome`. A visitor holds a seat by taking it (`sit`) or by bringing its key, and may hold several;
 * several visitors may hold one seat (tabs, devices). Visitors without a seat are spectators. Whoever brings the key that the
 * table was created with, or else the first key that sat down, is its creator.
 *
 * The page sends requests; each is answered exactly once on its connection, by `ack` or `refused` with the request's `n`.
 * `n` is a whole number from 1 that goes up with every request of a page. A refused request has changed nothing.
 *
 * An accepted intent is answered in this order: Schema patch and `events` to everybody, then `ack` to its sender.
 * The SDK's own reconnection is not served (`room.reconnection.enabled = false`): the key does more. After a lost connection,
 * and after close code 4001 (the server stops), a page opens the table, joins again with its keys and sends unanswered intents
 * again, with the same `client` and `n`: what was accepted already is not done twice, its `ack` is repeated.
 */

/** Name of the room type. */
export const MATCH_ROOM = 'match';

/** The letters and digits of a table's code: none that look alike. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 6;

export const MAX_NAME_LENGTH = 24;

/** The most intents one answer to `film` holds. */
export const FILM_PAGE = 50;

// Joining

export interface CreateOptions {
  readonly protocol: number;
  /** What is left out is as in `DEFAULT_OPTIONS`. */
  readonly options?: Partial<Options>;
  /** How many seats, where the mode leaves a choice (G1, G3); the fewest if left out. */
  readonly seats?: number;
  /** Whether everybody may find the table; else only who has its code. */
  readonly listed?: boolean;
  /** `first` if left out. */
  readonly begins?: Begins;
  /** `free` if left out. */
  readonly muster?: Muster;
  /** Whether pages may show what a battle would bring; they may if it is left out. */
  readonly forecast?: boolean;
  /** Makes whoever has this key (`SEAT_KEY`) the creator, sitting or not. */
  readonly key?: string;
}

export interface JoinOptions {
  readonly protocol: number;
  /** Keys of seats to hold at once. A key that opens no seat of this table is ignored: see `Welcome.seats`. */
  readonly keys?: readonly string[];
}

/** Codes of the SDK's `MatchMakeError` when creating or joining is refused. The message is an English sentence. */
export const JOIN_REFUSED = {
  malformed: 400,
  /** Options that do not go together. */
  notSupported: 422,
  /** Another `PROTOCOL_VERSION`: load the page again. */
  oldPage: 426,
  /** No live room with this code (open it first), or it is full. */
  noRoom: 522,
} as const;

// Requests

/**
 * Plays. `client` is a random text the page makes once, when it loads, and keeps over reconnections; (seat, client, n) names
 * an intent for good. The same again with the same content: the same `ack`, nothing happens. The same with other content, or
 * an `n` below the last accepted one that was never accepted: `number-used`. A refused `n` may be used again.
 */
export interface IntentRequest {
  readonly n: number;
  readonly client: string;
  readonly seat: Seat;
  readonly intent: Intent;
  /** The `seq` the page saw when its player decided; if the match has gone on since, the intent is refused as `stale`. */
  readonly after?: number;
}

/** Asks for what happened so far, from intent number `from` on (1 is the first). Open to everybody (S2). */
export interface FilmRequest {
  readonly n: number;
  readonly from: number;
}

/** Requests by the name of their message. */
export interface Requests {
  readonly sit: SitRequest;
  readonly stand: StandRequest;
  readonly change: ChangeRequest;
  readonly ban: BanRequest;
  readonly pick: PickRequest;
  readonly hire: HireRequest;
  readonly swap: SwapRequest;
  readonly arrange: ArrangeRequest;
  readonly close: CloseRequest;
  readonly reopen: ReopenRequest;
  readonly fill: FillRequest;
  readonly dismiss: DismissRequest;
  readonly intent: IntentRequest;
  readonly film: FilmRequest;
  readonly propose: ProposeRequest;
  readonly answer: AnswerRequest;
  readonly return: ReturnRequest;
  readonly say: SayRequest;
  readonly hush: HushRequest;
  readonly webhook: WebhookRequest;
}
export type RequestType = keyof Requests;

// Answers

/** What `ack` carries besides `n`, by request. */
export interface Answers {
  readonly sit: { readonly seat: Seat };
  readonly stand: { readonly seat: Seat };
  readonly change: { readonly seat: Seat };
  readonly ban: { readonly seat: Seat };
  readonly pick: { readonly seat: Seat };
  readonly hire: { readonly seat: Seat };
  readonly swap: object;
  readonly arrange: object;
  readonly close: object;
  readonly reopen: object;
  readonly fill: { readonly seat: Seat };
  readonly dismiss: { readonly seat: Seat };
  /** `seq`: the number of this intent in the match. */
  readonly intent: { readonly client: string; readonly seq: number };
  /** `next`: where to go on asking, or null if that was all. */
  readonly film: { readonly reels: readonly Reel[]; readonly next: number | null };
  /** The number to answer it by. */
  readonly propose: { readonly proposal: number };
  readonly answer: object;
  readonly return: { readonly seat: Seat };
  /** The mark of the visitor's own lines: see `ChatLine`. */
  readonly say: { readonly by: string };
  readonly hush: object;
  readonly webhook: WebhookAnswer;
}

export type Ack = { readonly [T in RequestType]: { readonly n: number; readonly to: T } & Answers[T] }[RequestType];

/** Why a request was refused, if not by the rules (`RejectionCode`, which has `malformed` too). */
export const REFUSAL_CODES = [
  'unknown-request', // no such message
  'rate-limited', // too many messages: wait a second
  'not-your-seat', // the visitor does not hold that seat
  'no-seat', // the table has no seat of that number
  'seat-taken',
  'army-taken', // S2
  'started', // only before the last seat is taken
  'not-started',
  'other-team', // O5
  'army-missing', // at this table one sits down with an army
  'no-choice', // armies are not chosen at this table, or not now
  'army-gone', // the army is banned, or picked by another player
  'no-draft', // no mercenaries are being hired
  'not-creator', // only the creator may do that
  'no-computer', // no computer player sits there
  'person-needed', // one seat at least is for a person
  'number-used', // see `IntentRequest`
  'stale', // see `IntentRequest.after`
  'paused',
  'stand-in', // a computer player plays for that seat
  'not-agreed', // only the server ends a match as a draw
  'not-now', // the match is not in the state for that proposal
  'proposed', // such a proposal is open already
  'too-soon', // it was declined a moment ago
  'no-proposal', // it is decided, or not for this visitor to decide
  'not-away', // the player has not been away for long enough
  'computer-declines', // a computer player never agrees to a draw
  'time-up', // O10: the clock was quicker
  'talk-limited', // too many lines of the conversation: wait a few seconds
  'hushed', // spectators may not talk at this table
  'no-webhooks', // this server, or this table, calls nobody
  'webhook-address', // not an address that the server may call
  'too-long', // the match has thousands of intents: it can only be resigned
  'halted', // a fault of the server has halted the match: nothing is played until the server is started again
  'failed', // a fault of the server: see the state for what has happened; an intent can be sent again under its number
] as const;
export type RefusalCode = RejectionCode | (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** One English sentence. */
  readonly message: string;
  /** The clause of docs/rules.md that forbids it. */
  readonly rule?: string;
}

/** `n` is null if the request had no readable one. `client` repeats the one of an intent. */
export interface Refused {
  readonly n: number | null;
  readonly client?: string;
  readonly error: Refusal;
}

// News

/** What a visitor may do here. */
export interface Standing {
  /** The seats the visitor holds. */
  readonly seats: readonly Seat[];
  readonly creator: boolean;
}

/** The first message to a visitor; the keys have opened the seats. */
export interface Welcome extends Standing {
  readonly protocol: number;
  readonly rules: number;
  readonly code: string;
  /** The server's time, as in `ClockView.at`. */
  readonly now: number;
}

/**
 * One accepted intent and what happened by it. `seq` counts the intents of the match from 1. The Schema has it already when
 * it comes; right after joining, a page may get one that was in its very first state: it has nothing to show then.
 */
export interface Reel {
  readonly seq: number;
  readonly player: Seat;
  readonly intent: Intent;
  readonly events: readonly GameEvent[];
}

/** Everything the room sends, by the name of the message. */
export interface ServerMessages {
  readonly welcome: Welcome;
  /** Whenever it has become another one than the visitor was last told: by sitting down, by a swap, by the lot … */
  readonly standing: Standing;
  readonly ack: Ack;
  readonly refused: Refused;
  readonly events: Reel;
  /** After `welcome`: what has been said so far, the latest lines; it replaces what the page knows. */
  readonly chat: { readonly lines: readonly ChatLine[] };
  /** Somebody has said something. */
  readonly said: ChatLine;
}

/** All seats are taken in `picking`, when armies are being banned and picked, and in `draft`, when mercenaries are being hired (P1). */
export const PHASES = ['lobby', 'picking', 'draft', 'playing', 'over'] as const;
export type MatchPhase = (typeof PHASES)[number];
