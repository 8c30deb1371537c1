import type { Logger } from 'pino';
import type { Config } from '../env.js';
import type { MatchStore } from './MatchStore.js';
import { openPostgresStore } from './openPostgresStore.js';
import { openSqliteStore } from './openSqliteStore.js';

/** Opens the store the settings ask for. Rejected if that cannot be, with a reason that names no password. */
export const openStore = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Logger): Promise<MatchStore> =>
  databaseUrl === undefined ? openSqliteStore(dataDir) : openPostgresStore(databaseUrl, log);
