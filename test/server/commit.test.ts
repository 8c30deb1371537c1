import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readCommit } from '../../server/src/config/commit.js';
import { readProjectFile, resolveInProject } from '../support/sources.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { temporaryFolder } from './support/testApp.js';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

const folder = temporaryFolder();

const git = (...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...words], {
    cwd: folder.path,
    encoding: 'utf8',
  }).trim();

/** What a server says of itself. */
const versionOf = async (env: Readonly<Record<string, string>>): Promise<unknown> => {
  const server = ServerProcess.run('built', { DATA_DIR: join(folder.path, 'data'), ...env });
  const answer: unknown = await (await fetch(`${await server.ready()}/api/version`)).json();
  await server.end('SIGTERM');
  return answer;
};

afterEach(() => ServerProcess.killAll());

afterAll(() => {
  folder.remove();
});

test('the commit comes from the environment, or from git in a checkout, and from nowhere else', () => {
  const inside = join(folder.path, 'inside');
  mkdirSync(inside);
  expect(readCommit({}, folder.path)).toBeNull();
  git('init', '--quiet');
  expect(readCommit({}, folder.path)).toBeNull();
  git('commit', '--quiet', '--allow-empty', '--message', 'First');
  expect(readCommit({}, folder.path)).toBe(git('rev-parse', 'HEAD'));
  expect(readCommit({ PATH: inside }, folder.path)).toBeNull();
  expect(readCommit({}, inside)).toBeNull();
  for (const path of [folder.path, inside]) expect(readCommit({ HEXFALL_COMMIT: COMMIT }, path)).toBe(COMMIT);
  for (const wrong of ['', 'main', 'unknown']) expect(readCommit({ HEXFALL_COMMIT: wrong }, inside)).toBeNull();
});

test('a server says its version and the commit it was built from', async () => {
  const { version } = JSON.parse(readProjectFile('package.json')) as { readonly version: string };
  expect(await versionOf({ HEXFALL_COMMIT: COMMIT })).toMatchObject({ version, commit: COMMIT });
  expect(await versionOf({})).toMatchObject({ version, commit: readCommit({}, resolveInProject('.')) });
});
