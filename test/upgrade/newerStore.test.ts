import { join } from 'node:path';
import type { Kysely } from 'kysely';
import Database from 'libsql';
import { pino } from 'pino';
import { migrate } from '../../server/src/store/migrate.js';
import { type Steps, stepsFor } from '../../server/src/store/migrations.js';
import { openPostgresStore } from '../../server/src/store/openPostgresStore.js';
import { FILE, kyselyOver, openSqlite, openSqliteStore, SQLITE } from '../../server/src/store/openStore.js';
import { PostgresCluster } from '../server/support/PostgresCluster.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { schemaIn } from './support/baseline.js';

/* A store that a newer version has upgraded: this version refuses it with one sentence that names both, and changes nothing. */

const UPGRADED = `insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`;

const SENTENCE =
  /another version of Hexfall has brought it to step 9999-later, and this version knows the steps up to 0\d{3}-[\w-]+: use that version, or restore a backup that this version can read/;

const folder = temporaryFolder();

afterAll(async () => {
  await ServerProcess.killAll();
  folder.remove();
});

test('SQLite: a server exits with the sentence, and leaves the store to the newer version', async () => {
  const store = await openSqliteStore(folder.path);
  await store.close();
  const database = new Database(join(folder.path, FILE));
  database.exec(UPGRADED);
  database.exec('alter table match rename to game');
  const stepsOf = (): unknown => database.prepare('select name from kysely_migration order by name').all();
  const before = stepsOf();
  const server = ServerProcess.run('built', { DATA_DIR: folder.path });
  expect(await server.ended).toBe(1);
  const lines = server.output.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Hexfall cannot start: the database in /);
  expect(lines[0]).toMatch(SENTENCE);
  expect(stepsOf()).toEqual(before);
  database.close();
});

test('SQLite: a store of other steps, as before the first release, is refused although their names come earlier', async () => {
  const path = join(folder.path, 'before');
  await (await openSqliteStore(path)).close();
  const database = new Database(join(path, FILE));
  database.exec(`delete from kysely_migration where name > '0001'`);
  database.exec(`insert into kysely_migration values ('0000-tables', '2026-01-01T00:00:00.000Z')`);
  database.close();
  await expect(openSqliteStore(path)).rejects.toThrow('another version of Hexfall has brought it to step 0000-tables');
});

test('SQLite: the same version opens its own store again', async () => {
  const own = join(folder.path, 'own');
  for (let start = 0; start < 2; start++) await (await openSqliteStore(own)).close();
});

test('SQLite: a migration that fails changes nothing, and can be tried again', async () => {
  const path = join(folder.path, 'old');
  await (await openSqliteStore(path)).close();
  const db = kyselyOver(await openSqlite(join(path, FILE)));
  const before = schemaIn(path);
  const steps = (fails: boolean): Steps => ({
    ...stepsFor(SQLITE),
    '9999-later': {
      up: async ({ schema }: Kysely<unknown>) => {
        await schema.createTable('later').addColumn('id', 'text').execute();
        if (fails) throw new Error('it fails');
      },
    },
  });
  await expect(migrate(db, SQLITE, steps(true))).rejects.toThrow('it fails');
  expect(schemaIn(path)).toEqual(before);
  await migrate(db, SQLITE, steps(false));
  expect(schemaIn(path)).not.toEqual(before);
  await db.destroy();
});

describeWith('postgresql', 'PostgreSQL', (executable) => {
  test('refuses it in the same words', async () => {
    const cluster = await PostgresCluster.start(executable);
    const url = await cluster.newDatabase();
    const log = pino({ level: 'silent' });
    await (await openPostgresStore(url, log)).close();
    await cluster.query(UPGRADED, url);
    const opened = openPostgresStore(url, log);
    await expect(opened).rejects.toThrow('the database of DATABASE_URL cannot be used: another version of Hexfall');
    await expect(opened).rejects.toThrow(SENTENCE);
    await cluster.remove();
  });
});
