import type { Setup } from '@hexfall/shared/lobby/setup';
import { newSetup, type NewTableSetup } from '@hexfall/shared/lobby/tableSetup';
import type { Result } from '@hexfall/shared/model/result';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { hashSeatKey, newSecret, newTableCode } from '../security/credentials.js';
import type { MatchRepository } from '../store/MatchRepository.js';
import type { RematchLink, SavedTable } from '../table/savedMatch.js';
import type { TableLog } from '../table/TableLog.js';

/** Where tables are made. */
export interface TableMaking {
  readonly store: MatchRepository;
  readonly tableLog: TableLog;
}

const TRIES = 20;

/** Returns the first code that could be used. @param take uses a code; false if it is taken. */
export const freeCode = async (take: (code: string) => Promise<boolean>): Promise<string> => {
  for (let i = 0; i < TRIES; i++) {
    const code = newTableCode();
    if (await take(code)) return code;
  }
  throw new Error(`no free code in ${TRIES} tries`);
};

/**
 * Adds a new table with a fresh code to the store.
 * @param origin returns the table that links to the new one (a rematch), stored in the same transaction.
 * @param owner the process that owns the table from the start, with `FIRST_EPOCH`.
 */
export const createTable = async (
  setup: Setup,
  { store, tableLog }: TableMaking,
  origin?: (code: string) => RematchLink,
  owner?: string,
): Promise<SavedTable> => {
  const code = await freeCode((free) => store.create(free, setup, origin?.(free), owner));
  tableLog.made(code, setup);
  return { code, setup };
};

/** Returns the set-up of a new table of this server, with a secret of its own. @param wish what is played, and the key of its creator, if any. */
export const newServerSetup = ({ key, ...wish }: NewTableSetup & { readonly key?: string | undefined }): Result<Setup, Refusal> =>
  newSetup(wish, { secret: newSecret(), creator: key === undefined ? null : hashSeatKey(key) });
