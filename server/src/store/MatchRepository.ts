import type { LevelId } from '@hexfall/shared/model/computer';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { Begins, Muster } from '@hexfall/shared/protocol/lobby';
import type { Crest } from '@hexfall/shared/protocol/profiles';
import type { ChatLine } from '@hexfall/shared/protocol/chat';
import type { Moderation } from './moderation.js';
import type { Expiry } from './expire.js';
import type { LeaseStore } from './LeaseStore.js';
import type { PushStore } from './PushStore.js';
import type { ProfileStore } from './ProfileStore.js';
import type { SavedStudy } from './studies.js';

/** The webhook of a seat. Only its holder can read it. */
export interface Webhook {
  readonly url: string;
  /** The origin of the page that set it; empty if unknown. */
  readonly origin: string;
  /** The language of that page, like `en`; unknown for programs. */
  readonly language?: string;
  /** The turn of the last call: `turnId`. Stored before the call, so that no turn is called for twice. */
  readonly called?: string;
  /** When that was, in milliseconds. */
  readonly calledAt?: number;
}

/** The player of a seat. */
export interface SavedSeat {
  readonly name: string;
  /** Null until the seat has one: see `Muster`. */
  readonly army: ArmyId | null;
  /** The army that the player had chosen before the creator had them assigned: it comes back with that. */
  readonly chosen?: ArmyId;
  /** The army that the seat has banned, if any. */
  readonly ban?: ArmyId;
  /** The hash of the seat key, which only the player knows; equal hashes are one person (O5). Null for a computer player. */
  readonly keyHash: string | null;
  /** The level of a computer player; those of earlier versions have none. */
  readonly level?: LevelId;
  /** P1: the ids of the mercenaries hired so far. */
  readonly mercenaries: readonly string[];
  /** What the player's page has contributed to the seed, if anything. */
  readonly contribution?: string;
  readonly webhook?: Webhook;
  /** The crest of the profile that has taken the seat. The setup does not say which profile that is. */
  readonly crest?: Crest;
  /** The match waits for this person to be ready (`SitRequest.unready`). Never set once it has begun. */
  readonly unready?: true;
}

/** O10: a reading of the clocks, in milliseconds. */
export interface ClockReading {
  /** When it was taken, since 1970. */
  readonly at: number;
  /** By seat. */
  readonly left: readonly number[];
  /** By seat: consecutive own turns ended by the clock. */
  readonly strikes: readonly number[];
  /** The clocks stand, whatever time it is, until the table is opened: the match has come from another server. */
  readonly stopped?: true;
}

/** When the present turn of the acting seat began, or its choice before the match. */
export interface TurnStart {
  /** After that many intents. */
  readonly seq: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** What the players agree on during a match. */
export interface MatchStatus {
  /** As of the last change here; log entries may have later ones. Null without a clock. */
  readonly clock: ClockReading | null;
  /** Whether the match is paused by agreement. */
  readonly paused: boolean;
  /** The seats of people with a computer player as a stand-in. */
  readonly standIns: readonly Seat[];
  /** The code of the rematch's table. */
  readonly next: string | null;
  /** As of the last change here; missing if that is not known. Where there are clocks, the log tells it, too. */
  readonly turn?: TurnStart;
}

/** The status of a match that has not started. */
export const NEW_STATUS: MatchStatus = { clock: null, paused: false, standIns: [], next: null };

/** Everything about a table except its log. */
export interface Setup {
  readonly options: Options;
  /** In seating order; null is a free seat. */
  readonly seats: readonly (SavedSeat | null)[];
  /** The hash of the creator's key; null until a player sits down. */
  readonly creator: string | null;
  /** Whether the table is listed publicly. */
  readonly listed: boolean;
  readonly begins: Begins;
  /** The hashes of kicked keys. */
  readonly kicked?: readonly string[];
  /** Whether spectators are muted. */
  readonly hushed?: true;
  readonly muster: Muster;
  /** Whether the battle forecast is off. */
  readonly forecast?: false;
  /** The server's part of the seed, secret until the match ends; missing in tables created before there was one. */
  readonly secret?: string;
  /** Whether somebody has the order of the draw piles in a file: the match was saved, or goes on from a file. */
  readonly drawKnown?: true;
  /** Whether the match goes on from a file and nobody who plays it has come yet. */
  readonly unjoined?: true;
  /** The seed of the draw piles, secret until the match ends; null until it starts. */
  readonly seed: string | null;
  readonly course: MatchStatus;
}

/** An accepted intent. `client` and `n` identify it for the page that sent it. */
export interface LogEntry {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly player: Seat;
  readonly intent: Intent;
  readonly client: string;
  readonly n: number;
  /** O10: the clocks afterwards; null in a match without. */
  readonly clock: ClockReading | null;
}

/** A match without its log. */
export interface LoadedTable {
  /** The version of the rules that it is played by. */
  readonly rules: number;
  readonly setup: Setup;
  readonly finished: boolean;
}

export interface SavedMatch extends LoadedTable {
  readonly log: readonly LogEntry[];
}

/** A table without its log. */
export interface SavedTable {
  readonly code: string;
  readonly setup: Setup;
}

/** The table that links to a new one (its rematch): its new set-up, and the epoch to write it with. */
export interface RematchLink extends SavedTable {
  readonly epoch?: number | null;
}

/** The epoch of a table that is created with an owner. */
export const FIRST_EPOCH = 1;

/**
 * Stores matches. A match is its set-up and its log, from which any process can continue it.
 * A promise that is fulfilled means that the change survives a crash of the machine.
 * Writes with an old `epoch` (see `LeaseStore`) reject with `LeaseLost`; null or none is for exclusive use of the store.
 */
export interface MatchRepository extends LeaseStore {
  /** The profiles of players. */
  readonly profiles: ProfileStore;
  /**
   * Adds a table with an owner and, in the same transaction, updates the table that links to it, if given. Returns false and does
   * nothing if the code is taken.
   */
  create(code: string, setup: Setup, origin?: RematchLink, owner?: string): Promise<boolean>;
  /** Adds a table whose match has begun, with its log. Returns false and does nothing if the code is taken. */
  add(code: string, setup: Setup, log: readonly LogEntry[]): Promise<boolean>;
  /** Replaces the set-up of a table. */
  saveSetup(code: string, setup: Setup, epoch?: number | null): Promise<void>;
  /**
   * Adds one entry to the log and, with `last`, marks the match as finished. The same entry again changes nothing. Rejects if the
   * entry does not follow the log: its number is taken, or one before it is missing. After any other rejection it is unknown
   * whether the entry was added: load the match to find out.
   */
  append(code: string, entry: LogEntry, last: boolean, epoch?: number | null): Promise<void>;
  load(code: string): Promise<SavedMatch | null>;
  /** The same without the log, which can be long. */
  loadTable(code: string): Promise<LoadedTable | null>;
  /** Returns, by code, a text that changes whenever the table does. */
  stamps(codes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Adds a line to the chat of a table, or of one of its teams, and drops the oldest beyond `LINES_KEPT`. The same number again changes nothing.
   * Lines are deleted with their match.
   */
  addLine(code: string, line: ChatLine): Promise<void>;
  /** The latest lines, oldest first: those for everyone and those of the teams. */
  lines(code: string): Promise<readonly ChatLine[]>;
  /** Replaces the study of a table. It is deleted with its match. */
  saveStudy(code: string, study: SavedStudy, epoch?: number | null): Promise<void>;
  /** Rejects if what is stored is malformed. */
  study(code: string): Promise<SavedStudy | null>;
  exists(code: string): Promise<boolean>;
  /** Listed tables with players and a free seat, changed at that time (in milliseconds) or later, latest first. */
  openTables(since: number, limit: number): Promise<readonly SavedTable[]>;
  /** Deletes tables without owner that were last changed before that time and that have no players, or saved games whose players never came; returns how many. */
  prune(before: number): Promise<number>;
  /** Deletes older matches; returns how many. */
  expire(expiry: Expiry): Promise<number>;
  /** The operator's bans and notice. */
  moderation(): Promise<Moderation>;
  /** Who is called by push messages. */
  readonly push: PushStore;
  /** Rejects while matches cannot be read. */
  ping(): Promise<void>;
  /** The bytes that the store takes. */
  size(): Promise<number>;
  /** Finishes pending writes and closes the store. */
  close(): Promise<void>;
}
