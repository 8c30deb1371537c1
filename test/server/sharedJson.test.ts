import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import express from 'express';
import { SharedJson } from '../../server/src/http/SharedJson.js';

const SHARED = { name: 'Zażółć “Club” evening', log: Array.from({ length: 500 }, (_, seq) => ({ seq, by: 'time' })) };

let server: Server;
let own: object = {};

beforeAll(async () => {
  const app = express();
  const json = new SharedJson(SHARED);
  app.get('/', (asked, response) => json.send(asked, response, own));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

const ask = (
  encodings: string,
): Promise<{ readonly encoding: string | undefined; readonly type: string | undefined; readonly body: Buffer }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, headers: { 'accept-encoding': encodings } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'content-encoding': encoding, 'content-type': type } = response.headers;
        resolve({ encoding, type, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });

test('each reader gets the shared fields and the own ones, compressed or not', async () => {
  for (const you of ['Ola', 'Łucja', '']) {
    own = { now: 1, you };
    const compressed = await ask('br, gzip');
    expect(compressed).toMatchObject({ encoding: 'gzip', type: 'application/json; charset=utf-8' });
    expect(JSON.parse(gunzipSync(compressed.body).toString())).toEqual({ ...SHARED, ...own });
    const plain = await ask('identity');
    expect(plain.encoding).toBeUndefined();
    expect(JSON.parse(plain.body.toString())).toEqual({ ...SHARED, ...own });
  }
});

test('own fields may be as long as a block', async () => {
  own = { you: 'x'.repeat(0xffff - ',"you":""}'.length) };
  expect(JSON.parse(gunzipSync((await ask('gzip')).body).toString())).toEqual({ ...SHARED, ...own });
});

test('what is shared is written once', async () => {
  const written = jest.fn(() => 'once');
  const json = new SharedJson({ field: { toJSON: written } });
  const sent: Buffer[] = [];
  const response = { type: () => response, vary: () => response, set: () => response, end: (body: Buffer) => void sent.push(body) };
  const asked = { acceptsEncodings: () => 'gzip' };
  for (const you of [1, 2]) await json.send(asked as never, response as never, { you });
  expect(sent.map((body) => JSON.parse(gunzipSync(body).toString()) as unknown)).toEqual([
    { field: 'once', you: 1 },
    { field: 'once', you: 2 },
  ]);
  expect(written).toHaveBeenCalledTimes(1);
});
