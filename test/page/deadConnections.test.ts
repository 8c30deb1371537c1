import { join } from 'node:path';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { done } from '../admin/support.js';
import { freePort } from '../server/support/freePort.js';
import { Page as Connection } from '../server/support/Page.js';
import { startTestApp, temporaryFolder } from '../server/support/testApp.js';
import { violations } from './support/axe.js';
import { placeHq } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

/** A browser has no more for a server, but for WebSockets. */
const MOST = 6;

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** Lets the connections of a window's requests be dead, without a word: a browser takes those it has before it makes new ones. */
const killConnections = ({ network }: PageWindow): void => {
  let [dead, held] = [MOST, 0];
  let waiting: (() => void)[] = [];
  const hold = async (signal: AbortSignal): Promise<never> => {
    dead -= 1;
    held += 1;
    try {
      return await aborted(signal);
    } finally {
      held -= 1;
      for (const goOn of waiting) goOn();
      waiting = [];
    }
  };
  network.intercept = async ({ signal }) => {
    // They are not on their way: nobody is to wait for them.
    network.underWay -= 1;
    try {
      while (dead === 0 && held === MOST) await Promise.race([aborted(signal), new Promise<void>((resolve) => waiting.push(resolve))]);
      return dead > 0 ? await hold(signal) : null;
    } finally {
      network.underWay += 1;
    }
  };
};

describe('a page whose connections have died without a word', () => {
  const server = pageServer();

  test('comes back to its table, whose WebSocket has died too', async () => {
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'] });
    await placeHq(first);
    for (const socket of first.network.sockets.keys()) socket.pause();
    killConnections(first);
    await placeHq(second);
    await first.passUntil(() => expect(first.probe.seq).toBe(2));
    expect(first.clock.now()).toBeLessThan(30_000);
  });

  test('learns on the first page what is new at the server', async () => {
    const page = await server.open('/');
    await page.answered();
    killConnections(page);
    const maker = await Connection.createAs(server.url, { listed: true });
    await maker.sit({ army: 'moloch', name: 'Celina' });
    await page.passUntil(() => page.get('.open-table', { hasText: 'Celina' }));
    expect(page.clock.now()).toBeLessThan(60_000);
    await maker.leave();
  });
});

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
