import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { step } from '@hexfall/shared/rules/step';
import { MemoryStore } from '../../server/src/store/MemoryStore.js';
import type { LogEntry, Setup } from '../../server/src/store/MatchStore.js';
import { codeOf, newKey, Page } from './support/Page.js';
import { playRandomly, startDuel, type Duel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

/** A store that fails when it is told to. */
class FailingStore extends MemoryStore {
  failing: string | null = null;

  override saveSetup(code: string, setup: Setup): Promise<void> {
    return code === this.failing ? Promise.reject(new Error('the disk is full')) : super.saveSetup(code, setup);
  }

  override append(code: string, entry: LogEntry, last: boolean): Promise<void> {
    return code === this.failing ? Promise.reject(new Error('the disk is full')) : super.append(code, entry, last);
  }
}

const store = new FailingStore();
let app: TestApp;
let broken: Duel;
let sound: Duel;

beforeAll(async () => {
  app = await startTestApp({
    store,
    room: {
      step: (table, seat, intent) => {
        if (intent.do === 'place-hq' && intent.rot === 5) throw new Error('a bug of the engine');
        return step(table, seat, intent);
      },
    },
  });
  broken = await startDuel(app.url);
  sound = await startDuel(app.url);
});

afterAll(async () => {
  await Promise.all([...broken.pages, ...sound.pages].map((page) => page.leave()));
  await app.stop();
});

test('an exception in one match ends that request only', async () => {
  const [a, b] = broken.pages;
  const { table } = a;
  expect(codeOf(await a.play(0, { do: 'place-hq', at: [0, 0], rot: 5 }))).toBe('failed');
  expect(a.table).toEqual(table);
  expect(b.reels).toEqual([]);
  expect(codeOf(await sound.pages[0].play(0, { do: 'place-hq', at: [0, 0], rot: 0 }))).toBe('ack');
  expect(codeOf(await a.play(0, { do: 'place-hq', at: [0, 0], rot: 4 }))).toBe('ack');
});

test('it is logged with what is needed to find it, and without the seed', async () => {
  const saved = await store.load(broken.code);
  expect(app.log()).toContain('a bug of the engine');
  expect(app.log()).toContain(broken.code);
  expect(app.log()).not.toContain(saved?.setup.seed ?? '');
});

test('an intent that cannot be kept has not happened', async () => {
  const [, b] = broken.pages;
  await b.until(() => b.state.seq === 1);
  const { table } = b;
  const request = { n: 1, client: 'page-disk', seat: 1, intent: { do: 'place-hq', at: [0, 1], rot: 0 } } as const;
  store.failing = broken.code;
  expect(codeOf(await b.playAs(request))).toBe('failed');
  expect(b.table).toEqual(table);
  store.failing = null;
  expect(codeOf(await b.playAs(request))).toBe('ack');
});

test('a seat that cannot be kept has not been taken; its key is not logged, and works when it is sent again', async () => {
  const page = await Page.create(app.url);
  const wish = { key: newKey(), army: 'borgo', name: 'Ann' } as const;
  store.failing = page.code;
  expect(await page.refusal('sit', wish)).toBe('failed');
  expect([...page.state.seats][0]?.taken).toBe(false);
  expect(page.standing).toMatchObject({ seats: [], creator: false });
  store.failing = null;
  expect(await page.get('sit', wish)).toMatchObject({ seat: 0 });
  expect(app.log()).toContain(page.code);
  expect(app.log()).not.toContain(wish.key);
  await page.leave();
});

test('both matches go on', async () => {
  await sound.pages[1].until(() => sound.pages[1].state.seq === 1);
  await broken.pages[0].until(() => broken.pages[0].state.seq === 2);
  await playRandomly(broken, 1, 30);
  expect(broken.pages[0].state.seq).toBe(32);
});
