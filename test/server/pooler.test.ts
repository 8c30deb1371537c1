import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openPostgres, openPostgresStore } from '../../server/src/store/openPostgresStore.js';
import { describeWithAll } from '../support/programs.js';
import { freePort } from './support/freePort.js';
import { databaseUser, PostgresCluster } from './support/PostgresCluster.js';
import { playRandomly, startDuel } from './support/table.js';
import { startTestApp } from './support/testApp.js';

/** A PgBouncer of its own on a free port, as its package installs it, before one database. */
class PgBouncer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    /** The address of the database through it. */
    readonly address: string,
  ) {}

  /** @param executable the program `pgbouncer`. @param database the address of the database. */
  static async start(executable: string, mode: 'session' | 'transaction', database: string): Promise<PgBouncer> {
    const folder = mkdtempSync(join(tmpdir(), 'hexfall-pgbouncer-'));
    const port = await freePort();
    const { pathname, searchParams } = new URL(database);
    const name = pathname.slice(1);
    const settings = [
      ...['[databases]', `${name} = host=${searchParams.get('host') ?? ''} user=hexfall`],
      ...['[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = any', `pool_mode = ${mode}`],
    ];
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(file, settings.join('\n'));
    const user = databaseUser();
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
    chmodSync(file, 0o644);
    const child = spawn(executable, [file], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('process up')) resolve();
      });
      child.once('exit', () => reject(new Error(`PgBouncer did not start: ${output}`)));
    });
    return new PgBouncer(child, folder, `postgres://hexfall@127.0.0.1:${port}/${name}`);
  }

  /** Ends it and leaves nothing. */
  async remove(): Promise<void> {
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

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
