import { Page as Connection } from '../server/support/Page.js';
import { carryOut, untilActing } from './support/carryOut.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

/** A browser has no more for a server, but for WebSockets. */
const MOST = 6;

/** The connections of a window's requests, all of which have died without a word: a browser takes those it has before it makes new ones. */
class DeadConnections {
  #dead = MOST;
  #held = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly page: PageWindow) {
    page.network.intercept = async ({ signal }) => {
      // They are not on their way: nobody is to wait for them.
      page.network.underWay -= 1;
      while (this.#dead === 0 && this.#held === MOST) await this.#untilFree(signal);
      if (this.#dead > 0) await this.#hold(signal);
      page.network.underWay += 1;
      return null;
    };
  }

  #untilFree(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(resolve);
      signal.addEventListener('abort', () => this.#give(signal, reject));
    });
  }

  #hold(signal: AbortSignal): Promise<never> {
    this.#dead -= 1;
    this.#held += 1;
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => {
        this.#held -= 1;
        this.#waiting.shift()?.();
        this.#give(signal, reject);
      }),
    );
  }

  #give(signal: AbortSignal, reject: (reason: unknown) => void): void {
    this.page.network.underWay += 1;
    reject(signal.reason);
  }
}

describe('a page whose connections have died without a word', () => {
  const server = pageServer();

  const duel = () => server.openTable({ armies: ['borgo', 'outpost'] });

  const placeHq = async (page: PageWindow): Promise<void> => {
    await untilActing(page);
    await carryOut(
      page,
      page.probe.legal.find((intent) => intent.do === 'place-hq')!,
    );
  };

  test('comes back to its table, whose WebSocket has died too', async () => {
    const [first, second] = await duel();
    await placeHq(first);
    for (const socket of first.network.sockets) socket.pause();
    new DeadConnections(first);
    await untilActing(second);
    await placeHq(second);
    await first.passUntil(() => expect(first.probe.seq).toBe(2));
    expect(first.clock.now()).toBeLessThan(30_000);
  });

  test('learns on the first page what is new at the server', async () => {
    const page = await server.open('/');
    await page.answered();
    new DeadConnections(page);
    const maker = await Connection.createAs(server.url, { listed: true });
    await maker.sit({ army: 'moloch', name: 'Celina' });
    await page.passUntil(() => page.get('.open-table', { hasText: 'Celina' }));
    expect(page.clock.now()).toBeLessThan(60_000);
    await maker.leave();
  });
});
