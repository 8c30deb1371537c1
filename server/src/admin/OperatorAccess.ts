import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { StoreLocation } from '../store/openStore.js';
import { reasonOf } from '../store/StoreFailure.js';
import { makeBackupFolder } from './backupFolders.js';
import { FAILED } from './Command.js';
import type { AdminStore } from './openAdminStore.js';

/** What a running server administers its store by, for an operator who has the token. */
export interface OperatorAccess {
  readonly token: string;
  /** Runs a task on the store, as a command of `hexfall admin` does. */
  readonly onStore: <T>(task: (admin: AdminStore) => Promise<Result<T, string>>) => Promise<Result<T, string>>;
  /** Writes a backup, or returns one sentence about why there is none. */
  readonly backup: () => Promise<Result<BackupFile, string>>;
}

/** A backup that has been written. */
export interface BackupFile {
  readonly file: string;
  /** One sentence about what the store has lost; null if the backup has everything. */
  readonly damage: string | null;
  readonly remove: () => Promise<void>;
}

/** How `hexfall admin backup` has ended, and what it has said on standard error. */
interface BackupEnd {
  readonly code: number | null;
  readonly said: string;
}

/** The process is of the same kind as this one: built, or of sources. */
const SCRIPT = fileURLToPath(new URL(`./main${extname(import.meta.url)}`, import.meta.url));

/** Players come first. */
const NICE = 10;

/** Runs `hexfall admin backup FILE` in a process of its own: it plays every match again. */
const runBackup = (file: string, { dataDir, databaseUrl = '' }: StoreLocation): Promise<BackupEnd> =>
  new Promise((resolve) => {
    let output = '';
    const child = fork(SCRIPT, ['admin', 'backup', file], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATABASE_URL_FILE: '' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const end = (): void => void child.kill('SIGKILL');
    process.once('exit', end);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('spawn', () => setPriority(child.pid ?? 0, NICE));
    child.once('error', (error) => resolve({ code: null, said: reasonOf(error) }));
    child.once('close', (code) => {
      process.off('exit', end);
      resolve({ code, said: output.trim() });
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
    const folder = makeBackupFolder(location.dataDir);
    const file = join(folder, 'hexfall.gz');
    const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
    const { code, said } = await write(file, location);
    // Of a damaged store, it writes the rest and fails.
    const isDamaged = code === FAILED && existsSync(file);
    if (code === 0 || isDamaged) return ok({ file, damage: isDamaged ? said : null, remove });
    await remove();
    return fail(said);
  },
});
