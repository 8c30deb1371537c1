import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchMaker } from '@colyseus/core';
import { computerTurn } from '@hexfall/shared/ai/computerTurn';
import { type App, startApp } from '../../../server/src/app.js';
import type { AppOptions } from '../../../server/src/appOptions.js';
import type { PlansTurns } from '../../../server/src/computer/TurnPlanner.js';
import { openSqliteStore } from '../../../server/src/store/openStore.js';
import { PATIENCE_MS } from '../../support/eventually.js';
import { resolveInProject } from '../../support/sources.js';
import { MemoryStore } from './MemoryStore.js';
import { recordedLog } from './recordedLog.js';

/**
 * A server over a file, which a test may stop and start again over the same matches. It is stopped after each test, and
 * the file is removed after the last one.
 */
export class RestartableApp {
  readonly #folders = [temporaryFolder()];
  #app: TestApp | null = null;

  /** @param room asked for at every start. */
  constructor(readonly room: () => NonNullable<AppOptions['room']> = () => ({})) {
    afterEach(() => this.stop());
    afterAll(() => {
      for (const { remove } of this.#folders) remove();
    });
  }

  get url(): string {
    if (!this.#app) throw new Error('the server is not running');
    return this.#app.url;
  }

  /** Starts it; if it runs already it is stopped before. */
  async start(): Promise<void> {
    await this.stop();
    this.#app = await startTestApp({ store: await openSqliteStore(this.#folders.at(-1)!.path), room: this.room() });
  }

  /** Starts it again over what would be on the disk if the process were killed now. */
  async startAsKilled(): Promise<void> {
    const left = temporaryFolder();
    cpSync(this.#folders.at(-1)!.path, left.path, { recursive: true });
    this.#folders.push(left);
    await this.start();
  }

  async stop(): Promise<void> {
    const app = this.#app;
    this.#app = null;
    await app?.stop();
  }
}

export interface TestApp extends App {
  readonly url: string;
  /** Everything the server has logged, at every level. */
  readonly log: () => string;
}

const PLENTY = { windowMs: 1000, limit: 100_000 };

const MUCH = { burst: 1e9, perSecond: 1e9 };
const MUCH_TRAFFIC = { messages: MUCH, bytes: MUCH };

/** The thread that draws pictures, which is a built file. */
export const PICTURE_WORKER = resolveInProject('server/dist/pictures/renderWorker.js');

/** Plans turns where they are asked for: threads run built files. */
const ON_MAIN_THREAD: PlansTurns = { plan: (request) => Promise.resolve(computerTurn(request)) };

/** A real server on a free port of this machine. */
export const startTestApp = async (options: Partial<AppOptions> = {}): Promise<TestApp> => {
  const { log, text } = recordedLog('trace');
  const app = await startApp({
    port: 0,
    host: '127.0.0.1',
    log,
    pages: join(tmpdir(), 'no-pages-here'),
    version: '0.0.0-test',
    proxies: ['loopback'],
    // The pages of the test share event loop and memory, and other tests the machine: none of it is load on the server.
    lagMs: () => 0,
    heapUse: () => 0,
    // Threads run built files, which most tests have not got.
    preparesPictures: false,
    pictureLimitMs: PATIENCE_MS,
    // What else runs on the machine, such as other tests, must not keep the thread waiting for minutes.
    pictureNice: 0,
    stepMs: PATIENCE_MS,
    ...options,
    store: options.store ?? (await MemoryStore.open()),
    probe: { patienceMs: PATIENCE_MS, ...options.probe },
    limits: {
      create: PLENTY,
      ask: PLENTY,
      join: PLENTY,
      profile: PLENTY,
      organize: PLENTY,
      competition: PLENTY,
      sockets: 100_000,
      traffic: { address: MUCH_TRAFFIC, connection: MUCH_TRAFFIC },
      ...options.limits,
    },
    room: { turns: ON_MAIN_THREAD, botDelayMs: 0, rate: { burst: 10_000, perSecond: 10_000 }, ...options.room },
  });
  const stop = async (): Promise<void> => {
    await app.stop();
    // The framework counts connections a second later, and a worker of Jest that does not end by then is ended by force.
    matchMaker.stats.reset();
  };
  return { ...app, stop, url: `http://127.0.0.1:${app.port}`, log: text };
};

/** A folder of its own, and what removes it. */
export const temporaryFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'hexfall-'));
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
};
