import { join } from 'node:path';
import { sql } from 'kysely';
import { FILE, kyselyOver, openSqlite, openSqliteStore } from '../../server/src/store/openStore.js';
import { damagePage } from '../admin/damagePage.js';
import { fillStore } from '../admin/fullStore.js';
import { eventually } from '../browser/support/eventually.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { temporaryFolder } from './support/testApp.js';

const folder = temporaryFolder();

afterEach(() => ServerProcess.killAll());

afterAll(() => {
  folder.remove();
});

/** Waits until a server has logged that. */
const says = (server: ServerProcess, text: string): Promise<void> =>
  eventually(() => Promise.resolve(expect(server.output).toContain(text)));

test('a server says when it has started whether the file of its database is damaged, and serves what is not', async () => {
  await (await openSqliteStore(folder.path)).close();
  const file = join(folder.path, FILE);
  const db = kyselyOver(await openSqlite(file));
  await fillStore(db, 30);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
  const start = async (): Promise<ServerProcess> => {
    const server = ServerProcess.run('built', { DATA_DIR: folder.path, LOG_LEVEL: 'debug' });
    await server.ready();
    return server;
  };
  const whole = await start();
  await says(whole, 'the file of the database is whole');
  expect(await whole.end('SIGTERM')).toBe(0);
  expect(damagePage(file, 'rows', 'hash of card 25')).toBe(true);
  const damaged = await start();
  await says(damaged, 'the file of the database is damaged: hexfall admin check names what is lost');
  expect((await fetch(`${await damaged.ready()}/readyz`)).status).toBe(200);
  expect(await damaged.end('SIGTERM')).toBe(0);
});
