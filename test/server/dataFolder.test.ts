import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Setup } from '@hexfall/shared/lobby/setup';
import { explainStart } from '../../server/src/config/explainStart.js';
import { DamageCheck } from '../../server/src/store/DamageCheck.js';
import { closeToOthers, FolderLock } from '../../server/src/store/dataFolder.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { FILE, kyselyOver, openSqlite, openSqliteStore, openStore } from '../../server/src/store/openStore.js';
import { fillStore } from '../admin/fullStore.js';
import { damagePage, done } from '../admin/support.js';
import { eventually } from '../support/eventually.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { resolveInProject } from '../support/sources.js';
import { Page } from './support/Page.js';
import { recordedLog } from './support/recordedLog.js';
import { EMPTY_TABLE } from './support/table.js';
import { startTestApp, temporaryFolder } from './support/testApp.js';

describe('data folder', () => {
  const root = temporaryFolder();
  let folders = 0;

  const newFolder = (): string => join(root.path, String((folders += 1)));

  const run = (folder: string): ServerProcess => ServerProcess.run('built', { DATA_DIR: folder });

  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

  const setup: Setup = { ...EMPTY_TABLE, seed: 'seed' };

  afterEach(() => ServerProcess.killAll());

  afterAll(() => {
    root.remove();
  });

  test('one server at a time uses a folder, also after one was killed; commands of the operator do so beside it', async () => {
    const folder = newFolder();
    const first = run(folder);
    await first.ready();
    const second = run(folder);
    expect(await second.ended).toBe(1);
    expect(second.output.trim()).toBe(
      `Another server is using ${resolve(folder)}: stop it, or set DATA_DIR to another folder for this one.`,
    );
    expect(await done({ DATA_DIR: folder }, 'list')).toContain('0 of 0 matches');
    await done({ DATA_DIR: folder }, 'message', 'Back at 20:00.');
    await done({ DATA_DIR: folder }, 'backup', join(root.path, 'beside.gz'));

    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    const third = run(folder);
    await third.ready();
    await third.stop();
  });

  /** Opens the store of a folder; also what the log says of it. */
  const openLogged = async (folder: string): Promise<{ readonly store: MatchRepository; readonly said: readonly string[] }> => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
    return { store: await openStore({ dataDir: folder, databaseUrl: undefined }, log), said: lines };
  };

  /** A folder with a copy of the one file that another one has now. */
  const copied = (from: string): string => {
    const folder = newFolder();
    mkdirSync(folder);
    copyFileSync(join(from, FILE), join(folder, FILE));
    return folder;
  };

  test('the one file has everything up to the last checkpoint; a copy of it that is empty gets a warning', async () => {
    const folder = newFolder();
    const { store, said } = await openLogged(folder);
    await store.create('AAAAAA', setup);
    const early = await openLogged(copied(folder));
    expect([await early.store.exists('AAAAAA'), early.said]).toEqual([false, [expect.stringContaining('is empty')]]);
    await store.checkpoint();
    const late = await openLogged(copied(folder));
    expect([await late.store.exists('AAAAAA'), late.said, said]).toEqual([true, [], []]);
    for (const open of [store, early.store, late.store]) await open.close();
  });

  test('a lock is given back, and is one of a process as well', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    const lock = await FolderLock.take(folder, 0);
    expect(lock).not.toBeNull();
    expect(await FolderLock.take(folder, 0)).toBeNull();
    await lock?.release();
    const again = await FolderLock.take(folder, 0);
    expect(again).not.toBeNull();
    await again?.release();
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('after a stop by %s the one file of the database is whole', async (signal) => {
    const folder = newFolder();
    const server = run(folder);
    const { code } = (await (await fetch(`${await server.ready()}/api/quick`, { method: 'POST' })).json()) as { readonly code: string };
    expect(statSync(join(folder, 'hexfall.db-wal')).size).toBeGreaterThan(0);
    expect(await server.end(signal)).toBe(0);
    const wal = join(folder, 'hexfall.db-wal');
    expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0);
    const copy = newFolder();
    mkdirSync(copy);
    copyFileSync(join(folder, 'hexfall.db'), join(copy, 'hexfall.db'));
    const store = await openSqliteStore(copy);
    expect(await store.exists(code)).toBe(true);
    await store.close();
  });

  test('no one else on the machine reads what a server keeps', async () => {
    const folder = newFolder();
    const server = run(folder);
    await Page.create(await server.ready());
    expect(modeOf(folder)).toBe('700');
    const files = readdirSync(folder);
    expect(files).toEqual(expect.arrayContaining(['hexfall.db', 'hexfall.db-wal', 'hexfall.db-shm']));
    expect(files.map((name) => [name, modeOf(join(folder, name))])).toEqual(files.map((name) => [name, '600']));
  });

  test('what an earlier version has left open to others is closed, and nothing else', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await store.create('AAAAAA', setup);
    mkdirSync(join(folder, 'faults'));
    const [record, other] = [join(folder, 'faults', 'AAAAAA.json'), join(folder, 'notes.txt')];
    for (const file of [record, other]) writeFileSync(file, '{}');
    const names = ['hexfall.db', 'hexfall.db-wal', 'hexfall.db-shm', 'faults/AAAAAA.json', 'notes.txt'];
    for (const name of names) chmodSync(join(folder, name), 0o644);
    closeToOthers(folder, pino({ level: 'silent' }));
    expect(names.map((name) => modeOf(join(folder, name)))).toEqual(['600', '600', '600', '600', '644']);
    await store.close();
  });

  test('where that cannot be done, the log says so', () => {
    const folder = newFolder();
    mkdirSync(folder);
    const file = join(folder, 'hexfall.db');
    writeFileSync(file, '');
    chmodSync(file, 0o644);
    const { log, lines } = recordedLog();
    closeToOthers(folder, log, () => {
      throw new Error('not yours');
    });
    expect(lines()).toMatchObject([{ level: 40, file, err: { message: 'not yours' } }]);
  });

  test('what the server may not write is named with its path', () => {
    const folder = newFolder();
    mkdirSync(folder);
    chmodSync(root.path, 0o755);
    chmodSync(folder, 0o555);
    const args = ['--conditions=source', '--import', 'tsx', resolveInProject('test/server/support/unprivileged.ts'), folder];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const sentence = (path: string): string =>
      `Hexfall may not write to ${path} (EACCES): give its user the right to, or set DATA_DIR to another folder.`;
    expect({ said: stdout && (JSON.parse(stdout) as unknown), stderr }).toEqual({
      said: [sentence(join(folder, 'server.lock')), sentence(join(folder, 'data'))],
      stderr: '',
    });
    const port = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' });
    expect(explainStart(port, { port: 80, host: undefined, dataDir: './data' })).toBe(
      'Hexfall may not listen on port 80: set PORT to a number from 1024, and let a proxy have this one.',
    );
  });
});

describe('damaged file', () => {
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
    await whole.stop();
    expect(damagePage(file, 'rows', 'hash of card 25')).toBe(true);
    const damaged = await start();
    await says(damaged, 'the file of the database is damaged: hexfall admin check names what is lost');
    expect((await fetch(`${await damaged.ready()}/readyz`)).status).toBe(200);
    await damaged.stop();
  });

  test('a server that stops while the file is still being read leaves everything in that file', async () => {
    const store = await openSqliteStore(folder.path);
    const script = join(folder.path, 'reader.mjs');
    writeFileSync(
      script,
      `import Database from ${JSON.stringify(import.meta.resolve('libsql'))};
      const database = new Database(process.argv[2]);
      database.exec('begin');
      database.prepare('select count(*) from sqlite_schema').get();
      process.on('message', () => undefined);
      process.send(['it is reading']);`,
    );
    let damageCheck: DamageCheck | undefined;
    await new Promise((resolve, reject) => {
      damageCheck = new DamageCheck(folder.path, { error: resolve, warn: reject, debug: reject }, script);
      damageCheck.start();
    });
    const app = await startTestApp({ store, damageCheck });
    await Page.create(app.url);
    await app.stop();
    expect(statSync(join(folder.path, `${FILE}-wal`), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });
});
