import { setImmediate as ourTurn, setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { shutDown, ShutdownError } from '../../server/src/runtime/shutdown.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { MemoryStore } from './support/MemoryStore.js';
import { Page } from './support/Page.js';
import { startDuel } from './support/table.js';
import { startTestApp, temporaryFolder } from './support/testApp.js';

const folder = temporaryFolder();

afterEach(() => ServerProcess.killAll());

afterAll(() => {
  folder.remove();
});

/** Reserves a place at a table and does not connect. */
const reserve = async (url: string, code: string): Promise<void> => {
  const body = JSON.stringify({ protocol: PROTOCOL_VERSION, keys: [] });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${url}/matchmake/joinById/${code}`, { method: 'POST', headers, body })).status).toBe(200);
};

/** The framework waits up to 15 seconds for reservations. */
const SOON_MS = 10_000;

const msSince = (start: number): number => performance.now() - start;

/** Notes what is called at the end. */
class NotingStore extends MemoryStore {
  readonly calls: string[] = [];

  override release(code: string, epoch: number, due: number | null): Promise<void> {
    this.calls.push(`release ${code}`);
    return super.release(code, epoch, due);
  }

  override leave(id: string): Promise<void> {
    this.calls.push('leave');
    return super.leave(id);
  }

  override close(): Promise<void> {
    this.calls.push('close');
    return super.close();
  }
}

describe('a server that stops', () => {
  test('does not wait for reservations that are not used', async () => {
    const store = await NotingStore.open();
    const app = await startTestApp({ store });
    const { pages, code } = await startDuel(app.url);
    await reserve(app.url, code);
    const start = performance.now();
    await app.stop();
    expect(msSince(start)).toBeLessThan(SOON_MS);
    expect(store.calls).toEqual([`release ${code}`, 'leave', 'close']);
    await Promise.all(pages.map((page) => page.until(() => page.left !== null)));
    expect(pages.map(({ left }) => left)).toEqual([4001, 4001]);
  });

  test('runs every step though some fail, and says which', async () => {
    class FailingStore extends NotingStore {
      override release(code: string, epoch: number, due: number | null): Promise<void> {
        void super.release(code, epoch, due);
        return Promise.reject(new Error('no release'));
      }

      override leave(id: string): Promise<void> {
        void super.leave(id);
        return Promise.reject(new Error('no quit'));
      }
    }
    const store = await FailingStore.open();
    const app = await startTestApp({ store });
    const page = await Page.create(app.url);
    const stopped = await app.stop().catch((err: unknown) => err);
    expect(stopped).toBeInstanceOf(ShutdownError);
    expect((stopped as ShutdownError).failed).toEqual(['tables', 'membership']);
    expect(store.calls).toEqual([`release ${page.code}`, 'leave', 'close']);
    expect(app.log()).toMatch(/"step":"membership".*no quit/);
  });

  test('runs every step though one never ends', async () => {
    class HangingStore extends NotingStore {
      override due(): Promise<readonly string[]> {
        return new Promise(() => undefined);
      }

      override leave(id: string): Promise<void> {
        void super.leave(id);
        return new Promise(() => undefined);
      }
    }
    const store = await HangingStore.open();
    const app = await startTestApp({ store, stepMs: 5000 });
    const { code } = await startDuel(app.url);
    await expect(app.stop()).rejects.toMatchObject({ failed: ['due match waker', 'membership'] });
    expect(store.calls).toEqual([`release ${code}`, 'leave', 'close']);
  });

  test('leaves later steps the time that earlier ones have not used', async () => {
    const later = (): Promise<void> => pause(50);
    const phases = [
      { limitMs: 60_000, steps: { quick: () => undefined } },
      { limitMs: 1, steps: { later } },
    ];
    const log = pino({ level: 'silent' });
    await shutDown(phases, log);
    await expect(shutDown(phases.slice(1), log)).rejects.toMatchObject({ failed: ['later'] });
  });

  test('does not count a step as failed whose answer came while the process stood still', async () => {
    const standStill = (): void => {
      const end = performance.now() + 20;
      while (performance.now() < end);
    };
    const answered = (): Promise<void> => {
      const answer = ourTurn();
      standStill();
      return answer;
    };
    // Timers come next, and then what has arrived.
    await ourTurn();
    await shutDown([{ limitMs: 1, steps: { answered } }], pino({ level: 'silent' }));
  });

  test('as a process: it ends by itself, with 0 and without a word', async () => {
    const server = ServerProcess.run('built', { DATA_DIR: folder.path });
    const url = await server.ready();
    const { code } = await startDuel(url);
    await reserve(url, code);
    const start = performance.now();
    await server.stop();
    expect(msSince(start)).toBeLessThan(SOON_MS);
    expect(server.output.trim()).toMatch(/^Hexfall is ready: \S+$/);
  });
});
