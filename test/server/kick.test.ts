import { newKey, Page } from './support/Page.js';
import { Pages, seatsAt } from './support/pages.js';
import { startTestApp, type TestApp } from './support/testApp.js';

/*
 * The creator takes the seat of a person before the match.
 */

const pages = new Pages();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => pages.close());

afterAll(() => app.stop());

const create = (): Promise<Page> => pages.add(Page.createAs(app.url, { options: { mode: 'team' } }));
const join = (code: string, keys: readonly string[] = []): Promise<Page> => pages.add(Page.join(app.url, code, keys));

test('the player learns it, can watch and cannot sit down again, also not with another key or after coming back', async () => {
  const a = await create();
  await a.sit({ seat: 0, army: 'borgo', name: 'Ann' });
  const b = await join(a.code);
  const { key } = await b.sit({ seat: 1, army: 'moloch', name: 'Bob' });
  await b.sit({ seat: 0, key, army: 'moloch', name: 'Bob' });
  const tab = await join(a.code, [key]);
  expect(await a.get('kick', { seat: 1 })).toMatchObject({ to: 'kick', seat: 1 });
  expect(seatsAt(a).map(({ name }) => name)).toEqual(['Ann', '', '', '']);
  for (const page of [b, tab]) {
    await page.until(() => page.standing?.seats.length === 0);
    expect(page.standing).toEqual({ seats: [], creator: false, kicked: true });
    expect(await page.refusal('sit', { seat: 1, key, army: 'moloch', name: 'Bob' })).toBe('kicked');
    expect(await page.refusal('sit', { seat: 1, key: newKey(), army: 'moloch', name: 'Bob' })).toBe('kicked');
  }
  const again = await join(a.code, [key]);
  expect(again.welcome).toMatchObject({ seats: [], kicked: true });
  const other = await join(a.code);
  expect(await other.refusal('sit', { seat: 1, key, army: 'moloch', name: 'Bob' })).toBe('kicked');
  expect(other.welcome).not.toHaveProperty('kicked');
  await other.sit({ seat: 1, army: 'moloch', name: 'Cid' });
  expect(JSON.stringify([a.state, a.received])).not.toContain('kicked');
});

test('both seats of one person become free (O5)', async () => {
  const a = await create();
  await a.sit({ seat: 0, army: 'borgo', name: 'Ann' });
  const b = await join(a.code);
  const { key } = await b.sit({ seat: 2, army: 'moloch', name: 'Bob' });
  await b.sit({ seat: 3, key, army: 'outpost', name: 'Bob', also: true });
  await a.get('kick', { seat: 3 });
  expect(seatsAt(a).map(({ name }) => name)).toEqual(['Ann', '', '', '']);
});

test('only the creator may, only before the match, and not with an empty seat, a computer player or the creator', async () => {
  const a = await create();
  await a.sit({ seat: 0, army: 'borgo', name: 'Ann' });
  await a.get('addBot', { seat: 1 });
  const b = await join(a.code);
  await b.sit({ seat: 2, army: 'hegemony', name: 'Bob' }).catch(async () => b.sit({ seat: 2, army: 'moloch', name: 'Bob' }));
  expect(await b.refusal('kick', { seat: 0 })).toBe('not-creator');
  for (const seat of [0, 1, 3]) expect(await a.refusal('kick', { seat })).toBe('no-player');
  await a.get('addBot', { seat: 3 });
  await a.until(() => a.state.phase === 'playing');
  expect(await a.refusal('kick', { seat: 2 })).toBe('started');
});
