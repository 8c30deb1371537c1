import { withSecret } from '../match/fairDraw.js';
import { newTableCode } from '../security/tableCode.js';
import type { MatchStore, Origin, SavedTable, Setup } from '../store/MatchStore.js';

const TRIES = 20;

/**
 * Adds a new table to the store, under a code nobody has and with a secret of its own.
 * @param origin another table with what it has to say of the new one's code, which is kept together with it.
 * @param owner the process that has the table from the start, with `FIRST_EPOCH`.
 */
export const createTable = async (
  wanted: Setup,
  store: MatchStore,
  origin?: (code: string) => Origin,
  owner?: string,
): Promise<SavedTable> => {
  const setup = withSecret(wanted);
  for (let i = 0; i < TRIES; i++) {
    const code = newTableCode();
    if (await store.create(code, setup, origin?.(code), owner)) return { code, setup };
  }
  throw new Error(`no free code in ${TRIES} tries`);
};
