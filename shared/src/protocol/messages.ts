import type { PlanGoal } from '../model/computer.js';
import type { GameEvent } from '../model/event.js';
import type { Intent } from '../model/intent.js';
import type { RejectionCode } from '../model/rejection.js';
import type { Seat } from '../model/seat.js';
import type { ChatLine, Ping, SaidLine } from './chat.js';
import type { SaveAnswer } from './http.js';
import type { LobbyAnswers } from './lobby.js';
import type { RequestType } from './requests.js';
import type { StudyAnswer } from './study.js';
import type { WebhookAnswer } from './webhook.js';

/*
 * The messages between a page and the room `match`, besides the Schema (see `tableView.ts`). `requests.ts` has what the page sends.
 *
 * A table has a code of six characters, which is also the id of its room. Clients join by
 * `client.create('match', CreateOptions)` or, after `POST /api/matches/CODE/open`, `client.joinById(code, JoinOptions)`.
 * The room answers with `welcome`. A client holds a seat by taking it (`sit`) or by sending its key, and may hold several;
 * several clients may hold one seat (tabs, devices). Clients without a seat are spectators. The creator holds the key that the
 * table was created with, or else the first key that sat down.
 *
 * The page sends requests; each is answered exactly once on its connection, by `ack` or `refused` with the request's `n`.
 * `n` is a whole number from 1 that increases with every request of a page. A refused request has changed nothing.
 *
 * An accepted intent is answered in this order: Schema patch and `events` to all clients, then `ack` to its sender.
 * The SDK's own reconnection is not supported (`room.reconnection.enabled = false`): seat keys replace it. After a lost connection,
 * and after close code 4001 (the server stops), a page opens the table, joins again with its keys and sends unanswered intents
 * again, with the same `client` and `n`: an intent that was accepted already is not played twice; its `ack` is repeated.
 */

/** Name of the room type. */
export const MATCH_ROOM = 'match';

/** The letters and digits of table codes, without look-alikes. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 6;

export const MAX_NAME_LENGTH = 24;

/** The most intents in one answer to `history`. */
export const HISTORY_PAGE = 50;

// Joining

/** Codes of the SDK's `MatchMakeError` when creating or joining is refused. The message is an English sentence. */
export const JOIN_REFUSED = {
  malformed: 400,
  /** The operator asks for an invitation code to make tables. */
  invitation: 401,
  /** The deal of the table is played at others, too: only its players come there until all of them are over. */
  sealed: 403,
  /** The operator's list does not have one of the `names`. */
  nameNotListed: 409,
  /** An invalid combination of options. */
  notSupported: 422,
  /** No protocol in common: load the page again. */
  oldPage: 426,
  /** No new tables: the store has reached its quota. */
  storeFull: 507,
  /** No live room with this code (open it first), or it is full. */
  noRoom: 522,
} as const;

/** The close code for a spectator whose place is needed: the page does not reconnect by itself. */
export const CROWDED_OUT = 4100;

// Answers

/** What `ack` carries besides `n`, by request. */
export interface Answers extends LobbyAnswers {
  /** `seq`: the number of this intent in the match. */
  readonly intent: { readonly client: string; readonly seq: number };
  /** `next`: where the next page begins, or null. */
  readonly history: { readonly intents: readonly PlayedIntent[]; readonly next: number | null };
  /** The number to answer it by. */
  readonly propose: { readonly proposal: number };
  readonly answer: object;
  /** The number of the proposal, null for a seat that was taken back; `access` has the seat when it is granted. */
  readonly reseat: { readonly proposal: number | null };
  readonly return: { readonly seat: Seat };
  /** The mark of the client's own lines: see `ChatLine`. */
  readonly say: { readonly by: string };
  readonly muteSpectators: object;
  readonly ping: object;
  readonly webhook: WebhookAnswer;
  readonly visibility: object;
  readonly save: SaveAnswer;
  readonly study: StudyAnswer;
}

export type Ack = { readonly [T in RequestType]: { readonly n: number; readonly to: T } & Answers[T] }[RequestType];

/** Why a request was refused, if not by the rules (`RejectionCode`, which has `malformed` too). */
export const REFUSAL_CODES = [
  'unknown-request', // no such message
  'rate-limited', // too many messages: try again after `retryAfterMs`
  'overloaded', // the server is busy: try again after `retryAfterMs`
  'not-your-seat', // the client does not hold that seat
  'no-seat', // the table has no seat of that number
  'seat-taken',
  'no-bots', // programs may not take seats at this table
  'name-not-listed', // the operator's list does not have that name
  'army-taken', // S2
  'started', // only before the match begins
  'in-series', // not between the matches of a series
  'sealed', // not while other tables play the deal of this one
  'deal-running', // not before all tables of the deal are over
  'in-competition', // what is played next is for the competition of the match to say
  'not-started',
  'other-team', // O5
  'army-missing', // at this table players choose an army when they sit down
  'no-choice', // armies are not chosen at this table, or not now
  'army-gone', // the army is banned, or picked by another player
  'no-draft', // no mercenaries are being hired
  'not-creator', // only the creator may do that
  'no-computer', // no computer player has that seat
  'no-player', // no other person has that seat
  'kicked', // the creator has removed this player, who cannot sit down here again
  'person-needed', // at least one seat has to be for a person
  'number-used', // see `intent`
  'stale', // see the `after` of `intent`
  'paused',
  'stand-in', // a computer player plays for that seat
  'not-agreed', // only the server ends a match as a draw
  'not-now', // the match is not in the state for that
  'proposed', // such a proposal is open already
  'too-soon', // it was declined a moment ago
  'no-proposal', // it is decided, or for others to decide
  'not-away', // the player has not been away for long enough
  'nobody-here', // nobody else is there to agree
  'on-probation', // the others have given that seat to the client, which has to play some turns before it may do that
  'card-seat', // a player card has that seat: it opens it anywhere
  'computer-declines', // a computer player never agrees to a draw
  'time-up', // O10: the clock had expired
  'talk-limited', // too many chat lines: wait a few seconds
  'spectators-muted', // spectators are muted at this table
  'no-team', // the client has no team-mates here, or plays on several sides
  'ping-limited', // too many pings: wait a few seconds
  'no-webhooks', // webhooks cannot be used on this server, or at this table
  'webhook-address', // not an address that the server may call
  'others-play', // the match cannot be saved to a file: people without this client's keys play in it
  'too-long', // the match has thousands of intents: it can only be resigned
  'not-attending', // the client, or the one to lead, takes no part in the study
  'led', // another attendee leads the study
  'not-leading', // only the leader of the study may do that
  'too-many-drawings', // the moment has as many as it can have
  'store-full', // no new tables: the store has reached its quota; or the disk is full
  'halted', // a fault of the server has halted the match until the next start
  'failed', // a fault of the server: check the state; an intent can be sent again under its number
] as const;
export type RefusalCode = RejectionCode | (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** One English sentence. */
  readonly message: string;
  /** The clause of docs/rules.md that forbids it. */
  readonly rule?: string;
  /** With `rate-limited`, `overloaded`, and `not-away` for a requested seat: when to send the request again, in milliseconds from now. */
  readonly retryAfterMs?: number;
}

/** `n` is null if the request had no readable one. `client` repeats the one of an intent. */
export interface Refused {
  readonly n: number | null;
  readonly client?: string;
  readonly error: Refusal;
}

// News: `ServerMessages` has everything the room sends, by the name of the message.

/** What a client may do at a table. */
export interface SeatAccess {
  /** The seats the client holds. */
  readonly seats: readonly Seat[];
  readonly creator: boolean;
  /** The creator has removed the player of one of the client's keys: the client may watch, but not sit down. */
  readonly kicked?: true;
  /** A seat of one of the client's keys has got another key. */
  readonly replaced?: true;
  /** Of these the seats that the others have given away: by `reseat` the client takes them back, and asks nobody. */
  readonly reclaimable?: readonly Seat[];
  /** The seat that the client has asked for with one of its keys, while that is open. */
  readonly requested?: Seat;
}

/** The first message; it has the seats that the keys have opened. */
export interface Welcome extends SeatAccess {
  /** The version that page and server speak from now on: `commonProtocol`. */
  readonly protocol: number;
  readonly rules: number;
  readonly code: string;
  /** The server's time, as in `ClockView.at`. */
  readonly now: number;
}

/**
 * One accepted intent and its events. `seq` counts the intents of the match from 1. The Schema already includes it when it arrives; right
 * after joining, a page may get one that its first state includes: then it shows nothing.
 */
export interface PlayedIntent {
  readonly seq: number;
  readonly player: Seat;
  readonly intent: Intent;
  readonly events: readonly GameEvent[];
}

/** What the computer player of a seat is after in its turn. */
export interface ComputerAim {
  readonly seat: Seat;
  readonly aim: PlanGoal;
}

export interface ServerMessages {
  readonly welcome: Welcome;
  /** Whenever it has changed: by sitting down, by a swap, by a random starting player … */
  readonly access: SeatAccess;
  /** The server's time, as in `Welcome`, after its machine's clock was set. */
  readonly time: { readonly now: number };
  readonly ack: Ack;
  readonly refused: Refused;
  readonly events: PlayedIntent;
  /** After `welcome`: the latest lines that the client may read; they replace what the page has. */
  readonly chat: { readonly lines: readonly ChatLine[]; readonly own: readonly string[] };
  /** A new chat line; that of a team is sent to the clients of the team only. */
  readonly chatLine: SaidLine;
  /** To the clients of a team only: one of them points out a hex. */
  readonly ping: Ping;
  /** When a computer player begins to carry out a plan: what it is after, if anything stands out. */
  readonly computerAim: ComputerAim;
}

export type ServerMessage = keyof ServerMessages;

/** The latest version of requests and messages that this program speaks. */
export const PROTOCOL_VERSION = 1;

/** The oldest one that it speaks as well: while a site is updated, pages meet processes of the version before, and the other way round. */
export const OLDEST_PROTOCOL_VERSION = 1;

/** The versions that a page speaks, as it sends them with every join. */
export interface ProtocolRange {
  /** The latest. */
  readonly protocol: number;
  /** The oldest; `protocol` if it is left out. */
  readonly oldestProtocol?: number;
}

export const OWN_PROTOCOLS: Required<ProtocolRange> = { protocol: PROTOCOL_VERSION, oldestProtocol: OLDEST_PROTOCOL_VERSION };

/** Returns the latest version that two programs speak; null if there is none. */
export const commonProtocol = (a: ProtocolRange, b: ProtocolRange): number | null => {
  const common = Math.min(a.protocol, b.protocol);
  return common >= Math.max(...[a, b].map(({ protocol, oldestProtocol = protocol }) => oldestProtocol)) ? common : null;
};

/** Allows for what programs append to forwarded links: a full stop, a bracket, a tracker after `&` or an encoded `?`, a second slash, a file name. */
const TABLE = new RegExp(`^/+t/[^a-z0-9]*([${CODE_ALPHABET}]{${CODE_LENGTH}})(?![a-z0-9])`, 'i');

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Returns the code of the table that a path of the page names, as written there; null without one. */
export const codeInPath = (path: string): string | null => TABLE.exec(decoded(path))?.[1] ?? null;
