import { once } from 'node:events';
import { WebSocket } from 'ws';
import { randomFrom } from '@hexfall/shared/model/random';
import { type PausableConnection, TrafficBudget } from '../../server/src/transport/TrafficBudget.js';
import { FakeTime } from './support/FakeTime.js';
import { Page } from './support/Page.js';
import { joinRaw, openRaw, requestFrame } from './support/rawSocket.js';
import { type Duel, playRandomly, startDuel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

describe('traffic', () => {
  let app: TestApp | null = null;

  afterEach(async () => {
    await app?.stop();
    app = null;
  });

  /** A connection that answers no ping is ended anyway, but not within the time of a test. */
  const PING_MS = 600_000;

  const ALL = { burst: 1e9, perSecond: 1e9 };
  const ANY = { messages: ALL, bytes: ALL };

  const isClosed = async (page: Page): Promise<void> => page.until(() => page.state.spectators === 0);

  describe('a connection that does not say that it has joined', () => {
    test('is ended after five seconds; one that has joined is not', async () => {
      const time = new FakeTime();
      app = await startTestApp({ room: { time } });
      const page = await Page.create(app.url);
      const { socket: joined } = await joinRaw(app.url, page.code);
      const silent = await openRaw(app.url, page.code);
      await once(silent, 'message');
      await page.until(() => page.state.spectators === 3);
      time.pass(4999);
      await page.get('history', { from: 1 });
      expect([silent.readyState, joined.readyState]).toEqual([silent.OPEN, joined.OPEN]);
      time.pass(1);
      await once(silent, 'close');
      await page.until(() => page.state.spectators === 2);
      expect(joined.readyState).toBe(joined.OPEN);
      joined.terminate();
    });

    test('gets no answer, but is ended when it asks for something', async () => {
      app = await startTestApp();
      const page = await Page.create(app.url);
      await page.sit({ army: 'borgo', name: 'Ann' });
      const socket = await openRaw(app.url, page.code);
      await once(socket, 'message');
      const frames: Buffer[] = [];
      socket.on('message', (frame: Buffer) => frames.push(frame));
      socket.send(requestFrame('history', { n: 1, from: 1 }));
      await once(socket, 'close');
      expect(frames).toEqual([]);
      await isClosed(page);
    });
  });

  test('a connection that reads nothing is ended when a megabyte waits for it', async () => {
    app = await startTestApp({ pingMs: PING_MS });
    const duel = await startDuel(app.url);
    await playRandomly(duel, 3, 60);
    const { socket } = await joinRaw(app.url, duel.code);
    const [page] = duel.pages;
    await page.until(() => page.state.spectators === 1);
    socket.pause();
    let n = 0;
    while (page.state.spectators > 0 && n < 20_000) {
      for (let i = 0; i < 20; i++) socket.send(requestFrame('history', { n: ++n, from: 1 }));
      await page.get('history', { from: 1 });
    }
    expect(page.state.spectators).toBe(0);
    expect(n).toBeGreaterThan(20);
    socket.terminate();
  });

  describe('what one address may send', () => {
    const few = { messages: { burst: 20, perSecond: 0.001 }, bytes: ALL };

    test('is no matter of others', async () => {
      app = await startTestApp({ limits: { traffic: { address: few, connection: ANY } } });
      const page = await Page.create(app.url);
      const flood = await joinRaw(app.url, page.code, '127.0.0.2');
      const beside = await joinRaw(app.url, page.code, '127.0.0.2');
      for (let n = 1; n <= 25; n++) flood.socket.send(requestFrame('history', { n, from: 1 }));
      for (let n = 1; n <= 10; n++) await page.get('history', { from: 1 });
      beside.socket.send(requestFrame('history', { n: 1, from: 1 }));
      for (let n = 1; n <= 5; n++) await page.get('history', { from: 1 });
      // The greeting and the conversation, and no answer.
      expect(beside.answers.length).toBe(2);
      await expect(joinRaw(app.url, page.code, '127.0.0.2')).rejects.toThrow('429');
      flood.socket.terminate();
      beside.socket.terminate();
    });

    test('keeps no connection open when the server stops', async () => {
      app = await startTestApp({ pingMs: PING_MS, limits: { traffic: { address: few, connection: ANY } } });
      const page = await Page.create(app.url);
      const { socket } = await joinRaw(app.url, page.code, '127.0.0.2');
      for (let n = 1; n <= 25; n++) socket.send(requestFrame('history', { n, from: 1 }));
      for (let n = 1; n <= 10; n++) await page.get('history', { from: 1 });
      const since = performance.now();
      await Promise.all([once(socket, 'close'), app.stop()]);
      // Its other end would wait for half a minute.
      expect(performance.now() - since).toBeLessThan(25_000);
    });

    test('counts the bytes of the answers, too', async () => {
      const bytes = { messages: ALL, bytes: { burst: 2000, perSecond: 0.001 } };
      app = await startTestApp({ limits: { traffic: { address: bytes, connection: ANY } } });
      const page = await Page.create(app.url);
      const { socket, answers } = await joinRaw(app.url, page.code, '127.0.0.2');
      let n = 0;
      while (n < 200) {
        socket.send(requestFrame('history', { n: ++n, from: 1 }));
        // Not by a socket, which would soon have nothing left either.
        await fetch(`${app.url}/healthz`);
        if (answers.length - 2 < n - 5) break;
      }
      expect(n).toBeLessThan(100);
      socket.terminate();
    });

    test('ends a connection that goes on sending though nothing is read from it', async () => {
      app = await startTestApp({ pingMs: PING_MS, limits: { traffic: { address: few, connection: ANY } } });
      const page = await Page.create(app.url);
      const { socket } = await joinRaw(app.url, page.code, '127.0.0.2');
      socket.on('error', () => undefined);
      // In one piece: all of it has arrived before the server stops reading.
      const frames = Array.from({ length: 100 }, (_, n) => requestFrame('history', { n: n + 1, from: 1 }));
      (socket as unknown as { readonly _socket: { cork: () => void; uncork: () => void } })._socket.cork();
      for (const frame of frames) socket.send(frame);
      (socket as unknown as { readonly _socket: { cork: () => void; uncork: () => void } })._socket.uncork();
      await once(socket, 'close');
    });
  });

  describe('a budget', () => {
    class NotingReader implements PausableConnection {
      readonly calls: string[] = [];

      hold(): void {
        this.calls.push('hold');
      }

      release(): void {
        this.calls.push('release');
      }
    }

    test('holds all its connections when it is used up, and lets them go one after the other', () => {
      jest.useFakeTimers();
      const budget = new TrafficBudget({ messages: { burst: 2, perSecond: 10 }, bytes: ALL });
      const readers = [new NotingReader(), new NotingReader()];
      for (const reader of readers) budget.add(reader);
      budget.spend(1, 0);
      expect(budget.isExhausted).toBe(false);
      budget.spend(1, 0);
      expect(readers.map(({ calls }) => calls)).toEqual([['hold'], ['hold']]);
      jest.advanceTimersByTime(99);
      expect(budget.isExhausted).toBe(true);
      jest.advanceTimersByTime(2);
      expect(readers.map(({ calls }) => calls)).toEqual([['hold', 'release'], ['hold']]);
      // The one that is read from uses up what there is: the other one is next all the same.
      budget.spend(1, 0);
      jest.advanceTimersByTime(101);
      expect(readers.map(({ calls }) => calls)).toEqual([
        ['hold', 'release', 'hold'],
        ['hold', 'release'],
      ]);
      jest.useRealTimers();
    });
  });
});

describe('frames', () => {
  /*
   * Frames that no page of ours sends. They may cost the sender the connection, and no one else anything.
   */

  let app: TestApp;
  let duel: Duel;

  beforeAll(async () => {
    app = await startTestApp();
    duel = await startDuel(app.url);
  });

  afterAll(async () => {
    await Promise.all(duel.pages.map((page) => page.leave()));
    await app.stop();
  });

  /** Kinds of frames the framework knows, and some it does not. */
  const FIRST_BYTES = [10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 0, 99, 141, 255];

  const sendRaw = (page: Page, bytes: Uint8Array): void => {
    const { ws } = page.room.connection.transport as unknown as { readonly ws: WebSocket };
    if (ws.readyState === WebSocket.OPEN) ws.send(bytes);
  };

  test('random bytes harm no one', async () => {
    // The framework complains to the console about every text it cannot read.
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const random = randomFrom(1);
    const [a, b] = duel.pages;
    for (const first of FIRST_BYTES) {
      const stranger = await Page.join(app.url, duel.code);
      for (let i = 0; i < 40; i++) {
        const length = Math.floor(random() * 30);
        sendRaw(
          stranger,
          Uint8Array.from({ length: length + 1 }, (_, at) => (at === 0 ? first : Math.floor(random() * 256))),
        );
      }
      sendRaw(stranger, new Uint8Array(0));
      sendRaw(stranger, Uint8Array.of(first));
      await a.get('history', { from: 1 });
      stranger.room.connection.close();
    }
    await a.until(() => a.state.spectators === 0);
    await playRandomly(duel, 2, 10);
    expect(a.table).toEqual(b.table);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    complaints.mockRestore();
  });

  test('a connection without a seat reservation is closed', async () => {
    for (const path of ['/', `/x/${duel.code}`, `/x/${duel.code}?sessionId=abc`, '/x/ZZZZZZ?sessionId=abc', '/%']) {
      const socket = new WebSocket(`${app.url.replace('http', 'ws')}${path}`);
      await new Promise((resolve) => {
        socket.on('error', resolve);
        socket.on('close', resolve);
      });
    }
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    expect(duel.pages[0].left).toBeNull();
  });
});
