import { ServerError } from '@colyseus/core';
import type { Setup } from '@hexfall/shared/lobby/setup';
import { commonProtocol, JOIN_REFUSED, OWN_PROTOCOLS } from '@hexfall/shared/protocol/messages';
import { type CreateOptions, CreateOptionsSchema, type JoinOptions, JoinOptionsSchema } from '@hexfall/shared/protocol/requests';
import { newServerSetup } from '../match/createTable.js';
import { hashSeatKey } from '../security/credentials.js';
import type { SavedMatch } from '../table/savedMatch.js';

const AdmissionSchema = JoinOptionsSchema.or(CreateOptionsSchema);

/** What a client that joins a table proves. */
export interface ParsedJoinOptions {
  /** The version of the protocol that the client and this server speak from now on. */
  readonly protocol: number;
  /** The hashes of the seat keys the client has sent. */
  readonly hashes: readonly string[];
  /** The hash of the key of the client's profile; null if it has sent none. */
  readonly profile: string | null;
}

/** The table that a client wants to create. */
export interface ParsedCreateOptions {
  readonly setup: Setup;
  /** The names of those who will sit down there. */
  readonly names: readonly string[];
}

/** Returns the origin of the page, as its browser sends it; requests of other sites have been refused before. Empty for other programs. */
export const pageOrigin = (headers: Headers): string => {
  const origin = headers.get('origin') ?? '';
  return /^https?:/.test(origin) ? origin : '';
};

/** Checks the form of options to create or join a table, and agrees on a version. Throws an error that the page shows. */
const readOptions = (sent: unknown): JoinOptions & CreateOptions => {
  const { success, data } = AdmissionSchema.safeParse(sent);
  if (!success) throw new ServerError(JOIN_REFUSED.malformed, 'The request to join has a form this server does not know.');
  const protocol = commonProtocol(data, OWN_PROTOCOLS);
  if (protocol === null) throw new ServerError(JOIN_REFUSED.oldPage, 'The page and the server differ: load the page again.');
  return { ...data, protocol };
};

/**
 * Parses the keys of a client that creates or joins a table. Throws an error that the page shows if the options are malformed or of another
 * version.
 */
export const parseJoinOptions = (sent: unknown): ParsedJoinOptions => {
  const { protocol, keys = [], profile, key } = readOptions(sent);
  const brought = key === undefined ? keys : [...keys, key];
  return { protocol, hashes: brought.map(hashSeatKey), profile: profile === undefined ? null : hashSeatKey(profile) };
};

/** Parses the options of a new table, and draws its secret. Throws an error that the page shows if it cannot be played. */
export const parseCreateOptions = (sent: unknown): ParsedCreateOptions => {
  const wish = readOptions(sent);
  const setup = newServerSetup(wish);
  if (!setup.ok) throw new ServerError(JOIN_REFUSED.notSupported, setup.error.message);
  return { setup: setup.value, names: wish.names ?? [] };
};

/** Options of a room that restores a stored match. Clients cannot send one: what they send is plain JSON. */
export class RestoredRoomOptions {
  constructor(
    readonly code: string,
    readonly saved: SavedMatch,
    /** The epoch of this process' lease. */
    readonly epoch: number,
    /** Whether somebody is about to join: without them the room closes soon. */
    readonly isAwaited: boolean,
  ) {}
}
