import { EmptyTables, type EmptyTable } from '../../server/src/rooms/EmptyTables.js';
import { askApi, problem } from './support/askApi.js';
import { longSavedGame } from './support/longGame.js';
import { newKey, Page } from './support/Page.js';
import { startTestApp, type TestApp } from './support/testApp.js';

interface NamedTable extends EmptyTable {
  readonly name: string;
}

const tables = (most: number, heapUse = (): number => 0) => {
  const closed: string[] = [];
  const dropped: string[] = [];
  const empty = new EmptyTables(most, heapUse, (why) => dropped.push(why));
  const add = (name: string, isNeeded = false): NamedTable => {
    const table = { name, isNeeded, close: () => void closed.push(name) };
    empty.add(table);
    return table;
  };
  return { empty, add, closed, dropped };
};

describe('tables in memory that nobody is at', () => {
  test('are bounded: the longest empty leaves first, and one that is needed last', () => {
    const { empty, add, closed, dropped } = tables(3);
    add('needed', true);
    const second = add('second');
    for (const name of ['third', 'fourth']) add(name);
    expect(closed).toEqual(['second']);
    empty.remove(second);
    for (const name of ['fifth', 'sixth']) add(name);
    expect(closed).toEqual(['second', 'third', 'fourth']);
    for (const name of ['seventh', 'eighth', 'ninth']) add(name, true);
    expect(closed).toEqual(['second', 'third', 'fourth', 'fifth', 'sixth', 'needed']);
    expect([empty.count, dropped.length, new Set(dropped)]).toEqual([3, 6, new Set(['many'])]);
  });

  test('that somebody has come to do not count', () => {
    const { empty, add, closed } = tables(2);
    const first = add('first');
    empty.remove(first);
    add('second');
    add('third');
    empty.add(first);
    expect(closed).toEqual(['second']);
  });

  test('leave while memory is scarce, but for the latest', () => {
    let use = 0.5;
    const { add, closed, dropped } = tables(100, () => use);
    for (const name of ['a', 'b', 'c', 'd', 'e']) add(name);
    expect(closed).toEqual([]);
    use = 0.71;
    add('f');
    expect(closed).toEqual(['a', 'b']);
    for (const name of ['g', 'h', 'i', 'j']) add(name);
    expect(closed).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
    expect(new Set(dropped)).toEqual(new Set(['memory']));
  });
});

const RECORD = longSavedGame(60);
const KEYS = RECORD.saved!.seats.map(() => newKey());

describe('a server', () => {
  let app: TestApp;

  afterEach(() => app.stop());

  const ask = (method: string, path: string, from = '1.1.1.1', body?: unknown): Promise<Response> =>
    askApi(app.url, method, path, { headers: { 'x-forwarded-for': from }, ...(body !== undefined && { body }) });

  const save = async (from?: string): Promise<string> => {
    const answer = await ask('POST', '/api/saved', from, { record: RECORD, keys: KEYS });
    return ((await answer.json()) as { code: string }).code;
  };

  const open = (code: string, from?: string): Promise<Response> => ask('POST', `/api/matches/${code}/open`, from);

  const figure = async (name: string): Promise<number> => {
    const text = await (await fetch(`${app.url}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length + 1),
    );
  };

  const until = async (name: string, value: number): Promise<void> => {
    while ((await figure(name)) !== value) await new Promise((resolve) => setTimeout(resolve, 50));
  };

  test('keeps a bounded number of tables without people in memory, and those with people', async () => {
    app = await startTestApp({ mostEmpty: 2 });
    const codes: string[] = [];
    for (let i = 0; i < 6; i++) codes.push(await save());
    expect((await open(codes[0]!)).status).toBe(200);
    const page = await Page.join(app.url, codes[0]!);
    for (const code of codes.slice(1)) expect((await open(code)).status).toBe(200);
    expect([await figure('hexfall_empty_tables'), await figure('hexfall_tables_dropped_total{why="many"}')]).toEqual([2, 3]);
    await until('hexfall_tables{phase="playing"}', 3);
    expect([page.left, page.state.phase]).toEqual([null, 'playing']);
    // One that has left memory is opened again like any other.
    expect((await open(codes[1]!)).status).toBe(200);
    const again = await Page.join(app.url, codes[1]!, [KEYS[0]!]);
    expect(again.welcome?.seats).toEqual([0]);
    await Promise.all([page.leave(), again.leave()]);
  });

  test('closes a table soon that somebody has opened and nobody joins', async () => {
    app = await startTestApp({ room: { unjoinedMs: 0, idleMs: 3_600_000, overIdleMs: 3_600_000 } });
    const code = await save();
    expect((await open(code)).status).toBe(200);
    await until('hexfall_tables{phase="playing"}', 0);
    expect((await open(code)).status).toBe(200);
    const page = await Page.join(app.url, code);
    await page.leave();
    expect(await figure('hexfall_tables{phase="playing"}')).toBe(1);
  });

  test('lets nobody in while its memory is full, and says when to try again', async () => {
    let use = 0;
    app = await startTestApp({ heapUse: () => use });
    const code = await save();
    use = 0.9;
    const refused = await open(code);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      '5',
      { code: 'overloaded', message: 'The server is busy: try again in a moment.' },
    ]);
    expect((await ask('GET', '/api/version')).status).toBe(200);
    use = 0.8;
    expect((await open(code)).status).toBe(200);
  });

  test('plays stored matches again for an address up to a number of intents, whatever they are asked for', async () => {
    app = await startTestApp({ limits: { replays: { burst: 150, perSecond: 0.01 } } });
    const [code, other] = [await save('2.2.2.2'), await save('2.2.2.2')];
    // 60 of each: two are less than the budget, the third uses it up.
    for (const answer of [await open(code), await ask('GET', `/api/tables/${code}/board.svg?seq=9`), await open(other)])
      expect([200, 503]).toContain(answer.status);
    const mine = { tables: [{ code: other, keys: [KEYS[0]] }] };
    const stored = await save('3.3.3.3');
    const asked = { tables: [{ code: stored, keys: [KEYS[0]] }] };
    const refused: readonly (readonly [string, string, unknown?])[] = [
      ['POST', `/api/matches/${stored}/open`],
      ['POST', '/api/mine', asked],
      ['POST', '/api/saved', { record: RECORD, keys: KEYS }],
      ['GET', `/api/tables/${stored}/board.svg?seq=8`],
      ['GET', `/api/tables/${stored}/picture.png`],
      ['GET', `/api/matches/${stored}`],
      ['GET', `/api/matches/${stored}/record`],
    ];
    for (const [method, path, body] of refused) {
      const answer = await ask(method, path, '1.1.1.1', body);
      expect([path, answer.status, Number(answer.headers.get('retry-after')) > 1000]).toEqual([path, 429, true]);
      expect(await answer.json()).toMatchObject({ code: 'rate-limited' });
    }
    // What is in memory costs nothing.
    expect((await open(other)).status).toBe(200);
    expect((await ask('POST', '/api/mine', '1.1.1.1', mine)).status).toBe(200);
    expect(await problem(ask('GET', `/api/matches/${stored}/record`, '4.4.4.4'))).toBe('403 not-over');
    expect((await ask('POST', '/api/mine', '4.4.4.4', asked)).status).toBe(200);
  });
});
