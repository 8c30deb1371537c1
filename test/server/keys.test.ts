import { MemoryStore } from './support/MemoryStore.js';
import { codeOf, newKey, Page, Pages, seatsAt } from './support/Page.js';
import { playRandomly } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

/*
 * Keys that the page makes: whatever is lost on the way, the page asks again with the same key.
 */

const store = await MemoryStore.open();
const pages = new Pages();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ store });
});

afterEach(() => pages.close());

afterAll(() => app.stop());

const create = (): Promise<Page> => pages.add(Page.create(app.url));
const join = (code: string, keys: readonly string[] = []): Promise<Page> => pages.add(Page.join(app.url, code, keys));

describe('to sit, asked again with the same key', () => {
  test('gives the same seat, on any connection, and takes no other', async () => {
    const a = await create();
    const wish = { key: newKey(), army: 'borgo', name: 'Ann' } as const;
    expect(await a.get('sit', wish)).toEqual({ n: 1, to: 'sit', seat: 0 });
    expect(await a.get('sit', wish)).toEqual({ n: 2, to: 'sit', seat: 0 });
    expect(await a.get('sit', { ...wish, seat: 1 })).toMatchObject({ seat: 0 });
    const again = await join(a.code);
    expect(await again.get('sit', wish)).toMatchObject({ seat: 0 });
    expect(again.standing).toEqual({ seats: [0], creator: true });
    expect(seatsAt(a)).toMatchObject([{ name: 'Ann' }, { name: '' }]);
    await again.get('changeSeat', { seat: 0, name: 'Anna' });
  });

  test('works although the answer to the first never came and the match has started', async () => {
    const a = await create();
    await a.sit({ army: 'borgo', name: 'Ann' });
    const b = await join(a.code);
    const key = newKey();
    b.room.send('sit', { n: 1, key, army: 'moloch', name: 'Bob' });
    b.room.connection.close();
    await a.until(() => a.state.phase === 'playing');
    const again = await join(a.code);
    expect(await again.get('sit', { key, army: 'moloch', name: 'Bob' })).toMatchObject({ seat: 1 });
    await playRandomly({ pages: [a, again] }, 1, 4);
    expect((await join(a.code, [key])).welcome?.seats).toEqual([1]);
  });

  test('ten times at once: one seat', async () => {
    const a = await create();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => a.ask('sit', { key, army: 'borgo', name: 'Ann' })));
    expect(answers.map((answer) => ('ack' in answer ? answer.ack : null))).toMatchObject(answers.map(() => ({ to: 'sit', seat: 0 })));
    expect(seatsAt(a)[1]?.name).toBe('');
  });
});

test.each(['', 'short', 'x'.repeat(23), `${'x'.repeat(21)}x`, `${'x'.repeat(21)}=`, `${'+'.repeat(21)}A`, 7, null, undefined])(
  'a key of the wrong form is refused: %p',
  async (key) => {
    const a = await create();
    expect(codeOf(await a.send('sit', { n: 5, key, army: 'borgo', name: 'Ann' }, 5))).toBe('malformed');
  },
);

test('only its hash is kept', async () => {
  const a = await create();
  const { key } = await a.sit({ army: 'borgo', name: 'Ann' });
  const saved = await store.load(a.code);
  expect(saved?.setup.seats[0]?.keyHash).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(saved)).not.toContain(key);
});

describe('O5: one person commands two armies', () => {
  const team = (): Promise<Page> => pages.add(Page.create(app.url, { mode: 'team' }));

  test('of one team, when the page asks for that seat too with the same key', async () => {
    const a = await team();
    const { key } = await a.sit({ seat: 0, army: 'borgo', name: 'Ann' });
    const too = { seat: 1, key, army: 'moloch', name: 'Ann', also: true } as const;
    expect(await a.get('sit', too)).toMatchObject({ seat: 1 });
    expect(await a.get('sit', too)).toMatchObject({ seat: 1 });
    expect(a.standing).toEqual({ seats: [0, 1], creator: true });
    expect(await a.refusal('sit', { ...too, seat: 2, army: 'outpost' })).toBe('other-team');
    const [b, c] = [await join(a.code), await join(a.code)];
    await b.sit({ army: 'outpost', name: 'Bob' });
    await c.sit({ army: 'hegemony', name: 'Cid' });
    await a.until(() => a.state.phase === 'playing');
    expect(a.table?.players.map(({ person }) => person)).toEqual([0, 0, 2, 3]);
    await playRandomly({ pages: [a, a, b, c] }, 2, 20);
    const device = await join(a.code, [key]);
    expect(device.welcome?.seats).toEqual([0, 1]);
  });

  test('never in a duel; two keys are two persons, wherever they are kept', async () => {
    const a = await create();
    const { key } = await a.sit({ army: 'borgo', name: 'Ann' });
    expect(await a.refusal('sit', { seat: 1, key, army: 'moloch', name: 'Ann', also: true })).toBe('other-team');
    await a.sit({ army: 'moloch', name: 'Ann' });
    expect(a.table?.players.map(({ person }) => person)).toEqual([0, 1]);
  });

  test('one of two seats is given back, the other one stays', async () => {
    const a = await team();
    const { key } = await a.sit({ seat: 2, army: 'borgo', name: 'Ann' });
    await a.sit({ seat: 3, key, army: 'moloch', name: 'Ann', also: true });
    await a.get('leaveSeat', { seat: 2 });
    expect(a.standing?.seats).toEqual([3]);
  });
});
