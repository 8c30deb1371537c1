import type { Setup } from '@hexfall/shared/lobby/setup';
import { newSetup, type NewTableSetup } from '@hexfall/shared/lobby/tableSetup';
import type { Result } from '@hexfall/shared/model/result';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { hashSeatKey, newSecret } from '../security/credentials.js';

/** Returns the set-up of a new table of this server, with a secret of its own. @param wish what is played, and the key of its creator, if any. */
export const newServerSetup = ({ key, ...wish }: NewTableSetup & { readonly key?: string | undefined }): Result<Setup, Refusal> =>
  newSetup(wish, { secret: newSecret(), creator: key === undefined ? null : hashSeatKey(key) });
