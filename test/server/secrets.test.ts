import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { isTile, hqOf } from '@hexfall/shared/content/catalog';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { MemoryStore } from '../../server/src/store/MemoryStore.js';
import { Page } from './support/Page.js';
import { playRandomly, startDuel, type Duel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

/*
 * Everything that goes over a socket while two people play and a third one watches, byte by byte.
 */

const store = new MemoryStore();
const frames: Buffer[] = [];
/** The server's sockets, and those of the pages: from Node 22 on they have a class of their own. */
const SOCKETS = [
  ...new Set<{ prototype: { send: (data: never, ...rest: never[]) => void } }>([
    WebSocket,
    ...('WebSocket' in globalThis ? [globalThis.WebSocket] : []),
  ]),
];
const sends = SOCKETS.map(({ prototype }) => prototype.send);
let app: TestApp;
let duel: Duel;
let beforeFirstDraw: string;

const traffic = (): string => Buffer.concat(frames).toString('latin1');

beforeAll(async () => {
  SOCKETS.forEach(({ prototype }, i) => {
    prototype.send = function (this: unknown, ...sent: unknown[]) {
      frames.push(Buffer.from(sent[0] as Uint8Array));
      Reflect.apply(sends[i]!, this, sent);
    };
  });
  app = await startTestApp({ store });
  duel = await startDuel(app.url);
  const watcher = await Page.join(app.url, duel.code);
  await duel.pages[0].play(0, { do: 'place-hq', at: [0, 0], rot: 0 });
  await watcher.get('film', { from: 1 });
  beforeFirstDraw = traffic();
  await duel.pages[1].until(() => duel.pages[1].state.seq === 1);
  await playRandomly(duel, 41, 60);
  await watcher.get('film', { from: 1 });
  await fetch(`${app.url}/api/matches/${duel.code}`);
  await watcher.leave();
}, 20_000);

afterAll(async () => {
  SOCKETS.forEach(({ prototype }, i) => (prototype.send = sends[i]!));
  await Promise.all(duel.pages.map((page) => page.leave()));
  await app.stop();
});

const setup = async () => {
  const saved = await store.load(duel.code);
  if (!saved || saved.setup.seed === null) throw new Error('the match has not started');
  return { ...saved.setup, seed: saved.setup.seed };
};

test('the test sees the traffic', () => {
  expect(frames.length).toBeGreaterThan(100);
  expect(traffic()).toContain('place-hq');
  expect(traffic()).toContain(duel.keys[0]);
});

test('the seed and the hashes of the keys never leave the server', async () => {
  const { seed, seats } = await setup();
  expect(Buffer.from(seed, 'base64url')).toHaveLength(32);
  for (const secret of [seed, ...seats.map((seat) => seat?.keyHash ?? '')]) {
    expect(secret).not.toBe('');
    expect(traffic()).not.toContain(secret);
    expect(app.log()).not.toContain(secret);
  }
});

test('a key is sent once, by the page that made it, and logged never', () => {
  for (const key of duel.keys) {
    expect(traffic().split(key)).toHaveLength(2);
    expect(app.log()).not.toContain(key);
  }
});

test('before the first draw no tile is named but the HQ on the board', () => {
  const named = beforeFirstDraw.match(/[a-z]+\/[a-z-]+/g)?.filter(isTile) ?? [];
  expect([...new Set(named)]).toEqual([hqOf('borgo')]);
});

test('every tile drawn is the next of its pile, and nothing tells of those below', async () => {
  const { options, seed, seats } = await setup();
  const created = createMatch({ options, armies: seats.flatMap((seat) => seat?.army ?? []), seed });
  if (!created.ok) throw new Error(created.error.message);
  const piles = created.value.players.map(({ pile }) => [...(pile as readonly string[])]);
  for (const { events } of duel.pages[0].reels) {
    for (const event of events) {
      if (event.type !== 'drew' && event.type !== 'redrew') continue;
      const pile = piles[event.player];
      if (event.type === 'drew') expect(pile?.splice(0, event.tiles.length)).toEqual(event.tiles);
    }
  }
  expect(duel.pages[0].table?.players.map(({ pile }) => pile)).toEqual(piles.map(({ length }) => length));
  expect(JSON.stringify([...duel.pages, duel.pages[0].table].map((page) => (page instanceof Page ? page.received : page)))).not.toMatch(
    /"(seed|keyHash|previous)"/,
  );
});

test('the record stays closed until the match is over', async () => {
  const url = `${app.url}/api/matches/${duel.code}/record`;
  expect((await fetch(url)).status).toBe(403);
  await playRandomly(duel, 42, 2000);
  const record = (await (await fetch(url)).json()) as { readonly seed: string };
  expect(record.seed).toBe((await setup()).seed);
});
