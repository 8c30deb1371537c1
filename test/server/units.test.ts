import { describe, expect, test } from '@jest/globals';
import { SEAT_KEY } from '@hexfall/shared/protocol/lobby';
import { CODE_ALPHABET, MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { readEnv } from '../../server/src/env.js';
import { cleanName } from '../../server/src/security/cleanName.js';
import { hashSeatKey } from '../../server/src/security/seatKey.js';
import { newTableCode, readTableCode } from '../../server/src/security/tableCode.js';
import { TokenBucket } from '../../server/src/security/TokenBucket.js';
import { newKey } from './support/Page.js';

describe('the settings', () => {
  test('have defaults, and an empty variable is none', () => {
    const defaults = { port: 2567, host: undefined, dataDir: './data', databaseUrl: undefined, proxies: ['loopback'], logLevel: 'info' };
    expect(readEnv({})).toEqual({ ok: true, value: defaults });
    expect(readEnv({ PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '', PROXIES: '', LOG_LEVEL: '', HOME: '/root' })).toEqual({
      ok: true,
      value: defaults,
    });
  });

  test.each(['-1', '65536', '80.5', '0x50', ' 80', '1e3', 'NaN'])('PORT=%s is a mistake', (port) => {
    expect(readEnv({ PORT: port })).toMatchObject({ ok: false });
  });

  test.each([
    'postgres://ann:s3cret%40@db.example:5432/hexfall',
    'postgresql://localhost/hexfall?sslmode=verify-full',
    'postgres:///hexfall?host=/run/postgresql',
  ])('DATABASE_URL=%s is a database', (databaseUrl) => {
    expect(readEnv({ DATABASE_URL: databaseUrl })).toMatchObject({ ok: true, value: { databaseUrl } });
  });

  test.each(['mysql://s3cret@db/hexfall', 'postgres://s3cret@db', 'postgres://ann:s3cret@db/', 'db/s3cret', 'postgres://s3cret@db:x/y'])(
    'DATABASE_URL=%s is a mistake, and is not repeated',
    (databaseUrl) => {
      const read = readEnv({ DATABASE_URL: databaseUrl });
      expect(read).toMatchObject({ ok: false });
      expect(JSON.stringify(read)).not.toContain('s3cret');
    },
  );

  test('proxies are a list of networks', () => {
    const proxies = ['10.0.0.0/8', 'uniquelocal', '::1'];
    expect(readEnv({ PROXIES: '10.0.0.0/8, uniquelocal,::1' })).toMatchObject({ ok: true, value: { proxies } });
    for (const wrong of ['all', '10.0.0.0/33', '10.0.0.0/0', '1.2.3', '10.0.0.0/8/8', 'loopback;', ',', '1'])
      expect(readEnv({ PROXIES: wrong })).toMatchObject({ ok: false });
  });
});

describe('a name', () => {
  test.each([
    ['  Ann  ', 'Ann'],
    ['Ann\u0000\u0007\nBob', 'Ann Bob'],
    ['\u202eevil\u202c', 'evil'],
    ['a\u200bb\u2066c\u2069\u200f', 'abc'],
    ['\ud800x', 'x'],
    ['e\u0301', 'é'],
    ['Zażółć 🦊', 'Zażółć 🦊'],
    ['<b>Ann</b>', '<b>Ann</b>'],
    [' \u200b\u2060 ', ''],
  ])('%j becomes %j', (given, wanted) => {
    expect(cleanName(given)).toBe(wanted);
  });

  test('is cut between characters', () => {
    expect(Array.from(cleanName('🦊'.repeat(99)))).toHaveLength(MAX_NAME_LENGTH);
  });
});

describe('keys and codes', () => {
  test('a key is 128 bits in base64url, and its hash opens nothing', () => {
    const key = newKey();
    expect(key).toMatch(SEAT_KEY);
    expect(hashSeatKey(key)).not.toBe(hashSeatKey(newKey()));
    for (const wrong of [
      '',
      key.slice(1),
      `${key}A`,
      `${key.slice(1)}B`,
      `${key.slice(1)}=`,
      `+${key.slice(1)}`,
      `${key}\n`,
      hashSeatKey(key),
    ])
      expect(wrong).not.toMatch(SEAT_KEY);
  });

  test('codes use the whole alphabet and are read in small letters too', () => {
    const codes = Array.from({ length: 500 }, newTableCode);
    expect(new Set(codes).size).toBe(500);
    expect([...new Set(codes.join(''))].sort().join('')).toBe([...CODE_ALPHABET].sort().join(''));
    for (const code of codes) expect(readTableCode(code.toLowerCase())).toBe(code);
    for (const text of ['', 'ABCDE', 'ABCDEFG', 'ABCDE0', 'ABCDEI', 'ABC DE', 'ÄBCDEF']) expect(readTableCode(text)).toBeNull();
  });
});

test('a bucket lets a burst through and refills', () => {
  let now = 0;
  const bucket = new TokenBucket({ burst: 2, perSecond: 1 }, () => now);
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
  now = 999;
  expect(bucket.take()).toBe(false);
  now = 1999;
  expect([bucket.take(), bucket.take()]).toEqual([true, false]);
  now = 1e9;
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
});
