import type { Logger } from 'pino';
import type { MatchRepository } from './MatchRepository.js';
import { openSqliteStore } from './openSqliteStore.js';

/** Where matches are stored, as in `Config`. */
export interface StoreLocation {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Opens the store that the settings name. Rejects, with a reason that contains no password, if that fails. */
export const openStore = async ({ databaseUrl, dataDir }: StoreLocation, log: Logger): Promise<MatchRepository> => {
  if (databaseUrl === undefined) return openSqliteStore(dataDir);
  // The embedded store does without the client of PostgreSQL.
  const { openPostgresStore } = await import('./openPostgresStore.js');
  return openPostgresStore(databaseUrl, log);
};
