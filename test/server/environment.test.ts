import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ServerProcess } from '../support/ServerProcess.js';
import { resolveInProject } from '../support/sources.js';
import { temporaryFolder } from './support/testApp.js';

/*
 * Variables that shells, package managers and hosting panels set by themselves.
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
