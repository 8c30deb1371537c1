import type { AppOptions } from '../../server/src/appOptions.js';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { newKey } from './support/Page.js';
import { startDuel, playRandomly } from './support/table.js';
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
});
