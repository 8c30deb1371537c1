import type { Browser, Page } from 'playwright-core';
import { newGame as en } from '../../client/src/text/en/newGame.js';
import { newGame as pl } from '../../client/src/text/pl/newGame.js';
import { newGame as uk } from '../../client/src/text/uk/newGame.js';
import { app as enApp } from '../../client/src/text/en/app.js';
import { app as plApp } from '../../client/src/text/pl/app.js';
import { app as ukApp } from '../../client/src/text/uk/app.js';
import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { holdBack } from './support/holdBack.js';
import { BUILT } from './support/keptPage.js';
import { HELD_SEATS } from './support/preparedTables.js';
import { shiftOf } from './support/shiftOf.js';
import { complaints, openWindow, startBrowser } from './support/windows.js';

const MINUTE = 60_000;
const BASE = '/games/hexfall';
const PHONE = { width: 390, height: 844 };

/** What the browser asks for, what the document is in, and some of its words. */
const LANGUAGES = [
  ['en-GB,en;q=0.9', 'en', enApp.tagline, en.door],
  ['pl-PL,pl;q=0.9,en;q=0.8', 'pl', plApp.tagline, pl.door],
  ['sv,uk;q=0.7,de;q=0.5', 'uk', ukApp.tagline, uk.door],
  ['sv', 'en', enApp.tagline, en.door],
] as const;

/** What is on the page, element by element, with attributes in the order of their names. */
const treeOf = (page: Page): Promise<readonly string[]> =>
  page.locator('#app *').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('.start-battle-picture'))
      .map((element) => {
        // The value of a field is no attribute.
        const attributes = [...element.attributes].flatMap(({ name, value }) => (name === 'value' ? [] : [`${name}=${value}`])).sort();
        const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent);
        return [element.localName, ...attributes, ...words].join(' ');
      }),
  );

describeWith('chromium', 'the start page before its scripts', (executable) => {
  let app: TestApp;
  let browser: Browser;
  const pages: Page[] = [];

  beforeAll(async () => {
    app = await startTestApp({ pages: BUILT, basePath: BASE });
    browser = await startBrowser(executable);
  }, 3 * MINUTE);

  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
  });

  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  const start = () => `${app.url}${BASE}/`;

  const documentAt = async (address: string, wanted: string): Promise<string> =>
    (await fetch(address, { headers: { 'Accept-Language': wanted } })).text();

  const open = async (remembers: Readonly<Record<string, unknown>> = {}): Promise<Page> => {
    const page = await openWindow(browser, { ...PHONE, locale: 'en-US', remembers });
    pages.push(page);
    return page;
  };

  /** Opens the start page without its scripts but the one that hears early clicks, until the function that is returned is called. */
  const openWithoutScript = async (): Promise<readonly [page: Page, release: () => void]> => {
    const page = await open();
    const release = await holdBack(page, /[/]assets[/](?!clicks-)[^/]*[.]js$/);
    await page.goto(start(), { waitUntil: 'commit' });
    await page.locator('.doors').waitFor();
    expect(await page.locator('html').getAttribute('data-early-click')).toBeNull();
    return [page, release];
  };

  /** Waits until the scripts have taken the page over. */
  const takenOver = (page: Page): Promise<unknown> => page.waitForResponse('**/api/tables');

  test.each(LANGUAGES)('says what the page is and where its doors lead, for %s', async (wanted, language, tagline, door) => {
    const document = await documentAt(start(), wanted);
    expect(document).toContain(`<html lang="${language}">`);
    for (const text of [tagline, door.learn, door.friend, door.computer]) expect(document).toContain(`>${text}<`);
    expect(document).toContain(`href="${BASE}/learn"`);
    expect(document).not.toMatch(/"\.\/|<[^>]* (?:style|on\w+)=/);
  });

  test('is seen without scripts, and its links lead on', async () => {
    const page = await (await browser.newContext({ viewport: PHONE, javaScriptEnabled: false, locale: 'de-DE' })).newPage();
    pages.push(page);
    await page.goto(start());
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('.door').count()).toBe(3);
    const width = (): Promise<number> => page.locator('.start-battle img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await eventually(async () => expect(await width()).toBeGreaterThan(0));
    expect(await page.locator('noscript').isVisible()).toBe(true);
    await page.locator('.puzzles-link').click();
    await page.waitForURL(`${start()}puzzles`);
  });

  test('is taken over as it stands: what was typed, opened and reached stays', async () => {
    const [page, release] = await openWithoutScript();
    await page.locator('.new-table-fold > summary').click();
    await page.locator('.join input').fill('ABC');
    const title = await page.locator('h1').elementHandle();
    const picture = await page.locator('.start-battle').elementHandle();
    const asked = takenOver(page);
    release();
    await asked;
    await page.locator('.new-table').waitFor();
    expect(await page.locator('.join input').inputValue()).toBe('ABC');
    expect(await page.evaluate(() => document.activeElement?.closest('.join') !== null)).toBe(true);
    expect(await title.evaluate((element) => element.isConnected)).toBe(true);
    expect(await picture.evaluate((element) => element.isConnected)).toBe(true);
    expect(complaints(page)).toEqual([]);
  });

  test('hears the first click on a door long before its scripts, and opens it once', async () => {
    const [page, release] = await openWithoutScript();
    const tables: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/matchmake/create')) tables.push(request.url());
    });
    // The script that hears it may have been fetched and not have run yet.
    await eventually(async () => {
      await page.locator('[data-action="computer"]').click();
      expect(await page.locator('html').getAttribute('data-early-click')).toBe('computer');
    });
    release();
    await page.locator('dialog [data-action="begin"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    // Later clicks are the page's own.
    await page.locator('[data-action="friend"]').click();
    await page.waitForURL(/[/]t[/][A-Z0-9]{6}$/);
    await page.goBack();
    await page.locator('.doors').waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
    expect(tables).toHaveLength(1);
    expect(complaints(page)).toEqual([]);
  });

  test('opens the settings that were asked for long before its scripts', async () => {
    const [page, release] = await openWithoutScript();
    await eventually(async () => {
      await page.locator('.page-nav [data-action="settings"]').click();
      expect(await page.locator('html').getAttribute('data-early-click')).toBe('settings');
    });
    release();
    await page.locator('dialog[open] .settings-part').first().waitFor();
    expect(complaints(page)).toEqual([]);
  });

  test('does not move when it is taken over', async () => {
    const [page, release] = await openWithoutScript();
    await page.evaluate(() => document.fonts.ready);
    const asked = takenOver(page);
    release();
    await asked;
    await page.locator('.start-battle-picture svg').waitFor();
    // The fonts may come after the first picture: a thousandth or two.
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });

  const MEMORIES = [
    ['nothing', {}],
    ['another language', { language: 'pl' }],
    ['games, the lesson and no motion', { ...HELD_SEATS, language: 'uk', lesson: { at: 'end', done: ['end'] }, motion: 'reduced' }],
  ] as const;

  test.each(MEMORIES)('is what scripts alone would draw, where the browser remembers %s', async (_name, remembers) => {
    const page = await open(remembers);
    const drawn = await open(remembers);
    const visit = async (window: Page, address: string): Promise<void> => {
      const asked = takenOver(window);
      await window.goto(address);
      await asked;
      await window.waitForLoadState('networkidle');
      // The battle that moves takes the place of its picture.
      if (!('motion' in remembers)) await window.locator('.start-battle-picture svg').waitFor();
    };
    // The first visit finds out which games are over.
    for (const window of [page, drawn]) await visit(window, start());
    await visit(page, start());
    await visit(drawn, `${start()}?offline`);
    // What the server is asked for may arrive after a while in which nothing is asked.
    await eventually(async () => {
      const [tree, wanted] = [await treeOf(page), await treeOf(drawn)];
      expect(tree.length).toBeGreaterThan(30);
      expect(tree).toEqual(wanted);
    });
    for (const window of [page, drawn]) expect(complaints(window)).toEqual([]);
  });
});
