import { WebSocket } from 'ws';
import { randomFrom } from '@hexfall/shared/ai/random';
import { Page } from './support/Page.js';
import { playRandomly, startDuel, type Duel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

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
