import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readEnv } from '../../server/src/config/env.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { readProjectFile, resolveInProject } from '../support/sources.js';

/* deploy/make-secrets.sh, in a folder of its own. */

const folder = temporaryFolder();

afterAll(() => {
  folder.remove();
});

const pathOf = (name: string): string => join(folder.path, 'secrets', name);
const read = (name: string): string => readFileSync(pathOf(name), 'utf8').trim();

mkdirSync(join(folder.path, 'deploy'));
const script = join(folder.path, 'deploy/make-secrets.sh');
copyFileSync(resolveInProject('deploy/make-secrets.sh'), script);
const run = (): number | null => spawnSync('sh', [script]).status;

test('every secret of docker-compose.yml is made once, and fits together', () => {
  expect(run()).toBe(0);
  const { secrets } = parse(readProjectFile('docker-compose.yml')) as { readonly secrets: Readonly<Record<string, { file: string }>> };
  const files = Object.values(secrets).map(({ file }) => file.replace('./secrets/', ''));
  expect(readdirSync(join(folder.path, 'secrets')).sort()).toEqual(files.sort());
  const password = read('postgres_password');
  const [, redis = ''] = /^requirepass ([\da-f]{48})$/.exec(read('redis.conf')) ?? [];
  expect(password).toMatch(/^[\da-f]{48}$/);
  expect(redis).not.toBe(password);
  const env = { DATABASE_URL_FILE: pathOf('database_url'), REDIS_URL_FILE: pathOf('redis_url'), PUBLIC_ADDRESS: 'hexfall.example' };
  expect(readEnv(env)).toMatchObject({
    ok: true,
    value: { databaseUrl: `postgres://hexfall:${password}@postgres:5432/hexfall`, redisUrl: `redis://:${redis}@redis:6379` },
  });
  expect((statSync(join(folder.path, 'secrets')).mode & 0o777).toString(8)).toBe('700');

  expect(run()).toBe(1);
  expect(read('postgres_password')).toBe(password);
});

test('git and the image leave them out', () => {
  expect(readProjectFile('.gitignore').split('\n')).toContain('secrets/');
  expect(readProjectFile('.dockerignore').split('\n')[0]).toBe('**');
});
