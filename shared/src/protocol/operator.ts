import type { Mode } from '../model/options.js';
import type { MatchPhase } from './lobby.js';

/*
 * The requests of the operator's page to `/api/admin/…`, each of which has the operator's token, and their answers.
 */

/** The most tables in one answer. */
export const MOST_LISTED = 100;

/** In characters: what fits above a page. */
export const MAX_NOTICE_LENGTH = 300;

/** In characters: a range of addresses, and why it is banned. */
export const MAX_NETWORK_LENGTH = 64;
export const MAX_REASON_LENGTH = 200;

/** The header of the answer to `POST /api/admin/backup` if a part of the store is damaged and the backup has the rest, and its value. */
export const BACKUP_HEADER = 'Hexfall-Backup';
export const DAMAGED = 'damaged';

/** A table in memory. */
export interface OperatorTable {
  readonly code: string;
  readonly mode: Mode;
  readonly phase: MatchPhase;
  /** The names of those who sit there. */
  readonly players: readonly string[];
  /** Connections that hold a seat, and others. */
  readonly connected: number;
  readonly spectators: number;
  /** Since when the table is in memory. */
  readonly since: number;
  /** Since when the acting seat has been waited for; null if none is or that is not known. */
  readonly waitsSince: number | null;
}

/**
 * Why nothing is deleted by age: the time is far from everything in the store, or more than a small part would be deleted. Either way the
 * machine's clock may be wrong.
 */
export const PRUNING_HOLDS = ['time', 'many'] as const;
export type PruningHold = (typeof PRUNING_HOLDS)[number];

/** How many refusals of a kind there were since the start. */
export interface RefusalCount {
  /** Of an HTTP request or a WebSocket, or of a request at a table. */
  readonly of: 'http' | 'table';
  readonly code: string;
  readonly count: number;
}

/** How one process is. */
export interface ProcessStatus {
  /** When it was started. */
  readonly since: number;
  /** By how much its event loop is late. */
  readonly lagMs: number;
  /** The part of the heap that is used, from 0 to 1, and all memory of the process. */
  readonly heap: number;
  readonly memoryMb: number;
  readonly connections: number;
  /** How many tables it has in memory. */
  readonly count: number;
}

/** What one process knows of the server. */
export interface ProcessReport {
  readonly process: ProcessStatus;
  /** At most `MOST_LISTED` of its tables, first those with connections. */
  readonly tables: readonly OperatorTable[];
  readonly refusals: readonly RefusalCount[];
  /** Why nothing is deleted by its age; null if it is. */
  readonly pruningHeld: PruningHold | null;
  /** Whether requests come through a proxy that is not trusted: then all its players count as one address. */
  readonly isProxyUnknown: boolean;
}

/** `GET /api/admin/status`: how the server is, of all its processes; times in milliseconds. */
export interface OperatorStatus extends Omit<ProcessReport, 'process'> {
  readonly version: string;
  readonly now: number;
  /** The process that answers, and those that have answered it. */
  readonly processes: readonly ProcessStatus[];
  /** How many processes have not answered: nothing of theirs is in here. */
  readonly silent: number;
  /** What the store takes, and the most it may take; null for no limit. */
  readonly storeMb: number;
  readonly maxStoreMb: number | null;
  /** What all pages show. */
  readonly notice: string | null;
}

export interface Ban {
  /** An address or a range of addresses. */
  readonly network: string;
  readonly reason: string;
  readonly since: number;
}

/** `GET /api/admin/bans` */
export interface BanList {
  readonly bans: readonly Ban[];
}
