import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../../server/src/config/env.js';
import { belowBase } from '../../server/src/http/createHttpServer.js';
import { playRandomly, startDuel } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const folder = temporaryFolder();
writeFileSync(
  join(folder.path, 'index.html'),
  '<meta name="base-path" content="/" /><link href="./a.css"><script src="./assets/a.js"></script><a href="#x">./b "/"</a>',
);
let app: TestApp | null = null;

const start = async (options: Parameters<typeof startTestApp>[0]): Promise<string> => {
  app = await startTestApp(options);
  return app.url;
};

afterEach(async () => {
  await app?.stop();
  app = null;
});

afterAll(() => {
  folder.remove();
});

test.each([
  ['/hexfall/t/ABCDEF', '/t/ABCDEF'],
  ['/hexfall/', '/'],
  ['/hexfall', '/'],
  ['/hexfall?a=1', '/?a=1'],
  ['/hexfallen/x', '/hexfallen/x'],
  ['/t/ABCDEF', '/t/ABCDEF'],
])('below /hexfall the address %s is %s', (url, below) => {
  expect(belowBase(url, '/hexfall')).toBe(below);
  expect(belowBase(url, '')).toBe(url);
});

describe('a server whose page is offered under a path', () => {
  test('writes the base path into the page', async () => {
    const url = await start({ pages: folder.path, basePath: '/games/hexfall' });
    const page = await fetch(`${url}/games/hexfall/t/ABCDEF`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toBe(
      '<meta name="base-path" content="/games/hexfall/" /><link href="/games/hexfall/a.css">' +
        '<script src="/games/hexfall/assets/a.js"></script><a href="#x">./b "/"</a>',
    );
  });

  test('does so at the root of a host name, too', async () => {
    const url = await start({ pages: folder.path });
    expect(await (await fetch(`${url}/t/ABCDEF`)).text()).toContain('content="/" /><link href="/a.css"><script src="/assets/a.js">');
  });

  test.each([
    ['/t/ABC234.', '/t/ABC234'],
    ['/t/ABC234)', '/t/ABC234'],
    ['/t/ABC234%E2%80%8B', '/t/ABC234'],
    ['/t/ABC234%29.?turn=3&step=0', '/t/ABC234?turn=3&step=0'],
    ['/t/%28abc234', '/t/abc234'],
    ['/t/ABC234&fbclid=abc', '/t/ABC234'],
    ['/t/ABC234%3Ffbclid=abc', '/t/ABC234'],
    ['/t/ABC234%253Ffbclid=abc', '/t/ABC234'],
    ['//t/ABC234', '/t/ABC234'],
    ['/t//ABC234', '/t/ABC234'],
    ['/t/ABC234/index.html', '/t/ABC234'],
  ])('leads from %s to %s', async (path, meant) => {
    const url = await start({ pages: folder.path, basePath: '/games/hexfall' });
    const answer = await fetch(`${url}/games/hexfall${path}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/games/hexfall${meant}`]);
  });

  test.each([
    ['/games/hexfall', '/games/hexfall/'],
    ['/games/hexfall?a=1', '/games/hexfall/?a=1'],
  ])('leads from %s to the address with a slash: the service worker is below that', async (path, meant) => {
    const url = await start({ pages: folder.path, basePath: '/games/hexfall' });
    const answer = await fetch(url + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, meant]);
    expect((await fetch(url + path)).status).toBe(200);
  });

  test('leads from no other address to one with a slash', async () => {
    for (const basePath of ['', '/hexfall']) {
      const url = await start({ pages: folder.path, basePath });
      for (const path of ['/', '/hexfall/', '/hexfallen', '/healthz', '/hexfall/healthz'])
        expect((await fetch(url + path, { redirect: 'manual' })).status).not.toBe(308);
      await app?.stop();
      app = null;
    }
  });

  test.each(['/t/ABC234', '/t/ABC234/', '/t/ABC2345', '/t/%'])('leads from %s nowhere else', async (path) => {
    const url = await start({ pages: folder.path });
    expect((await fetch(url + path, { redirect: 'manual' })).status).not.toBe(302);
  });

  test.each(['/hexfall', ''])('serves people whose proxy leaves "%s" of it', async (left) => {
    const url = await start({ basePath: '/hexfall' });
    const duel = await startDuel(url + left);
    await playRandomly(duel, 71, 6);
    expect(await (await fetch(`${url}${left}/api/matches/${duel.code}`)).json()).toMatchObject({ phase: 'playing' });
    expect((await fetch(`${url}${left}/healthz`)).status).toBe(200);
    await Promise.all(duel.pages.map((page) => page.leave()));
  });

  test('keeps its limits there', async () => {
    const url = await start({ basePath: '/hexfall', limits: { create: { windowMs: 60_000, limit: 1 } } });
    const ask = (): Promise<Response> => fetch(`${url}/hexfall/api/quick`, { method: 'POST' });
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

describe('BASE_PATH', () => {
  const pathOf = (path: string): string | null => {
    const config = readEnv({ BASE_PATH: path });
    return config.ok ? config.value.basePath : null;
  };

  test.each([
    ['', ''],
    ['/', ''],
    ['/hexfall', '/hexfall'],
    ['/a/b.c/', '/a/b.c'],
    ['hexfall', null],
    ['/a//b', null],
    ['/..', null],
    ['/a b', null],
    ['/"><script>', null],
    ['https://example.org/hexfall', null],
  ])('%s is taken as %s', (given, taken) => {
    expect(pathOf(given)).toBe(taken);
  });
});
