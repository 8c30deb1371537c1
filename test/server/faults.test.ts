import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Setup } from '@hexfall/shared/lobby/setup';
import { parseRecord } from '@hexfall/shared/notation/record';
import { verifyRecord } from '@hexfall/shared/notation/verifyRecord';
import { step } from '@hexfall/shared/rules/step';
import type { LogEntry } from '../../server/src/table/savedMatch.js';
import { MemoryStore } from './support/MemoryStore.js';
import { codeOf, newKey, Page } from './support/Page.js';
import { comeBack, type Duel, playRandomly, startDuel } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

/** A store that fails on demand. */
class FailingStore extends MemoryStore {
  failing: string | null = null;

  override saveSetup(code: string, setup: Setup): Promise<void> {
    return code === this.failing ? Promise.reject(new Error('the disk is full')) : super.saveSetup(code, setup);
  }

  override append(code: string, entry: LogEntry, last: boolean): Promise<void> {
    return code === this.failing ? Promise.reject(new Error('the disk is full')) : super.append(code, entry, last);
  }
}

const store = await FailingStore.open();
const folder = temporaryFolder();
let failingSeat: number | null = null;
let app: TestApp;
let broken: Duel;
let sound: Duel;

beforeAll(async () => {
  app = await startTestApp({
    store,
    faultFolder: join(folder.path, 'faults'),
    room: {
      step: (state, seat, intent) => {
        if (seat === failingSeat || (intent.do === 'place-hq' && intent.rot === 5)) throw new Error('a bug of the engine');
        return step(state, seat, intent);
      },
    },
  });
  broken = await startDuel(app.url);
  sound = await startDuel(app.url);
});

afterAll(async () => {
  await Promise.all([...broken.pages, ...sound.pages].map((page) => page.leave()));
  await app.stop();
  folder.remove();
});

/** Looks again and again until something outside of every page holds. */
const waitFor = async (holds: () => boolean): Promise<void> => {
  for (const end = performance.now() + 30_000; !holds();) {
    if (performance.now() > end) throw new Error(`waited in vain for ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

describe('an exception in one match', () => {
  const exploding = { do: 'place-hq', at: [0, 0], rot: 5 } as const;
  const sound = { do: 'place-hq', at: [0, 0], rot: 4 } as const;

  test('halts that match and no other; nothing has changed', async () => {
    const [a, b] = broken.pages;
    const { table } = a;
    const other = await startDuel(app.url);
    expect(codeOf(await a.play(0, exploding))).toBe('failed');
    expect(a.table).toEqual(table);
    expect(b.intents).toEqual([]);
    expect([await a.play(0, sound), await a.play(0, exploding)].map(codeOf)).toEqual(['halted', 'halted']);
    expect(codeOf(await a.ask('history', { from: 1 }))).toBe('ack');
    expect(codeOf(await other.pages[0].play(0, sound))).toBe('ack');
    await Promise.all(other.pages.map((page) => page.leave()));
  });

  test('is logged with what is needed to find it, and without the seed', async () => {
    const saved = await store.load(broken.code);
    expect(app.log()).toContain('a bug of the engine');
    expect(app.log()).toContain(`${broken.code}.json`);
    for (const hidden of [saved?.setup.seed, saved?.setup.secret]) expect(app.log()).not.toContain(hidden);
  });

  test('leaves a file that only the server can read, with the record and the intent', async () => {
    const file = join(folder.path, 'faults', `${broken.code}.json`);
    await waitFor(() => existsSync(file) && statSync(file).size > 0);
    expect(statSync(file).mode & 0o077).toBe(0);
    const fault = JSON.parse(readFileSync(file, 'utf8')) as { readonly record: unknown };
    expect(fault).toMatchObject({ code: broken.code, type: 'intent', error: expect.stringContaining('a bug of the engine') as unknown });
    expect(fault).toMatchObject({ request: { seat: 0, intent: exploding } });
    const record = parseRecord(fault.record);
    expect(record.ok && verifyRecord(record.value)).toMatchObject({ ok: true });
  });

  test('what was accepted before is still acknowledged again', async () => {
    const duel = await startDuel(app.url);
    const [a] = duel.pages;
    const request = { n: 1, client: 'page-early', seat: 0, intent: sound } as const;
    const first = await a.playAs(request);
    await duel.pages[1].play(1, { do: 'place-hq', at: [0, 1], rot: 5 });
    expect(await a.playAs(request)).toEqual(first);
    expect(codeOf(await a.playAs({ ...request, n: 2 }))).toBe('halted');
    await Promise.all(duel.pages.map((page) => page.leave()));
  });
});

test('a fault while a computer player thinks halts its match, too, and is not tried again and again', async () => {
  const page = await Page.create(app.url);
  await page.sit({ army: 'borgo', name: 'Ann' });
  await page.get('addBot', {});
  await page.until(() => page.state.phase === 'playing');
  failingSeat = 1;
  const since = app.log().length;
  await page.play(0, { do: 'place-hq', at: [0, 0], rot: 0 });
  await page.until(() => page.state.seq === 1);
  await waitFor(() => existsSync(join(folder.path, 'faults', `${page.code}.json`)));
  failingSeat = null;
  expect(codeOf(await page.play(0, { do: 'resign' }))).toBe('halted');
  expect(
    app
      .log()
      .slice(since)
      .match(/a fault in playing/g),
  ).toHaveLength(1);
  await page.leave();
});

test('an intent that cannot be kept has not happened, and can be sent again', async () => {
  const [b] = sound.pages;
  const { table } = b;
  const request = { n: 1, client: 'page-disk', seat: 0, intent: { do: 'place-hq', at: [0, 1], rot: 0 } } as const;
  store.failing = sound.code;
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

test('the sound match has seen nothing of all that', async () => {
  await Promise.all(sound.pages.map((page) => page.until(() => page.state.seq === 1)));
  await playRandomly(sound, 1, 30);
  expect(sound.pages[0].state.seq).toBe(31);
});

test('the next start lets a halted match go on', async () => {
  await Promise.all([...broken.pages, ...sound.pages].map((page) => page.leave()));
  await app.stop();
  app = await startTestApp({ store });
  const { pages } = await comeBack(app.url, broken);
  expect(codeOf(await pages[0]!.play(0, { do: 'place-hq', at: [0, 0], rot: 4 }))).toBe('ack');
  await pages[1]!.until(() => pages[1]!.state.seq === 1);
  await playRandomly({ pages }, 3, 20);
  expect(pages[0]!.state.seq).toBe(21);
  await Promise.all(pages.map((page) => page.leave()));
});
