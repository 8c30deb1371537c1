import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startTestApp, temporaryFolder } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { BUILT, kept } from './support/keptPage.js';
import { pageFaults } from './support/pageFaults.js';
import { settled } from './support/settled.js';
import { startScriptsRun } from './support/startScreens.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const DESK = { width: 1440, height: 900, serviceWorkers: 'allow' } as const;

/** What Chromium keeps a window without a profile from; the page can do nothing about it. */
const OF_WINDOW = 'in-incognito';

interface Manifest {
  readonly lang: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** Does as if the browser offered to install the page; the window counts how often it is asked to. */
const offer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const prompt = (): Promise<void> => {
      document.body.dataset['asked'] = String(Number(document.body.dataset['asked'] ?? 0) + 1);
      return Promise.resolve();
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

/** Opens the settings on the start page. */
const openSettings = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await startScriptsRun(page);
  await clickOn(page, '.page-nav .icon-button');
  await page.locator('dialog[open] .settings-part').first().waitFor();
};

/** Why the browser would not install the page. */
const obstacles = async (page: Page): Promise<readonly string[]> => {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  return installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== OF_WINDOW);
};

describeWith('notifyingChromium', 'installing the page', (executable) => {
  const env = testEnvironment(executable);

  test('is not possible with a manifest without pictures: the browser says so', async () => {
    const folder = temporaryFolder();
    cpSync(BUILT, folder.path, { recursive: true });
    const file = join(folder.path, 'manifest.webmanifest');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    writeFileSync(file, JSON.stringify({ ...manifest, icons: [] }));
    const app = await startTestApp({ pages: folder.path });
    const page = await openWindow(env.browser, DESK);
    await page.goto(`${app.url}/rules`);
    await kept(page);
    expect(await obstacles(page)).toContain('manifest-missing-suitable-icon');
    await page.context().close();
    await app.stop();
    folder.remove();
  });

  test.each(['', '/games/hexfall'])('is possible below "%s"', async (basePath) => {
    const app = await startTestApp({ pages: BUILT, basePath });
    const page = await openWindow(env.browser, DESK);
    const base = `${app.url}${basePath}/`;
    await page.goto(`${base}rules`);
    await kept(page);
    const devtools = await page.context().newCDPSession(page);
    expect(await obstacles(page)).toEqual([]);
    const { url, errors, data = '' } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toBe(`${base}manifest.webmanifest`);
    const manifest = JSON.parse(data) as Manifest;
    for (const address of [manifest.start_url, manifest.scope]) expect(new URL(address, url).href).toBe(base);
    for (const { url: address } of manifest.shortcuts) {
      await page.goto(new URL(address, url).href);
      await page.locator('main, .table').first().waitFor();
      await eventually(async () => expect(await page.title()).toContain('Hexfall'));
    }
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
    expect(complaints(page)).toEqual([]);
    await page.context().close();
    await app.stop();
  });

  test.each([
    ['en', 'manifest.webmanifest', 'Play the computer'],
    ['pl', 'manifest-pl.webmanifest', 'Graj z komputerem'],
  ])('is in the language of the page (%s), and a shortcut leads to a game against the computer', async (language, file, name) => {
    const app = await startTestApp({ pages: BUILT, basePath: '/games' });
    const page = await openWindow(env.browser, { ...DESK, remembers: { language } });
    await page.goto(`${app.url}/games/rules`);
    await kept(page);
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, data = '' } = await devtools.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${app.url}/games/${file}`, []]);
    const manifest = JSON.parse(data) as Manifest;
    expect(manifest.lang).toBe(language);
    const shortcut = manifest.shortcuts.find((one) => one.name === name);
    await page.goto(new URL(shortcut!.url, url).href);
    await page.locator('.dialog-computer').waitFor();
    expect(new URL(page.url()).search).toBe('');
    const { headers } = await fetch(url);
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([
      'no-cache',
      expect.stringContaining('application/manifest+json'),
    ]);
    expect(complaints(page)).toEqual([]);
    await page.context().close();
    await app.stop();
  });

  test('is told where only its user can do it: on an iPhone, until the page is on the home screen', async () => {
    for (const [standalone, count] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const page = await openWindow(env.browser, { width: 390, height: 844, remembers: { language: 'en' } });
      await page.addInitScript((value) => Object.defineProperty(navigator, 'standalone', { value }), standalone);
      await openSettings(page, env.url);
      const told = page.locator('dialog [data-part="install-by-hand"]', { hasText: 'Add to Home Screen' });
      await eventually(async () => expect(await told.count()).toBe(count));
      expect(await page.locator('[data-action="install"]').count()).toBe(0);
      await settled(page);
      if (count > 0) expect(await pageFaults(page)).toEqual([]);
      await page.context().close();
    }
  });

  test.each([
    ['en', 'Install Hexfall on this device'],
    ['pl', 'Zainstaluj Hexfall na tym urządzeniu'],
  ])('is offered in the settings where the browser offers it (%s)', async (language, text) => {
    const page = await openWindow(env.browser, { width: 390, height: 844, remembers: { language } });
    await openSettings(page, env.url);
    expect(await page.locator('[data-action="install"]').count()).toBe(0);
    await offer(page);
    await page.locator('[data-action="install"]', { hasText: text }).click();
    await eventually(async () => expect(await page.locator('body').getAttribute('data-asked')).toBe('1'));
    await page.locator('[data-action="install"]').waitFor({ state: 'detached' });
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });
});
