import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Database from 'libsql';
import { pino } from 'pino';
import { COMMANDS, runAdmin } from '../../server/src/admin/runAdmin.js';
import { openStore } from '../../server/src/store/openStore.js';
import { Page } from '../server/support/Page.js';
import { PostgresCluster } from '../server/support/PostgresCluster.js';
import { comeBack, playRandomly, startDuel, type Duel } from '../server/support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { readProjectFile, resolveInProject } from '../support/sources.js';

type Env = Readonly<Record<string, string>>;

const folder = temporaryFolder();
let files = 0;

/** A path where nothing is yet. */
const newPath = (): string => join(folder.path, String((files += 1)));

afterAll(() => {
  folder.remove();
});

/** What a call of `hexfall admin` prints and how it ends. */
const call = async (env: Env, ...words: string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> => {
  let [out, err] = ['', ''];
  const code = await runAdmin(words, env, { write: (text) => (out += text), complain: (text) => (err += text) });
  return { code, out, err };
};

/** The same of one that works. */
const done = async (env: Env, ...words: string[]): Promise<string> => {
  const { code, out, err } = await call(env, ...words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

/** Why a call does not work. */
const refused = async (env: Env, ...words: string[]): Promise<string> => {
  const { code, err } = await call(env, ...words);
  expect(code).toBe(2);
  return err;
};

const openFor = (env: Env) => openStore({ dataDir: env['DATA_DIR'] ?? '', databaseUrl: env['DATABASE_URL'] }, pino({ level: 'silent' }));

/** What an operator does, at a store of one kind or another; `newEnv` is the way to an empty one. */
const looksAfter = (newEnv: () => Promise<Env>): void => {
  let env: Env;
  let app: TestApp;

  const start = async (): Promise<void> => {
    app = await startTestApp({ store: await openFor(env), lookMs: 20 });
  };

  beforeEach(async () => {
    env = await newEnv();
    await start();
  });

  afterEach(() => app.stop());

  const playOut = async (seed: number): Promise<Duel> => {
    const duel = await startDuel(app.url);
    await playRandomly(duel, seed, 2000);
    return duel;
  };

  const playABit = async (seed: number): Promise<Duel> => {
    const duel = await startDuel(app.url);
    await playRandomly(duel, seed, 10);
    return duel;
  };

  test('lists, inspects and checks matches while they are played', async () => {
    const [over, running] = [await playOut(91), await playABit(92)];
    const listed = await done(env, 'list');
    expect(listed).toMatch(
      new RegExp(`^${over.code}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  over  duel  \\d+ intents  Ann \\(borgo\\), Bob \\(moloch\\)$`, 'm'),
    );
    expect(listed).toContain('2 of 2 matches');
    expect(await done(env, 'list', '--phase', 'playing', '--limit', '1')).toMatch(new RegExp(`^${running.code}.*\n1 of 1 matches\n$`));
    expect(await refused(env, 'list', '--limit', 'all')).toBe('--limit must be a number from 1.');
    const seen = await done(env, 'inspect', running.code.toLowerCase());
    expect(JSON.parse(seen)).toMatchObject({
      code: running.code,
      phase: 'playing',
      intents: 10,
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
    });
    expect(seen).not.toMatch(/seed|keyHash|secret/);
    expect(await done(env, 'check')).toBe('2 matches, nothing is wrong\n');
    await playRandomly(running, 93, 4);
    expect(running.pages[0].state.seq).toBe(14);
  });

  test('deletes matches, and those that are being played only if told so', async () => {
    const [over, running] = [await playOut(94), await playABit(95)];
    expect(await refused(env, 'delete', over.code, running.code)).toContain('is being played: nothing has been deleted');
    expect(await done(env, 'list')).toContain('2 of 2 matches');
    expect(await done(env, 'delete', over.code)).toBe('1 deleted\n');
    expect(await refused(env, 'inspect', over.code)).toBe(`There is no match ${over.code}.`);
    expect(await done(env, 'delete', running.code, '--running')).toBe('1 deleted\n');
    const [page] = running.pages;
    const answer = await page.playAs({ n: 99, client: 'page-late', seat: 0, intent: { do: 'end-turn' } });
    expect(answer).not.toHaveProperty('seq');
    expect((await fetch(`${app.url}/api/matches/${running.code}`)).status).toBe(404);
  });

  test('backs up while people play, and a restored store goes on', async () => {
    const [over, running] = [await playOut(96), await playABit(97)];
    await done(env, 'ban', '203.0.113.0/24', '--reason', 'spam');
    const before = running.pages[0].table;
    const file = newPath();
    expect(await done(env, 'backup', file)).toBe(`2 matches are in ${file}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await playRandomly(running, 98, 4);
    expect(await refused(env, 'backup', file)).toContain('EEXIST');
    expect(await refused(env, 'restore', file)).toBe('The store has matches: restore into an empty one, or import.');
    await app.stop();

    env = await newEnv();
    expect(await done(env, 'restore', file)).toBe('2 of 2 matches have been added\n');
    expect(await done(env, 'bans')).toContain('203.0.113.0/24');
    expect(await done(env, 'check')).toBe('2 matches, nothing is wrong\n');
    await start();
    const again = await comeBack(app.url, running);
    expect(again.pages[0]?.table).toEqual(before);
    await playRandomly(again, 99, 6);
    expect((await fetch(`${app.url}/api/matches/${over.code}/record`)).status).toBe(200);
  });

  test('exports a match and imports it elsewhere', async () => {
    const { code, keys } = await playABit(100);
    const file = newPath();
    expect(await done(env, 'export', file, code)).toBe(`1 matches are in ${file}\n`);
    expect(await refused(env, 'import', file)).toBe(`0 of 1 matches have been added; ${code} is there already.`);
    expect(await refused(env, 'export', newPath(), 'NOBODY')).toBe('There is no match NOBODY.');
    await app.stop();

    env = await newEnv();
    await start();
    expect(await done(env, 'import', file)).toBe('1 of 1 matches have been added\n');
    const again = await comeBack(app.url, { code, keys, pages: [] });
    expect(again.pages.map(({ welcome }) => welcome?.seats)).toEqual([[0], [1]]);
    await playRandomly(again, 101, 6);
  });

  test('shuts addresses out and lets them in again, at once', async () => {
    const { pages } = await playABit(102);
    expect(await refused(env, 'ban', 'ann.example')).toContain('is no address');
    await done(env, 'ban', '127.0.0.0/8');
    await pages[0].until(() => pages[0].left !== null);
    const answer = await fetch(`${app.url}/api/tables`);
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: 'banned' } }]);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    await expect(Page.create(app.url)).rejects.toThrow();
    expect(await refused(env, 'unban', '127.0.0.1')).toContain('is not among those');
    await done(env, 'unban', '127.0.0.0/8');
    for (let status = 403; status === 403;) ({ status } = await fetch(`${app.url}/api/tables`));
    await (await Page.create(app.url)).leave();
  });

  test('tells everybody something', async () => {
    const told = async (): Promise<unknown> => (await fetch(`${app.url}/api/notice`)).json();
    expect(await told()).toEqual({ notice: null });
    expect(await done(env, 'message')).toBe('there is no message\n');
    await done(env, 'message', 'Back at\n20:00');
    for (let found = await told(); JSON.stringify(found) === '{"notice":null}';) found = await told();
    expect(await told()).toEqual({ notice: { text: 'Back at 20:00', since: expect.any(Number) } });
    expect(await done(env, 'message')).toBe('Back at 20:00\n');
    expect(await refused(env, 'message', 'x'.repeat(301))).toBe('A message has 1 to 300 characters.');
    expect(await refused(env, 'message', 'x', '--clear')).toContain('not both');
    await done(env, 'message', '--clear');
    for (let found = await told(); JSON.stringify(found) !== '{"notice":null}';) found = await told();
  });

  test('keeps everything, and deletes by age only what it is told to', async () => {
    const [over, running] = [await playOut(103), await playABit(104)];
    const waiting = await Page.create(app.url);
    await waiting.sit({ army: 'outpost', name: 'Zoë' });
    const store = await openFor(env);
    const later = Date.now() + 60_000;
    expect(await store.expire({ finishedBefore: null, waitingBefore: null })).toBe(0);
    expect(await store.expire({ finishedBefore: Date.now() - 60_000, waitingBefore: Date.now() - 60_000 })).toBe(0);
    expect(await store.expire({ finishedBefore: later, waitingBefore: null })).toBe(1);
    expect(await Promise.all([over, running, waiting].map(({ code }) => store.exists(code)))).toEqual([false, true, true]);
    expect(await store.expire({ finishedBefore: null, waitingBefore: later })).toBe(1);
    expect(await Promise.all([running, waiting].map(({ code }) => store.exists(code)))).toEqual([true, false]);
    await store.close();
  });
};

describe('an operator with SQLite', () => {
  looksAfter(() => Promise.resolve({ DATA_DIR: newPath() }));
});

describeWith('postgresql', 'an operator with PostgreSQL', (executable) => {
  let cluster: PostgresCluster;

  beforeAll(async () => {
    cluster = await PostgresCluster.start(executable);
  });

  afterAll(() => cluster.remove());

  looksAfter(async () => ({ DATABASE_URL: await cluster.newDatabase() }));

  test('moves everything from one kind of database to the other', async () => {
    const from = { DATA_DIR: newPath() };
    const app = await startTestApp({ store: await openFor(from) });
    const duel = await startDuel(app.url);
    await playRandomly(duel, 111, 10);
    await app.stop();
    const [there, back, to] = [newPath(), newPath(), { DATABASE_URL: await cluster.newDatabase() }];
    await done(from, 'backup', there);
    await done(to, 'restore', there);
    await done(to, 'backup', back);
    const rows = (file: string): string[] => gunzipSync(readFileSync(file)).toString().split('\n').slice(1);
    const plain = (file: string): unknown[] =>
      rows(file).map((line) => JSON.parse((line || 'null').replace(/:"(\d{13})"/g, ':$1')) as unknown);
    expect(plain(back)).toEqual(plain(there));
  });

  test('is told in one sentence that the database is empty, or away', async () => {
    const address = await cluster.newDatabase();
    expect(await refused({ DATABASE_URL: address }, 'list')).toBe('The database is empty: no server has been started with it.');
    const away = await refused({ DATABASE_URL: 'postgres://hexfall:geheim@127.0.0.1:1/hexfall' }, 'list');
    expect(away).toMatch(/^The store cannot be opened: .*ECONNREFUSED/);
    expect(away).not.toContain('geheim');
  });
});

describe('hexfall admin', () => {
  /** A folder without anything in it. */
  const newFolder = (): { readonly DATA_DIR: string } => {
    const env = { DATA_DIR: newPath() };
    mkdirSync(env.DATA_DIR);
    return env;
  };

  test('says how it is used', async () => {
    const help = await done({}, '--help');
    expect(Object.keys(COMMANDS).filter((name) => !help.includes(`\n  ${name}`))).toEqual([]);
    expect(await refused({}, 'lsit')).toBe('There is no command lsit; hexfall admin --help tells which there are.');
    expect(await refused({}, 'inspect')).toBe('Usage: hexfall admin inspect CODE');
    expect(await refused({}, 'list', '--all')).toContain('Usage: hexfall admin list');
    expect(await refused({ DATABASE_URL: 'mysql://x' }, 'list')).toContain('DATABASE_URL must be');
  });

  test('has every command in docs/self-hosting.md', () => {
    const text = readProjectFile('docs/self-hosting.md');
    expect(Object.keys(COMMANDS).filter((name) => !text.includes(`hexfall admin ${name}`))).toEqual([]);
  });

  test('makes no store where there is none', async () => {
    const env = { DATA_DIR: newPath() };
    expect(await refused(env, 'list')).toContain(`There is no store in ${env.DATA_DIR}`);
    expect(existsSync(env.DATA_DIR)).toBe(false);
    expect(await refused(newFolder(), 'list')).toContain('There is no store');
  });

  test('leaves a store of an older or a later version as it is', async () => {
    const env = { DATA_DIR: newPath() };
    await (await openFor(env)).close();
    const path = join(env.DATA_DIR, 'hexfall.db');
    const database = new Database(path);
    database.exec(`insert into kysely_migration values ('9999-later', '2030-01-01')`);
    database.close();
    expect(await refused(env, 'list')).toBe('The store is of a later version: use the hexfall of that version.');
    const old = newFolder();
    const backup = newPath();
    const bytes = readFileSync(resolveInProject('test/upgrade/4a6b44f/hexfall.db'));
    writeFileSync(join(old.DATA_DIR, 'hexfall.db'), bytes);
    expect(await refused(old, 'backup', backup)).toContain(
      'The store is of an older version (0001-matches): start the server of this version once',
    );
    expect(existsSync(backup)).toBe(false);
  });

  test('finds what is wrong with a store', async () => {
    const env = { DATA_DIR: newPath() };
    const app = await startTestApp({ store: await openFor(env) });
    const duel = await startDuel(app.url);
    await playRandomly(duel, 121, 10);
    await app.stop();
    const database = new Database(join(env.DATA_DIR, 'hexfall.db'));
    database.exec('delete from intent where seq = 3');
    database.close();
    const { code, out, err } = await call(env, 'check');
    expect([code, out, err]).toEqual([2, `match ${duel.code}: intent 3 is missing\n`, '1 matches, 1 faults']);
    expect(await refused(env, 'inspect', duel.code)).toBe(`Match ${duel.code} is damaged: intent 3 is missing.`);
  });

  test.each<[string, (text: string) => string, string]>([
    ['no archive', () => 'hello', 'This is no archive of Hexfall, or one of a later version.'],
    ['an archive without its end', (text) => text.split('\n').slice(0, -2).join('\n'), 'The archive is not complete: its end is missing.'],
    ['a damaged archive', (text) => text.replace('{"intent"', '{"indent"'), 'The archive is damaged in line 3.'],
    [
      'an archive of a later version',
      (text) => text.replace(/"migration":"[^"]+"/, '"migration":"9999-later"'),
      'The archive does not fit this version',
    ],
    [
      'a match that was changed',
      (text) => text.replace('\\"do\\":\\"place-hq\\"', '\\"do\\":\\"end-turn\\"'),
      'is damaged: intent 1 is refused now',
    ],
  ])('refuses %s', async (_, change, sentence) => {
    const env = { DATA_DIR: newPath() };
    const app = await startTestApp({ store: await openFor(env) });
    const duel = await startDuel(app.url);
    await playRandomly(duel, 122, 6);
    await app.stop();
    const file = newPath();
    await done(env, 'export', file, duel.code);
    const text = change(gunzipSync(readFileSync(file)).toString());
    writeFileSync(file, text.length % 2 === 0 ? gzipSync(text) : text);
    const other = { DATA_DIR: newPath() };
    await (await openFor(other)).close();
    expect(await refused(other, 'import', file)).toContain(sentence);
    expect(await done(other, 'list')).toBe('0 of 0 matches\n');
  });
});
