import { request } from 'node:http';
import { WebSocket } from 'ws';
import { hostCheck, isOwnOrigin } from '../../server/src/security/addresses.js';
import { Page } from './support/Page.js';
import { playRandomly, startDuel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

let app: TestApp;

afterEach(() => app.stop());

/** Asks for a socket: the status it was refused with, or 101 if it was opened, and then it is closed again. */
const socketStatus = (path: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}${path}`, { headers });
    socket.on('error', () => undefined);
    socket.on('open', () => {
      socket.once('close', () => {
        resolve(101);
      });
      socket.terminate();
    });
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
  });

describe('security', () => {
  beforeAll(() => {
    // The SDK logs every refused connection, sometimes after the test.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  const postFrom = async (path: string, origin: string | null): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-length': '0', ...(origin !== null && { origin }) };
      const sent = request({ host: '127.0.0.1', port: app.port, method: 'POST', path, headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.end();
    });

  const FOREIGN = ['https://evil.example', 'null', 'http://127.0.0.1:1', 'not an origin', '', 'http://127.0.0.1.evil.example'];

  describe('pages of other sites', () => {
    test('get no socket; the own page and programs that are no browsers do', async () => {
      app = await startTestApp();
      for (const origin of FOREIGN) expect(await socketStatus('/x/ABCDEF', { origin })).toBe(403);
      expect(await socketStatus('/x/ABCDEF', { origin: app.url })).toBe(101);
      expect(await socketStatus('/x/ABCDEF')).toBe(101);
    });

    test('can create and open nothing, but read what is public', async () => {
      app = await startTestApp();
      for (const path of ['/api/quick', '/api/matches/ABCDEF/open', '/matchmake/create/match']) {
        expect(await postFrom(path, 'https://evil.example')).toBe(403);
      }
      expect(await postFrom('/api/quick', app.url)).toBe(200);
      expect(await postFrom('/api/quick', null)).toBe(200);
      expect((await fetch(`${app.url}/api/tables`, { headers: { origin: 'https://evil.example' } })).status).toBe(200);
    });

    test('a proxy that renames the server is named to it, and only what is named counts', async () => {
      app = await startTestApp({ origins: ['https://hexfall.example'] });
      expect(await socketStatus('/x/ABCDEF', { origin: 'https://hexfall.example' })).toBe(101);
      expect(await socketStatus('/x/ABCDEF', { origin: 'http://hexfall.example' })).toBe(403);
      expect(await postFrom('/api/quick', 'https://hexfall.example')).toBe(200);
    });

    test.each([
      ['https://hexfall.example', 'hexfall.example', true],
      ['http://localhost:5173', 'localhost:5173', true],
      ['https://hexfall.example', 'HEXFALL.example', true],
      ['https://hexfall.example', 'hexfall.example:8443', false],
      ['https://hexfall.example', undefined, false],
    ])('Origin %s fits Host %s: %s', async (origin, host, fits) => {
      app = await startTestApp();
      expect(isOwnOrigin({ origin, ...(host !== undefined && { host }) }, [])).toBe(fits);
    });
  });

  describe('one address', () => {
    test('has so many sockets open at once, and may open new ones when they are closed', async () => {
      app = await startTestApp({ limits: { sockets: 3 } });
      const duel = await startDuel(app.url);
      const watcher = await Page.join(app.url, duel.code);
      expect(await socketStatus('/x/ABCDEF')).toBe(429);
      expect(await socketStatus('/x/ABCDEF', { 'x-forwarded-for': '1.1.1.1' })).toBe(101);
      await Promise.all([...duel.pages, watcher].map((page) => page.leave()));
      let status = 429;
      for (let i = 0; i < 200 && status === 429; i++) status = await socketStatus('/x/ABCDEF');
      expect(status).toBe(101);
    });

    test('and the pages of a match do not notice', async () => {
      app = await startTestApp({ limits: { sockets: 2 } });
      const duel = await startDuel(app.url);
      expect(await socketStatus('/x/ABCDEF')).toBe(429);
      await playRandomly(duel, 1, 6);
      await Promise.all(duel.pages.map((page) => page.leave()));
    });
  });

  test('addresses, headers and bodies that are too long are refused, over HTTP and for sockets', async () => {
    app = await startTestApp();
    const long = 'x'.repeat(2000);
    expect((await fetch(`${app.url}/${long}`)).status).toBe(414);
    expect((await fetch(`${app.url}/api/version?${long}`)).status).toBe(414);
    expect((await fetch(`${app.url}/api/version`, { headers: { 'x-long': 'x'.repeat(9000) } })).status).toBe(431);
    expect((await fetch(`${app.url}/matchmake/create/match`, { method: 'POST', body: 'x'.repeat(9000) })).status).toBe(413);
    expect(await socketStatus(`/x/ABCDEF?sessionId=${long}`)).toBe(400);
  });

  test('a message that is too long ends its connection, and no other', async () => {
    app = await startTestApp();
    const duel = await startDuel(app.url);
    const stranger = await Page.join(app.url, duel.code);
    stranger.room.send('sit', { n: 1, name: 'x'.repeat(9000) });
    await stranger.until(() => stranger.left !== null);
    await playRandomly(duel, 1, 6);
    await Promise.all(duel.pages.map((page) => page.leave()));
  });

  test('what no request holds is refused by its form, wherever it stands', async () => {
    app = await startTestApp();
    const duel = await startDuel(app.url);
    const [a] = duel.pages;
    const deep = Array.from({ length: 20 }).reduce<unknown>((inner) => [inner], 1);
    for (const strange of [Uint8Array.of(1, 2), new Date(0), new Map([[1, 2]]), new Set([1]), 1n << 62n, deep]) {
      const intent = { do: 'place-hq', at: strange, rot: 0 };
      const answer = await a.send('intent', { n: 7, client: a.client, seat: 0, intent }, 7);
      expect(answer).toMatchObject({ refused: { error: { code: 'malformed' } } });
    }
    expect(app.log()).not.toMatch(/"level":[56]0/);
    await Promise.all(duel.pages.map((page) => page.leave()));
  });

  describe('too many messages', () => {
    const rate = { burst: 10, perSecond: 0 };
    const ask = async (page: Page, times: number): Promise<string[]> => {
      const answers = await Promise.all(Array.from({ length: times }, () => page.ask('history', { from: 1 })));
      return answers.map((answer) => ('refused' in answer ? answer.refused.error.code : 'ack'));
    };

    test('of one connection are refused, and the others may go on', async () => {
      app = await startTestApp({ room: { rate } });
      const duel = await startDuel(app.url);
      const [a, b] = duel.pages;
      expect((await ask(a, 12)).filter((code) => code === 'rate-limited').length).toBeGreaterThanOrEqual(2);
      expect(await ask(b, 3)).toEqual(['ack', 'ack', 'ack']);
      await Promise.all(duel.pages.map((page) => page.leave()));
    });

    test('of one seat are refused, however many connections hold it', async () => {
      app = await startTestApp({ room: { rate } });
      const duel = await startDuel(app.url);
      const tabs = [await Page.join(app.url, duel.code, [duel.keys[0]]), await Page.join(app.url, duel.code, [duel.keys[0]])];
      const codes = [...(await ask(tabs[0]!, 6)), ...(await ask(tabs[1]!, 6))];
      expect(codes.filter((code) => code === 'ack')).toHaveLength(10);
      expect(await ask(duel.pages[0], 1)).toEqual(['rate-limited']);
      expect(await ask(duel.pages[1], 1)).toEqual(['ack']);
      await Promise.all([...tabs, ...duel.pages].map((page) => page.leave()));
    });
  });

  test('there is no monitor, no admin page and nothing of the framework to look into', async () => {
    app = await startTestApp();
    for (const path of ['/colyseus', '/monitor', '/admin', '/matchmake', '/matchmake/', '/__healthcheck', '/playground']) {
      const response = await fetch(app.url + path);
      const body = await response.text();
      expect([path, /colyseus|roomId|processId/i.test(body)]).toEqual([path, false]);
    }
    for (const method of ['joinOrCreate', 'join', 'reconnect']) {
      const response = await fetch(`${app.url}/matchmake/${method}/match`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(response.ok).toBe(false);
    }
  });
});

describe('hosts', () => {
  /** The status and the body of the answer to a request for another name. */
  const ask = (path: string, host: string): Promise<readonly [number, string]> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: app.port, path, headers: { host } }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => {
          resolve([response.statusCode ?? 0, body]);
        });
      });
      sent.on('error', reject);
      sent.end();
    });

  test.each([
    ['HOSTS', { hosts: ['hexfall.example'] }],
    ['ORIGINS', { origins: ['https://hexfall.example'] }],
  ])('with %s a server answers to its own names only, except to monitoring', async (_, settings) => {
    app = await startTestApp(settings);
    for (const host of ['hexfall.example', 'HEXFALL.example:8443', 'localhost:2567', '127.0.0.1', `[::1]:${app.port}`]) {
      expect((await ask('/api/version', host))[0]).toBe(200);
      expect(await socketStatus('/x/ABCDEF', { host })).toBe(101);
    }
    for (const host of ['evil.example', 'hexfall.example.evil.example', '203.0.113.7', 'a@hexfall.example']) {
      const [status, body] = await ask('/api/version', host);
      expect(status).toBe(421);
      expect(body).toContain('"unknown-host"');
      expect(await socketStatus('/x/ABCDEF', { host })).toBe(421);
      for (const path of ['/healthz', '/readyz', '/metrics']) expect((await ask(path, host))[0]).toBe(200);
    }
  });

  test('without either, it answers to every name', async () => {
    app = await startTestApp();
    expect((await ask('/api/version', 'whatever.example'))[0]).toBe(200);
    expect(await socketStatus('/x/ABCDEF', { host: 'whatever.example' })).toBe(101);
  });

  test('one of several processes answers to the name of its public address', async () => {
    app = await startTestApp();
    const isKnown = hostCheck({ hosts: [], origins: ['https://a.example'], publicAddress: 'b.example:8080/p1' });
    expect(['a.example', 'b.example:8080', 'c.example', undefined].map(isKnown)).toEqual([true, true, false, false]);
  });
});
