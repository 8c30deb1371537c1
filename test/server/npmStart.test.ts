import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderLock } from '../../server/src/store/dataFolder.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { resolveInProject } from '../support/sources.js';
import { temporaryFolder } from './support/testApp.js';

/*
 * How people start the server: with variables that shells, package managers and hosting panels set by themselves, and until a signal stops it.
 */

const { INSTALL } = (await import(resolveInProject('scripts/prepare.mjs'))) as { readonly INSTALL: readonly string[] };

const folder = temporaryFolder();

afterEach(() => ServerProcess.killAll());

afterAll(() => {
  folder.remove();
});

test.each([{ NODE_ENV: 'production' }, { npm_config_omit: 'dev' }, { npm_config_production: 'true' }, { NPM_CONFIG_ONLY: 'prod' }])(
  'npm start installs what builds, with %j',
  (env) => {
    const project = join(folder.path, Object.values(env).concat(Object.keys(env)).join('-'));
    mkdirSync(join(project, 'builder'), { recursive: true });
    const builder = { name: 'builder', version: '1.0.0' };
    const root = { name: 'project', version: '1.0.0', devDependencies: { builder: 'file:builder' } };
    const packages = { '': root, builder, 'node_modules/builder': { resolved: 'builder', link: true } };
    writeFileSync(join(project, 'builder/package.json'), JSON.stringify(builder));
    writeFileSync(join(project, 'package.json'), JSON.stringify(root));
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
    const { PATH = '', HOME = '' } = process.env;
    const { status, stderr } = spawnSync('npm', [...INSTALL, '--offline'], { cwd: project, env: { PATH, HOME, ...env }, encoding: 'utf8' });
    expect({ status, stderr, builds: existsSync(join(project, 'node_modules/builder')) }).toMatchObject({ status: 0, builds: true });
  },
);

test.each(['x86_64-conda-linux-gnu', '10.99.99.99', 'localhost:2567'])(
  'HOST=%s is named by the server that cannot use it',
  async (HOST) => {
    const server = ServerProcess.run('built', { HOST, DATA_DIR: join(folder.path, 'data') });
    expect(await server.ended).toBe(1);
    expect(server.output.split('\n')).toContain(
      `HOST is ${HOST}, which is no address of this machine: unset it to listen on all of them, or set it to one of them.`,
    );
  },
);

describe('npm start', () => {
  /** Starts the server as people do; gives npm's process when the server is ready. */
  const npmStart = async (data: string): Promise<ServerProcess> => {
    const npm = ServerProcess.run('npm', { ...process.env, NODE_OPTIONS: '', DATA_DIR: data });
    await npm.ready();
    return npm;
  };

  test.each(['SIGTERM', 'SIGINT'] as const)('waits for the server that %s stops, and ends as it does', async (signal) => {
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
});
