import { once } from 'node:events';
import { request } from 'node:http';
import type { WebSocket } from 'ws';
import { CROWDED_OUT, JOIN_REFUSED, PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { colyseusTransport } from '../../client/src/net/colyseusTransport.js';
import type { RoomHandlers } from '../../client/src/net/transport.js';
import { operatorAccess } from '../../server/src/admin/OperatorAccess.js';
import { newKey, Page } from './support/Page.js';
import { joinRaw } from './support/rawSocket.js';
import { startDuel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

describe('limits', () => {
  let app: TestApp;

  afterEach(() => app.stop());

  const HOUR_MS = 3_600_000;

  /** Asks as someone behind the proxy in front; the path is not tidied up on the way. */
  const ask = (method: string, path: string, address: string): Promise<{ status: number; wait: string | undefined; text: string }> =>
    new Promise((resolve, reject) => {
      const headers = { 'x-forwarded-for': address, 'content-length': '0' };
      const sent = request({ host: '127.0.0.1', port: app.port, method, path, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, wait: response.headers['retry-after'], text });
        });
      });
      sent.on('error', reject);
      sent.end();
    });

  const statuses = async (count: number, method: string, path: string, address: string): Promise<number[]> => {
    const found: number[] = [];
    for (let i = 0; i < count; i++) found.push((await ask(method, path, address)).status);
    return found;
  };

  describe('what one address may ask for', () => {
    test('five times as much of an address in a hall, but not tokens of the operator', async () => {
      const operator = operatorAccess('the-token-of-the-operator', { dataDir: 'none', databaseUrl: undefined });
      const limits = { create: { windowMs: HOUR_MS, limit: 1 }, admin: { windowMs: HOUR_MS, limit: 1 } };
      app = await startTestApp({ halls: ['192.0.2.0/24', '2001:db8::/48'], limits, operator });
      for (const hall of ['192.0.2.7', '2001:db8::7'])
        expect(await statuses(6, 'POST', '/api/quick', hall)).toEqual([200, 200, 200, 200, 200, 429]);
      for (const other of ['192.0.3.7', '2001:db8:1::7']) expect(await statuses(2, 'POST', '/api/quick', other)).toEqual([200, 429]);
      const headers = { authorization: 'Bearer a-guess-of-somebody', 'x-forwarded-for': '192.0.2.7' };
      const guess = async (): Promise<number> => (await fetch(`${app.url}/api/admin/status`, { headers })).status;
      expect([await guess(), await guess()]).toEqual([401, 429]);
    });

    test('new tables are counted, by address, whichever way they are made', async () => {
      app = await startTestApp({ limits: { create: { windowMs: HOUR_MS, limit: 3 } } });
      expect(await statuses(2, 'POST', '/api/quick', '1.1.1.1')).toEqual([200, 200]);
      expect(await statuses(1, 'POST', '/matchmake/create/match', '1.1.1.1')).not.toContain(429);
      for (const path of ['/api/quick', '/api/quick/', '/API/Quick', '/matchmake/create/match'])
        expect((await ask('POST', path, '1.1.1.1')).status).toBe(429);
      const { wait, text } = await ask('POST', '/api/quick', '1.1.1.1');
      expect(Number(wait)).toBeGreaterThan(3000);
      expect(JSON.parse(text)).toEqual({
        code: 'rate-limited',
        message: expect.any(String) as unknown,
        retryAfterMs: expect.any(Number) as unknown,
      });
      expect((await ask('GET', '/api/tables', '1.1.1.1')).status).toBe(200);
      expect((await ask('POST', '/api/quick', '2.2.2.2')).status).toBe(200);
    });

    test('an address is the same with any port, as some proxies write it', async () => {
      app = await startTestApp({ limits: { create: { windowMs: HOUR_MS, limit: 2 } } });
      const from = async (address: string): Promise<number> => (await ask('POST', '/api/quick', address)).status;
      expect([await from('1.1.1.1:1000'), await from('1.1.1.1:1001'), await from('1.1.1.1:1002')]).toEqual([200, 200, 429]);
    });

    test('the SDK sees it, too', async () => {
      app = await startTestApp({ limits: { create: { windowMs: HOUR_MS, limit: 1 } } });
      const page = await Page.create(app.url);
      await expect(Page.create(app.url)).rejects.toMatchObject({ code: 429 });
      await (await Page.join(app.url, page.code)).leave();
      await page.leave();
    });

    test('everything else is counted, too, but the pages are not', async () => {
      const two = { windowMs: HOUR_MS, limit: 2 };
      app = await startTestApp({ limits: { ask: two, join: two } });
      expect(await statuses(3, 'POST', '/api/matches/ZZZZZZ/open', '1.1.1.1')).toEqual([404, 404, 429]);
      expect(await statuses(2, 'GET', '/api/version', '1.1.1.1')).toEqual([200, 200]);
      expect((await ask('GET', '/api/version', '1.1.1.1')).status).toBe(429);
      expect((await ask('POST', '/matchmake/joinById/ZZZZZZ', '1.1.1.1')).status).toBe(429);
      expect((await ask('GET', '/healthz', '1.1.1.1')).status).toBe(200);
      expect((await ask('GET', '/api/version', '1.1.1.2')).status).toBe(200);
    });

    test('an address of IPv6 counts with those its owner has beside it', async () => {
      app = await startTestApp({ limits: { ask: { windowMs: HOUR_MS, limit: 1 } } });
      expect(await statuses(1, 'GET', '/api/version', '2001:db8:1:1::1')).toEqual([200]);
      expect(await statuses(1, 'GET', '/api/version', '2001:db8:1:2::99')).toEqual([429]);
      expect(await statuses(1, 'GET', '/api/version', '2001:db8:2::1')).toEqual([200]);
    });

    test('without a proxy, what someone says about their own address is not believed', async () => {
      app = await startTestApp({ proxies: [], limits: { ask: { windowMs: HOUR_MS, limit: 1 } } });
      expect((await ask('GET', '/api/version', '1.1.1.1')).status).toBe(200);
      expect((await ask('GET', '/api/version', '2.2.2.2')).status).toBe(429);
    });
  });

  describe('a crowd at one table', () => {
    // The SDK logs every refused connection, sometimes after the test.
    beforeAll(() => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    });

    test('never keeps a player out, nor one player another', async () => {
      app = await startTestApp({ room: { connections: { spectators: 2, perSeat: 2 } } });
      const duel = await startDuel(app.url);
      const [a, b] = duel.pages;
      const watchers = [await Page.join(app.url, duel.code), await Page.join(app.url, duel.code)];
      await expect(Page.join(app.url, duel.code)).rejects.toMatchObject({ code: JOIN_REFUSED.noRoom });
      await expect(Page.join(app.url, duel.code, ['a wrong key'])).rejects.toMatchObject({ code: JOIN_REFUSED.noRoom });
      expect(app.log()).not.toContain('a fault in a room');

      const second = await Page.join(app.url, duel.code, [duel.keys[0]]);
      const third = await Page.join(app.url, duel.code, [duel.keys[0]]);
      await a.until(() => a.left !== null);
      const other = await Page.join(app.url, duel.code, [duel.keys[1]]);
      expect([b.left, second.left, third.left, other.left, ...watchers.map(({ left }) => left)]).toEqual(Array(6).fill(null));

      await watchers[0]!.leave();
      await b.until(() => b.state.spectators === 1);
      watchers.push(await Page.join(app.url, duel.code));
      await Promise.all([b, second, third, other, ...watchers].map((page) => page.leave()));
    });

    test('does not keep the creator out', async () => {
      app = await startTestApp({ room: { connections: { spectators: 0, perSeat: 2 } } });
      const key = newKey();
      const page = await Page.createAs(app.url, { key });
      const again = await Page.join(app.url, page.code, [key]);
      await expect(Page.join(app.url, page.code)).rejects.toMatchObject({
        code: JOIN_REFUSED.noRoom,
      });
      await page.leave();
      await again.leave();
    });
  });
});

describe('connection limits', () => {
  let app: TestApp;
  let sockets: WebSocket[] = [];

  beforeAll(() => {
    // The SDK logs every refused connection, sometimes after the test.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  afterEach(async () => {
    for (const socket of sockets) socket.terminate();
    sockets = [];
    await app.stop();
  });

  /** Fills the table with spectators. */
  const watch = async (code: string, count: number, address: string): Promise<WebSocket[]> => {
    const joined: WebSocket[] = [];
    for (let i = 0; i < count; i++) joined.push((await joinRaw(app.url, code, address)).socket);
    sockets.push(...joined);
    return joined;
  };

  const start = async (): Promise<Page> => {
    app = await startTestApp({ room: { connections: { spectators: 4, perSeat: 2 } } });
    const host = await Page.create(app.url);
    await host.sit({ army: 'borgo', name: 'Ann' });
    return host;
  };

  const open = (all: readonly WebSocket[]): number => all.filter(({ readyState, OPEN }) => readyState === OPEN).length;

  describe('many spectators of one address', () => {
    test('do not keep the invited guest out of the lobby', async () => {
      const host = await start();
      const crowd = await watch(host.code, 4, '127.0.0.2');
      const left = once(crowd[0]!, 'close');
      const guest = await Page.join(app.url, host.code);
      expect((await left)[0]).toBe(CROWDED_OUT);
      expect(open(crowd)).toBe(3);
      await guest.sit({ army: 'moloch', name: 'Bob' });
      await host.until(() => host.state.phase === 'playing');
    });

    test('not even a guest of the same address', async () => {
      const host = await start();
      const crowd = await watch(host.code, 4, '127.0.0.1');
      const left = once(crowd[0]!, 'close');
      const guest = await Page.join(app.url, host.code);
      await guest.sit({ army: 'moloch', name: 'Bob' });
      await left;
    });

    test('make room for spectators of other addresses while the match is played, but for none of their own', async () => {
      const host = await start();
      const guest = await Page.join(app.url, host.code);
      await guest.sit({ army: 'moloch', name: 'Bob' });
      const crowd = await watch(host.code, 4, '127.0.0.2');
      await expect(joinRaw(app.url, host.code, '127.0.0.2')).rejects.toThrow();
      expect(open(crowd)).toBe(4);
      const left = once(crowd[0]!, 'close');
      const watcher = await Page.join(app.url, host.code);
      await left;
      await watch(host.code, 1, '127.0.0.3');
      // Two, one and one: no one has more than a newcomer would have.
      await expect(Page.join(app.url, host.code)).rejects.toMatchObject({ code: JOIN_REFUSED.noRoom });
      const { join } = colyseusTransport(app.url, { headers: () => ({}), profile: () => null });
      expect(await join(host.code, { protocol: PROTOCOL_VERSION }, {} as RoomHandlers, new AbortController().signal)).toEqual({
        ok: false,
        error: 'full',
      });
      expect([watcher.left, guest.left]).toEqual([null, null]);
    });
  });
});
