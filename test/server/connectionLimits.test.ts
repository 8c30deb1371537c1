import { once } from 'node:events';
import { CROWDED_OUT, JOIN_REFUSED, PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import type { WebSocket } from 'ws';
import { colyseusTransport } from '../../client/src/net/colyseusTransport.js';
import type { RoomHandlers } from '../../client/src/net/transport.js';
import { Page } from './support/Page.js';
import { joinRaw } from './support/rawSocket.js';
import { startTestApp, type TestApp } from './support/testApp.js';

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
    expect(await join(host.code, { protocol: PROTOCOL_VERSION }, {} as RoomHandlers)).toEqual({ ok: false, error: 'full' });
    expect([watcher.left, guest.left]).toEqual([null, null]);
  });
});
