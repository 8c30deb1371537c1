import type { LogEntry } from '../../server/src/table/savedMatch.js';
import { MemoryStore } from './support/MemoryStore.js';
import { startDuel, acting, randomIntent, type Duel } from './support/table.js';
import { randomFrom } from '@hexfall/shared/ai/random';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { startTestApp, type TestApp } from './support/testApp.js';

/** One table may have a hundred requests waiting, a server that has not answered many yet five hundred. */
const TABLES = 6;
const MANY = 100;

/** A store whose appends wait as long as the test wants. */
class SlowStore extends MemoryStore {
  held: Promise<void> | null = null;

  override async append(code: string, entry: LogEntry, last: boolean): Promise<void> {
    await this.held;
    return super.append(code, entry, last);
  }
}

const store = await SlowStore.open();
let app: TestApp;
let waiting: readonly Duel[];
let other: Duel;

beforeAll(async () => {
  app = await startTestApp({ store, room: { rate: { burst: 1000, perSecond: 1000 } } });
  waiting = await Promise.all(Array.from({ length: TABLES }, () => startDuel(app.url)));
  other = await startDuel(app.url);
});

afterAll(async () => {
  await Promise.all([...waiting, other].flatMap(({ pages }) => pages).map((page) => page.leave()));
  await app.stop();
});

const create = (): Promise<Response> =>
  fetch(`${app.url}/matchmake/create/match`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ protocol: PROTOCOL_VERSION }),
  });

test('while more requests wait than can be answered soon, others are refused with a time to try again, and nothing is lost', async () => {
  let release = (): void => undefined;
  store.held = new Promise((resolve) => (release = resolve));
  const played = waiting.map(({ pages }) => {
    const seat = acting(pages[0])!;
    return pages[seat]!.play(seat, randomIntent(pages[seat]!, seat, randomFrom(1)));
  });
  const queued = waiting.map(({ pages }) => Array.from({ length: MANY }, () => pages[0].askOnce('history', { from: 1 })));
  expect(await queued.at(-1)!.at(-1)).toMatchObject({ refused: { error: { code: 'overloaded', retryAfterMs: 500 } } });

  const refused = await other.pages[0].askOnce('history', { from: 1 });
  expect(refused).toMatchObject({ refused: { error: { code: 'overloaded' } } });
  const busy = await create();
  expect(busy.status).toBe(503);
  expect(await busy.json()).toMatchObject({ code: 'overloaded' });
  expect(Number(busy.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
  expect((await fetch(`${app.url}/api/version`)).status).toBe(200);

  store.held = null;
  release();
  expect(await Promise.all(played)).toEqual(played.map(() => ({ ack: expect.objectContaining({ to: 'intent', seq: 1 }) as unknown })));
  const answers = await Promise.all(queued.flat());
  expect(answers.filter((answer) => 'ack' in answer).length).toBeGreaterThan(400);
  expect(await other.pages[0].askOnce('history', { from: 1 })).toMatchObject({ ack: { to: 'history' } });
  expect((await create()).status).toBe(200);
});
