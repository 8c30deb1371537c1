import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeOwnFolder } from '../store/dataFolder.js';

/** The folder for backups made by the page. Each has a folder of its own in it, because several processes may share the data folder. */
const FOLDER = 'backup';

/** The name of a folder begins with the host and the process that has made it. */
const NAME = /^(.+)-(\d+)-[^-]+$/;

/** Makes a folder for one backup; returns its path. */
export const makeBackupFolder = (dataDir: string): string => {
  const folder = join(dataDir, FOLDER);
  makeOwnFolder(folder);
  return mkdtempSync(join(folder, `${hostname()}-${process.pid}-`));
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Deletes the remains of processes of this host that were killed while they wrote a backup. Call this before this process writes one. */
export const removeLeftBackups = (dataDir: string): void => {
  const folder = join(dataDir, FOLDER);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [, host, pid] = NAME.exec(name) ?? [];
    // In a container, a process has the number of the one before it.
    if (host !== hostname() || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
};
