import type { Setup } from '@hexfall/shared/lobby/setup';
import type { ChatLine } from '@hexfall/shared/protocol/chat';
import type {
  LoadedTable,
  LogEntry,
  MatchEnd,
  NumberedIntent,
  RematchLink,
  RulesAdopted,
  SavedMatch,
  SavedTable,
} from '../table/savedMatch.js';
import type { BotStore } from './bots.js';
import type { CompetitionStore } from './competitions.js';
import type { DealStore } from './deals.js';
import type { LeaseStore } from './LeaseStore.js';
import type { Moderation } from './moderation.js';
import type { ProfileStore } from './ProfileStore.js';
import type { Pruned } from './pruning.js';
import type { PushStore } from './PushStore.js';
import type { SavedStudy } from './studies.js';

/**
 * Stores matches. A match is its set-up and its log, from which any process can continue it.
 * A fulfilled promise means that the change survives a crash of the machine.
 * Writes with an old `epoch` (see `LeaseStore`) reject with `LeaseLost`; null or none is for exclusive use of the store.
 */
export interface MatchRepository extends LeaseStore {
  /** The programs that the operator has given a token. */
  readonly bots: BotStore;
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
   * Adds one entry to the log and, with `last`, marks the match as finished, stores what its `end` has, and counts it for the profiles that have its seats, all
   * in one transaction; so is the `position` of a turn that begins with it. The same entry again changes nothing. Rejects if the entry does not follow the log: its number is taken, or one before it is missing. After any other rejection it is unknown
   * whether the entry was added: load the match to find out.
   */
  append(
    code: string,
    entry: LogEntry,
    last: boolean,
    epoch?: number | null,
    end?: MatchEnd | null,
    position?: string | null,
  ): Promise<void>;
  /** Lets a match continue with other rules: drops the intents that they do not keep, and stores its position, in one transaction. */
  adoptRules(code: string, adopted: RulesAdopted, epoch?: number | null): Promise<void>;
  load(code: string): Promise<SavedMatch | null>;
  /** The same without the log, which can be long. */
  loadTable(code: string): Promise<LoadedTable | null>;
  /** Returns the intents of matches after the numbers given, by code; nothing for those without any. */
  intentsAfter(known: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, readonly NumberedIntent[]>>;
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
  /** Whether there are no intents of a match, or no such match. */
  isUnplayed(code: string): Promise<boolean>;
  /** Listed tables with players and a free seat, changed at that time (in milliseconds) or later, latest first. */
  openTables(since: number, limit: number): Promise<readonly SavedTable[]>;
  /** Deletes the rows of a kind that were last changed before that time, in milliseconds; returns the codes of matches, and the ids of others. */
  prune(kind: Pruned, before: number): Promise<readonly string[]>;
  /** Counts the rows of a kind; with a time, those that `prune` would delete. */
  countPruned(kind: Pruned, before?: number): Promise<number>;
  /** Returns the latest change of anything that is pruned; ignores times after `now`. Null if there is none. */
  newestTime(now: number): Promise<number | null>;
  /** The operator's bans and notice. */
  moderation(): Promise<Moderation>;
  /** Competitions and their matches. */
  readonly competitions: CompetitionStore;
  /** The deals of those matches. */
  readonly deals: DealStore;
  /** Who is called by push messages. */
  readonly push: PushStore;
  /** Rejects while matches cannot be read. */
  ping(): Promise<void>;
  /** The bytes that the store takes. */
  size(): Promise<number>;
  /** Brings what is stored so far into the one file that holds it, where there is one. */
  checkpoint(): Promise<void>;
  /** Finishes pending writes and closes the store. */
  close(): Promise<void>;
}
