import { once } from 'node:events';
import { join } from 'node:path';
import { FolderLock } from '../../server/src/store/dataFolder.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { temporaryFolder } from './support/testApp.js';

const folder = temporaryFolder();

afterEach(() => ServerProcess.killAll());

afterAll(() => {
  folder.remove();
});

/** Starts the server as people do; gives npm's process when the server is ready. */
const npmStart = async (data: string): Promise<ServerProcess> => {
  const npm = ServerProcess.run('npm', { ...process.env, NODE_OPTIONS: '', DATA_DIR: data });
  await npm.ready();
  return npm;
};

test.each(['SIGTERM', 'SIGINT'] as const)('npm start waits for the server that %s stops, and ends as it does', async (signal) => {
  const data = join(folder.path, signal);
  const { child } = await npmStart(data);
  child.kill(signal);
  expect((await once(child, 'exit'))[0]).toBe(0);
  // It is gone already: npm has waited for it.
  const lock = await FolderLock.take(data, 0);
  expect(lock).not.toBeNull();
  await lock?.release();
});

test.each(['SIGHUP', 'SIGKILL'] as const)('where npm does not pass %s on, the server stops by itself', async (signal) => {
  const data = join(folder.path, signal);
  const npm = await npmStart(data);
  // Everything has been read when the last process that could write has ended.
  await npm.end(signal);
  const lock = await FolderLock.take(data);
  expect(lock).not.toBeNull();
  await lock?.release();
});
