import { isSameHash, opens } from '@hexfall/shared/lobby/seats';
import { cleanName, distinctName } from '@hexfall/shared/lobby/userText';
import { SEAT_KEY } from '@hexfall/shared/protocol/lobby';
import { CODE_ALPHABET, MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { readEnv, VARIABLES } from '../../server/src/config/env.js';
import { ConcurrencyLimit } from '../../server/src/runtime/ConcurrencyLimit.js';
import { BudgetSpent, TokenBucket } from '../../server/src/runtime/TokenBucket.js';
import { hashSeatKey, newTableCode, readTableCode } from '../../server/src/security/credentials.js';
import { readProjectFile } from '../support/sources.js';
import { newKey } from './support/Page.js';

describe('the settings', () => {
  test('have defaults, and an empty variable is none', () => {
    const defaults = {
      port: 2567,
      host: undefined,
      dataDir: './data',
      databaseUrl: undefined,
      redisUrl: undefined,
      publicAddress: undefined,
      proxies: ['loopback'],
      origins: [],
      halls: [],
      hosts: [],
      basePath: '',
      maxStoreMb: 4096,
      keepFinishedDays: undefined,
      keepWaitingDays: 60,
      keepIdleDays: 400,
      keepProfilesDays: 400,
      namesFile: undefined,
      invitationCodes: [],
      webhookHosts: [],
      isPublic: false,
      push: { isEnabled: true, contact: null },
      metricsToken: undefined,
      logLevel: 'info',
    };
    expect(readEnv({})).toEqual({ ok: true, value: defaults });
    const empty = Object.fromEntries(VARIABLES.map((name) => [name, '']));
    expect(readEnv({ ...empty, HOME: '/root' })).toEqual({ ok: true, value: defaults });
  });

  test.each(['-1', '65536', '80.5', '0x50', ' 80', '1e3', 'NaN'])('PORT=%s is a mistake', (port) => {
    expect(readEnv({ PORT: port })).toMatchObject({ ok: false });
  });

  test('PUBLIC_SERVER is on or off', () => {
    expect(readEnv({ PUBLIC_SERVER: 'on' })).toMatchObject({ ok: true, value: { isPublic: true } });
    expect(readEnv({ PUBLIC_SERVER: 'off' })).toMatchObject({ ok: true, value: { isPublic: false } });
    expect(readEnv({ PUBLIC_SERVER: 'yes' })).toEqual({ ok: false, error: ['PUBLIC_SERVER must be on or off.'] });
  });

  const several = {
    REDIS_URL: 'redis://:s3cret@redis.example:6379',
    DATABASE_URL: 'postgres:///hexfall',
    PUBLIC_ADDRESS: 'hexfall.example/p1',
  };

  test.each(['hexfall.example/p1', 'localhost:2571', '[::1]:2571', '10.0.0.7:2571/a/b'])(
    'PUBLIC_ADDRESS=%s is an address',
    (publicAddress) => {
      const { REDIS_URL: redisUrl } = several;
      expect(readEnv({ ...several, PUBLIC_ADDRESS: publicAddress })).toMatchObject({ ok: true, value: { publicAddress, redisUrl } });
    },
  );

  test.each(['https://hexfall.example', 'hexfall.example/', 'hexfall.example/p1?a', 'ann@hexfall.example', '/p1', 'a b'])(
    'PUBLIC_ADDRESS=%s is a mistake',
    (address) => {
      expect(readEnv({ ...several, PUBLIC_ADDRESS: address })).toEqual({
        ok: false,
        error: [expect.stringContaining('PUBLIC_ADDRESS must be')],
      });
    },
  );

  test.each(['redis.example', 'http://redis.example', 'redis://'])('REDIS_URL=%s is a mistake', (url) => {
    expect(readEnv({ ...several, REDIS_URL: url })).toEqual({ ok: false, error: [expect.stringContaining('REDIS_URL must be')] });
  });

  test('several processes need a database for all and an address for each', () => {
    expect(readEnv({ REDIS_URL: several.REDIS_URL })).toEqual({
      ok: false,
      error: [expect.stringContaining('REDIS_URL needs DATABASE_URL'), expect.stringContaining('REDIS_URL needs PUBLIC_ADDRESS')],
    });
    expect(readEnv({ PUBLIC_ADDRESS: several.PUBLIC_ADDRESS })).toEqual({ ok: false, error: [expect.stringContaining('set REDIS_URL')] });
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

describe('more settings', () => {
  test('origins are what browsers send, without a path', () => {
    expect(readEnv({ ORIGINS: 'https://a.example, http://b.example:8080' })).toMatchObject({
      ok: true,
      value: { origins: ['https://a.example', 'http://b.example:8080'] },
    });
    for (const wrong of [
      'a.example',
      'https://a.example/',
      'https://A.example',
      'ftp://a.example',
      'https://a.example:443',
      '*',
      'null',
      ',',
    ])
      expect(readEnv({ ORIGINS: wrong })).toMatchObject({ ok: false });
  });

  test.each([
    ['METRICS_TOKEN', 'metricsToken'],
    ['ADMIN_TOKEN', 'adminToken'],
  ])('%s is not short', (name, field) => {
    expect(readEnv({ [name]: 'x'.repeat(16) })).toMatchObject({ ok: true, value: { [field]: 'x'.repeat(16) } });
    for (const wrong of ['short', 'x'.repeat(15), 'with a space in it', 'x'.repeat(201)])
      expect(readEnv({ [name]: wrong })).toMatchObject({ ok: false });
  });

  test('hosts that may be called are names, with a port or without', () => {
    expect(readEnv({ WEBHOOK_HOSTS: 'hooks.example, House.lan:8080' })).toMatchObject({
      ok: true,
      value: {
        webhookHosts: [
          { name: 'hooks.example', port: null },
          { name: 'house.lan', port: 8080 },
        ],
      },
    });
    expect(readEnv({})).toMatchObject({ ok: true, value: { webhookHosts: [] } });
    for (const wrong of ['https://a.example', 'a.example,', 'a.example:x'])
      expect(readEnv({ WEBHOOK_HOSTS: wrong })).toMatchObject({ ok: false });
  });

  test('every mistake has a sentence of its own', () => {
    const wrong = readEnv({
      PORT: 'x',
      PROXIES: 'x',
      HALLS: 'loopback',
      ORIGINS: 'x',
      WEBHOOK_HOSTS: 'x/',
      METRICS_TOKEN: 'x',
      LOG_LEVEL: 'x',
    });
    const sentences = wrong.ok ? [] : wrong.error;
    expect(sentences.map((sentence) => sentence.split(' ')[0])).toEqual([
      'PORT',
      'PROXIES',
      'HALLS',
      'ORIGINS',
      'WEBHOOK_HOSTS',
      'METRICS_TOKEN',
      'LOG_LEVEL',
    ]);
    for (const sentence of sentences) expect(sentence).toMatch(/ must .+\.$/);
  });

  test('docs/self-hosting.md has every variable in its table, and no other', () => {
    const named = [...readProjectFile('docs/self-hosting.md').matchAll(/^\| `([A-Z_]+)` +\|/gm)].map((match) => match[1]);
    expect(named.sort()).toEqual([...VARIABLES].sort());
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
    ['a\u200cb\u200dc\ufeffd\u00ade', 'abcde'],
    ['\u3164\u115f\uffa0', ''],
    ['x\u{e0041}\ufe0f', 'x'],
    // Signs of other names.
    ['\u2800\u2800', ''],
    ['\u{1d159}', ''],
    ['\ufffc', ''],
    ['!!', ''],
    ['★ 7', '★ 7'],
    // Joiners that make a difference, and those that make none.
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['علی\u200c', 'علی'],
    ['ന്\u200dമ', 'ന്\u200dമ'],
    ['ರ\u200d್ಕ', 'ರ\u200d್ಕ'],
    ['A\u200d\u200cn', 'An'],
    ['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
    ['👩🏽\u200d🚀', '👩🏽\u200d🚀'],
    ['❤\ufe0f', '❤\ufe0f'],
    ['1\ufe0f\u20e3', '1\ufe0f\u20e3'],
    ['🦊\u200d', '🦊'],
    ['🇵🇱', '🇵🇱'],
    [`a${'\u0335'.repeat(30)}`, `a${'\u0335'.repeat(3)}`],
  ])('%j becomes %j', (given, wanted) => {
    expect(cleanName(given)).toBe(wanted);
  });

  test('is cut between characters', () => {
    expect(Array.from(cleanName('🦊'.repeat(99)))).toHaveLength(MAX_NAME_LENGTH);
    expect(cleanName(`A${'🇵🇱'.repeat(13)}`)).toBe(`A${'🇵🇱'.repeat(11)}`);
    expect(cleanName(`${'a'.repeat(20)}👩\u200d👩\u200d👧`)).toBe('a'.repeat(20));
  });

  test.each([
    [['Bob'], 'Ann', 'Ann'],
    [['Ann'], 'Ann', 'Ann 2'],
    [['ANN', 'Ann 2'], 'Ann', 'Ann 3'],
    [['x'.repeat(24)], 'x'.repeat(24), `${'x'.repeat(22)} 2`],
    [['🇵🇱'.repeat(12)], '🇵🇱'.repeat(12), `${'🇵🇱'.repeat(11)} 2`],
  ])('beside %j %s is %s', (others, name, distinct) => {
    expect(distinctName(name, others)).toBe(distinct);
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

  test('hashes are compared as a whole', () => {
    const [hash, other] = [hashSeatKey(newKey()), hashSeatKey(newKey())];
    expect([isSameHash(hash, hash), isSameHash(hash, other), isSameHash(hash, ''), isSameHash(hash, `${hash}x`)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([opens([], hash), opens([other], hash), opens([other, hash], hash), opens([hash, other], hash)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
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

describe('a limit of what is open at once', () => {
  const limit = new ConcurrencyLimit(3, 'Too many.', 500);
  const open = (name: string, most = 2): (() => void) => limit.take([name, most]);

  test('counts by name and in all, until it is given back', () => {
    const [first] = [open('a'), open('a')];
    expect(() => open('a')).toThrow(BudgetSpent);
    const other = open('b');
    expect(() => open('c')).toThrow('Too many.');
    first();
    open('a');
    expect(limit.count).toBe(3);
    other();
    expect(() => limit.take(['c', 2], ['a', 2])).toThrow(BudgetSpent);
    expect(limit.count).toBe(2);
  });
});
