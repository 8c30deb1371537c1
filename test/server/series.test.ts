import { EventEmitter, once } from 'node:events';
import { cpSync } from 'node:fs';
import type { Seat } from '@hexfall/shared/model/seat';
import { parseRecord } from '@hexfall/shared/notation/record';
import { verifyRecord } from '@hexfall/shared/notation/verifyRecord';
import type { CreateOptions } from '@hexfall/shared/protocol/requests';
import { openAdminStore } from '../../server/src/admin/openAdminStore.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { FakeTime } from './support/FakeTime.js';
import { replayed } from './support/film.js';
import { MemoryStore } from './support/MemoryStore.js';
import { codeOf, newContribution, Page } from './support/Page.js';
import { comeBack, type Game, openTable, seatEverybody } from './support/table.js';
import { RestartableApp, startTestApp, temporaryFolder } from './support/testApp.js';

let time = new FakeTime();
const AWAY_MS = 3 * 60_000;
const app = new RestartableApp(() => ({ time, awayMs: AWAY_MS }));

beforeEach(async () => {
  time = new FakeTime();
  await app.start();
});

const begin = (url: string, wish: Omit<CreateOptions, 'protocol'> = {}): Promise<Game> =>
  seatEverybody(url, { seriesKind: 'return', ...wish }, ['borgo', 'moloch']);

/** The code of the next table, which the server makes by itself. */
const nextCode = async ([page]: readonly Page[]): Promise<string> => {
  await page!.until(() => page!.state.rematchCode !== '');
  return page!.state.rematchCode;
};

/** The same players at the next table: each comes, and is ready. */
const goOn = async (url: string, game: Game): Promise<Game> => {
  const there = await comeBack(url, { ...game, code: await nextCode(game.pages) });
  for (const page of there.pages) await page.get('ready', { seat: page.welcome!.seats[0]!, ready: true, contribution: newContribution() });
  await Promise.all(there.pages.map((page) => page.until(() => page.state.phase === 'playing')));
  return there;
};

/** The seat of a page. */
const seatOf = ({ standing, welcome }: Page): Seat => (standing ?? welcome)!.seats[0]!;

/** Ends the match. @param by which of the pages resigns. */
const resign = async ({ pages }: Game, by: number): Promise<void> => {
  const page = pages[by]!;
  expect(codeOf(await page.play(seatOf(page), { do: 'resign' }))).toBe('ack');
  await Promise.all(pages.map((other) => other.until(() => other.state.phase === 'over')));
};

const seriesAt = (page: Page): unknown => JSON.parse(page.state.series);

describe('a return match', () => {
  test('goes on without a proposal: the same armies, the other player begins, new clocks, and the chat goes along', async () => {
    const first = await begin(app.url, { options: { clock: 'game:600+10' } });
    const [a, b] = first.pages as readonly [Page, Page];
    expect(a.state.seriesKind).toBe('return');
    await a.get('say', { text: 'Have fun!' });
    await resign(first, 1);
    const code = await nextCode(first.pages);
    expect(await a.refusal('propose', { seat: 0, kind: 'rematch' })).toBe('not-now');
    expect(b.state.nextCommitment).toBe('');
    const second = await comeBack(app.url, { ...first, code });
    expect(second.pages.map(({ welcome }) => welcome?.seats)).toEqual([[1], [0]]);
    const [c, d] = second.pages as readonly [Page, Page];
    expect([c.state.phase, c.state.clock]).toEqual(['lobby', 'null']);
    expect(c.lines.map(({ text }) => text)).toContain('Have fun!');
    expect(seriesAt(c)).toEqual({ played: 1, won: [0, 1], drawn: 0, hq: [-20, 20] });
    await c.get('ready', { seat: 1, ready: true, contribution: newContribution() });
    expect(c.state.phase).toBe('lobby');
    await d.get('ready', { seat: 0, ready: true, contribution: newContribution() });
    await c.until(() => c.state.phase === 'playing');
    expect(c.table?.players.map(({ army }) => army)).toEqual(['moloch', 'borgo']);
    expect(c.clock).toMatchObject({ running: 0, left: [600_000, 600_000] });
  });

  test('ends after two matches; a rematch then begins a new one', async () => {
    const first = await begin(app.url);
    await resign(first, 1);
    const second = await goOn(app.url, first);
    await resign(second, 0);
    const [a, b] = second.pages as readonly [Page, Page];
    await a.until(() => a.state.nextCommitment !== '');
    expect(a.state.rematchCode).toBe('');
    const { proposal } = await a.get('propose', { seat: 1, kind: 'rematch' });
    await b.get('answer', { seat: 0, proposal, agree: true });
    const third = await comeBack(app.url, { ...second, code: await nextCode(second.pages) });
    expect([third.pages[0]?.state.phase, third.pages[0]?.state.seriesKind, seriesAt(third.pages[0]!)]).toEqual(['playing', 'return', null]);
    await resign(third, 0);
    expect(await nextCode(third.pages)).toMatch(/^[A-Z2-9]{6}$/);
  });

  test('keeps armies that were dealt, and its draw can be verified', async () => {
    const a = await Page.createAs(app.url, { seriesKind: 'return', armySelection: 'random' });
    const one = await a.sit({ name: 'Ann' });
    const b = await Page.join(app.url, a.code);
    const other = await b.sit({ name: 'Bob' });
    await a.until(() => a.state.phase === 'playing');
    const dealt = a.table!.players.map(({ army }) => army);
    const first: Game = { pages: [a, b], keys: [one.key, other.key], code: a.code };
    await resign(first, 0);
    const second = await goOn(app.url, first);
    expect(second.pages[0]!.table!.players.map(({ army }) => army)).toEqual([...dealt].reverse());
    await resign(second, 0);
    const records = await Promise.all(
      [first, second].map(
        async ({ code }) => (await fetch(`${app.url}/api/matches/${code}/record`)).json() as Promise<{ fair: object; series: object }>,
      ),
    );
    expect(records.map(({ fair }) => 'dealt' in fair)).toEqual([true, false]);
    expect(records.map(({ series }) => series)).toEqual([
      { kind: 'return', match: 1, won: [0, 0], drawn: 0, hq: [0, 0] },
      { kind: 'return', match: 2, won: [1, 0], drawn: 0, hq: [20, -20] },
    ]);
    for (const json of records) {
      const read = parseRecord(json);
      expect(read.ok && verifyRecord(read.value)).toMatchObject({ ok: true });
    }
    for (const { code } of [first, second]) expect((await replayed(app.url, code)).table.outcome?.reason).toBe('resigned');
  });
});

describe('best of three', () => {
  test('ends with the second win of a player', async () => {
    const first = await begin(app.url, { seriesKind: 'best-of-three' });
    await resign(first, 1);
    const second = await goOn(app.url, first);
    await resign(second, 1);
    const [a] = second.pages as readonly [Page];
    await a.until(() => a.state.nextCommitment !== '');
    expect(a.state.rematchCode).toBe('');
  });

  test('goes on after a draw, at most to a third match', async () => {
    let game = await begin(app.url, { seriesKind: 'best-of-three' });
    for (let match = 1; match <= 3; match++) {
      const [a, b] = game.pages as readonly [Page, Page];
      const { proposal } = await a.get('propose', { seat: seatOf(a), kind: 'draw' });
      await b.get('answer', { seat: seatOf(b), proposal, agree: true });
      if (match < 3) game = await goOn(app.url, game);
    }
    const [last] = game.pages as readonly [Page];
    await last.until(() => last.state.nextCommitment !== '');
    expect([seriesAt(last), last.state.rematchCode]).toEqual([{ played: 2, won: [0, 0], drawn: 2, hq: [0, 0] }, '']);
  });
});

describe('somebody who does not come to the next match', () => {
  test('need not be waited for when away: the match begins, and the clock runs', async () => {
    const first = await begin(app.url, { options: { clock: 'turn:60' } });
    await resign(first, 1);
    const code = await nextCode(first.pages);
    await openTable(app.url, code);
    const ann = await Page.join(app.url, code, [first.keys[0]!]);
    await ann.get('ready', { seat: 1, ready: true });
    expect(await ann.refusal('ready', { seat: 0, ready: true })).toBe('not-away');
    expect(await ann.refusal('leaveSeat', { seat: 1 })).toBe('in-series');
    expect(await ann.refusal('configure', { options: {}, seats: 2, startingSeat: 'first', armySelection: 'free', forecast: true })).toBe(
      'in-series',
    );
    time.pass(AWAY_MS);
    await ann.until(() => [...ann.state.seats][0]?.absent === true);
    await ann.get('ready', { seat: 0, ready: true, contribution: newContribution() });
    await ann.until(() => ann.state.phase === 'playing');
    expect(ann.clock).toMatchObject({ running: 0 });
    // Nobody contributes for somebody else.
    expect([...ann.state.seats].map(({ contribution }) => contribution)).toEqual(['', '']);
  });

  test('loses by the clock as anywhere, which ends the series', async () => {
    const first = await begin(app.url, { options: { clock: 'game:60+0' } });
    await resign(first, 1);
    const second = await goOn(app.url, first);
    const [ann] = second.pages as readonly [Page, Page];
    time.pass(61_000);
    await ann.until(() => ann.state.phase === 'over' || ann.state.seq > 0);
    while (ann.state.phase !== 'over') {
      const { seq } = ann.state;
      time.pass(61_000);
      await ann.until(() => ann.state.seq > seq || ann.state.phase === 'over');
    }
    expect(ann.table?.outcome).toMatchObject({ reason: 'resigned' });
    await ann.until(() => ann.state.nextCommitment !== '');
  });
});

describe('the next match after kill -9', () => {
  const tablesIn = async (path: string): Promise<number> => {
    const admin = await openAdminStore({ databaseUrl: undefined, dataDir: path });
    if (!admin.ok) throw new Error(admin.error);
    const rows = await admin.value.db.selectFrom('match').select('code').execute();
    await admin.value.close();
    return rows.length;
  };

  test('between the last intent and the new table: it is made once, when the finished one is opened again', async () => {
    await app.stop();
    const [before, left] = [temporaryFolder(), temporaryFolder()];
    const store = await openSqliteStore(before.path);
    const create = store.create.bind(store);
    const moment = new EventEmitter();
    // The process is killed when it is about to store the new table.
    store.create = async (code, setup, origin, owner) => {
      if (!origin) return create(code, setup, origin, owner);
      const killed = once(moment, 'killed');
      moment.emit('reached');
      await killed;
      throw new Error('the process was killed');
    };
    const reached = once(moment, 'reached');
    const dying = await startTestApp({ store });
    const first = await begin(dying.url);
    await resign(first, 1);
    await reached;
    cpSync(before.path, left.path, { recursive: true });
    moment.emit('killed');
    await dying.stop();
    const again = await startTestApp({ store: await openSqliteStore(left.path) });
    const there = await comeBack(again.url, first);
    expect(there.pages[0]?.state.phase).toBe('over');
    const code = await nextCode(there.pages);
    const second = await goOn(again.url, there);
    expect(second.code).toBe(code);
    await again.stop();
    expect(await tablesIn(left.path)).toBe(2);
    for (const { remove } of [before, left]) remove();
  });

  test('after the new table was stored: it is the same one, and no other is made', async () => {
    const first = await begin(app.url);
    await resign(first, 0);
    const code = await nextCode(first.pages);
    await app.startAsKilled();
    const there = await comeBack(app.url, first);
    expect(there.pages[0]?.state.rematchCode).toBe(code);
    await app.startAsKilled();
    const second = await goOn(app.url, await comeBack(app.url, first));
    expect([second.code, codeOf(await second.pages[1]!.play(0, { do: 'place-hq', at: [0, 0], rot: 0 }))]).toEqual([code, 'ack']);
  });
});

test('a next table that cannot be stored is made a little later, by any change of the finished one', async () => {
  await app.stop();
  const store = await MemoryStore.open();
  const create = store.create.bind(store);
  let attempts = 0;
  store.create = async (code, setup, origin, owner) => {
    if (origin) attempts += 1;
    if (origin && attempts === 1) throw new Error('the store is away');
    return create(code, setup, origin, owner);
  };
  const failing = await startTestApp({ store, room: { time } });
  const game = await begin(failing.url);
  await resign(game, 1);
  const [ann] = game.pages as readonly [Page];
  const early = await Page.join(failing.url, game.code);
  expect([early.state.rematchCode, attempts]).toEqual(['', 1]);
  time.pass(10_000);
  await Page.join(failing.url, game.code);
  await ann.until(() => ann.state.rematchCode !== '');
  expect(attempts).toBe(2);
  await failing.stop();
});

test('only two sides whose HQs can fall play a series', async () => {
  await expect(Page.createAs(app.url, { options: { mode: 'deathmatch' }, seriesKind: 'return' })).rejects.toThrow(/return match/);
  const page = await Page.createAs(app.url, {});
  await page.sit({ army: 'borgo', name: 'Ann' });
  const wish = { seats: 3, startingSeat: 'first', armySelection: 'free', forecast: true, seriesKind: 'return' } as const;
  expect(await page.refusal('configure', { ...wish, options: { mode: 'deathmatch' } })).toBe('not-supported');
  await page.get('configure', { ...wish, options: { mode: 'duel' }, seats: 2, seriesKind: 'best-of-three' });
  expect(page.state.seriesKind).toBe('best-of-three');
  await page.get('configure', { ...wish, options: { mode: 'duel' }, seats: 2, seriesKind: 'single' });
  expect(page.state.seriesKind).toBe('single');
});
