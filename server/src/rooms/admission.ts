import { ServerError } from '@colyseus/core';
import type { Options } from '@hexfall/shared/model/options';
import { JOIN_REFUSED } from '@hexfall/shared/protocol/messages';
import { CreateOptionsSchema, JoinOptionsSchema } from '@hexfall/shared/protocol/requests';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/version';
import { supportedOptions } from '../match/supportedOptions.js';

const AdmissionSchema = JoinOptionsSchema.or(CreateOptionsSchema);

export interface Admission {
  /** The keys of seats that somebody brings. */
  readonly keys: readonly string[];
  /** The options for the table, if it is to be created. */
  readonly options: Options;
}

/** What somebody has sent with the wish to create or join a table. Throws an error for the page to see if that cannot be. */
export const readAdmission = (sent: unknown): Admission => {
  const { success, data } = AdmissionSchema.safeParse(sent);
  if (!success) throw new ServerError(JOIN_REFUSED.malformed, 'The request to join has a form this server does not know.');
  if (data.protocol !== PROTOCOL_VERSION)
    throw new ServerError(JOIN_REFUSED.oldPage, 'The page and the server differ: load the page again.');
  const options = supportedOptions('options' in data ? data.options : undefined);
  if (!options.ok) throw new ServerError(JOIN_REFUSED.notSupported, options.error.message);
  return { keys: ('keys' in data && data.keys) || [], options: options.value };
};
