import { join } from 'node:path';
import { WriteProbe } from '../../server/src/http/WriteProbe.js';
import { Metrics } from '../../server/src/metrics/Metrics.js';
import { FILE, openSqlite, openSqliteStore } from '../../server/src/store/openStore.js';
import { MemoryStore } from './support/MemoryStore.js';
import { Page } from './support/Page.js';
import { type Duel, playRandomly, startDuel } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

describe('metrics', () => {
  /** A store that can go away. */
  class AwayStore extends MemoryStore {
    away = false;

    override ping(): Promise<void> {
      return this.away ? Promise.reject(new Error('nobody there')) : super.ping();
    }

    override loadTable(code: string): ReturnType<MemoryStore['loadTable']> {
      return this.away ? Promise.reject(new Error('nobody there')) : super.loadTable(code);
    }
  }

  let store: AwayStore;
  let app: TestApp;
  let duel: Duel;

  beforeAll(async () => {
    store = await AwayStore.open();
    app = await startTestApp({ store });
    duel = await startDuel(app.url);
    await duel.pages[0].play(0, { do: 'place-hq', at: [9, 9], rot: 0 });
    await playRandomly(duel, 1, 10);
  });

  afterAll(async () => {
    await Promise.all(duel.pages.map((page) => page.leave()));
    await app.stop();
  });

  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(app.url + path, { headers });

  /** The figures by name and labels. */
  const metrics = async (): Promise<Map<string, number>> => {
    const text = await (await get('/metrics')).text();
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
  };

  describe('the metrics', () => {
    test('have all series from the start', async () => {
      const { registry } = new Metrics();
      const lines = await Promise.all(
        ['hexfall_store_seconds', 'hexfall_store_failures_total', 'hexfall_computer_turn_seconds'].map((name) =>
          registry.getSingleMetricAsString(name),
        ),
      );
      expect(lines[0]).toContain('hexfall_store_seconds_count{operation="claim"} 0');
      expect(lines[1]).toContain('hexfall_store_failures_total{operation="append"} 0');
      expect(lines[2]).toContain('hexfall_computer_turn_seconds_count{result="busy"} 0');
    });

    test('count what happens at the tables', async () => {
      const watcher = await Page.join(app.url, duel.code);
      const seen = await metrics();
      expect(seen.get('hexfall_intents_total')).toBe(10);
      expect(seen.get('hexfall_refusals_total{code="off-board"}')).toBe(1);
      expect(seen.get('hexfall_refusals_total{code="stale"}')).toBe(0);
      expect(seen.get('hexfall_tables{phase="playing"}')).toBe(1);
      expect(seen.get('hexfall_tables{phase="over"}')).toBe(0);
      expect(seen.get('hexfall_seats{by="person"}')).toBe(2);
      expect(seen.get('hexfall_connections{as="player"}')).toBe(2);
      expect(seen.get('hexfall_connections{as="spectator"}')).toBe(1);
      expect(seen.get('hexfall_answer_seconds_count')).toBe(13);
      expect(seen.get('hexfall_store_seconds_count{operation="append"}')).toBe(10);
      expect(seen.get('hexfall_faults_total')).toBe(0);
      await watcher.leave();
    });

    test('have no label that a visitor can choose', async () => {
      const before = [...(await metrics()).keys()];
      const [a] = duel.pages;
      for (let i = 0; i < 20; i++) {
        await a.send(`made-up-${i}`, { n: 1000 + i }, 1000 + i);
        await get(`/api/matches/${i}`);
      }
      expect([...(await metrics()).keys()]).toEqual(before);
      expect((await metrics()).get('hexfall_refusals_total{code="unknown-request"}')).toBe(20);
    });

    test('are for this machine alone, and not for those a proxy on it speaks for', async () => {
      expect((await get('/metrics', { 'x-forwarded-for': '1.1.1.1' })).status).toBe(403);
      expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(403);
      expect((await get('/metrics', { forwarded: 'for=1.1.1.1' })).status).toBe(403);
      expect((await get('/metrics', { authorization: 'Bearer undefined' })).status).toBe(200);
    });
  });

  describe('ready to serve', () => {
    test('is a server whose store answers', async () => {
      expect(await (await get('/readyz')).json()).toEqual({ ok: true });
      store.away = true;
      expect([(await get('/readyz')).status, (await get('/healthz')).status]).toEqual([503, 200]);
      expect((await get('/api/matches/ABCDEF')).status).toBe(500);
      store.away = false;
      expect((await get('/readyz')).status).toBe(200);
      expect((await metrics()).get('hexfall_store_failures_total{operation="loadTable"}')).toBe(1);
    });
  });

  test('with a token the metrics are for its holders only', async () => {
    await Promise.all(duel.pages.map((page) => page.leave()));
    await app.stop();
    const metricsToken = 'a-token-that-is-long';
    app = await startTestApp({ metricsToken });
    expect((await get('/metrics')).status).toBe(403);
    for (const wrong of ['Bearer', `Bearer ${metricsToken}x`, metricsToken, `Basic ${metricsToken}`]) {
      expect((await get('/metrics', { authorization: wrong })).status).toBe(403);
    }
    const right = await get('/metrics', { authorization: `Bearer ${metricsToken}`, 'x-forwarded-for': '1.1.1.1' });
    expect([right.status, right.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  });
});

describe('writable', () => {
  const folder = temporaryFolder();

  afterAll(() => {
    folder.remove();
  });

  test('a server is not ready while nothing can be written, and ready again by itself', async () => {
    const app = await startTestApp({ store: await openSqliteStore(folder.path), probe: { freshMs: 0 } });
    const ready = async (): Promise<unknown> => {
      const answer = await fetch(`${app.url}/readyz`);
      return [answer.status, await answer.json()];
    };
    expect(await ready()).toEqual([200, { ok: true }]);
    const other = await openSqlite(join(folder.path, FILE));
    await other.exec('begin immediate');
    const [status, body] = (await ready()) as [number, unknown];
    expect(status).toBe(503);
    expect(JSON.stringify(body)).toContain('"store-read-only"');
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    await other.exec('rollback');
    expect(await ready()).toEqual([200, { ok: true }]);
    other.close();
    await app.stop();
  });

  test('what was found is remembered for a few seconds, and what hangs is not begun again', async () => {
    let [now, writes] = [0, 0];
    let write = (): Promise<void> => Promise.resolve();
    const probe = new WriteProbe(() => ((writes += 1), write()), { freshMs: 3000, now: () => now });
    expect([await probe.canWrite(), await probe.canWrite(), writes]).toEqual([true, true, 1]);
    write = () => Promise.reject(new Error('full'));
    now = 2999;
    expect([await probe.canWrite(), writes]).toEqual([true, 1]);
    now = 3000;
    expect([await probe.canWrite(), writes]).toEqual([false, 2]);
    let finish = (): void => undefined;
    write = () => new Promise((resolve) => (finish = resolve));
    now = 6000;
    const hanging = probe.canWrite();
    now = 60_000;
    const more = probe.canWrite();
    expect(writes).toBe(3);
    finish();
    expect(await Promise.all([hanging, more])).toEqual([true, true]);
    void probe.canWrite();
    expect(writes).toBe(4);
    finish();
  });
});
