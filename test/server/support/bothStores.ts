import { pino } from 'pino';
import type { MatchRepository } from '../../../server/src/store/MatchRepository.js';
import { openPostgresStore } from '../../../server/src/store/openPostgresStore.js';
import { describeWith } from '../../support/programs.js';
import { MemoryStore } from './MemoryStore.js';
import { PostgresCluster } from './PostgresCluster.js';

/** Runs tests with SQLite, in memory, and with PostgreSQL. @param tests adds them, with what opens a store of their own. */
export const withBothStores = (what: string, tests: (open: () => Promise<MatchRepository>) => void): void => {
  describe(`${what} with SQLite`, () => {
    tests(() => MemoryStore.open());
  });

  describeWith('postgresql', `${what} with PostgreSQL`, (executable) => {
    let cluster: PostgresCluster;
    beforeAll(async () => {
      cluster = await PostgresCluster.start(executable);
    });
    afterAll(() => cluster.remove());

    tests(async () => openPostgresStore(await cluster.newDatabase(), pino({ level: 'silent' })));
  });
};
