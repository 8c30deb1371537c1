import type { Intent } from '@hexfall/shared/model/intent';
import type { Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { Begins, Muster } from '@hexfall/shared/protocol/lobby';
import type { ChatLine } from '@hexfall/shared/protocol/talk';
import type { Orders } from '../operator/Orders.js';
import type { Expiry } from './expire.js';
import type { Registry } from './Registry.js';

/** How a seat's player is called when nobody is there. Only whoever holds the seat is told of it. */
export interface Webhook {
  readonly url: string;
  /** Where the page is that asked for it, as browsers write it; empty if that is not known. */
  readonly origin: string;
  /** The turn that the last call was for: `turnName`. Noted before the call, so that no turn is called for twice. */
  readonly called?: string;
  /** When that was, in milliseconds. */
  readonly calledAt?: number;
}

/** Who sits on a seat. */
export interface SavedSeat {
  readonly name: string;
  /** Null until one has come to the seat: see `Muster`. */
  readonly army: ArmyId | null;
  /** The army that the seat has banned; missing if none. */
  readonly ban?: ArmyId;
  /** The key itself is known to the player alone; equal hashes are one person (O5). Null for a computer player. */
  readonly keyHash: string | null;
  /** P1: the ids of those hired so far. */
  readonly mercenaries: readonly string[];
  /** What the player's page has added to the seed; missing if nothing. */
  readonly contribution?: string;
  readonly webhook?: Webhook;
}

/** O10: what the clocks show, in milliseconds. */
export interface ClockReading {
  /** When that was, since 1970. */
  readonly at: number;
  /** By seat. */
  readonly left: readonly number[];
  /** By seat: own turns in a row that the clock has ended. */
  readonly strikes: readonly number[];
}

/** What is agreed on while the match is played. */
export interface Course {
  /** At the start, and when something here was last changed; entries of the log may have later ones. Null without a clock. */
  readonly clock: ClockReading | null;
  /** Stopped by agreement. */
  readonly paused: boolean;
  /** The seats of people that a computer player plays for. */
  readonly standIns: readonly Seat[];
  /** The code of the table where the rematch is played. */
  readonly next: string | null;
}

/** The course of a match that has not started. */
export const NEW_COURSE: Course = { clock: null, paused: false, standIns: [], next: null };

/** Everything about a table but what has been played. */
export interface Setup {
  readonly options: Options;
  /** In seating order; null is a free seat. */
  readonly seats: readonly (SavedSeat | null)[];
  /** Hash of the key that arranges the table; null until somebody sits. */
  readonly creator: string | null;
  /** Whether everybody may find the table. */
  readonly listed: boolean;
  readonly begins: Begins;
  /** Spectators may not talk. */
  readonly hushed?: true;
  readonly muster: Muster;
  /** Nobody at the table is shown what a battle would bring. */
  readonly forecast?: false;
  /** The server's part of the seed, secret until the match ends; missing in tables made before there was one. */
  readonly secret?: string;
  /** The order of the draw piles follows from it; null until the match starts. Secret until it ends. */
  readonly seed: string | null;
  readonly course: Course;
}

/** An accepted intent. `client` and `n` name it for the page that sent it. */
export interface LogEntry {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly player: Seat;
  readonly intent: Intent;
  readonly client: string;
  readonly n: number;
  /** O10: what the clocks showed afterwards; null in a match without. */
  readonly clock: ClockReading | null;
}

export interface SavedMatch {
  readonly setup: Setup;
  readonly log: readonly LogEntry[];
  readonly finished: boolean;
}

/** A table without what has been played there. */
export interface SavedTable {
  readonly code: string;
  readonly setup: Setup;
}

/** What another table has to say of a new one: its set-up from now on, and the epoch to write it with. */
export interface Origin extends SavedTable {
  readonly epoch?: number | null;
}

/** The epoch of a new table that has an owner from the start. */
export const FIRST_EPOCH = 1;

/**
 * Where matches are kept. A match is its set-up and its log: whoever can read them can go on with it.
 * A promise that is fulfilled means that the change survives a crash of the machine.
 * An `epoch` (see `Registry`) that is over gets whatever wants to change a match rejected with `LostHold`; null or none is for
 * whoever has the store to themselves.
 */
export interface MatchStore extends Registry {
  /**
   * Adds a table, which `owner` has from the start, and with `origin` replaces the set-up of the table that it comes from; false,
   * and nothing done, if the code is taken.
   */
  create(code: string, setup: Setup, origin?: Origin, owner?: string): Promise<boolean>;
  /** Replaces the set-up of a table. */
  saveSetup(code: string, setup: Setup, epoch?: number | null): Promise<void>;
  /**
   * Adds one entry to the log, and with `last` notes that the match is over, or neither. The same entry again changes
   * nothing. Rejected if it does not follow the log: another one has its number, or one before it is missing. After any other
   * rejection it may have been added or not: load the match to know.
   */
  append(code: string, entry: LogEntry, last: boolean, epoch?: number | null): Promise<void>;
  load(code: string): Promise<SavedMatch | null>;
  /** Of each table that is there, a text that changes whenever the table does. */
  stamps(codes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Adds a line to the conversation at a table and forgets the oldest beyond `LINES_KEPT`. The same number again changes nothing.
   * Lines go when their match goes.
   */
  addLine(code: string, line: ChatLine): Promise<void>;
  /** The latest lines, the oldest first. */
  lines(code: string): Promise<readonly ChatLine[]>;
  exists(code: string): Promise<boolean>;
  /** Listed tables where somebody sits and a seat is free, changed at that time (in milliseconds) or later; the latest first. */
  openTables(since: number, limit: number): Promise<readonly SavedTable[]>;
  /** Removes tables nobody sits at and no process has, last changed before that time; gives how many. */
  prune(before: number): Promise<number>;
  /** Deletes for good what is older; gives how many matches. */
  expire(expiry: Expiry): Promise<number>;
  /** What the operator has ordered. */
  orders(): Promise<Orders>;
  /** Rejected while matches cannot be reached. */
  ping(): Promise<void>;
  /** Lets what is being written come to an end; nothing can be asked any more. */
  close(): Promise<void>;
}
