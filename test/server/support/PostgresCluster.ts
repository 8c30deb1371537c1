import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** The user that databases, which refuse to run as root, run as: one with fewer rights, or that of this process. */
export const databaseUser = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('there is no user to run the database as');
  return { uid: Number(user[2]), gid: Number(user[3]) };
};

/** A PostgreSQL of its own in a temporary folder, reached over a socket there. */
export class PostgresCluster {
  #server: ChildProcess | null = null;
  #databases = 0;

  private constructor(
    private readonly executable: string,
    private readonly folder: string,
  ) {}

  /** Makes a cluster and starts it. `executable` is the program `postgres`. */
  static async start(executable: string): Promise<PostgresCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'hexfall-pg-'));
    const { uid, gid } = databaseUser();
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    const initdb = join(dirname(realpathSync(executable)), 'initdb');
    const options = ['-D', join(folder, 'data'), '-U', 'hexfall', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    const { status, stderr, error } = spawnSync(initdb, options, { uid, gid, encoding: 'utf8' });
    if (status !== 0) throw new Error(`initdb failed: ${stderr}`, { cause: error });
    const cluster = new PostgresCluster(executable, folder);
    await cluster.resume();
    return cluster;
  }

  /** The address of a new, empty database. */
  async newDatabase(): Promise<string> {
    this.#databases += 1;
    const name = `hexfall_${this.#databases}`;
    await this.query(`create database ${name}`);
    return this.#address(name);
  }

  /** Carries a statement out in a database of the cluster, or in the one every cluster has; gives its rows. */
  async query(statement: string, address = this.#address('postgres')): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client(address);
    await client.connect();
    try {
      const { rows } = await client.query<Record<string, unknown>>(statement);
      return rows;
    } finally {
      await client.end();
    }
  }

  /** Starts the database again; fulfilled when it takes connections. */
  async resume(): Promise<void> {
    const options = ['-D', join(this.folder, 'data'), '-k', this.folder, '-c', 'listen_addresses=', '-c', 'max_connections=60'];
    const server = spawn(this.executable, options, { ...databaseUser(), stdio: ['ignore', 'ignore', 'pipe'] });
    this.#server = server;
    let output = '';
    await new Promise<void>((resolve, reject) => {
      server.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('database system is ready to accept connections')) resolve();
      });
      server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)));
    });
  }

  /** Ends the database: `SIGINT` breaks connections in order, `SIGQUIT` is as good as a crash. */
  async stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = null;
    server.kill(signal);
    await once(server, 'exit');
  }

  /** Stops every process of the database where it is (`SIGSTOP`), or lets them go on (`SIGCONT`). */
  signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const server = this.#server;
    if (server?.pid === undefined) throw new Error('the database does not run');
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ');
    for (const pid of [server.pid, ...children.filter(Boolean).map(Number)]) process.kill(pid, signal);
  }

  /** Ends the database and leaves nothing. */
  async remove(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }

  #address(database: string): string {
    return `postgres://hexfall@localhost/${database}?host=${this.folder}`;
  }
}
