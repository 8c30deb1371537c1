import { sql } from 'kysely';
import { pino } from 'pino';
import { openPostgres, openPostgresStore } from '../../server/src/store/openPostgresStore.js';
import { describeWithAll } from '../support/programs.js';
import { PgBouncer } from './support/PgBouncer.js';
import { PostgresCluster } from './support/PostgresCluster.js';
import { playRandomly, startDuel } from './support/table.js';
import { startTestApp } from './support/testApp.js';

describeWithAll(['postgresql', 'pgbouncer'], 'PgBouncer', (postgres, pgbouncer) => {
  let cluster: PostgresCluster;

  beforeAll(async () => {
    cluster = await PostgresCluster.start(postgres);
  });

  afterAll(() => cluster.remove());

  test.each(['session', 'transaction'] as const)('may stand before the database as it is installed, with %s pooling', async (mode) => {
    const database = await cluster.newDatabase();
    const pooler = await PgBouncer.start(pgbouncer, mode, database);
    const store = await openPostgresStore(pooler.address, pino({ level: 'silent' }));
    const app = await startTestApp({ store });
    const duel = await startDuel(app.url);
    await playRandomly(duel, 12, 30);
    expect((await store.load(duel.code))?.log).toHaveLength(30);
    await app.stop();
    await pooler.remove();
  });

  test('is not what makes a database durable that is set otherwise: each connection does', async () => {
    const database = await cluster.newDatabase();
    await cluster.query(`alter database ${new URL(database).pathname.slice(1)} set synchronous_commit = off`);
    expect(await cluster.query('show synchronous_commit', database)).toEqual([{ synchronous_commit: 'off' }]);
    const db = openPostgres(database, pino({ level: 'silent' }));
    const { rows } = await sql`show synchronous_commit`.execute(db);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
    await db.destroy();
  });
});
