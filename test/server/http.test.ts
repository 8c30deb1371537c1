import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Client } from 'colyseus.js';
import type { Mode } from '@hexfall/shared/model/options';
import { MOST_KEYS_BROUGHT } from '@hexfall/shared/protocol/lobby';
import { JOIN_REFUSED, MATCH_ROOM, PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { Page } from './support/Page.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const folder = temporaryFolder();
let app: TestApp;

beforeAll(async () => {
  mkdirSync(join(folder.path, 'assets'));
  writeFileSync(join(folder.path, 'index.html'), '<!doctype html><title>Hexfall</title>');
  writeFileSync(join(folder.path, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(folder.path, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder.path, 'sw.js'), 'void 0;');
  for (const name of ['manifest', 'manifest-pl']) writeFileSync(join(folder.path, `${name}.webmanifest`), '{}');
  app = await startTestApp({ pages: folder.path, version: '1.2.3' });
});

afterAll(async () => {
  await app.stop();
  folder.remove();
});

const get = (path: string): Promise<Response> => fetch(app.url + path);

const post = (path: string, body?: string, headers: Record<string, string> = { 'content-type': 'application/json' }): Promise<Response> =>
  fetch(app.url + path, { method: 'POST', headers, ...(body !== undefined && { body }) });

/** Sends a request whose path is not tidied up on the way, or whose body comes without a length. */
const raw = (method: string, path: string, body?: string): Promise<{ readonly status: number | undefined; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: app.port, method, path }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode, text });
      });
    });
    sent.on('error', reject);
    if (body !== undefined) sent.write(body);
    sent.end();
  });

describe('the API', () => {
  test('says that it is well, and what it is', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
    const version = { version: '1.2.3', commit: null, protocol: PROTOCOL_VERSION, rules: RULES_VERSION };
    expect(await (await get('/api/version')).json()).toEqual(version);
  });

  test('describes a table', async () => {
    const page = await Page.create(app.url);
    await page.sit({ army: 'outpost', name: 'Ann' });
    const summary = { phase: 'lobby', seq: 0, seats: [{ name: 'Ann', army: 'outpost', computer: false }, null], options: { mode: 'duel' } };
    expect(await (await get(`/api/matches/${page.code}`)).json()).toMatchObject({ code: page.code, ...summary });
    expect(await (await get(`/api/matches/${page.code.toLowerCase()}`)).json()).toMatchObject({ code: page.code });
    expect((await get(`/api/matches/${page.code}/record`)).status).toBe(403);
    await page.leave();
  });

  test.each([
    ['GET', '/api/matches/ZZZZZZ'],
    ['GET', '/api/matches/ZZZZZZ/record'],
    ['POST', '/api/matches/ZZZZZZ/open'],
    ['GET', '/api/matches/short'],
    ['GET', '/api/matches/%27%20OR%201=1--'],
    ['GET', '/api/matches/%00%00%00%00%00%00'],
    ['GET', '/api/matches/..%2f..%2fetc'],
    ['GET', '/api/nothing'],
    ['DELETE', '/api/matches/ZZZZZZ'],
    ['PUT', '/api/version'],
  ])('%s %s is nothing: 404 in JSON', async (method, path) => {
    const { status, text } = await raw(method, path);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toEqual({ code: expect.stringMatching(/^unknown-/) as unknown, message: expect.any(String) as unknown });
  });

  test.each(['/api/matches/%E0%A4%A', '/api/matches/%'])('an address that cannot be read: %s', async (path) => {
    const { status, text } = await raw('GET', path);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: 'malformed' });
  });

  test('keeps connections longer than proxies do', async () => {
    const answer = await get('/healthz');
    expect(answer.headers.get('keep-alive')).toBe('timeout=150');
  });

  test('long bodies, and bodies of unknown length, are refused before they are read', async () => {
    expect((await post('/matchmake/create/match', JSON.stringify({ a: 'x'.repeat(9000) }))).status).toBe(413);
    expect((await post('/api/matches/ZZZZZZ/open', 'x'.repeat(9000))).status).toBe(413);
    expect((await raw('POST', '/matchmake/create/match', '{}')).status).toBe(411);
  });
});

describe('creating and joining', () => {
  const create = (options: unknown) => new Client(app.url).create(MATCH_ROOM, options);

  test.each<[string, unknown, number]>([
    ['nothing', undefined, JOIN_REFUSED.malformed],
    ['no version', {}, JOIN_REFUSED.malformed],
    ['an unknown field', { protocol: PROTOCOL_VERSION, resume: { code: 'ZZZZZZ', saved: {} } }, JOIN_REFUSED.malformed],
    ['an unknown option', { protocol: PROTOCOL_VERSION, options: { cheat: true } }, JOIN_REFUSED.malformed],
    ['an option of the wrong type', { protocol: PROTOCOL_VERSION, options: { takeBack: 1 } }, JOIN_REFUSED.malformed],
    ['another version', { protocol: PROTOCOL_VERSION + 1 }, JOIN_REFUSED.oldPage],
    ['later versions only', { protocol: PROTOCOL_VERSION + 2, oldestProtocol: PROTOCOL_VERSION + 1 }, JOIN_REFUSED.oldPage],
    ['a range that is none', { protocol: PROTOCOL_VERSION, oldestProtocol: PROTOCOL_VERSION + 1 }, JOIN_REFUSED.oldPage],
    ['a key that is none', { protocol: PROTOCOL_VERSION, key: 'mine' }, JOIN_REFUSED.malformed],
    ['three seats for a duel', { protocol: PROTOCOL_VERSION, seats: 3 }, JOIN_REFUSED.notSupported],
    ['five seats for a deathmatch', { protocol: PROTOCOL_VERSION, options: { mode: 'deathmatch' }, seats: 5 }, JOIN_REFUSED.notSupported],
    ['no seat', { protocol: PROTOCOL_VERSION, seats: 0 }, JOIN_REFUSED.notSupported],
    [
      'two mercenaries for three',
      { protocol: PROTOCOL_VERSION, options: { mode: 'one-vs-two', mercenaries: 2 } },
      JOIN_REFUSED.notSupported,
    ],
    ['a wide board for two', { protocol: PROTOCOL_VERSION, options: { board: 'expanded' } }, JOIN_REFUSED.notSupported],
    ['weak HQs in a duel', { protocol: PROTOCOL_VERSION, options: { teamHq: 15 } }, JOIN_REFUSED.notSupported],
  ])('a table with %s is refused', async (_what, options, code) => {
    await expect(create(options)).rejects.toMatchObject({ code });
  });

  test.each([
    ['of this version', { protocol: PROTOCOL_VERSION }],
    ['of the next version, which speaks this one as well', { protocol: PROTOCOL_VERSION + 1, oldestProtocol: PROTOCOL_VERSION }],
  ])('a page %s comes to a table, and hears which version is spoken', async (_, range) => {
    const page = await Page.createAs(app.url, range);
    expect(page.welcome).toMatchObject({ protocol: PROTOCOL_VERSION });
    await page.leave();
  });

  test('the options of a duel are taken', async () => {
    const options = { mode: 'duel', start: 'alternative', reinforcement: true, sameArmy: true, takeBack: false } as const;
    const page = await Page.create(app.url, options);
    expect(page.state.options).toMatchObject(options);
    await page.leave();
  });

  test.each<[Mode, number | undefined, number]>([
    ['duel', undefined, 2],
    ['deathmatch', undefined, 3],
    ['deathmatch', 4, 4],
    ['deathmatch-score', 4, 4],
    ['one-vs-two', 3, 3],
    ['team', undefined, 4],
    ['team-score', undefined, 4],
  ])('a table for %s, asked for %p seats, has %i', async (mode, seats, count) => {
    const page = await Page.createAs(app.url, { options: { mode }, ...(seats !== undefined && { seats }) });
    expect([...page.state.seats]).toHaveLength(count);
    await page.leave();
  });

  test('too many keys, or keys of the wrong type, are refused', async () => {
    const page = await Page.create(app.url);
    for (const keys of ['abc', [1], new Array(MOST_KEYS_BROUGHT + 1).fill('k'), ['k'.repeat(100)]]) {
      await expect(new Client(app.url).joinById(page.code, { protocol: PROTOCOL_VERSION, keys })).rejects.toMatchObject({
        code: JOIN_REFUSED.malformed,
      });
    }
    await page.leave();
  });

  test('a table that is not there cannot be joined', async () => {
    await expect(Page.join(app.url, 'ZZZZZZ')).rejects.toMatchObject({ code: JOIN_REFUSED.noRoom });
  });

  test.each(['joinOrCreate', 'join', 'reconnect', 'createRoom', 'constructor', '__proto__'])(
    'the way in "%s" is closed',
    async (method) => {
      const body = JSON.stringify({ protocol: PROTOCOL_VERSION });
      const response = await post(`/matchmake/${method}/match`, body);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toContain('sessionId');
    },
  );

  test.each(['{', 'null', '[]', '"x"', '1', '{"protocol":1,"hasOwnProperty":1}', '{"protocol":1,"__proto__":{"options":{}}}'])(
    'a body like %s is refused',
    async (body) => {
      const response = await post('/matchmake/create/match', body);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toMatch(/at .*\.[cm]?[jt]s/);
    },
  );

  test('the server is well after all that', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect(app.log()).not.toMatch(/TypeError|RangeError/);
  });
});

describe('the pages', () => {
  test.each(['/', '/t/ABCDEF', '/rules', '/credits', '/some/day/'])('%s is the page, never an old copy', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Hexfall');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  test('files with a name of their content are kept for good, others are not', async () => {
    expect((await get('/assets/main-1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=0');
  });

  test.each([
    ['/sw.js', 'text/javascript'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/manifest-pl.webmanifest', 'application/manifest+json'],
  ])('%s, which tells a browser of a new version, is never an old copy', async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain(type);
  });

  test.each(['/assets/gone.js', '/nothing.png', '/.env', '/..%2f..%2fpackage.json', '/assets/..%2findex.html', '/index.php'])(
    '%s is not there',
    async (path) => {
      const { status, text } = await raw('GET', path);
      expect([400, 403, 404]).toContain(status);
      expect(JSON.parse(text)).toHaveProperty('code');
    },
  );

  test('everything carries the headers that keep the page to itself', async () => {
    for (const path of ['/', '/healthz', '/api/nothing', '/assets/main-1a2b.js']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'self';img-src 'self' data: blob:;connect-src 'self' data:;worker-src 'self' blob:;script-src 'self';" +
          "style-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
