import { MOST_MINE, type MyTable, type MyTables } from '@hexfall/shared/protocol/http';
import { MemoryStore } from './support/MemoryStore.js';
import { newKey, Page, Pages } from './support/Page.js';
import { comeBack, type Game, seatEverybody } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

let store: MemoryStore;
let app: TestApp;
let pages: Pages;

beforeEach(async () => {
  store = await MemoryStore.open();
  app = await startTestApp({ store });
  pages = new Pages();
});

afterEach(async () => {
  await pages.close();
  await app.stop();
});

const post = (body: unknown): Promise<Response> =>
  fetch(`${app.url}/api/mine`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const mine = async (...tables: { code: string; keys: string[] }[]): Promise<readonly MyTable[]> =>
  ((await (await post({ tables })).json()) as MyTables).tables;

const restart = async (): Promise<void> => {
  await app.stop();
  app = await startTestApp({ store });
};

const duel = async (): Promise<Game> => {
  const game = await seatEverybody(app.url, {}, ['borgo', 'moloch']);
  for (const page of game.pages) await pages.add(Promise.resolve(page));
  return game;
};

/** What the player of a seat gets about a game. */
const seenBy = async ({ code, keys }: Game, seat: number): Promise<MyTable | undefined> => (await mine({ code, keys: [keys[seat]!] }))[0];

describe('my tables', () => {
  test('are those where my keys open a seat, with whose turn it is, in the order asked for', async () => {
    const [first, second] = [await duel(), await duel()];
    await second.pages[0]!.play(0, { do: 'place-hq', at: [0, 0], rot: 0 });
    const tables = await mine({ code: second.code, keys: [second.keys[1]!] }, { code: first.code, keys: [newKey(), first.keys[1]!] });
    expect(tables).toMatchObject([
      { code: second.code, phase: 'playing', mine: [1], acting: 1, turn: 0, winners: null, options: { mode: 'duel' }, seq: 1 },
      { code: first.code, mine: [1], acting: 0, seats: [{ name: 'Player 0' }, { name: 'Player 1' }] },
    ]);
    expect(JSON.stringify(tables)).not.toMatch(/keyHash|seed|secret|contribution/);
    expect(await mine({ code: first.code, keys: [newKey()] }, { code: 'AAAAAA', keys: [first.keys[0]!] }, { code: 'x', keys: [] })).toEqual(
      [],
    );
  });

  test('are listed before the match and after it, too', async () => {
    const a = await pages.add(Page.create(app.url, { mercenaries: 1 }));
    const { key } = await a.sit({ army: 'borgo', name: 'Ann' });
    expect(await mine({ code: a.code, keys: [key] })).toMatchObject([{ phase: 'lobby', mine: [0], acting: null, seats: [{}, null] }]);
    await a.sit({ army: 'moloch', name: 'Bob' });
    expect(await mine({ code: a.code, keys: [key] })).toMatchObject([{ phase: 'draft', acting: 0 }]);
    const game = await duel();
    await game.pages[0]!.play(0, { do: 'resign' });
    expect(await seenBy(game, 0)).toMatchObject({ phase: 'over', acting: null, winners: [1] });
  });

  test('that are only in the store are listed without being activated, and updated after an activation', async () => {
    const game = await duel();
    await restart();
    expect(await seenBy(game, 0)).toMatchObject({ acting: 0, seq: 0 });
    // Another process has it in memory.
    const intent = { do: 'place-hq', at: [0, 0], rot: 0 } as const;
    await store.append(game.code, { seq: 1, player: 0, intent, client: 'somebody', n: 1, clock: null }, false);
    expect(await seenBy(game, 0)).toMatchObject({ acting: 1, seq: 1 });
    expect(await (await fetch(`${app.url}/api/tables`)).json()).toEqual({ tables: [], isPublic: false });
    const again = await comeBack(app.url, game);
    await again.pages[1]!.play(1, { do: 'place-hq', at: [2, 0], rot: 0 });
    expect(await seenBy(game, 0)).toMatchObject({ acting: 0, seq: 2 });
    for (const page of again.pages) await pages.add(Promise.resolve(page));
  });

  test('tell what every HQ has left, by seat, or the points', async () => {
    const team = await seatEverybody(app.url, { options: { mode: 'team', teamHq: 15 } }, ['borgo', 'moloch', 'outpost', 'hegemony']);
    const score = await seatEverybody(app.url, { options: { mode: 'deathmatch-score' } }, ['borgo', 'moloch', 'outpost']);
    for (const page of [...team.pages, ...score.pages]) await pages.add(Promise.resolve(page));
    expect(await seenBy(team, 3)).toMatchObject({ standings: [15, 15, 15, 15] });
    expect(await seenBy(score, 0)).toMatchObject({ standings: [0, 0, 0] });
    const lobby = await pages.add(Page.create(app.url, {}));
    const { key } = await lobby.sit({ army: 'borgo', name: 'Ann' });
    expect(await mine({ code: lobby.code, keys: [key] })).toMatchObject([{ standings: null, since: null }]);
  });

  test.each(['none', 'days:3'] as const)('tell since when a turn waits, after a restart, too (clock: %s)', async (clock) => {
    /** The time of the server, which is not that of the machine. */
    const serverNow = async (): Promise<number> => ((await (await post({ tables: [] })).json()) as MyTables).now;
    const began = await serverNow();
    const game = await seatEverybody(app.url, { options: { clock } }, ['borgo', 'moloch']);
    const first = await seenBy(game, 0);
    expect(first?.since).toBeGreaterThanOrEqual(began);
    const moved = await serverNow();
    await game.pages[0]!.play(0, { do: 'place-hq', at: [0, 0], rot: 0 });
    const second = await seenBy(game, 0);
    expect(second).toMatchObject({ acting: 1, seq: 1 });
    expect(second?.since).toBeGreaterThanOrEqual(moved);
    for (const page of game.pages) await page.leave();
    await restart();
    expect(await seenBy(game, 0)).toEqual(second);
    expect(await serverNow()).toBeGreaterThanOrEqual(second?.since ?? Infinity);
  });

  test('say so if it is not known since when: after a crash without clocks', async () => {
    const game = await duel();
    await store.append(
      game.code,
      { seq: 1, player: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 }, client: 'somebody', n: 1, clock: null },
      false,
    );
    const crashed = await MemoryStore.open();
    const saved = (await store.load(game.code))!;
    await crashed.add(game.code, saved.setup, saved.log);
    await app.stop();
    app = await startTestApp({ store: crashed });
    expect(await seenBy(game, 0)).toMatchObject({ acting: 1, seq: 1, since: null });
  });

  test('that cannot be read do not hide the others', async () => {
    const [broken, whole] = [await duel(), await duel()];
    await restart();
    await store.append(broken.code, { seq: 1, player: 0, intent: { do: 'end-turn' }, client: 'somebody', n: 1, clock: null }, false);
    const tables = await mine({ code: broken.code, keys: [broken.keys[0]!] }, { code: whole.code, keys: [whole.keys[0]!] });
    expect(tables.map(({ code }) => code)).toEqual([whole.code]);
    expect(app.log()).toContain('a match could not be read');
  });

  test.each<[what: string, body: unknown]>([
    ['nothing', null],
    ['no list', {}],
    ['more fields', { tables: [], all: true }],
    ['no key', { tables: [{ code: 'AAAAAA', keys: ['x'] }] }],
    ['too many', { tables: Array.from({ length: MOST_MINE + 1 }, () => ({ code: 'AAAAAA', keys: [] })) }],
  ])('are refused for %s', async (_what, body) => {
    expect((await post(body)).status).toBe(400);
  });

  test('can be asked for all at once, and not without end', async () => {
    const many = Array.from({ length: MOST_MINE }, () => ({ code: 'AAAAAA', keys: [newKey(), newKey()] }));
    expect((await post({ tables: many })).status).toBe(200);
    await app.stop();
    app = await startTestApp({ limits: { mine: { windowMs: 60_000, limit: 2 } } });
    const statuses = await Promise.all([1, 2, 3].map(async () => (await post({ tables: [] })).status));
    expect(statuses.sort()).toEqual([200, 200, 429]);
  });
});
