import type { Subscribed } from '@hexfall/shared/protocol/push';
import type { CreateOptions } from '@hexfall/shared/protocol/requests';
import { hashSeatKey } from '../../../server/src/security/credentials.js';
import type { MatchRepository } from '../../../server/src/store/MatchRepository.js';
import { openSqliteStore } from '../../../server/src/store/openStore.js';
import type { SavedSubscription } from '../../../server/src/store/PushStore.js';
import { metric, untilMetric } from '../../support/metrics.js';
import { FakeTime } from './FakeTime.js';
import { Mailbox } from './Mailbox.js';
import type { Page } from './Page.js';
import { PushBrowser } from './PushBrowser.js';
import { type Duel, startDuel } from './table.js';
import { startTestApp, temporaryFolder, type TestApp } from './testApp.js';

/** How long nobody has to have looked. */
export const AFTER_MS = 15_000;

export const CONTACT = 'mailto:ann@hexfall.example';

const HQ = { do: 'place-hq', at: [0, 0], rot: 0 } as const;

const folders: ReturnType<typeof temporaryFolder>[] = [];
/** Pages that are closed after the test. */
export const open: Page[] = [];
let folder: ReturnType<typeof temporaryFolder>;
export let app: TestApp;
export let store: MatchRepository;
export let time: FakeTime;
/** The push service. */
export let mailbox: Mailbox;

interface Settings {
  readonly isEnabled?: boolean;
  readonly isPrivateAllowed?: boolean;
  /** How long a table without anybody stays in memory. */
  readonly idleMs?: number;
}

/** Starts the server of a test, on the store of the one before it. */
export const start = async ({ isEnabled = true, isPrivateAllowed = true, idleMs }: Settings = {}): Promise<void> => {
  store = await openSqliteStore(folder.path);
  const push = { isEnabled, contact: CONTACT, isPrivateAllowed };
  app = await startTestApp({ store, push, room: { time, pushRules: { afterMs: AFTER_MS }, ...(idleMs !== undefined && { idleMs }) } });
};

beforeEach(async () => {
  folder = temporaryFolder();
  folders.push(folder);
  time = new FakeTime();
  mailbox = await Mailbox.open();
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.leave()));
  await app.stop();
  await mailbox.close();
});

afterAll(() => {
  for (const { remove } of folders) remove();
});

export const browser = (name = 'bob'): PushBrowser => new PushBrowser(`http://127.0.0.1:${mailbox.port}/${name}`);

export const ask = (path: string, body: object): Promise<Response> =>
  fetch(`${app.url}/api/push${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const subscribe = async ({ subscription }: PushBrowser, code: string, key: string): Promise<readonly string[]> => {
  const answer = await ask('', { tables: [{ code, keys: [key] }], subscription, language: 'pl' });
  return ((await answer.json()) as Subscribed).codes;
};

export const duel = async (options: CreateOptions['options'] = { clock: 'days:3' }): Promise<Duel> => {
  const started = await startDuel(app.url, options);
  open.push(...started.pages);
  return started;
};

/** The second player leaves. */
export const leave = async ([a, b]: readonly [Page, Page]): Promise<void> => {
  await b.leave();
  await a.until(() => [...a.state.seats][1]?.connected === 0);
};

/** Ann is at the table; Bob has subscribed with a browser and is away. */
export const bobAway = async (bob: PushBrowser, options?: CreateOptions['options']): Promise<Duel> => {
  const started = await duel(options);
  expect(await subscribe(bob, started.code, started.keys[1])).toEqual([started.code]);
  await leave(started.pages);
  return started;
};

export const annPlays = ({ pages: [a] }: Duel): Promise<unknown> => a.get('intent', { client: a.client, seat: 0, intent: HQ });

/** Lets time pass in steps, so that timers that follow from others run, too. */
export const pass = async (ms: number, page: Page): Promise<void> => {
  for (let left = ms; left > 0; left -= AFTER_MS) {
    time.pass(Math.min(left, AFTER_MS));
    await page.get('history', { from: 1 });
  }
};

export const turnOfEvents = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const SENT = (result: string): string => `hexfall_push_messages_total{result="${result}"}`;

export const counted = (result: string): Promise<number> => metric(app.url, SENT(result));

export const untilCounted = (result: string): Promise<void> => untilMetric(app.url, SENT(result), (count) => count > 0);

export const stored = (code: string, key: string): Promise<readonly SavedSubscription[]> =>
  store.push.subscriptions({ code, holder: hashSeatKey(key) });
