import { openSqlite, sqliteStoreOver } from '../../../server/src/store/openSqliteStore.js';
import type { MatchRepository } from '../../../server/src/store/MatchRepository.js';

/** A store with everything that one on a disk has, in memory. */
export const openMemoryStore = async (): Promise<MatchRepository> => sqliteStoreOver(await openSqlite(':memory:'));
