import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { LimitedSocket } from '../../server/src/transport/LimitedSocket.js';
import { verifyClient } from '../../server/src/transport/limitedTransport.js';
import type { SocketLimiter } from '../../server/src/transport/SocketLimiter.js';

/** The methods by which `net.Socket` hands data to the system. */
type Writing = Record<'_write' | '_writev', (...rest: unknown[]) => void>;

const FRAMES = ['patch', 'events', 'ack'];

const admitsAll = { admit: () => null } as unknown as SocketLimiter;

let http: Server;
let client: WebSocket;
let server: WebSocket;
let received: string[];
/** How often the server's socket has written since it was opened. */
let writes: number;

/** Opens one connection; `isCorked` as the server does it. */
const connect = async (isCorked: boolean): Promise<void> => {
  const sockets = new WebSocketServer({
    server: http,
    WebSocket: LimitedSocket,
    ...(isCorked && { verifyClient: verifyClient(admitsAll) }),
  });
  const accepted = new Promise<void>((resolve) =>
    sockets.once('connection', (socket, { socket: raw }) => {
      server = socket;
      writes = 0;
      const writing = raw as unknown as Writing;
      for (const method of ['_write', '_writev'] as const) {
        const original = writing[method].bind(writing);
        writing[method] = (...rest) => {
          writes += 1;
          original(...rest);
        };
      }
      resolve();
    }),
  );
  client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  client.on('message', (data: Buffer) => received.push(data.toString()));
  await Promise.all([accepted, new Promise((resolve) => client.once('open', resolve))]);
};

const until = async (count: number): Promise<void> => {
  while (received.length < count && client.readyState === WebSocket.OPEN) await turn();
};

beforeEach(async () => {
  received = [];
  http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  client.terminate();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

test('frames of one tick go to the system in one write', async () => {
  await connect(true);
  for (const frame of FRAMES) server.send(frame);
  await until(FRAMES.length);
  expect([received, writes]).toEqual([FRAMES, 1]);
});

test('without it, every frame is a write of its own', async () => {
  await connect(false);
  for (const frame of FRAMES) server.send(frame);
  await until(FRAMES.length);
  expect([received, writes]).toEqual([FRAMES, FRAMES.length]);
});

test('frames of later ticks are sent, too, whatever they are sent from', async () => {
  await connect(true);
  server.send('first');
  await Promise.resolve();
  server.send('microtask');
  await turn();
  process.nextTick(() => server.send('tick'));
  await turn();
  setTimeout(() => server.send('timer'), 0);
  await until(4);
  expect(received).toEqual(['first', 'microtask', 'tick', 'timer']);
  expect(writes).toBeGreaterThanOrEqual(3);
});

test('a closing connection sends what it still has', async () => {
  await connect(true);
  server.send('last');
  server.close(4000);
  const code = await new Promise((resolve) => client.once('close', resolve));
  expect([received, code]).toEqual([['last'], 4000]);
});

// The framework encodes every patch of a room into the same memory.
test('a frame arrives as it was when it was sent', async () => {
  await connect(true);
  const shared = Buffer.alloc(16);
  for (const frame of FRAMES) server.send(shared.subarray(0, shared.write(frame)));
  await until(FRAMES.length);
  expect(received).toEqual(FRAMES);
});
