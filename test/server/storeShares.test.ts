import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { BudgetSpent } from '../../server/src/runtime/TokenBucket.js';
import { StoreShares } from '../../server/src/store/StoreQuota.js';
import { codeOf, newKey, Page } from './support/Page.js';
import { askApi, CREST, problem } from './support/profileRequests.js';
import { startTestApp, type TestApp } from './support/testApp.js';

test('one address fills a part of the store with saved games, and as much again a day later', () => {
  let now = 0;
  const [megabyte, hour] = [1024 * 1024, 3_600_000];
  const shares = new StoreShares(400, () => now);
  const save = (address: string, megabytes: number): number | null => {
    try {
      shares.spend(address, megabytes * megabyte);
      return null;
    } catch (error) {
      return error instanceof BudgetSpent ? Math.round(error.retryAfterMs / hour) : NaN;
    }
  };
  // Ten megabytes: a file takes twice as much in the store.
  expect([save('a', 4.9), save('a', 0.4), save('a', 0.1), save('b', 0.1)]).toEqual([null, null, 1, null]);
  now = 24 * hour;
  expect([save('a', 4), save('a', 4), save('a', 0.1)]).toEqual([null, null, 16]);
});

test('a store without a limit has no shares', () => {
  const shares = new StoreShares(Infinity);
  for (let i = 0; i < 100; i++) shares.spend('a', 1e12);
});

describe('one address', () => {
  /** A fortieth of that is what one address may store at once: 102 kB. */
  const maxStoreMb = 4;
  let app: TestApp;

  beforeEach(async () => {
    app = await startTestApp({ maxStoreMb });
  });

  afterEach(() => app.stop());

  const card = (address: string): Promise<Response> =>
    askApi(app.url, 'POST', '/api/profiles', {
      body: { key: newKey(), name: 'Ann', crest: CREST },
      headers: { 'x-forwarded-for': address },
    });

  test('stores its share and no more, whatever it makes', async () => {
    const made: string[] = [];
    while (made.length < 50 && (await card('203.0.113.1')).status === 200) made.push('card');
    expect(made).toHaveLength(26);
    const again = await card('203.0.113.1');
    expect([again.status, Number(again.headers.get('retry-after')) > 0]).toEqual([429, true]);
    for (const path of ['/api/quick', '/matchmake/create/match'])
      expect(
        await problem(
          askApi(app.url, 'POST', path, { body: { protocol: PROTOCOL_VERSION }, headers: { 'x-forwarded-for': '203.0.113.1' } }),
        ),
      ).toBe('429 rate-limited');
    expect((await card('203.0.113.2')).status).toBe(200);
  });

  test('plays its share of intents and no more, and can resign', async () => {
    const page = await Page.create(app.url);
    await page.sit({ army: 'borgo', name: 'Ann' });
    await page.sit({ army: 'moloch', name: 'Bob' });
    await page.until(() => page.state.phase === 'playing');
    const send = (): Promise<string> => page.refusal('intent', { client: page.client, seat: 0, intent: { do: 'end-turn' } });
    let sent = 0;
    while (sent < 500 && (await send()) !== 'rate-limited') sent += 1;
    // 300 bytes each, less what the table takes.
    expect(sent).toBe(333);
    expect(codeOf(await page.play(0, { do: 'resign' }))).toBe('ack');
    await page.leave();
  });
});
