import { WebSocket } from 'ws';
import { hqOf, isTile } from '@hexfall/shared/content/catalog';
import { commitmentTo } from '@hexfall/shared/fair/fairSeed';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { step } from '@hexfall/shared/rules/step';
import { MemoryStore } from './support/MemoryStore.js';
import { newKey, Page } from './support/Page.js';
import { type Duel, playRandomly, startDuel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

/*
 * Everything that goes over a socket while two people play a whole match and a third one watches, byte by byte, and everything
 * that is logged meanwhile. A second match fails in every way it can.
 */

const store = await MemoryStore.open();
const frames: Buffer[] = [];
/** The server's sockets, and those of the pages: from Node 22 on they have a class of their own. */
const SOCKETS = [
  ...new Set<{ prototype: { send: (data: never, ...rest: never[]) => void } }>([
    WebSocket,
    ...('WebSocket' in globalThis ? [globalThis.WebSocket] : []),
  ]),
];
const sends = SOCKETS.map(({ prototype }) => prototype.send);
/** What came over HTTP. */
const bodies: string[] = [];
let app: TestApp;
let duel: Duel;
let broken: Duel;
let beforeFirstDraw: string;
/** Traffic and log until the last intent of the match. */
let beforeTheEnd = '';

const traffic = (): string => Buffer.concat(frames).toString('latin1') + bodies.join('\n');

const get = async (path: string, method = 'GET'): Promise<number> => {
  const response = await fetch(app.url + path, { method });
  bodies.push(await response.text(), JSON.stringify([...response.headers]));
  return response.status;
};

const askForEverything = async (code: string): Promise<void> => {
  for (const path of ['', '/record', '/record/', '/RECORD', '/open', '/record?force=1', '/../../data/hexfall.db']) {
    await get(`/api/matches/${code}${path}`);
  }
  await get('/api/tables');
  await get(`/api/matches/${code}/open`, 'POST');
};

/** Makes the server fail and refuse in every way a visitor can. */
const breakIt = async ({ pages: [a, b], code }: Duel): Promise<void> => {
  await a.play(0, { do: 'place-hq', at: [9, 9], rot: 0 });
  await b.play(1, { do: 'place-hq', at: [0, 0], rot: 0 });
  await a.send('secret', { n: 90 }, 90);
  await a.send('history', { n: 91, from: 'seed' }, 91);
  await a.send('intent', { n: 92, client: a.client, seat: 0, intent: { do: 'draw', mercenary: 'x' } }, 92);
  await a.send('sit', { n: 93, key: newKey(), army: 'borgo', name: 'Ann', contribution: 'x' }, 93);
  expect(await a.play(0, { do: 'place-hq', at: [0, 0], rot: 5 })).toMatchObject({ refused: { error: { code: 'failed' } } });
  await askForEverything(code);
};

beforeAll(async () => {
  SOCKETS.forEach(({ prototype }, i) => {
    prototype.send = function (this: unknown, ...sent: unknown[]) {
      frames.push(Buffer.from(sent[0] as Uint8Array));
      Reflect.apply(sends[i]!, this, sent);
    };
  });
  app = await startTestApp({
    store,
    room: {
      step: (state, seat, intent) => {
        if (intent.do === 'place-hq' && intent.rot === 5) throw new Error('a bug of the engine');
        return step(state, seat, intent);
      },
    },
  });
  duel = await startDuel(app.url);
  const watcher = await Page.join(app.url, duel.code);
  await duel.pages[0].play(0, { do: 'place-hq', at: [0, 0], rot: 0 });
  await watcher.get('history', { from: 1 });
  beforeFirstDraw = traffic();
  await duel.pages[1].until(() => duel.pages[1].state.seq === 1);
  broken = await startDuel(app.url);
  await breakIt(broken);
  await playRandomly(duel, 41, 2000, async () => {
    if (duel.pages[0].state.seq === 40) await askForEverything(duel.code);
    if (duel.pages[0].state.phase === 'playing') beforeTheEnd = traffic() + app.log();
  });
  await watcher.get('history', { from: 1 });
  await watcher.leave();
});

afterAll(async () => {
  SOCKETS.forEach(({ prototype }, i) => (prototype.send = sends[i]!));
  await Promise.all([...duel.pages, ...broken.pages].map((page) => page.leave()));
  await app.stop();
});

const setupOf = async ({ code }: Duel) => {
  const saved = await store.load(code);
  const { seed, secret } = saved?.setup ?? {};
  if (!saved || !seed || !secret) throw new Error('the match has not started');
  return { ...saved.setup, seed, secret };
};

const pilesOf = async (match: Duel): Promise<string[][]> => {
  const { options, seed, seats } = await setupOf(match);
  const created = createMatch({ options, armies: seats.flatMap((seat) => seat?.army ?? []), seed });
  if (!created.ok) throw new Error(created.error.message);
  return created.value.piles.map((pile) => [...(pile ?? [])]);
};

// First of all: the others keep the process so busy that kept connections time out in the meantime.
test('the record stays closed until the match is over', async () => {
  expect((await fetch(`${app.url}/api/matches/${broken.code}/record`)).status).toBe(403);
  const record = (await (await fetch(`${app.url}/api/matches/${duel.code}/record`)).json()) as Record<string, unknown>;
  const { seed, secret } = await setupOf(duel);
  expect(record).toMatchObject({ seed, fair: { secret, commitment: commitmentTo(secret) } });
});

test('the test sees the traffic and the log', () => {
  expect(frames.length).toBeGreaterThan(100);
  expect(duel.pages[0].state.phase).toBe('over');
  for (const seen of ['place-hq', duel.keys[0], 'a bug of the engine', '"level":20', 'not-over']) expect(beforeTheEnd).toContain(seen);
});

test('seed and secret are secret until the end, and the hashes of keys always', async () => {
  for (const match of [duel, broken]) {
    const { seed, secret, seats } = await setupOf(match);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(seed).toMatch(/^[\da-f]{64}$/);
    const raw = Buffer.from(secret, 'base64url').toString('latin1');
    for (const hidden of [seed, secret, raw, ...seats.map((seat) => seat?.keyHash ?? '')]) {
      expect(hidden).not.toBe('');
      expect(beforeTheEnd).not.toContain(hidden);
    }
    for (const seat of seats) expect(traffic() + app.log()).not.toContain(seat?.keyHash);
    expect(app.log()).not.toContain(seed);
    expect(app.log()).not.toContain(secret);
  }
});

test('when the match is over its secret is shown, and that of the other match is not', async () => {
  const { secret } = await setupOf(duel);
  expect(duel.pages.map(({ state }) => state.secret)).toEqual([secret, secret]);
  expect(commitmentTo(secret)).toBe(duel.pages[0].state.commitment);
  expect(traffic()).toContain(secret);
  const other = await setupOf(broken);
  expect(traffic()).not.toContain(other.secret);
  expect(broken.pages.map(({ state }) => [state.secret, state.commitment])).toEqual(Array(2).fill(['', commitmentTo(other.secret)]));
});

test('a key is sent once, by the page that made it, and logged never', () => {
  for (const key of duel.keys) {
    expect(traffic().split(key)).toHaveLength(2);
    expect(app.log()).not.toContain(key);
  }
});

test('before the first draw no tile is named but the HQ on the board', () => {
  const named = beforeFirstDraw.match(/[a-z-]+\/[a-z0-9-]+/g)?.filter(isTile) ?? [];
  expect([...new Set(named)]).toEqual([hqOf('borgo')]);
});

test('every tile drawn is the next of its pile, and nothing reveals those below', async () => {
  const piles = await pilesOf(duel);
  for (const { events } of duel.pages[0].intents) {
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

/** More tiles than anyone draws at once. */
const RUN = 5;

test('no part of a pile stands anywhere in its order, neither sent nor logged', async () => {
  for (const match of [duel, broken]) {
    for (const pile of await pilesOf(match)) {
      const runs = pile.slice(0, -RUN).map((_, at) => pile.slice(at, at + RUN));
      const texts = runs.flatMap((run) => [JSON.stringify(run).slice(1, -1), run.join(), run.map((key) => key.split('/')[1]).join()]);
      expect(texts.filter((text) => traffic().includes(text) || app.log().includes(text))).toEqual([]);
    }
  }
});
