import type { Browser } from 'playwright-core';
import { type RunningServer, type Settings, startServer } from './server.js';
import { startBrowser } from './windows.js';

const START_MS = 180_000;

/** A server and a browser for all tests of a `describe`. */
export interface TestEnvironment {
  readonly server: RunningServer;
  /** The address of the server. */
  readonly url: string;
  readonly browser: Browser;
}

/**
 * Starts a server and a browser before the tests of the `describe` that calls this, and ends both after them. What it returns can be
 * used in tests and hooks only.
 * @param executable the path of Chromium.
 * @param prepare writes tables into the folder of the server before it starts.
 * @param settings further variables of its environment.
 */
export const testEnvironment = (executable: string, prepare?: (folder: string) => Promise<void>, settings?: Settings): TestEnvironment => {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startServer(prepare, settings);
    browser = await startBrowser(executable);
  }, START_MS);

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  return {
    get server() {
      return server;
    },
    get url() {
      return server.url;
    },
    get browser() {
      return browser;
    },
  };
};
