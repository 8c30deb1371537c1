import { Page as Connection } from '../server/support/Page.js';
import { placeHq } from './support/hands.js';
import { pageServer } from './support/pageServer.js';
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
