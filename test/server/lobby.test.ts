import { CODE_ALPHABET, CODE_LENGTH, PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { codeOf, newKey, Page, Pages } from './support/Page.js';
import { startTestApp, type TestApp } from './support/testApp.js';

let app: TestApp;
const pages = new Pages();

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => pages.close());

afterAll(async () => {
  await app.stop();
});

describe('a new table', () => {
  test('has a code without look-alikes and free seats', async () => {
    const page = await pages.add(Page.create(app.url));
    expect(page.code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`));
    expect(page.welcome).toEqual({
      protocol: PROTOCOL_VERSION,
      rules: RULES_VERSION,
      code: page.code,
      seats: [],
      creator: false,
      now: expect.any(Number) as unknown,
    });
    expect(page.state.phase).toBe('lobby');
    expect(Array.from(page.state.seats, ({ taken, name, army, connected }) => ({ taken, name, army, connected }))).toEqual([
      { taken: false, name: '', army: '', connected: 0 },
      { taken: false, name: '', army: '', connected: 0 },
    ]);
    expect(page.table).toBeNull();
  });

  test('starts when the last seat is taken', async () => {
    const a = await pages.add(Page.create(app.url));
    const first = await a.sit({ army: 'borgo', name: ' Ann\u202e ' });
    expect(first).toMatchObject({ seat: 0 });
    const b = await pages.add(Page.join(app.url, a.code));
    expect(b.state.phase).toBe('lobby');
    expect(await b.refusal('sit', { key: newKey(), army: 'borgo', name: 'Bob' })).toBe('army-taken');
    expect(await b.refusal('sit', { key: newKey(), seat: 0, army: 'moloch', name: 'Bob' })).toBe('seat-taken');
    expect(await b.refusal('sit', { key: newKey(), seat: 2, army: 'moloch', name: 'Bob' })).toBe('no-seat');
    expect(await b.refusal('sit', { key: newKey(), army: 'moloch', name: ' \u200b ' })).toBe('malformed');
    const second = await b.sit({ army: 'moloch', name: 'Bob' });
    expect(second.seat).toBe(1);
    await a.until(() => a.state.phase === 'playing');
    expect(Array.from(a.state.seats, ({ name, army, connected }) => [name, army, connected])).toEqual([
      ['Ann', 'borgo', 1],
      ['Bob', 'moloch', 1],
    ]);
    expect(a.table?.players.map(({ army, pile }) => [army, pile])).toEqual([
      ['borgo', 34],
      ['moloch', 34],
    ]);
    const c = await pages.add(Page.join(app.url, a.code));
    expect(codeOf(await c.ask('sit', { key: newKey(), army: 'outpost', name: 'Eve' }))).toBe('started');
    expect(c.state.spectators).toBe(1);
    expect(c.table).toEqual(a.table);
  });
});
