import type { AppOptions } from '../../../server/src/appOptions.js';
import { openSqliteStore } from '../../../server/src/store/openStore.js';
import { startTestApp, temporaryFolder, type TestApp } from './testApp.js';

/**
 * A server over a file, which a test may stop and start again over the same matches. It is stopped after each test, and
 * the file is removed after the last one.
 */
export class RestartableApp {
  readonly #folder = temporaryFolder();
  #app: TestApp | null = null;

  /** @param room asked for at every start. */
  constructor(readonly room: () => NonNullable<AppOptions['room']> = () => ({})) {
    afterEach(() => this.stop());
    afterAll(() => {
      this.#folder.remove();
    });
  }

  get url(): string {
    if (!this.#app) throw new Error('the server is not running');
    return this.#app.url;
  }

  /** Starts it; if it runs already it is stopped before. */
  async start(): Promise<void> {
    await this.stop();
    this.#app = await startTestApp({ store: await openSqliteStore(this.#folder.path), room: this.room() });
  }

  async stop(): Promise<void> {
    const app = this.#app;
    this.#app = null;
    await app?.stop();
  }
}
