import { request } from 'node:http';
import { WebSocket } from 'ws';
import { hostCheck } from '../../server/src/security/addresses.js';
import { startTestApp, type TestApp } from './support/testApp.js';

let app: TestApp;

afterEach(() => app.stop());

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

const socketStatus = (host: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/x/ABCDEF`, { headers: { host } });
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

test.each([
  ['HOSTS', { hosts: ['hexfall.example'] }],
  ['ORIGINS', { origins: ['https://hexfall.example'] }],
])('with %s a server answers to its own names only, except to monitoring', async (_, settings) => {
  app = await startTestApp(settings);
  for (const host of ['hexfall.example', 'HEXFALL.example:8443', 'localhost:2567', '127.0.0.1', `[::1]:${app.port}`]) {
    expect((await ask('/api/version', host))[0]).toBe(200);
    expect(await socketStatus(host)).toBe(101);
  }
  for (const host of ['evil.example', 'hexfall.example.evil.example', '203.0.113.7', 'a@hexfall.example']) {
    const [status, body] = await ask('/api/version', host);
    expect(status).toBe(421);
    expect(body).toContain('"unknown-host"');
    expect(await socketStatus(host)).toBe(421);
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await ask(path, host))[0]).toBe(200);
  }
});

test('without either, it answers to every name', async () => {
  app = await startTestApp();
  expect((await ask('/api/version', 'whatever.example'))[0]).toBe(200);
  expect(await socketStatus('whatever.example')).toBe(101);
});

test('one of several processes answers to the name of its public address', async () => {
  app = await startTestApp();
  const isKnown = hostCheck({ hosts: [], origins: ['https://a.example'], publicAddress: 'b.example:8080/p1' });
  expect(['a.example', 'b.example:8080', 'c.example', undefined].map(isKnown)).toEqual([true, true, false, false]);
});
