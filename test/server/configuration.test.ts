import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { readCommit } from '../../server/src/config/commit.js';
import { readEnv, VARIABLES } from '../../server/src/config/env.js';
import { refused } from '../admin/support.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { readProjectFile, resolveInProject } from '../support/sources.js';
import { temporaryFolder } from './support/testApp.js';

describe('secret files', () => {
  const folder = temporaryFolder();

  afterAll(() => {
    folder.remove();
  });

  const fileWith = (name: string, text: string): string => {
    const path = join(folder.path, name);
    writeFileSync(path, text);
    return path;
  };

  describe('a secret in a file', () => {
    test('is read as if it stood in the variable, without the end of its line', () => {
      const env = {
        DATABASE_URL_FILE: fileWith('database', 'postgres://ann:s3cret@db/hexfall\n'),
        REDIS_URL_FILE: fileWith('redis', 'redis://:s3cret@redis:6379'),
        METRICS_TOKEN_FILE: fileWith('token', `${'x'.repeat(20)}\n`),
        PUBLIC_ADDRESS: 'hexfall.example/p1',
        DATABASE_URL: '',
      };
      const value = {
        databaseUrl: 'postgres://ann:s3cret@db/hexfall',
        redisUrl: 'redis://:s3cret@redis:6379',
        metricsToken: 'x'.repeat(20),
      };
      expect(readEnv(env)).toMatchObject({ ok: true, value });
    });

    test('is checked like the variable, and is not repeated', () => {
      const read = readEnv({ DATABASE_URL_FILE: fileWith('wrong', 'mysql://s3cret@db/hexfall') });
      expect(read).toEqual({ ok: false, error: [expect.stringContaining('DATABASE_URL must be')] });
      expect(JSON.stringify(read)).not.toContain('s3cret');
    });

    test('is not passed over if it cannot be read', () => {
      const absent = join(folder.path, 'absent');
      const empty = fileWith('empty', '\n');
      expect(readEnv({ DATABASE_URL_FILE: absent, REDIS_URL_FILE: folder.path, METRICS_TOKEN_FILE: empty })).toEqual({
        ok: false,
        error: [
          `The file of DATABASE_URL_FILE, ${absent}, cannot be read (ENOENT).`,
          `The file of REDIS_URL_FILE, ${folder.path}, cannot be read (EISDIR).`,
          `The file of METRICS_TOKEN_FILE, ${empty}, is empty.`,
        ],
      });
    });

    test.each<readonly [string, string, Buffer]>(
      VARIABLES.filter((name) => name.endsWith('_FILE')).flatMap((setting) => [
        [setting, 'UTF-16', Buffer.from('\ufeffAnn\r\nB\u00f6b\r\n', 'utf16le')],
        [setting, 'Windows-1252', Buffer.from('Ann\nB\u00f6b\n', 'latin1')],
        [setting, 'UTF-8 of what a program did not know', Buffer.from('Ann\nB\ufffdb\n')],
      ]),
    )('of %s is no text in %s, and says so', (setting, _encoding, bytes) => {
      const path = join(folder.path, 'encoded');
      writeFileSync(path, bytes);
      expect(readEnv({ [setting]: path })).toEqual({
        ok: false,
        error: [`The file of ${setting}, ${path}, cannot be read (it is no text in UTF-8: save it in that encoding).`],
      });
    });

    test('of names that cannot be read is named with its setting', () => {
      const absent = join(folder.path, 'absent');
      expect(readEnv({ NAMES_FILE: absent })).toEqual({
        ok: false,
        error: [`The file of NAMES_FILE, ${absent}, cannot be read (ENOENT).`],
      });
      expect(readEnv({ NAMES_FILE: fileWith('names', '\ufeffAnn\r\nBöb\r\n') })).toMatchObject({ ok: true });
    });

    test('stands in one place only', () => {
      const both = { DATABASE_URL: 'postgres:///hexfall', DATABASE_URL_FILE: fileWith('second', 'postgres:///other') };
      expect(readEnv(both)).toEqual({ ok: false, error: ['DATABASE_URL and DATABASE_URL_FILE are both set: leave one of them out.'] });
    });

    test('is read by the commands of the operator, too', async () => {
      const absent = join(folder.path, 'absent');
      expect(await refused({ DATABASE_URL_FILE: absent }, 'list')).toContain(`The file of DATABASE_URL_FILE, ${absent}, cannot be read`);
    });
  });

  test('an address of a process may have the name of its machine in it', () => {
    const several = { REDIS_URL: 'redis://redis', DATABASE_URL: 'postgres:///hexfall' };
    expect(readEnv({ ...several, PUBLIC_ADDRESS: 'hexfall.example/p/{hostname}' })).toMatchObject({
      ok: true,
      value: { publicAddress: `hexfall.example/p/${hostname()}` },
    });
    expect(readEnv({ ...several, PUBLIC_ADDRESS: 'hexfall.example/{host}' })).toMatchObject({ ok: false });
  });
});

describe('commit', () => {
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
});
