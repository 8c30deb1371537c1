import { afterAll, describe, expect, test } from '@jest/globals';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { SEAT_KEY } from '@hexfall/shared/protocol/lobby';
import { CODE_ALPHABET, MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { readEnv } from '../../server/src/env.js';
import { cleanName } from '../../server/src/security/cleanName.js';
import { hashSeatKey } from '../../server/src/security/seatKey.js';
import { newTableCode, readTableCode } from '../../server/src/security/tableCode.js';
import { TokenBucket } from '../../server/src/security/TokenBucket.js';
import { MemoryStore } from '../../server/src/store/MemoryStore.js';
import type { LogEntry, MatchStore, SavedSeat, Setup } from '../../server/src/store/MatchStore.js';
import { openSqliteStore } from '../../server/src/store/SqliteStore.js';
import { newKey } from './support/Page.js';
import { temporaryFolder } from './support/testApp.js';

describe('the settings', () => {
  test('have defaults, and an empty variable is none', () => {
    const defaults = { port: 2567, host: undefined, dataDir: './data', proxies: ['loopback'], logLevel: 'info' };
    expect(readEnv({})).toEqual({ ok: true, value: defaults });
    expect(readEnv({ PORT: '', HOST: '', DATA_DIR: '', PROXIES: '', LOG_LEVEL: '', HOME: '/root' })).toEqual({ ok: true, value: defaults });
  });

  test.each(['-1', '65536', '80.5', '0x50', ' 80', '1e3', 'NaN'])('PORT=%s is a mistake', (port) => {
    expect(readEnv({ PORT: port })).toMatchObject({ ok: false });
  });

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

const folder = temporaryFolder();

afterAll(() => {
  folder.remove();
});

describe.each<[string, () => Promise<MatchStore>]>([
  ['in memory', () => Promise.resolve(new MemoryStore())],
  ['in a database', () => openSqliteStore(folder.path)],
])('a store %s', (_kind, open) => {
  const seated: SavedSeat = { name: "O'Neil", army: 'borgo', keyHash: 'h', mercenaries: [] };
  const setup: Setup = { options: DEFAULT_OPTIONS, seats: [null, seated], creator: 'h', listed: true, begins: 'first', seed: null };
  const entry: LogEntry = { seq: 1, player: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 }, client: 'page-one', n: 1 };

  test('keeps what it is given', async () => {
    const store = await open();
    expect(await store.load('AAAAAA')).toBeNull();
    expect(await store.exists('AAAAAA')).toBe(false);
    expect(await store.create('AAAAAA', setup)).toBe(true);
    expect(await store.create('AAAAAA', { ...setup, seed: 'other' })).toBe(false);
    expect(await store.exists('AAAAAA')).toBe(true);
    expect(await store.load('AAAAAA')).toEqual({ setup, log: [], finished: false });
    await store.saveSetup('AAAAAA', { ...setup, seed: 'seed' });
    await store.append('AAAAAA', entry, false);
    await store.append('AAAAAA', { ...entry, seq: 2, n: 2 }, true);
    const saved = { setup: { ...setup, seed: 'seed' }, log: [entry, { ...entry, seq: 2, n: 2 }], finished: true };
    expect(await store.load('AAAAAA')).toEqual(saved);
    await store.close();
  });

  test('takes an entry twice, and no other one in its place', async () => {
    const store = await open();
    await store.create('BBBBBB', setup);
    await store.append('BBBBBB', entry, false);
    await store.append('BBBBBB', entry, false);
    await expect(store.append('BBBBBB', { ...entry, player: 1 }, true)).rejects.toThrow('does not follow the log');
    expect(await store.load('BBBBBB')).toEqual({ setup, log: [entry], finished: false });
    await store.close();
  });

  test('does not write for a table it does not have', async () => {
    const store = await open();
    await expect(store.saveSetup('CCCCCC', setup)).rejects.toThrow();
    await expect(store.append('CCCCCC', entry, false)).rejects.toThrow();
    expect(await store.load('CCCCCC')).toBeNull();
    await store.close();
  });
});

test('a database can be opened again', async () => {
  const store = await openSqliteStore(folder.path);
  expect(await store.load('AAAAAA')).toMatchObject({ finished: true });
  await store.close();
});
