import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { FolderLock } from '../../server/src/store/FolderLock.js';
import { resolveInProject } from '../support/sources.js';
import { temporaryFolder } from './support/testApp.js';

const folder = temporaryFolder();

afterAll(() => {
  folder.remove();
});

/** Fulfilled when the server of a folder has ended. */
const serverEnded = async (data: string): Promise<void> => {
  for (;;) {
    const lock = await FolderLock.take(data, 0);
    if (!lock) await new Promise((resolve) => setTimeout(resolve, 50));
    else return lock.release();
  }
};

/** Starts the server as people do; gives npm's process when the server is ready. */
const npmStart = async (data: string) => {
  const env = { ...process.env, NODE_OPTIONS: '', PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' };
  const npm = spawn('npm', ['start'], { cwd: resolveInProject('.'), env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('Hexfall is ready')) {
    if (npm.exitCode !== null) throw new Error(`npm start ended: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return npm;
};

test.each(['SIGTERM', 'SIGINT'] as const)('npm start waits for the server that %s stops, and ends as it does', async (signal) => {
  const data = join(folder.path, signal);
  const npm = await npmStart(data);
  npm.kill(signal);
  expect((await once(npm, 'exit'))[0]).toBe(0);
  // It is gone already: npm has waited for it.
  const lock = await FolderLock.take(data, 0);
  expect(lock).not.toBeNull();
  await lock?.release();
});

test.each(['SIGHUP', 'SIGKILL'] as const)('where npm does not pass %s on, the server stops by itself', async (signal) => {
  const data = join(folder.path, signal);
  const npm = await npmStart(data);
  npm.kill(signal);
  await once(npm, 'exit');
  await serverEnded(data);
});
