import { rematchOf } from '@hexfall/shared/lobby/rematch';
import type { CreateOptions } from '@hexfall/shared/protocol/requests';
import { readWebhookHost } from '../../server/src/notify/webhookHosts.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { metric, untilMetric } from '../support/metrics.js';
import { FakeTime } from './support/FakeTime.js';
import { Mailbox } from './support/Mailbox.js';
import { newKey, Page } from './support/Page.js';
import { comeBack, type Duel, openTable, startDuel } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const AFTER_MS = 30_000;
const REST_MS = 600_000;
const HQ = { do: 'place-hq', at: [0, 0], rot: 0 } as const;

const folder = temporaryFolder();
const open: Page[] = [];
let app: TestApp;
let store: MatchRepository;
let time: FakeTime;
let mailbox: Mailbox;

const start = async (hosts: readonly string[] = [`127.0.0.1:${mailbox.port}`], basePath = ''): Promise<void> => {
  store = await openSqliteStore(folder.path);
  app = await startTestApp({
    store,
    basePath,
    webhookHosts: hosts.map((host) => readWebhookHost(host)!),
    room: { time, notify: { afterMs: AFTER_MS, restMs: REST_MS } },
  });
};

beforeEach(async () => {
  time = new FakeTime();
  mailbox = await Mailbox.open();
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.leave()));
  await app.stop();
  await mailbox.close();
});

afterAll(() => {
  folder.remove();
});

const duel = async (options: CreateOptions['options'] = { clock: 'days:3' }): Promise<Duel> => {
  const started = await startDuel(app.url, options);
  open.push(...started.pages);
  return started;
};

const address = (path = '/hook?token=s3cr3t'): string => `http://127.0.0.1:${mailbox.port}${path}`;

/** Bob has a webhook and goes away; Ann is at the table. */
const bobAway = async (url = address()): Promise<Duel> => {
  const started = await duel();
  const [a, b] = started.pages;
  await b.get('webhook', { seat: 1, url });
  await b.leave();
  await a.until(() => [...a.state.seats][1]?.connected === 0);
  return started;
};

const CALLS = (result: string): string => `hexfall_webhook_calls_total{result="${result}"}`;

const counted = (result: string): Promise<number> => metric(app.url, CALLS(result));

const untilCounted = (result: string): Promise<void> => untilMetric(app.url, CALLS(result), (count) => count > 0);

describe('whose turn it is', () => {
  test('is called to the path under which a proxy offers the page', async () => {
    await start(undefined, '/hexfall');
    const { pages, code } = await bobAway();
    const [a] = pages;
    await a.get('intent', { client: a.client, seat: 0, intent: HQ });
    time.pass(AFTER_MS);
    await mailbox.until(1);
    expect(JSON.parse(mailbox.letters[0]?.body ?? '')).toMatchObject({ link: `/hexfall/t/${code}` });
  });

  test('and who is away, is called: once, with what is needed and no more', async () => {
    await start();
    const { pages, code, keys } = await bobAway();
    const [a] = pages;
    time.pass(AFTER_MS);
    await a.get('intent', { client: a.client, seat: 0, intent: HQ });
    time.pass(AFTER_MS);
    await mailbox.until(1);
    const [letter] = mailbox.letters;
    expect(letter?.path).toBe('/hook?token=s3cr3t');
    expect(letter?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(letter?.body ?? '')).toEqual({ event: 'your-turn', code, seat: 1, name: 'Bob', link: `/t/${code}` });
    await untilCounted('delivered');
    await a.get('say', { text: 'where are you?' });
    time.pass(REST_MS);
    await a.get('history', { from: 1 });
    expect(mailbox.letters).toHaveLength(1);
    expect(app.log()).not.toContain('s3cr3t');
    const shown = JSON.stringify([a.received, a.room.state, await (await fetch(`${app.url}/api/matches/${code}`)).json()]);
    for (const secret of ['s3cr3t', keys[0], keys[1]]) expect(shown + letter!.body).not.toContain(secret);
  });

  test('is not called while someone holds the seat, nor who has seen the turn come', async () => {
    await start();
    const { pages } = await duel();
    const [a, b] = pages;
    await b.get('webhook', { seat: 1, url: address() });
    await a.get('intent', { client: a.client, seat: 0, intent: HQ });
    time.pass(REST_MS);
    await b.leave();
    await a.until(() => [...a.state.seats][1]?.connected === 0);
    time.pass(REST_MS);
    await a.get('history', { from: 1 });
    expect(mailbox.letters).toEqual([]);
    expect(time.pending).toBeGreaterThan(0);
  });

  test('is not called who comes back in time', async () => {
    await start();
    const { pages, code, keys } = await bobAway();
    const [a] = pages;
    await a.get('intent', { client: a.client, seat: 0, intent: HQ });
    time.pass(AFTER_MS - 1);
    open.push(await Page.join(app.url, code, [keys[1]]));
    time.pass(REST_MS);
    await a.get('history', { from: 1 });
    expect(mailbox.letters).toEqual([]);
  });

  test('is not called twice for the same turn by a server that was started again', async () => {
    await start();
    const started = await bobAway();
    await started.pages[0].get('intent', { client: 'page-one', seat: 0, intent: HQ });
    time.pass(AFTER_MS);
    await mailbox.until(1);
    await app.stop();
    await start();
    await openTable(app.url, started.code);
    const back = await Page.join(app.url, started.code, [started.keys[0]]);
    open.push(back);
    time.pass(REST_MS);
    await back.get('history', { from: 1 });
    expect(mailbox.letters).toHaveLength(1);
  });

  test('is not called twice for the same turn, whoever comes and goes', async () => {
    await start();
    const { pages, code } = await bobAway();
    const [a] = pages;
    await a.get('intent', { client: a.client, seat: 0, intent: HQ });
    time.pass(AFTER_MS);
    await mailbox.until(1);
    const called = await store.load(code);
    const spectator = await Page.join(app.url, code);
    await spectator.leave();
    await a.get('webhook', { seat: 0 });
    time.pass(REST_MS);
    // What the time has set off is done by the time of this answer.
    await a.get('webhook', { seat: 0 });
    expect((await store.load(code))?.setup.seats[1]?.webhook).toEqual(called?.setup.seats[1]?.webhook);
  });

  test('is called by a server that was started again before it could call', async () => {
    await start();
    const started = await bobAway();
    await started.pages[0].get('intent', { client: 'page-one', seat: 0, intent: HQ });
    await app.stop();
    await start();
    const { pages } = await comeBack(app.url, { ...started, keys: [started.keys[0]] });
    open.push(...pages);
    time.pass(AFTER_MS);
    await mailbox.until(1);
    expect(mailbox.letters).toHaveLength(1);
  });

  test('is called again for a later turn, but not before some time has passed', async () => {
    await start();
    const { pages, code, keys } = await bobAway();
    const [a] = pages;
    await a.get('intent', { client: a.client, seat: 0, intent: HQ });
    time.pass(AFTER_MS);
    await mailbox.until(1);
    const b = await Page.join(app.url, code, [keys[1]]);
    open.push(b);
    await b.get('intent', { client: b.client, seat: 1, intent: { ...HQ, at: [2, 0] } });
    await b.leave();
    await a.until(() => [...a.state.seats][1]?.connected === 0);
    await a.get('intent', { client: a.client, seat: 0, intent: { do: 'end-turn' } });
    expect(a.table?.turn.player).toBe(1);
    time.pass(AFTER_MS);
    await a.get('history', { from: 1 });
    expect(mailbox.letters).toHaveLength(1);
    time.pass(REST_MS);
    await mailbox.until(2);
    expect(JSON.parse(mailbox.letters[1]!.body)).toMatchObject({ seat: 1 });
  });
});

describe('a seat that somebody asks for', () => {
  test('is called for, and once more when the others have given it away', async () => {
    await start();
    const { pages, code } = await bobAway();
    const [a] = pages;
    const DAY_MS = 24 * 60 * 60_000;
    time.pass(3 * DAY_MS);
    const asker = await Page.join(app.url, code);
    open.push(asker);
    const { proposal } = await asker.get('reseat', { seat: 1, key: newKey() });
    await mailbox.until(1);
    const bob = { code, seat: 1, name: 'Bob', link: `/t/${code}` };
    const called = (): readonly unknown[] => mailbox.letters.map(({ body }) => JSON.parse(body) as unknown);
    expect(called()).toEqual([{ event: 'seat-asked', ...bob }]);
    await a.get('answer', { seat: 0, proposal: proposal!, agree: true });
    time.pass(DAY_MS);
    await asker.until(() => asker.standing?.seats.includes(1) ?? false);
    // Bob may have been called for his turn, too.
    for (let count = 2; !JSON.stringify(called()).includes('seat-given'); count++) await mailbox.until(count);
    expect(called()).toContainEqual({ event: 'seat-given', ...bob });
  });
});

describe('a webhook', () => {
  test('goes on to the rematch with all its player has set, uncalled', async () => {
    await start();
    const { pages, code } = await duel();
    const [a, b] = pages;
    const webhook = { url: address(), language: 'pl' };
    await b.get('webhook', { seat: 1, ...webhook });
    await b.leave();
    await a.get('intent', { client: a.client, seat: 0, intent: HQ });
    time.pass(AFTER_MS);
    await mailbox.until(1);
    const { setup } = (await store.load(code))!;
    expect(Object.keys(setup.seats[1]?.webhook ?? {})).toEqual(expect.arrayContaining(['called', 'calledAt']));
    expect(rematchOf(setup, { winners: [], hq: [0, 0] }).seats[0]?.name).toBe('Bob');
    expect(rematchOf(setup, { winners: [], hq: [0, 0] }).seats[0]?.webhook).toEqual({ ...webhook, origin: '' });
  });

  test('may be at an allowed host only', async () => {
    await start();
    const { pages } = await duel();
    const [a] = pages;
    const hosts = ['https://evil.example/', `https://localhost:${mailbox.port}/`, 'http://127.0.0.1/', 'ftp://127.0.0.1', 'nonsense', ''];
    const inside = [`http://ann@127.0.0.1:${mailbox.port}/`, `http://127.0.0.1.evil.example:${mailbox.port}/`];
    for (const url of [...hosts, ...inside]) expect(await a.refusal('webhook', { seat: 0, url })).toBe('webhook-address');
    expect(await a.get('webhook', { seat: 0 })).toMatchObject({ possible: true, url: null });
  });

  test('is for slow games, on servers that allow it', async () => {
    await start();
    const fast = await duel({ clock: 'turn:60' });
    expect(await fast.pages[0].get('webhook', { seat: 0 })).toMatchObject({ possible: false });
    expect(await fast.pages[0].refusal('webhook', { seat: 0, url: address() })).toBe('no-webhooks');
    await app.stop();
    await start([]);
    const slow = await duel();
    expect(await slow.pages[0].get('webhook', { seat: 0 })).toMatchObject({ possible: false });
    expect(await slow.pages[0].refusal('webhook', { seat: 0, url: address() })).toBe('no-webhooks');
  });

  test('is sent to the holders of the seat only, who can remove it', async () => {
    await start();
    const { pages, code, keys } = await duel();
    const [a, b] = pages;
    await a.get('webhook', { seat: 0, url: address() });
    expect(await b.refusal('webhook', { seat: 0 })).toBe('not-your-seat');
    const device = await Page.join(app.url, code, [keys[0]]);
    open.push(device);
    expect(await device.get('webhook', { seat: 0 })).toMatchObject({ url: address() });
    await device.get('webhook', { seat: 0, url: null });
    expect(await a.get('webhook', { seat: 0 })).toMatchObject({ url: null });
  });

  test('that sends elsewhere is not followed', async () => {
    await start();
    const elsewhere = await Mailbox.open();
    mailbox.answers.push({ status: 307, location: `http://127.0.0.1:${elsewhere.port}/` });
    const { pages } = await bobAway();
    await pages[0].get('intent', { client: 'page-one', seat: 0, intent: HQ });
    time.pass(AFTER_MS);
    await untilCounted('failed');
    time.pass(REST_MS);
    expect([mailbox.letters.length, elsewhere.letters.length]).toEqual([1, 0]);
    await elsewhere.close();
  });

  test('that fails is tried again, three times in all, and the match goes on', async () => {
    await start();
    mailbox.answers.push({ status: 500 }, { status: 503 }, { status: 500 });
    const { pages } = await bobAway();
    await pages[0].get('intent', { client: 'page-one', seat: 0, intent: HQ });
    time.pass(AFTER_MS);
    for (const count of [1, 2, 3]) {
      await mailbox.until(count);
      const before = time.pending;
      // The answer has to arrive before the next attempt is set.
      while (time.pending === before && (await counted('failed')) === 0) await new Promise((resolve) => setImmediate(resolve));
      time.pass(60_000);
    }
    await untilCounted('failed');
    expect(mailbox.letters).toHaveLength(3);
    expect(app.log()).not.toContain('s3cr3t');
    expect(pages[0].state.seq).toBe(1);
  });
});
