// worker: whether the page can be installed, with its service worker or without, is for a browser to say, which also reads its manifest.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startTestApp, temporaryFolder, type TestApp } from '../server/support/testApp.js';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/programs.js';
import { BUILT, kept } from './support/keptPage.js';
import { complaints, openWindow, startBrowser, type WindowOptions } from './support/windows.js';

const MINUTES = 60_000;
const BASE = '/games/hexfall';

/** What Chromium keeps a window without a profile from; the page can do nothing about it. */
const OF_WINDOW = 'in-incognito';

interface Manifest {
  readonly lang: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** Why the browser would not install the page. */
const obstacles = async (page: Page): Promise<readonly string[]> => {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  return installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== OF_WINDOW);
};

describeWith('notifyingChromium', 'installing the page', (executable) => {
  let browser: Browser;
  let app: TestApp;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser(executable);
  }, 3 * MINUTES);

  afterEach(async () => {
    expect(complaints(page)).toEqual([]);
    await page.context().close();
    await app.stop();
  });

  afterAll(() => browser.close());

  /** Opens the rules of a server of its own. */
  const open = async (pages: string, basePath: string, options: Partial<WindowOptions>): Promise<string> => {
    app = await startTestApp({ pages, basePath });
    page = await openWindow(browser, { width: 1440, height: 900, ...options });
    const base = `${app.url}${basePath}/`;
    await page.goto(`${base}rules`);
    await page.locator('.tile-points').first().waitFor();
    return base;
  };

  /** The manifest of the page, as the browser reads it. */
  const manifestOf = async (): Promise<{ readonly url: string; readonly manifest: Manifest }> => {
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, data = '' } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    return { url, manifest: JSON.parse(data) as Manifest };
  };

  /** Opens the page as a shortcut of its manifest does. */
  const openShortcut = async (from: string, to: string): Promise<void> => {
    await page.goto(new URL(to, from).href);
    await page.locator('main, .table').first().waitFor();
    await eventually(async () => expect(await page.title()).toContain('Hexfall'));
  };

  const openComputer = async ({ url, manifest }: Awaited<ReturnType<typeof manifestOf>>, name: string): Promise<void> => {
    await openShortcut(url, manifest.shortcuts.find((one) => one.name === name)!.url);
    await page.locator('[data-action="begin"]').waitFor();
  };

  test('is not possible with a manifest without pictures: the browser says so', async () => {
    const folder = temporaryFolder();
    cpSync(BUILT, folder.path, { recursive: true });
    const file = join(folder.path, 'manifest.webmanifest');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    writeFileSync(file, JSON.stringify({ ...manifest, icons: [] }));
    await open(folder.path, '', {});
    expect(await obstacles(page)).toContain('manifest-missing-suitable-icon');
    folder.remove();
  });

  test(
    'is possible below a path, where shortcuts lead to its screens and its pictures are as large as they say',
    async () => {
      const base = await open(BUILT, BASE, { serviceWorkers: 'allow' });
      await kept(page);
      expect(await obstacles(page)).toEqual([]);
      const read = await manifestOf();
      const { url, manifest } = read;
      expect([url, manifest.lang]).toEqual([`${base}manifest.webmanifest`, 'en']);
      for (const address of [manifest.start_url, manifest.scope]) expect(new URL(address, url).href).toBe(base);
      for (const shortcut of manifest.shortcuts) await openShortcut(url, shortcut.url);
      await openComputer(read, 'Play the computer');
      expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).toSorted()).toEqual([
        '192x192 any',
        '192x192 maskable',
        '512x512 any',
        '512x512 maskable',
      ]);
      const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
      const pictures = [...manifest.icons.map(({ src, sizes }) => [src, sizes] as const), [apple!, '180x180'] as const];
      for (const [src, sizes] of pictures) {
        const size = await page.evaluate(async (address) => {
          const picture = new Image();
          picture.src = address;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }, new URL(src, url).href);
        expect(size).toBe(sizes);
      }
    },
    2 * MINUTES,
  );

  test('is possible at a host name of its own, in the language of the page', async () => {
    const base = await open(BUILT, '', { remembers: { language: 'pl' } });
    expect(await obstacles(page)).toEqual([]);
    const read = await manifestOf();
    const { url, manifest } = read;
    expect([url, manifest.lang]).toEqual([`${base}manifest-pl.webmanifest`, 'pl']);
    for (const address of [manifest.start_url, manifest.scope]) expect(new URL(address, url).href).toBe(base);
    await openComputer(read, 'Graj z komputerem');
    const { headers } = await fetch(url);
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([
      'no-cache',
      expect.stringContaining('application/manifest+json'),
    ]);
  });
});
