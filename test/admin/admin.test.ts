import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { hashSeatKey } from '../../server/src/security/credentials.js';
import { FIRST_EPOCH } from '../../server/src/store/LeaseStore.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { Page } from '../server/support/Page.js';
import { PostgresCluster } from '../server/support/PostgresCluster.js';
import { comeBack, type Duel, openTable, playRandomly, startDuel } from '../server/support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from '../server/support/testApp.js';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/programs.js';
import { call, done, type Env, openFor, pathsIn, refused } from './support.js';

const folder = temporaryFolder();
const newPath = pathsIn(folder.path);

afterAll(() => {
  folder.remove();
});

/** What an operator does, at a store of one kind or another; `newEnv` is the way to an empty one. */
const looksAfter = (newEnv: () => Promise<Env>): void => {
  let env: Env;
  let store: MatchRepository;
  let app: TestApp;

  const open: Page[] = [];

  const start = async (): Promise<void> => {
    store = await openFor(env);
    app = await startTestApp({ store, pollMs: 20 });
  };

  beforeEach(async () => {
    env = await newEnv();
    await start();
  });

  /** Ends the server after everyone has left it. */
  const stop = async (): Promise<void> => {
    await Promise.all(open.splice(0).map((page) => page.leave()));
    await app.stop();
  };

  afterEach(stop);

  const playABit = async (seed: number): Promise<Duel> => {
    const duel = await startDuel(app.url);
    open.push(...duel.pages);
    await playRandomly(duel, seed, 10);
    return duel;
  };

  /** A match that is over: one of the players gives up. */
  const playOut = async (seed: number): Promise<Duel> => {
    const duel = await playABit(seed);
    const [page] = duel.pages;
    await page.get('intent', { client: page.client, seat: 0, intent: { do: 'resign' } });
    await Promise.all(duel.pages.map((other) => other.until(() => other.state.phase === 'over')));
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

  test('deletes matches, and running ones only with --running', async () => {
    const [over, running] = [await playOut(94), await playABit(95)];
    expect(await refused(env, 'delete', over.code, running.code)).toContain('is being played: nothing has been deleted');
    expect(await done(env, 'list')).toContain('2 of 2 matches');
    expect(await done(env, 'delete', over.code)).toBe('1 deleted\n');
    expect(await refused(env, 'inspect', over.code)).toBe(`There is no match ${over.code}.`);
    expect(await done(env, 'delete', running.code, '--running')).toBe('1 deleted\n');
    const [page] = running.pages;
    const late = page.playAs({ n: 99, client: 'page-late', seat: 0, intent: { do: 'end-turn' } });
    // Refused, or given up because the page has been sent away already.
    const isPlayed = await late.then(
      (answer) => 'ack' in answer,
      () => false,
    );
    expect(isPlayed).toBe(false);
    expect((await fetch(`${app.url}/api/matches/${running.code}`)).status).toBe(404);
  });

  test('gives a seat to whoever opens a link, also while it is played at', async () => {
    const duel = await playABit(99);
    const [a, b] = duel.pages;
    expect(await refused(env, 'seat', duel.code, '3')).toBe(`No person has seat 3 of match ${duel.code}.`);
    expect(await refused(env, 'seat', duel.code, 'two')).toBe('A seat is a number from 1 to 4.');
    expect(await refused(env, 'seat', 'AAAAAA', '1')).toBe('There is no match AAAAAA.');
    const { profiles } = store;
    await profiles.add({ id: 'bob', name: 'Bob', crest: { shape: 'moon', color: 'teal' } }, 'hash', Date.now());
    await profiles.holdSeat('bob', { code: duel.code, keyHash: hashSeatKey(duel.keys[1]) });
    const printed = await done(env, 'seat', duel.code, '2', '--address', 'https://hexfall.example/');
    expect(printed).toMatch(new RegExp(`^https://hexfall\\.example/t/${duel.code}#seat=[\\w-]{22}\n.*plays for Bob`));
    const key = /#seat=(.*)/.exec(printed)![1]!;
    // The process loads the table again; pages come back by themselves.
    await Promise.all([a, b].map((page) => page.until(() => page.left !== null).catch(() => undefined)));
    const again = { ...duel, keys: [duel.keys[0], key] as const };
    const { pages } = await comeBack(app.url, again);
    open.push(...pages);
    expect(pages.map(({ standing }) => standing?.seats)).toEqual([[0], [1]]);
    const old = await Page.join(app.url, duel.code, [duel.keys[1]]);
    open.push(old);
    expect(old.standing).toMatchObject({ seats: [], replaced: true });
    expect(await profiles.seatAt('bob', duel.code)).toBeNull();
    await playRandomly({ pages }, 100, 4);
    await stop();
    const later = await done(env, 'seat', duel.code, '1');
    await start();
    await openTable(app.url, duel.code);
    const first = await Page.join(app.url, duel.code, [/#seat=(.*)/.exec(later)![1]!]);
    open.push(first);
    expect(first.standing?.seats).toEqual([0]);
  });

  test('backs up while people play, and a restored store goes on', async () => {
    const [over, running] = [await playOut(96), await playABit(97)];
    await done(env, 'ban', '203.0.113.0/24', '--reason', 'spam');
    const [walker] = over.pages;
    await walker.get('study', { act: { do: 'attend', client: walker.client, follows: true } });
    await walker.get('study', { act: { do: 'lead', moment: { turn: 2, step: 1 } } });
    // A study is stored after it is answered.
    await eventually(async () => expect((await store.study(over.code))?.moment).toEqual({ turn: 2, step: 1 }));
    const before = running.pages[0].table;
    const file = newPath();
    expect(await done(env, 'backup', file)).toBe(`2 matches written to ${file}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await playRandomly(running, 98, 4);
    expect(await refused(env, 'backup', file)).toContain(' exists already and was not changed');
    expect(await refused(env, 'restore', file)).toBe('The store has matches or player cards: restore into an empty one, or import.');
    await stop();

    env = await newEnv();
    expect(await done(env, 'restore', file)).toBe('2 of 2 matches were added\n');
    expect(await done(env, 'bans')).toContain('203.0.113.0/24');
    expect(await done(env, 'check')).toBe('2 matches, nothing is wrong\n');
    await start();
    const [watched] = (await comeBack(app.url, over)).pages;
    open.push(watched!);
    expect(JSON.parse(watched!.state.study)).toMatchObject({ leader: { name: 'Ann' }, moment: { turn: 2, step: 1 } });
    const again = await comeBack(app.url, running);
    open.push(...again.pages);
    expect(again.pages[0]?.table).toEqual(before);
    await playRandomly(again, 99, 6);
    expect((await fetch(`${app.url}/api/matches/${over.code}/record`)).status).toBe(200);
  });

  test('exports a match and imports it elsewhere', async () => {
    const { code, keys } = await playABit(100);
    const file = newPath();
    expect(await done(env, 'export', file, code)).toBe(`1 matches written to ${file}\n`);
    expect(await call(env, 'import', file)).toEqual({
      code: 2,
      out: `match ${code} exists already\n`,
      err: '0 of 1 matches were added; what was left out is named above.',
    });
    expect(await refused(env, 'export', newPath(), 'NOBODY')).toBe('There is no match NOBODY.');
    await stop();

    env = await newEnv();
    await start();
    expect(await done(env, 'import', file)).toBe('1 of 1 matches were added\n');
    const again = await comeBack(app.url, { code, keys, pages: [] });
    open.push(...again.pages);
    expect(again.pages.map(({ welcome }) => welcome?.seats)).toEqual([[0], [1]]);
    await playRandomly(again, 101, 6);
  });

  test('moves a match away, where it ends at once, and takes it back', async () => {
    const duel = await playABit(110);
    const [file, back] = [newPath(), newPath()];
    const { profiles } = store;
    await profiles.add({ id: 'ann', name: 'Ann', crest: { shape: 'moon', color: 'teal' } }, 'hash of ann', Date.now());
    await profiles.holdSeat('ann', { code: duel.code, keyHash: hashSeatKey(duel.keys[0]) });
    await done(env, 'export', file, duel.code, '--moved-to', 'https://new.example/hexfall/');
    expect(JSON.parse(await done(env, 'inspect', duel.code))).toMatchObject({ intents: 10, moved: 'https://new.example/hexfall' });
    await Promise.all(duel.pages.map((page) => page.until(() => page.left !== null)));
    const answer = await openTable(app.url, duel.code);
    expect([answer.status, await answer.json()]).toMatchObject([410, { code: 'moved', to: 'https://new.example/hexfall' }]);
    expect(await profiles.seats('ann', 9)).toEqual([]);
    expect(await store.prune('idle', Date.now() + 1000)).toEqual([]);
    expect(await done(env, 'export', back, duel.code)).toContain('1 matches written');
    expect(await done(env, 'import', file)).toBe('1 of 1 matches were added\n');
    expect(JSON.parse(await done(env, 'inspect', duel.code))).toMatchObject({ intents: 10, moved: null });
    const again = await comeBack(app.url, duel);
    open.push(...again.pages);
    expect(again.pages[0]?.table).toEqual(duel.pages[0].table);
    await playRandomly(again, 111, 4);
    expect((await call(env, 'import', back)).out).toContain('exists already');
  });

  test('bans addresses and removes the bans, at once', async () => {
    const { pages } = await playABit(102);
    expect(await refused(env, 'ban', 'ann.example')).toContain('is no address');
    await done(env, 'ban', '127.0.0.0/8');
    await pages[0].until(() => pages[0].left !== null);
    const answer = await fetch(`${app.url}/api/tables`);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'banned' }]);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    await expect(Page.create(app.url)).rejects.toThrow();
    expect(await refused(env, 'unban', '127.0.0.1')).toContain('is not banned');
    await done(env, 'unban', '127.0.0.0/8');
    for (let status = 403; status === 403;) ({ status } = await fetch(`${app.url}/api/tables`));
    await (await Page.create(app.url)).leave();
  });

  test('shows everyone a notice', async () => {
    const readNotice = async (): Promise<unknown> => (await fetch(`${app.url}/api/notice`)).json();
    expect(await readNotice()).toEqual({ notice: null });
    expect(await done(env, 'message')).toBe('there is no message\n');
    await done(env, 'message', 'Back at\n20:00');
    for (let found = await readNotice(); JSON.stringify(found) === '{"notice":null}';) found = await readNotice();
    expect(await readNotice()).toEqual({ notice: { text: 'Back at 20:00', since: expect.any(Number) as unknown } });
    expect(await done(env, 'message')).toBe('Back at 20:00\n');
    expect(await refused(env, 'message', 'x'.repeat(301))).toBe('A message has 1 to 300 characters.');
    expect(await refused(env, 'message', 'x', '--clear')).toContain('not both');
    await done(env, 'message', '--clear');
    for (let found = await readNotice(); JSON.stringify(found) !== '{"notice":null}';) found = await readNotice();
  });

  test('keeps everything, and deletes by age only on request', async () => {
    const [over, running] = [await playOut(103), await playABit(104)];
    const waiting = await Page.create(app.url);
    await waiting.sit({ army: 'outpost', name: 'Zoë' });
    open.push(waiting);
    const store = await openFor(env);
    const later = Date.now() + 60_000;
    for (const kind of ['finished', 'waiting', 'idle'] as const) {
      expect(await store.prune(kind, Date.now() - 60_000)).toEqual([]);
      // Someone is there, or was a moment ago.
      expect(await store.prune(kind, later)).toEqual([]);
    }
    for (const { code } of [over, running, waiting]) await store.release(code, FIRST_EPOCH, null);
    expect(await store.prune('finished', later)).toEqual([over.code]);
    expect(await Promise.all([over, running, waiting].map(({ code }) => store.exists(code)))).toEqual([false, true, true]);
    expect(await store.prune('waiting', later)).toEqual([waiting.code]);
    expect(await Promise.all([running, waiting].map(({ code }) => store.exists(code)))).toEqual([true, false]);
    expect(await store.prune('idle', later)).toEqual([running.code]);
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

  describe('at work', () => {
    looksAfter(async () => ({ DATABASE_URL: await cluster.newDatabase() }));
  });

  // Without a server at the same time: there is one in a process.
  test('moves everything from one kind of database to the other', async () => {
    const from = { DATA_DIR: newPath() };
    const app = await startTestApp({ store: await openFor(from) });
    const duel = await startDuel(app.url);
    await playRandomly(duel, 111, 10);
    await Promise.all(duel.pages.map((page) => page.leave()));
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

  test('says in one sentence that the database is empty, or away', async () => {
    const address = await cluster.newDatabase();
    expect(await refused({ DATABASE_URL: address }, 'list')).toBe('The database is empty: no server has been started with it.');
    const away = await refused({ DATABASE_URL: 'postgres://hexfall:geheim@127.0.0.1:1/hexfall' }, 'list');
    expect(away).toMatch(/^The store cannot be opened: .*ECONNREFUSED/);
    expect(away).not.toContain('geheim');
  });
});
