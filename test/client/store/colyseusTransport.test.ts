import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { MATCH_ROOM, PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { colyseusTransport } from '../../../client/src/net/colyseusTransport.js';
import type { RoomHandlers } from '../../../client/src/net/transport.js';

const transport = colyseusTransport('http://hexfall.test', { headers: () => ({}), profile: () => null });
const options = { protocol: PROTOCOL_VERSION };
/** None is called: no attempt of these tests succeeds. */
const HANDLERS = {} as RoomHandlers;

const ATTEMPTS = {
  create: (signal = new AbortController().signal) => transport.create(options, HANDLERS, signal),
  open: (signal = new AbortController().signal) => transport.open('ABCDEF', [], signal),
  join: (signal = new AbortController().signal) => transport.join('ABCDEF', options, HANDLERS, signal),
};

const refusalOf = (status: number, code: string): Response => Response.json({ code, message: 'No.' }, { status });

const eventually = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise(setImmediate);
};

const pageOf = (status: number): Response => new Response('<html></html>', { status, headers: { 'content-type': 'text/html' } });

describe.each(Object.keys(ATTEMPTS) as (keyof typeof ATTEMPTS)[])('why the page cannot %s a table', (attempt) => {
  const before = globalThis.fetch;
  afterEach(() => (globalThis.fetch = before));

  test.each([
    [400, 'malformed', 'malformed'],
    [401, 'invitation-needed', 'invitation-code'],
    [401, 'invitation-wrong', 'invitation-code'],
    [403, 'banned', 'shut-out'],
    [403, 'foreign-origin', 'foreign-origin'],
    [404, 'unknown-match', 'not-found'],
    [404, 'unknown-route', 'malformed'],
    [409, 'other-rules', 'other-rules'],
    [409, 'name-not-listed', 'name-not-listed'],
    [410, 'moved', 'moved'],
    [411, 'malformed', 'malformed'],
    [413, 'too-large', 'too-large'],
    [414, 'too-large', 'too-large'],
    [421, 'unknown-host', 'unknown-host'],
    [422, 'not-supported', 'not-supported'],
    [426, 'old-page', 'old-page'],
    [429, 'rate-limited', 'too-many'],
    [500, 'failed', 'failed'],
    [503, 'overloaded', 'not-now'],
    [503, 'moving', 'not-now'],
    [503, 'site-split', 'not-now'],
    [503, 'stopping', 'not-now'],
    [507, 'store-full', 'store-full'],
    [522, 'no-room', 'not-now'],
    // Of a newer server: by the status.
    [403, 'of-a-newer-server', 'shut-out'],
  ])('%s %s: %s', async (status, code, why) => {
    globalThis.fetch = () => Promise.resolve(refusalOf(status, code));
    expect(await ATTEMPTS[attempt]()).toEqual({ ok: false, error: why });
  });

  test.each([
    [403, 'shut-out'],
    [413, 'too-large'],
    [414, 'too-large'],
    [421, 'unknown-host'],
    [429, 'too-many'],
    [502, 'unreachable'],
    [503, 'not-now'],
    [522, 'unreachable'],
  ])('%s of a proxy, without a code: %s', async (status, why) => {
    globalThis.fetch = () => Promise.resolve(pageOf(status));
    expect(await ATTEMPTS[attempt]()).toEqual({ ok: false, error: why });
  });

  test('no answer in time: the request is ended', async () => {
    const requests: RequestInit[] = [];
    globalThis.fetch = (_, request = {}) => {
      requests.push(request);
      return new Promise((_, reject) => request.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))));
    };
    const controller = new AbortController();
    const answer = ATTEMPTS[attempt](controller.signal);
    await eventually(() => requests.length > 0);
    controller.abort();
    expect(await answer).toEqual({ ok: false, error: 'unreachable' });
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true]);
  });

  test('no answer', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await ATTEMPTS[attempt]()).toEqual({ ok: false, error: 'unreachable' });
  });
});

test('a WebSocket that is not opened in time is closed: browsers open no other one before', async () => {
  const server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  const sockets = new Set<Socket>();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const before = globalThis.fetch;
  // The library tells of every connection that ends.
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.fetch = () =>
    Promise.resolve(
      Response.json({ name: MATCH_ROOM, roomId: 'ABCDEF', sessionId: 'one', processId: 'one', publicAddress: `127.0.0.1:${port}` }),
    );
  try {
    const controller = new AbortController();
    void ATTEMPTS.join(controller.signal);
    await eventually(() => sockets.size === 1);
    const [socket] = sockets;
    const closed = once(socket!.resume(), 'close');
    controller.abort();
    await closed;
  } finally {
    globalThis.fetch = before;
    warned.mockRestore();
    server.close();
  }
});
