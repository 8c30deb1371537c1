import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import type { AppOptions } from '../../server/src/appOptions.js';
import { metric } from '../support/metrics.js';
import { newKey, Page } from './support/Page.js';
import { joinRaw, requestFrame } from './support/rawSocket.js';
import { playRandomly, startDuel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

/*
 * What people at one address lose by what others do there: a school, or all players where the proxy is not trusted.
 */

const HOUR_MS = 3_600_000;

const FEW: NonNullable<AppOptions['limits']> = {
  ask: { windowMs: HOUR_MS, limit: 20 },
  join: { windowMs: HOUR_MS, limit: 20 },
  back: { windowMs: HOUR_MS, limit: 6 },
  create: { windowMs: HOUR_MS, limit: 20 },
};

let app: TestApp;

afterEach(() => app.stop());

const post = async (path: string, body: object, address = '1.1.1.1'): Promise<number> => {
  const headers = { 'x-forwarded-for': address, 'content-type': 'text/plain' };
  const answer = await fetch(app.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status !== 429 || Number(answer.headers.get('retry-after')) > 0).toBe(true);
  return answer.status;
};

const open = (code: string, body: object): Promise<number> => post(`/api/matches/${code}/open`, body);
const join = (code: string, body: object): Promise<number> => post(`/matchmake/joinById/${code}`, { protocol: PROTOCOL_VERSION, ...body });

/** Asks until the address is refused. */
const useUp = async (ask: () => Promise<number>): Promise<void> => {
  for (let i = 0; i < 30; i++) if ((await ask()) === 429) return;
  throw new Error('the address is not limited');
};

describe.each([
  ['a school', ['loopback']],
  ['all players behind a proxy that is not trusted', []],
])('%s at one address', (_who, proxies) => {
  test('comes to its tables while somebody there asks for everything else without end', async () => {
    app = await startTestApp({ limits: FEW, proxies });
    const duel = await startDuel(app.url);
    await useUp(async () => (await fetch(`${app.url}/api/tables`, { headers: { 'x-forwarded-for': '1.1.1.1' } })).status);
    expect([await open(duel.code, {}), await join(duel.code, {})]).toEqual([200, 200]);
    await playRandomly(duel, 1, 4);
    await Promise.all(duel.pages.map((page) => page.leave()));
  });

  test('comes back to its seats while somebody there opens tables without end, and who has no seat does not come', async () => {
    app = await startTestApp({ limits: FEW, proxies });
    const duel = await startDuel(app.url);
    await useUp(() => open('ZZZZZZ', {}));
    for (const body of [{}, { keys: [] }, { keys: [newKey()] }, { profile: newKey() }, { keys: 'wrong' }])
      expect([body, await open(duel.code, body)]).toEqual([body, 429]);
    const [ann, bob] = duel.keys;
    expect([await open('ZZZZZZ', { keys: [ann] }), await join('ZZZZZZ', { keys: [ann] })]).toEqual([429, 429]);
    expect([await open(duel.code, { keys: [ann] }), await join(duel.code, { keys: [ann] })]).toEqual([200, 200]);
    // Each seat has its own budget.
    await useUp(() => open(duel.code, { keys: [ann] }));
    expect([await open(duel.code, { keys: [bob] }), await join(duel.code, { keys: [newKey(), bob] })]).toEqual([200, 200]);
    await playRandomly(duel, 1, 4);
    await Promise.all(duel.pages.map((page) => page.leave()));
  });
});

const ANY = { burst: 1e9, perSecond: 1e9 };

/** As much as it takes to sit down, and not again within the test. */
const TRAFFIC = { address: { messages: { burst: 40, perSecond: 0.001 }, bytes: ANY }, connection: { messages: ANY, bytes: ANY } };

describe('while somebody at their address sends without end', () => {
  const flood = async (code: string): Promise<() => void> => {
    const { socket } = await joinRaw(app.url, code);
    for (let n = 1; n <= 50; n++) socket.send(requestFrame('history', { n, from: 1 }));
    return () => socket.terminate();
  };

  test('who holds a seat plays on and comes back, and nobody else comes', async () => {
    app = await startTestApp({ limits: { traffic: TRAFFIC } });
    const duel = await startDuel(app.url);
    const end = await flood(duel.code);
    await playRandomly(duel, 1, 20);
    await expect(joinRaw(app.url, duel.code)).rejects.toThrow('429');
    const [ann, bob] = duel.pages;
    await ann.leave();
    const again = await Page.join(app.url, duel.code, [duel.keys[0]]);
    await playRandomly({ ...duel, pages: [again, bob] }, 2, 30);
    end();
    await Promise.all([again, bob].map((page) => page.leave()));
  });

  test('who has given up the seat is stopped with the others', async () => {
    app = await startTestApp({ limits: { traffic: TRAFFIC } });
    const page = await Page.create(app.url);
    await page.sit({ army: 'borgo', name: 'Ann' });
    const end = await flood(page.code);
    await page.get('history', { from: 1 });
    await page.get('leaveSeat', { seat: 0 });
    let answered = false;
    void page.get('history', { from: 1 }).then(
      () => (answered = true),
      () => undefined,
    );
    for (let i = 0; i < 20; i++) await fetch(`${app.url}/healthz`);
    expect(answered).toBe(false);
    end();
  });
});

test('the sockets that an address has without seats leave room for those with one, four times as many', async () => {
  app = await startTestApp({ limits: { sockets: 4 } });
  const duel = await startDuel(app.url);
  const watchers = [await joinRaw(app.url, duel.code), await joinRaw(app.url, duel.code)];
  await expect(joinRaw(app.url, duel.code)).rejects.toThrow('429');
  const windows: Page[] = [];
  for (let i = 0; i < 3; i++) windows.push(await Page.join(app.url, duel.code, [duel.keys[0]]));
  await playRandomly(duel, 1, 4);
  for (const { socket } of watchers) socket.terminate();
  await Promise.all([...windows, ...duel.pages].map((page) => page.leave()));
});

test.each([
  ['warns once of a proxy that is not trusted', [], 1],
  ['does not warn of one that is', ['loopback'], 0],
])('the server %s', async (_what, proxies, lines) => {
  app = await startTestApp({ proxies });
  const ask = (headers: Readonly<Record<string, string>>): Promise<Response> => fetch(`${app.url}/api/version`, { headers });
  const warned = (): number => app.log().split('set PROXIES').length - 1;
  await ask({});
  expect(warned()).toBe(0);
  for (let i = 0; i < 3; i++) await ask({ 'x-forwarded-for': '203.0.113.1' });
  expect(warned()).toBe(lines);
  expect(await metric(app.url, 'hexfall_proxy_unknown')).toBe(lines);
});
