import type { QuickMatchTable as Quick, TableList } from '@hexfall/shared/protocol/http';
import { MemoryStore } from './support/MemoryStore.js';
import { newKey, Page, Pages } from './support/Page.js';
import { openTable } from './support/table.js';
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

const ask = async (): Promise<TableList> => (await (await fetch(`${app.url}/api/tables`)).json()) as TableList;

const list = async (): Promise<TableList['tables']> => (await ask()).tables;

const quick = async (): Promise<string> => ((await (await fetch(`${app.url}/api/quick`, { method: 'POST' })).json()) as Quick).code;

const join = (code: string, keys: readonly string[] = []): Promise<Page> => pages.add(Page.join(app.url, code, keys));

/** A table where Ann sits. */
const seated = async (wish: Parameters<typeof Page.createAs>[1] = {}): Promise<Page> => {
  const page = await pages.add(Page.createAs(app.url, wish));
  await page.sit({ army: 'borgo', name: 'Ann' });
  return page;
};

describe('the list of tables', () => {
  test('has the public tables: first those with a free seat, then those to watch, never those that are over', async () => {
    expect(await list()).toEqual([]);
    await seated();
    const open = await seated({ listed: true, options: { mode: 'deathmatch' }, seats: 4 });
    await open.get('addBot', { seat: 3, army: 'doomsday' });
    const running = await seated({ listed: true });
    await running.sit({ army: 'moloch', name: 'Bob' });
    await join(running.code);
    await (await seated()).sit({ army: 'moloch', name: 'Bob' });
    const tables = await list();
    expect(tables).toMatchObject([
      {
        ...{ code: open.code, phase: 'lobby', options: { mode: 'deathmatch' }, seq: 0, connected: 1, spectators: 0 },
        seats: [{ name: 'Ann', army: 'borgo', computer: false }, null, null, { name: 'Computer', army: 'doomsday', computer: true }],
      },
      { code: running.code, phase: 'playing', connected: 1, spectators: 1 },
    ]);
    expect(JSON.stringify(tables)).not.toMatch(/keyHash|seed|creator/);

    await open.get('setTable', { listed: false });
    await running.get('intent', { client: running.client, seat: 0, intent: { do: 'resign' } });
    expect(await list()).toEqual([]);
  });

  test('says of matches to watch how they go, the most watched first; without those where no one is', async () => {
    const [few, many, left] = [await seated({ listed: true }), await seated({ listed: true }), await seated({ listed: true })];
    for (const page of [few, many, left]) await page.sit({ army: 'moloch', name: 'Bob' });
    await join(many.code);
    await join(many.code);
    await many.get('intent', { client: many.client, seat: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 } });
    await left.leave();
    const tables = await list();
    expect(tables).toMatchObject([
      { code: many.code, phase: 'playing', spectators: 2, acting: 1, turn: 0 },
      { code: few.code, spectators: 0, acting: 0 },
    ]);
    expect(tables).toHaveLength(2);
  });

  test('has no table where no one sits', async () => {
    await pages.add(Page.createAs(app.url, { listed: true, key: newKey() }));
    expect(await list()).toEqual([]);
  });

  test('survives a restart; where someone is comes first', async () => {
    const [first, second] = [await seated({ listed: true }), await seated({ listed: true })];
    expect((await list()).map(({ code }) => code).sort()).toEqual([first.code, second.code].sort());
    await app.stop();
    app = await startTestApp({ store });
    expect((await list()).map(({ connected }) => connected)).toEqual([0, 0]);
    await openTable(app.url, first.code);
    const page = await join(first.code);
    expect((await list()).map(({ code, spectators }) => [code, spectators])).toContainEqual([first.code, 1]);
    await page.sit({ army: 'moloch', name: 'Bob' });
    expect((await list()).map(({ code }) => code)).toEqual([second.code, first.code]);
  });

  test('says whether the operator calls the server public', async () => {
    expect((await ask()).isPublic).toBe(false);
    await app.stop();
    app = await startTestApp({ store, isPublic: true });
    expect((await ask()).isPublic).toBe(true);
  });

  test('is short', async () => {
    for (let i = 0; i < 32; i++) await seated({ listed: true });
    expect(await list()).toHaveLength(30);
  });
});

describe('a quick match', () => {
  const sit = async (code: string, army: 'borgo' | 'moloch'): Promise<Page> => {
    const page = await join(code);
    await page.sit({ army, name: army });
    return page;
  };

  test('brings two together, also when they ask at the same moment, and the third waits for a fourth', async () => {
    const codes = await Promise.all([quick(), quick(), quick()]);
    expect(new Set(codes).size).toBe(2);
    // The server may hear of them in any order.
    const isShared = (code: string): boolean => codes.indexOf(code) !== codes.lastIndexOf(code);
    const [shared, single] = [codes.find(isShared)!, codes.find((code) => !isShared(code))!];
    const a = await sit(shared, 'borgo');
    expect(a.state).toMatchObject({ listed: true, startingSeat: 'random', options: { mode: 'duel' } });
    await sit(shared, 'moloch');
    expect(await quick()).toBe(single);
    expect(await quick()).not.toBe(single);
  });

  test('goes to the first open duel where someone is waiting', async () => {
    await seated();
    await seated({ listed: true, options: { mode: 'deathmatch' } });
    const gone = await seated({ listed: true });
    await gone.leave();
    const waiting = await seated({ listed: true });
    await seated({ listed: true });
    expect(await quick()).toBe(waiting.code);
    await sit(waiting.code, 'moloch');
    expect(await quick()).not.toBe(waiting.code);
  });

  test('a seat that was promised and taken by someone else is refused, and asking again helps', async () => {
    const code = await quick();
    await sit(code, 'borgo');
    expect(await quick()).toBe(code);
    await sit(code, 'moloch');
    const late = await join(code);
    expect(await late.refusal('sit', { key: newKey(), army: 'outpost', name: 'Late' })).toBe('started');
    expect(await quick()).not.toBe(code);
  });
});
