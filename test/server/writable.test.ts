import { join } from 'node:path';
import { WriteProbe } from '../../server/src/http/WriteProbe.js';
import { FILE, openSqlite, openSqliteStore } from '../../server/src/store/openStore.js';
import { startTestApp, temporaryFolder } from './support/testApp.js';

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
