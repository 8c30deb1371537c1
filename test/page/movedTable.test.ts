import { join } from 'node:path';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { done } from '../admin/support.js';
import { freePort } from '../server/support/freePort.js';
import { startTestApp, temporaryFolder } from '../server/support/testApp.js';
import { violations } from './support/axe.js';
import { placeHq } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';

const QUIET = { film: 'skip', motion: 'reduced', sound: false, handOver: false };

describe('a table that has moved to another server', () => {
  const folder = temporaryFolder();
  const [from, to] = ['from', 'to'].map((name) => ({ DATA_DIR: join(folder.path, name) })) as [{ DATA_DIR: string }, { DATA_DIR: string }];
  const server = pageServer(async () => ({ store: await openSqliteStore(from.DATA_DIR) }));

  afterAll(() => folder.remove());

  test('is gone to by a link on its former page, which takes the seats of several people along', async () => {
    const port = await freePort();
    const next = `http://127.0.0.1:${port}`;
    const page = await server.openDevice({ armies: ['borgo', 'outpost'] }, { remembers: QUIET });
    await placeHq(page);
    await page.untilShown(1);
    const code = page.path.slice(-6);
    const file = join(folder.path, 'table');
    await done(from, 'export', file, code, '--moved-to', next);
    // Who plays on loses the connection, and learns of it at the next attempt.
    await placeHq(page);
    await page.shown('.connection-banner[data-shown="true"]');
    await page.pass(2_000);
    const link = (await page.shown('[data-action="moved"]')) as HTMLAnchorElement;
    expect(page.all('[data-part="moved-card"]')).toHaveLength(0);
    expect(await violations(page)).toEqual([]);
    // The card of a player stays with its server.
    const card = { key: 'another-players-card0A', next: null, crest: { shape: 'bolt', color: 'red' }, isRevoked: false };
    const other = await server.open(`/t/${code}`, { remembers: { ...QUIET, profile: card } });
    await other.shown('[data-part="moved-card"]', { hasText: 'Continue on another device' });
    expect(await violations(other)).toEqual([]);

    const store = await openSqliteStore(to.DATA_DIR);
    await done(to, 'import', file);
    await server.app.stop();
    const app = await startTestApp({ port, store });
    // The browser keeps seats by host and port.
    const moved = await server.open(link.href, { remembers: QUIET });
    await tableShown(moved);
    expect(moved.window.location.href).toBe(`${next}/t/${code}`);
    expect(moved.probe.table?.players).toHaveLength(2);
    await placeHq(moved);
    await moved.untilShown(2);
    expect(moved.probe.table?.turn.number).toBe(1);
    moved.close();
    await app.stop();
  });
});
