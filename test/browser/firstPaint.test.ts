// layout: whether the start page is seen and heard before its scripts, and stays as it is when they come, is known to a browser only.
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/programs.js';
import { codeOf, holding, preparing } from './support/preparedTables.js';
import { holdBack, stubBoardPictures } from './support/routes.js';
import { lettersThere, shiftOf } from './support/settled.js';
import { TABLE_ADDRESS } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const BASE = '/games/hexfall';
const PHONE = { width: 390, height: 844 };
const GAMES = ['turn', 'over'];

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
  const env = testEnvironment(executable, preparing(...GAMES), { BASE_PATH: BASE });
  const pages: Page[] = [];

  afterEach(async () => {
    const problems = pages.flatMap(complaints);
    for (const page of pages.splice(0)) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    }
    expect(problems).toEqual([]);
  });

  const start = () => `${env.url}${BASE}/`;

  const open = async (remembers: Readonly<Record<string, unknown>> = {}): Promise<Page> => {
    const page = await openWindow(env.browser, { ...PHONE, locale: 'en-US', remembers });
    pages.push(page);
    await stubBoardPictures(page);
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

  test('is seen without scripts, and its links lead on', async () => {
    const page = await (await env.browser.newContext({ viewport: PHONE, javaScriptEnabled: false, locale: 'de-DE' })).newPage();
    pages.push(page);
    await page.goto(start());
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('.door').count()).toBe(4);
    const width = (): Promise<number> => page.locator('.start-battle img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await eventually(async () => expect(await width()).toBeGreaterThan(0));
    expect(await page.locator('noscript').isVisible()).toBe(true);
    await page.locator('.puzzles-link').click();
    await page.waitForURL(`${start()}puzzles`);
  });

  test('is taken over as it stands: what was typed and reached stays', async () => {
    const [page, release] = await openWithoutScript();
    await page.locator('.join input').fill('ABC');
    const title = await page.locator('h1').elementHandle();
    const picture = await page.locator('.start-battle').elementHandle();
    const asked = takenOver(page);
    release();
    await asked;
    expect(await page.locator('.join input').inputValue()).toBe('ABC');
    expect(await page.evaluate(() => document.activeElement?.closest('.join') !== null)).toBe(true);
    expect(await title.evaluate((element) => element.isConnected)).toBe(true);
    expect(await picture.evaluate((element) => element.isConnected)).toBe(true);
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
    await page.locator('[data-action="begin"]').waitFor();
    await page.goBack();
    // Later clicks are the page's own.
    await page.locator('[data-action="friend"]').click();
    await page.waitForURL(TABLE_ADDRESS);
    await page.goBack();
    await page.locator('.doors').waitFor();
    expect(await page.locator('[data-action="begin"]').count()).toBe(0);
    expect(tables).toHaveLength(1);
  });

  test('opens the settings that were asked for long before its scripts', async () => {
    const [page, release] = await openWithoutScript();
    await eventually(async () => {
      await page.locator('.page-nav [data-action="settings"]').click();
      expect(await page.locator('html').getAttribute('data-early-click')).toBe('settings');
    });
    release();
    await page.locator('dialog[open] .settings-part').first().waitFor();
  });

  test('does not move when it is taken over', async () => {
    const [page, release] = await openWithoutScript();
    await lettersThere(page);
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
    [
      'games, the lesson and no motion',
      { ...holding(GAMES.map(codeOf)), language: 'uk', lesson: { at: 'end', done: ['end'] }, motion: 'reduced' },
    ],
  ] as const;

  test.each(MEMORIES)('is what scripts alone would draw, where the browser remembers %s', async (_name, remembers) => {
    const page = await open(remembers);
    const visit = async (address: string): Promise<void> => {
      const asked = takenOver(page);
      await page.goto(address);
      await asked;
      // The battle that moves takes the place of its picture.
      if (!('motion' in remembers)) await page.locator('.start-battle-picture svg').waitFor();
    };
    const over = page.locator(`.my-games [data-code="${codeOf('over')}"]`);
    if ('seats' in remembers) {
      // The first visit finds out which games are over.
      await visit(start());
      await page.locator(`.my-games [data-code="${codeOf('turn')}"]`).waitFor();
      await over.waitFor({ state: 'detached' });
    }
    await visit(start());
    // What the server is asked for may arrive after a while: the tree is that of the page at rest.
    const atRest = async (): Promise<readonly string[]> => {
      await page.waitForLoadState('networkidle');
      const tree = await treeOf(page);
      expect(tree.length).toBeGreaterThan(30);
      return tree;
    };
    const tree = await atRest();
    await visit(`${start()}?offline`);
    await eventually(async () => expect(await atRest()).toEqual(tree));
  });
});
