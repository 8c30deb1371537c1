import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { AppOptions } from '../../../server/src/appOptions.js';
import { startTestApp, temporaryFolder, type TestApp } from '../../server/support/testApp.js';
import { eventually } from '../../support/eventually.js';
import { clickOn } from './clickOn.js';
import { BUILT, writeOtherVersion } from './keptPage.js';
import { startBrowser } from './windows.js';

const START_MS = 180_000;

/** A server that can have another version of the page from one moment to the next, and a browser. */
export interface TwoVersions {
  /** The address of the server. */
  readonly url: string;
  readonly browser: Browser;
  /** The folder of the other version; the one that is served at first is `BUILT`. */
  readonly other: string;
  /** From now on the server has the version in that folder. */
  readonly serve: (version: string) => void;
  /** Has that version served, and takes it in a window by the notice that announces it. */
  readonly update: (page: Page, version: string) => Promise<void>;
}

/** What names the version of a page. */
export const buildOf = (page: Page): Promise<string | null> => page.locator('meta[name="build"]').getAttribute('content');

/**
 * Starts a server and a browser before the tests of the `describe` that calls this, and ends both after them. What it returns can be
 * used in tests and hooks only.
 * @param executable the path of Chromium.
 * @param options makes further options of the server; it may use a folder, which is removed after the tests.
 */
export const twoVersions = (executable: string, options: (folder: string) => Promise<Partial<AppOptions>>): TwoVersions => {
  const folder = temporaryFolder();
  const [pages, other] = [join(folder.path, 'pages'), join(folder.path, 'other')];
  let browser: Browser;
  let app: TestApp;

  beforeAll(async () => {
    mkdirSync(other);
    writeOtherVersion(other);
    symlinkSync(BUILT, pages);
    browser = await startBrowser(executable);
    app = await startTestApp({ pages, ...(await options(folder.path)) });
  }, START_MS);

  afterAll(async () => {
    await browser.close();
    await app.stop();
    folder.remove();
  });

  const serve = (version: string): void => {
    rmSync(pages);
    symlinkSync(version, pages);
  };

  const update = async (page: Page, version: string): Promise<void> => {
    const before = await buildOf(page);
    serve(version);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    // It comes when the worker of the new version has kept all of its files.
    await page.locator('.update-notice').waitFor();
    await clickOn(page, '[data-action="update"]');
    await eventually(async () => expect(await buildOf(page)).not.toBe(before));
  };

  return {
    get url() {
      return app.url;
    },
    get browser() {
      return browser;
    },
    other,
    serve,
    update,
  };
};
