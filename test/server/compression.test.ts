import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { playRandomly, startDuel } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const SCRIPT = 'export const numbers = [1, 2, 3, 4, 5, 6, 7, 8];\n'.repeat(200);
const DOCUMENT = `<!doctype html><meta name="base-path" content="/" /><script src="./assets/main-1a2b.js"></script>${'<p>Hexfall</p>'.repeat(100)}`;
const YEAR = 'public, max-age=31536000, immutable';

const folder = temporaryFolder();
let app: TestApp;

beforeAll(async () => {
  mkdirSync(join(folder.path, 'assets'));
  const put = (name: string, content: string | Buffer): void => writeFileSync(join(folder.path, name), content);
  mkdirSync(join(folder.path, 'embed'));
  put('index.html', DOCUMENT);
  put('embed/hexfall-board.js', SCRIPT);
  put('embed/hexfall-board.js.br', brotliCompressSync(SCRIPT));
  put('notices.txt', SCRIPT);
  put('notices.txt.br', brotliCompressSync(SCRIPT));
  put('assets/main-1a2b.js', SCRIPT);
  put('assets/main-1a2b.js.br', brotliCompressSync(SCRIPT));
  put('assets/main-1a2b.js.gz', gzipSync(SCRIPT));
  put('assets/font-3c4d.woff2', 'letters');
  app = await startTestApp({ pages: folder.path, basePath: '/hexfall' });
});

afterAll(async () => {
  await app.stop();
  folder.remove();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly body: Buffer;
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: app.port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });

const MAIN = '/assets/main-1a2b.js';

const plainOf = ({ headers, body }: Answer): string => {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(body).toString();
  return (coding === 'gzip' ? gunzipSync(body) : body).toString();
};

describe('a file of the page', () => {
  test.each<[string | undefined, string | undefined]>([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['br;q=0.5, identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('asked for with "Accept-Encoding: %s" comes as %s', async (accepted, coding) => {
    const answer = await ask(MAIN, accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(plainOf(answer)).toBe(SCRIPT);
    expect(answer.body.length === SCRIPT.length).toBe(coding === undefined);
    expect(answer.headers).toMatchObject({
      'content-length': String(answer.body.length),
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': YEAR,
      vary: 'Accept-Encoding',
    });
  });

  test('that is not there in a coding comes in another one', async () => {
    expect((await ask('/notices.txt', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    const plain = await ask('/notices.txt', { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(plain.headers['cache-control']).toBe('public, max-age=0');
    const font = await ask('/assets/font-3c4d.woff2', { 'accept-encoding': 'gzip, br' });
    expect([font.headers['content-encoding'], font.body.toString()]).toEqual([undefined, 'letters']);
  });

  test('comes below the path of a proxy, and with a question mark', async () => {
    for (const path of [`/hexfall${MAIN}`, `${MAIN}?a=1`]) {
      const answer = await ask(path, { 'accept-encoding': 'br' });
      expect([answer.headers['content-encoding'], plainOf(answer)]).toEqual(['br', SCRIPT]);
    }
  });

  test('that a browser has already is not sent again, in each coding', async () => {
    const tags = new Set<string>();
    for (const coding of ['br', 'gzip', 'identity']) {
      const { etag } = (await ask(MAIN, { 'accept-encoding': coding })).headers;
      tags.add(etag!);
      const again = await ask(MAIN, { 'accept-encoding': coding, 'if-none-match': etag! });
      expect([again.status, again.body.length, again.headers.vary]).toEqual([304, 0, 'Accept-Encoding']);
    }
    expect(tags.size).toBe(3);
  });

  test('answers HEAD with the length', async () => {
    const { headers, body, status } = await ask(MAIN, { 'accept-encoding': 'br' }, 'HEAD');
    expect([status, headers['content-encoding'], body.length]).toEqual([200, 'br', 0]);
    expect(headers['content-length']).toBe(String(brotliCompressSync(SCRIPT).length));
  });

  test('comes in parts of what would be sent', async () => {
    const whole = brotliCompressSync(SCRIPT);
    const part = await ask(MAIN, { 'accept-encoding': 'br', range: 'bytes=10-19' });
    expect([part.status, part.headers['content-encoding'], part.headers['content-range']]).toEqual([
      206,
      'br',
      `bytes 10-19/${whole.length}`,
    ]);
    expect(part.body).toEqual(whole.subarray(10, 20));
    const beyond = await ask(MAIN, { 'accept-encoding': 'br', range: `bytes=${whole.length}-` });
    expect([beyond.status, beyond.headers['content-encoding'], beyond.headers['cache-control']]).toEqual([416, undefined, undefined]);
    expect(JSON.parse(beyond.body.toString())).toHaveProperty('code');
  });

  test('that is not there is not there in any coding', async () => {
    for (const coding of ['br', 'identity']) {
      const { status, headers, body } = await ask('/assets/gone-1a2b.js', { 'accept-encoding': coding });
      expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([404, undefined, undefined]);
      expect(JSON.parse(body.toString())).toHaveProperty('code', 'unknown-route');
    }
  });
});

describe('the document', () => {
  const written = DOCUMENT.replace('content="/"', 'content="/hexfall/"').replace('./assets', '/hexfall/assets');

  test.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', undefined],
  ])('asked for with "%s" comes as %s, with its path in it', async (accepted, coding) => {
    const answer = await ask('/hexfall/t/ABCDEF', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(plainOf(answer)).toBe(written);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding, Accept-Language',
    });
    const again = await ask('/hexfall/t/ABCDEF', { 'accept-encoding': accepted, 'if-none-match': answer.headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('an answer of the API', () => {
  test('that is long is compressed', async () => {
    const duel = await startDuel(app.url);
    await playRandomly(duel, 17, 10_000);
    const path = `/api/matches/${duel.code}/record`;
    const plain = await ask(path);
    const short = await ask(path, { 'accept-encoding': 'gzip, br' });
    expect([plain.status, short.status, short.headers['content-encoding']]).toEqual([200, 200, 'br']);
    expect(plainOf(short)).toBe(plain.body.toString());
    expect(short.body.length).toBeLessThan(plain.body.length / 2);
    await Promise.all(duel.pages.map((page) => page.leave()));
  });

  test('that is short is not', async () => {
    const { headers } = await ask('/api/version', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('the board element for pages of others', () => {
  const ELEMENT = '/embed/hexfall-board.js';

  test.each(['', '/hexfall'])('may be loaded by pages of every origin, below the path %j', async (base) => {
    const answer = await ask(base + ELEMENT, { 'accept-encoding': 'br', origin: 'https://club.example' });
    expect([answer.status, plainOf(answer)]).toEqual([200, SCRIPT]);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('is asked for at each visit, and sent only when it has changed', async () => {
    const { headers } = await ask(ELEMENT, { 'accept-encoding': 'br' });
    expect(headers['cache-control']).toBe('no-cache');
    const again = await ask(ELEMENT, { 'accept-encoding': 'br', 'if-none-match': headers.etag! });
    expect([again.status, again.headers['access-control-allow-origin']]).toEqual([304, '*']);
  });

  test('is the only thing that they may', async () => {
    for (const path of ['/', MAIN, '/notices.txt', '/api/tables']) {
      const { headers } = await ask(path, { origin: 'https://club.example' });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  test('that is not there is an error, not the page', async () => {
    const { status, headers } = await ask('/embed/other.js');
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });
});
