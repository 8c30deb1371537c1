import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { makeOwnFolder } from '../store/dataFolder.js';
import type { StoreLocation } from '../store/openStore.js';
import { reasonOf } from '../store/StoreFailure.js';
import type { AdminStore } from './openAdminStore.js';

/** What a running server administers its store by, for an operator who has the token. */
export interface OperatorAccess {
  readonly token: string;
  /** Runs a task on the store, as a command of `hexfall admin` does. */
  readonly onStore: <T>(task: (admin: AdminStore) => Promise<Result<T, string>>) => Promise<Result<T, string>>;
  /** Writes a backup; returns its file, which the caller removes, or one sentence about why there is none. */
  readonly backup: () => Promise<Result<string, string>>;
}

/** Backups are written in a folder of this name. */
const FOLDER = 'backup';

/** The process is of the same kind as this one: built, or of sources. */
const SCRIPT = fileURLToPath(new URL(`./main${extname(import.meta.url)}`, import.meta.url));

/** Players come first. */
const NICE = 10;

/** Runs `hexfall admin backup FILE` in a process of its own: it plays every match again. */
const runBackup = (file: string, { dataDir, databaseUrl = '' }: StoreLocation): Promise<Result<string, string>> =>
  new Promise((resolve) => {
    let said = '';
    const child = fork(SCRIPT, ['admin', 'backup', file], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATABASE_URL_FILE: '' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const end = (): void => void child.kill('SIGKILL');
    process.once('exit', end);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('spawn', () => setPriority(child.pid ?? 0, NICE));
    child.once('error', (error) => resolve(fail(reasonOf(error))));
    child.once('close', (code) => {
      process.off('exit', end);
      resolve(code === 0 ? ok(file) : fail(said.trim()));
    });
  });

/**
 * Returns the access to a store.
 * @param write writes a backup into a new file.
 */
export const operatorAccess = (token: string, location: StoreLocation, write: typeof runBackup = runBackup): OperatorAccess => ({
  token,
  onStore: async (task) => {
    // Most servers never need it, and the embedded store does without the client of PostgreSQL.
    const { openAdminStore } = await import('./openAdminStore.js');
    const admin = await openAdminStore(location);
    if (!admin.ok) return admin;
    return task(admin.value).finally(() => admin.value.close());
  },
  backup: async () => {
    const folder = join(location.dataDir, FOLDER);
    // What an earlier process may have left: it is as large as the store.
    await rm(folder, { recursive: true, force: true });
    makeOwnFolder(folder);
    const written = await write(join(folder, 'hexfall.gz'), location);
    if (!written.ok) await rm(folder, { recursive: true, force: true });
    return written;
  },
});
