import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.js';
import { databaseUser } from './PostgresCluster.js';

/** A PgBouncer of its own on a free port, as its package installs it, before one database. */
export class PgBouncer {
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
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('process up')) resolve();
      });
      child.once('exit', () => reject(new Error(`PgBouncer did not start: ${said}`)));
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
