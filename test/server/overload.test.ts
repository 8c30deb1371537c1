import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LogEntry } from '../../server/src/store/MatchRepository.js';
import { MemoryRepository } from '../../server/src/store/MemoryRepository.js';
import { startDuel, acting, randomIntent, type Duel } from './support/table.js';
import { randomFrom } from '@hexfall/shared/ai/random';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/version';
import { startTestApp, type TestApp } from './support/testApp.js';

/** More requests than may wait on a server that has not answered many yet. */
const MANY = 150;

/** A store whose appends wait as long as the test wants. */
class SlowStore extends MemoryRepository {
  held: Promise<void> | null = null;

  override async append(code: string, entry: LogEntry, last: boolean): Promise<void> {
    await this.held;
    return super.append(code, entry, last);
  }
}

const store = new SlowStore();
let app: TestApp;
let waiting: Duel;
let other: Duel;

beforeAll(async () => {
  app = await startTestApp({ store, room: { rate: { burst: 1000, perSecond: 1000 } } });
  waiting = await startDuel(app.url);
  other = await startDuel(app.url);
});

afterAll(async () => {
  await Promise.all([...waiting.pages, ...other.pages].map((page) => page.leave()));
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
  const seat = acting(waiting.pages[0])!;
  const page = waiting.pages[seat]!;
  const played = page.play(seat, randomIntent(page, seat, randomFrom(1)));
  const queued = Array.from({ length: MANY }, () => page.ask('film', { from: 1 }));
  expect(await queued.at(-1)).toMatchObject({ refused: { error: { code: 'overloaded', retryAfterMs: 500 } } });

  const refused = await other.pages[0].ask('film', { from: 1 });
  expect(refused).toMatchObject({ refused: { error: { code: 'overloaded' } } });
  const busy = await create();
  expect(busy.status).toBe(503);
  expect(await busy.json()).toMatchObject({ code: 'overloaded' });
  expect(Number(busy.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
  expect((await fetch(`${app.url}/api/version`)).status).toBe(200);

  store.held = null;
  release();
  expect(await played).toMatchObject({ ack: { to: 'intent', seq: 1 } });
  const answers = await Promise.all(queued);
  expect(answers.filter((answer) => 'ack' in answer)).toHaveLength(100);
  expect(await other.pages[0].ask('film', { from: 1 })).toMatchObject({ ack: { to: 'film' } });
  expect((await create()).status).toBe(200);
});
