import { join } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import { appendGroup } from '../../server/src/store/appendGroup.js';
import type { DatabaseTraits } from '../../server/src/store/DatabaseTraits.js';
import { migrate } from '../../server/src/store/migrate.js';
import type { Setup } from '../../server/src/table/setup.js';
import { POSTGRES } from '../../server/src/store/openPostgresStore.js';
import { openSqlite, SQLITE } from '../../server/src/store/openStore.js';
import { SqliteConnection } from '../../server/src/store/SqliteConnection.js';
import { SqliteDialect } from '../../server/src/store/SqliteDialect.js';
import { SqlRepository } from '../../server/src/store/SqlRepository.js';
import type { DatabaseSchema } from '../../server/src/store/DatabaseSchema.js';
import { describeWith } from '../support/programs.js';
import { PostgresCluster } from './support/PostgresCluster.js';
import { temporaryFolder } from './support/testApp.js';
import { EMPTY_TABLE } from './support/emptyTable.js';

const setup: Setup = { ...EMPTY_TABLE, seed: 'seed' };

const CODES = ['AAAAAA', 'BBBBBB', 'CCCCCC'];

/** Appends a group of entries; returns the query plan of the statement, one row per step. */
const planOf = async (dialect: Dialect, flavor: DatabaseTraits, explain: string): Promise<readonly unknown[]> => {
  const queries: CompiledQuery[] = [];
  const db = new Kysely<DatabaseSchema>({ dialect, log: ({ query }) => void queries.push(query) });
  await migrate(db, flavor);
  const store = new SqlRepository(db, flavor);
  for (const code of CODES) await store.create(code, setup);
  queries.length = 0;
  const entry = { seq: 1, player: 0, intent: { do: 'end-turn' }, client: 'page-one', n: 1, clock: null } as const;
  const group = CODES.map((code) => ({ code, entry, last: false, epoch: 0 }));
  expect(await appendGroup(db, flavor, group)).toEqual([null, null, null]);
  const [insert] = queries;
  if (!insert) throw new Error('nothing was written');
  const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${insert.sql}`, [...insert.parameters]));
  await store.close();
  return rows;
};

const folder = temporaryFolder();

afterAll(() => {
  folder.remove();
});

interface SqliteStep {
  readonly parent: number;
  readonly detail: string;
}

test('SQLite reads the entries of a group once, and no table in a loop over another one', async () => {
  const connection = new SqliteConnection(await openSqlite(join(folder.path, 'hexfall.db')));
  const plan = (await planOf(new SqliteDialect(connection), SQLITE, 'explain query plan')) as readonly SqliteStep[];
  const scans = plan.filter(({ detail }) => detail.startsWith('SCAN'));
  expect(scans.filter(({ detail }) => detail.includes('json_each'))).toHaveLength(1);
  // Steps with the same parent are nested loops: only the outermost may read all rows.
  expect(new Set(scans.map(({ parent }) => parent)).size).toBe(scans.length);
});

describeWith('postgresql', 'PostgreSQL', (executable) => {
  test('reads the entries of a group once', async () => {
    const cluster = await PostgresCluster.start(executable);
    try {
      const pool = new pg.Pool({ connectionString: await cluster.newDatabase() });
      const plan = (await planOf(new PostgresDialect({ pool }), POSTGRES, 'explain')).map((step) => JSON.stringify(step));
      for (const read of ['Function Scan on json_array_elements', 'CTE Scan on added', 'CTE Scan on held']) {
        expect(plan.filter((step) => step.includes(read))).toHaveLength(1);
      }
      expect(plan.filter((step) => step.includes('Seq Scan on intent'))).toEqual([]);
      // The owners of the matches stay what they are until the transaction ends.
      expect(plan.filter((step) => step.includes('LockRows'))).toHaveLength(1);
    } finally {
      await cluster.remove();
    }
  });
});
