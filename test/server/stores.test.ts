import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import Database from 'libsql';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { MemoryStore } from '../../server/src/store/MemoryStore.js';
import { NEW_COURSE, type LogEntry, type MatchStore, type SavedSeat, type Setup } from '../../server/src/store/MatchStore.js';
import { openSqliteStore } from '../../server/src/store/SqliteStore.js';
import { temporaryFolder } from './support/testApp.js';

const folder = temporaryFolder();

afterAll(() => {
  folder.remove();
});

describe.each<[string, () => Promise<MatchStore>]>([
  ['in memory', () => Promise.resolve(new MemoryStore())],
  ['in a database', () => openSqliteStore(folder.path)],
])('a store %s', (_kind, open) => {
  const seated: SavedSeat = { name: "O'Neil", army: 'borgo', keyHash: 'h', mercenaries: [] };
  const setup: Setup = {
    options: DEFAULT_OPTIONS,
    seats: [null, seated],
    creator: 'h',
    listed: true,
    begins: 'first',
    seed: null,
    course: NEW_COURSE,
  };
  const entry: LogEntry = { seq: 1, player: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 }, client: 'page-one', n: 1, clock: null };

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

  test('keeps what the clocks showed (O10)', async () => {
    const store = await open();
    const clock = { at: 1_700_000_000_000, left: [59_000, 60_000], strikes: [0, 1] };
    await store.create('PPPPPP', { ...setup, course: { ...NEW_COURSE, clock } });
    await store.append('PPPPPP', { ...entry, clock }, false);
    expect(await store.load('PPPPPP')).toMatchObject({ setup: { course: { clock } }, log: [{ clock }] });
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

  const empty: Setup = { ...setup, seats: [null, null], creator: null };
  const later = (): number => Date.now() + 1000;

  test('finds the open tables, the latest first', async () => {
    const store = await open();
    const codes = async (since = 0, limit = 10): Promise<string[]> => (await store.openTables(since, limit)).map(({ code }) => code);
    await store.create('DDDDDD', setup);
    await store.create('EEEEEE', empty);
    await store.create('FFFFFF', { ...setup, listed: false });
    await store.create('GGGGGG', { ...setup, seats: [seated, { ...seated, keyHash: null }], seed: 'seed' });
    await store.create('HHHHHH', setup);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await store.saveSetup('DDDDDD', setup);
    const found = (await codes()).filter((code) => /[D-H]/.test(code));
    expect(found).toEqual(['DDDDDD', 'HHHHHH']);
    expect(await codes(0, 1)).toEqual(['DDDDDD']);
    expect(await codes(later())).toEqual([]);
    expect((await store.openTables(0, 1))[0]).toEqual({ code: 'DDDDDD', setup });
    await store.close();
  });

  test('gives up tables where nobody sits, and nothing else', async () => {
    const store = await open();
    const computer: SavedSeat = { ...seated, keyHash: null };
    await store.create('JJJJJJ', empty);
    await store.create('KKKKKK', { ...empty, seats: [computer, null] });
    await store.create('LLLLLL', empty);
    await store.create('MMMMMM', setup);
    await store.create('NNNNNN', { ...setup, seats: [computer, seated], seed: 'seed' });
    await store.append('NNNNNN', entry, true);
    expect(await store.prune(Date.now() - 1000, () => false)).toBe(0);
    await store.prune(later(), (code) => code === 'LLLLLL');
    const left = ['JJJJJJ', 'KKKKKK', 'LLLLLL', 'MMMMMM', 'NNNNNN'].map((code) => store.exists(code));
    expect(await Promise.all(left)).toEqual([false, false, true, true, true]);
    expect((await store.load('NNNNNN'))?.log).toEqual([entry]);
    await store.close();
  });
});

test('a database of the first version is brought up to date', async () => {
  const old = temporaryFolder();
  const database = new Database(join(old.path, 'hexfall.db'));
  database.exec(`
    create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
    create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer not null default 0);
    insert into kysely_migration values ('0001-matches', '2026-01-01T00:00:00.000Z');
    insert into kysely_migration_lock values ('migration_lock', 0);
    create table match (code text primary key, rules integer not null, setup text not null, finished integer not null default 0,
      created text not null default (datetime('now')));
    create table intent (match text not null references match (code) on delete cascade, seq integer not null, player integer not null,
      intent text not null, client text not null, n integer not null, constraint intent_in_match primary key (match, seq));
    insert into match (code, rules, setup, created) values ('AAAAAA', ${RULES_VERSION}, '{"options":{},"seats":[null,{"name":"Ann","army":"borgo",
      "keyHash":"h"}],"seed":null}', '2026-01-01 00:00:00'), ('BBBBBB', ${RULES_VERSION}, '{"options":{},"seats":[null,null],"seed":null}',
      '2026-01-01 00:00:00');`);
  database.close();
  const store = await openSqliteStore(old.path);
  const setup = { options: { clock: 'none' }, creator: 'h', listed: false, begins: 'first', seed: null, course: NEW_COURSE };
  expect((await store.load('AAAAAA'))?.setup).toEqual({
    ...setup,
    seats: [null, { name: 'Ann', army: 'borgo', keyHash: 'h', mercenaries: [] }],
  });
  expect(await store.prune(Date.UTC(2026, 0, 1), () => false)).toBe(0);
  expect(await store.prune(Date.UTC(2026, 0, 2), () => false)).toBe(1);
  expect(await store.exists('AAAAAA')).toBe(true);
  await store.close();
  old.remove();
});

test('a database can be opened again', async () => {
  const store = await openSqliteStore(folder.path);
  expect(await store.load('AAAAAA')).toMatchObject({ finished: true });
  await store.close();
});
