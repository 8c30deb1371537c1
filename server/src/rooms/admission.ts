import { ServerError } from '@colyseus/core';
import { JOIN_REFUSED, type CreateOptions, type JoinOptions } from '@hexfall/shared/protocol/messages';
import { CreateOptionsSchema, JoinOptionsSchema } from '@hexfall/shared/protocol/requests';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/version';
import { newSetup } from '../match/newSetup.js';
import { hashSeatKey } from '../security/seatKey.js';
import type { Setup } from '../store/MatchStore.js';

const AdmissionSchema = JoinOptionsSchema.or(CreateOptionsSchema);

export interface Admission {
  /** The hashes of the keys that somebody brings. */
  readonly hashes: readonly string[];
  /** The table, if it is to be created. */
  readonly setup: Setup;
}

/** Where a page is, as its browser says: of other sites' pages nothing comes as far as here. Empty for programs that are no browsers. */
export const pageOrigin = (headers: Headers): string => {
  const origin = headers.get('origin') ?? '';
  return /^https?:/.test(origin) ? origin : '';
};

/** What somebody has sent with the wish to create or join a table. Throws an error for the page to see if that cannot be. */
export const readAdmission = (sent: unknown): Admission => {
  const { success, data } = AdmissionSchema.safeParse(sent);
  if (!success) throw new ServerError(JOIN_REFUSED.malformed, 'The request to join has a form this server does not know.');
  if (data.protocol !== PROTOCOL_VERSION)
    throw new ServerError(JOIN_REFUSED.oldPage, 'The page and the server differ: load the page again.');
  const { keys = [], ...wish }: JoinOptions & CreateOptions = data;
  const setup = newSetup(wish);
  if (!setup.ok) throw new ServerError(JOIN_REFUSED.notSupported, setup.error.message);
  const brought = wish.key === undefined ? keys : [...keys, wish.key];
  return { hashes: brought.map(hashSeatKey), setup: setup.value };
};
