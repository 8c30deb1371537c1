import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../server/src/config/env.js';
import { refused } from '../admin/support.js';
import { temporaryFolder } from './support/testApp.js';

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
    const value = { databaseUrl: 'postgres://ann:s3cret@db/hexfall', redisUrl: 'redis://:s3cret@redis:6379', metricsToken: 'x'.repeat(20) };
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
