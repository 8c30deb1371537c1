import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { WebSocket } from 'ws';
import { pick, randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import type { LogEntry } from '../../server/src/table/savedMatch.js';
import { cases } from '../support/slow.js';
import { MemoryStore } from './support/MemoryStore.js';
import { Page } from './support/Page.js';
import { anyFrame, anything, forbidden, mutated } from './support/rubbish.js';
import { acting, type Duel, playRandomly, startDuel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

/*
 * Malformed, reordered, replayed and foreign messages over real sockets, some thousands of them. HEXFALL_SLOW=1 sends
 * 200,000 (two minutes): HEXFALL_SLOW=1 npm test -- test/server/fuzz
 */

const MESSAGES = cases(6000, 200_000);
const SENDERS = 40;
const BATCH = 50;
/** What garbage the engine of JavaScript itself keeps may differ by so much. */
const FLAT_MB = 12;

const store = await MemoryStore.open();
let app: TestApp;
let duel: Duel;
let other: Duel;
const faults: unknown[] = [];
const note = (fault: unknown): void => {
  faults.push(fault);
};

/**
 * Plays until the first seat has to act, so that the second may do nothing but resign. Not to a decision, which would refuse every intent
 * as such before it is asked whose turn it is.
 */
const untilFirstActs = async (game: Duel, seed: number): Promise<void> => {
  const [page] = game.pages;
  const isThere = (): boolean => acting(page) === 0 && page.table?.decision === null;
  for (let done = 0; done < 12 || !isThere(); done++) {
    await playRandomly(game, seed + done, 1);
    if (acting(page) === null) throw new Error('the match is over and the first seat cannot act');
  }
};

beforeAll(async () => {
  // The framework complains to the console about every frame it cannot read.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  process.on('uncaughtException', note).on('unhandledRejection', note);
  app = await startTestApp({ store, room: { rate: { burst: 1e9, perSecond: 1e9 } } });
  duel = await startDuel(app.url);
  other = await startDuel(app.url);
  await untilFirstActs(duel, 1);
  await untilFirstActs(other, 100);
});

afterAll(async () => {
  process.off('uncaughtException', note).off('unhandledRejection', note);
  await Promise.all([...duel.pages, ...other.pages].map((page) => page.leave()));
  await app.stop();
  jest.restoreAllMocks();
});

const logOf = async ({ code }: Duel): Promise<readonly LogEntry[]> => (await store.load(code))?.log ?? [];

const requestOf = ({ player, intent, client, n }: LogEntry) => ({ n, client, seat: player, intent });

const sendFrame = (page: Page, bytes: Uint8Array): void => {
  const { ws } = page.room.connection.transport as unknown as { readonly ws: WebSocket };
  if (ws.readyState === WebSocket.OPEN) ws.send(bytes);
};

/** Sends one message that must change nothing. */
const attack = (page: Page, own: readonly LogEntry[], foreign: readonly LogEntry[], random: RandomSource): void => {
  const old = requestOf(pick(own, random));
  const n = Math.floor(random() * 1e6) + 1;
  const client = `fuzz-${Math.floor(random() * 1e6)}-fuzz`;
  const isHarmless = old.intent.do !== 'resign';
  switch (Math.floor(random() * 8)) {
    case 0:
      return page.room.send(pick(['intent', 'sit', 'history', 'setTable', 'toString', '__proto__'], random), anything(random));
    case 1:
      return page.room.send(Math.floor(random() * 300), anything(random));
    case 2:
      return page.room.send('intent', mutated({ ...old, seat: 1, client, n, after: 0 }, random));
    case 3:
      return page.room.send('intent', old);
    case 4:
      return page.room.send('intent', isHarmless ? { ...old, client, n, seat: pick([0, 1, 2, 3], random) === 1 ? 1 : 0 } : old);
    case 5: {
      const isNew = random() < 0.5 && { client, n, seat: 1 };
      return page.room.send('intent', { ...old, ...isNew, intent: pick(own, random).intent, after: Math.floor(random() * own.length) });
    }
    case 6:
      return page.room.send('intent', requestOf(pick(foreign, random)));
    default: {
      const [type, body] = forbidden(random);
      return page.room.send(type, { n, ...body });
    }
  }
};

/** Some send frames that cannot be read, which costs them the connection; the others can say more without. */
const sendsFrames = (number: number): boolean => number % 8 === 7;

const JOIN_ATTEMPTS = 5;

/** Who attacks: a stranger, the second player, or the players of the other match; never a seat that has to act. */
const sender = async (number: number): Promise<Page> => {
  const keys = [[], [duel.keys[1]], [...other.keys], ['A'.repeat(22)]][number % 4] ?? [];
  for (let attempt = 1; ; attempt++) {
    try {
      return await Page.join(app.url, duel.code, keys);
    } catch (error) {
      // The storm can keep a slow machine busy for longer than a reservation lasts.
      if (attempt === JOIN_ATTEMPTS) throw error;
    }
  }
};

const hiddenThings = async (): Promise<string[]> =>
  (await Promise.all([duel, other].map(({ code }) => store.load(code)))).flatMap((saved) => [
    saved?.setup.seed ?? '',
    saved?.setup.secret ?? '',
    ...(saved?.setup.seats.map((seat) => seat?.keyHash ?? '') ?? []),
  ]);

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

const heapInMb = async (): Promise<number> => {
  // What ends with a connection has ended some turns of the event loop later.
  for (let i = 0; i < 5; i++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    collectGarbage();
  }
  return process.memoryUsage().heapUsed / 2 ** 20;
};

interface Tally {
  readonly sent: number;
  readonly answers: ReadonlyMap<string, number>;
  readonly connections: number;
}

/** Lets all senders send so many messages together, and looks at every answer. */
const storm = async (messages: number, seed: number): Promise<Tally> => {
  const [own, foreign, hidden] = [await logOf(duel), await logOf(other), await hiddenThings()];
  const answers = new Map<string, number>();
  let [sent, connections] = [0, 0];
  const read = (page: Page): void => {
    const text = JSON.stringify(page.received);
    for (const secret of hidden) if (text.includes(secret)) throw new Error('a secret was sent');
    for (const { type, payload } of page.received) {
      const kind = type === 'refused' ? (payload as { error: { code: string } }).error.code : type;
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
    }
    page.received.length = 0;
    page.intents.length = 0;
  };
  const run = async (number: number): Promise<void> => {
    const random = randomFrom(seed * SENDERS + number);
    let page: Page | null = null;
    while (sent < messages) {
      if (!page || page.left !== null) {
        page = await sender(number);
        connections++;
      }
      for (let i = 0; i < BATCH && sent < messages; i++, sent++) {
        if (sendsFrames(number)) sendFrame(page, anyFrame(random));
        else attack(page, own, foreign, random);
      }
      const current: Page = page;
      const last = 2e6 + sent;
      current.room.send('history', { n: last, from: 1e9 });
      await current.until(() => current.left !== null || current.received.some(({ payload }) => (payload as { n?: unknown }).n === last));
      read(current);
    }
    await page?.leave();
  };
  await Promise.all(Array.from({ length: SENDERS }, (_, number) => run(number)));
  return { sent, answers, connections };
};

test(
  'whatever is sent: no change of state, no exception, no answer with a secret, no memory kept',
  async () => {
    const saved = await Promise.all([duel, other].map(({ code }) => store.load(code)));
    const tables = [...duel.pages, ...other.pages].map(({ table }) => structuredClone(table));
    await storm(Math.min(MESSAGES, 3000), 1);
    const before = await heapInMb();
    const { sent, answers, connections } = await storm(MESSAGES, 2);
    const after = await heapInMb();

    expect(await Promise.all([duel, other].map(({ code }) => store.load(code)))).toEqual(saved);
    expect([...duel.pages, ...other.pages].map(({ table }) => table)).toEqual(tables);
    expect(duel.pages.map(({ left }) => left)).toEqual([null, null]);
    expect(faults).toEqual([]);
    expect(app.log()).not.toMatch(/"level":[56]0/);
    expect([...answers.keys()]).not.toContain('failed');
    expect([...answers.keys()]).not.toContain('events');
    for (const kind of ['malformed', 'not-your-seat', 'number-used', 'stale', 'not-your-turn', 'unknown-request', 'started', 'ack'])
      expect([kind, (answers.get(kind) ?? 0) > 0]).toEqual([kind, true]);
    const answered = [...answers].reduce((sum, [kind, count]) => (kind === 'welcome' ? sum : sum + count), 0);
    expect(answered).toBeGreaterThan(sent / 2);
    expect(after - before).toBeLessThan(FLAT_MB);
    const figures = {
      sent,
      answered,
      connections,
      heapBefore: before.toFixed(1),
      heapAfter: after.toFixed(1),
      ...Object.fromEntries(answers),
    };
    if (MESSAGES >= 100_000) process.stdout.write(`fuzz: ${JSON.stringify(figures)}\n`);

    await playRandomly(duel, 5, 20);
    await playRandomly(other, 6, 20);
    expect(duel.pages[0].table).toEqual(duel.pages[1].table);
  },
  MESSAGES * 5 + 180_000,
);
