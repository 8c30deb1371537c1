import type { Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { clickOn } from './support/clickOn.js';
import { holdBack } from './support/holdBack.js';
import { HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { shiftOf } from './support/shiftOf.js';
import { startScriptsRun } from './support/startScreens.js';
import { testEnvironment } from './support/testEnvironment.js';
import { openWindow } from './support/windows.js';

const PHONE = { width: 390, height: 844 };

/** The fonts of the page, and those of the device that stand for them; the weights in use. */
const FONTS = [
  ['Saira Semi Condensed', "'Text Fallback', 'Text Fallback Linux'", 400],
  ['Saira Semi Condensed', "'Text Fallback', 'Text Fallback Linux'", 600],
  ['Saira Stencil One', "'Display Fallback', 'Display Fallback Linux'", 400],
] as const;

/** With the usual fonts of a device it is 0.18 in the lobby, 0.005 on the start page. */
const MOST_SHIFT = 0.003;

const SENTENCE = 'Everybody with this link can play or watch. The tiles of both armies are drawn in an order that nobody knows.';

describeWith('chromium', 'the fonts of the page', (executable) => {
  const env = testEnvironment(executable, prepareTables);

  /** Opens a page whose fonts come when the function that is returned is called. */
  const openWithoutFonts = async (remembers = {}): Promise<readonly [page: Page, release: () => void]> => {
    const page = await openWindow(env.browser, { ...PHONE, remembers });
    return [page, await holdBack(page, '**/*.woff2')];
  };

  /** How much a page moves that stands when its fonts come. */
  const shiftWithFonts = async (page: Page, release: () => void): Promise<number> => {
    // What arrives with the first answers of the server has moved before.
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    const since = await page.evaluate(() => performance.now());
    release();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    return shiftOf(page, since);
  };

  test.each(FONTS)('%s is as wide and as high as %s at weight %i', async (font, fallback, weight) => {
    const page = await openWindow(env.browser, PHONE);
    await page.goto(`${env.url}/credits`);
    await page.locator('h1').waitFor();
    const sizes = await page.evaluate(
      async ([families, text]) => {
        const found: { width: number; height: number }[] = [];
        for (const [family, bold] of families) {
          // A font that the device does not have is a failure; the next one of the list stands for it.
          await document.fonts.load(`${bold} 100px ${family}`, text).catch(() => undefined);
          const line = document.createElement('span');
          Object.assign(line.style, { font: `${bold} 100px/normal ${family}, monospace`, whiteSpace: 'nowrap', position: 'absolute' });
          line.textContent = text;
          document.body.append(line);
          const { width, height } = line.getBoundingClientRect();
          found.push({ width, height });
          line.remove();
        }
        return found;
      },
      [
        [
          [`'${font}'`, weight],
          [fallback, weight],
        ],
        SENTENCE,
      ] as const,
    );
    expect(sizes[1]!.width / sizes[0]!.width).toBeGreaterThan(0.96);
    expect(sizes[1]!.width / sizes[0]!.width).toBeLessThan(1.04);
    expect(Math.abs(sizes[1]!.height - sizes[0]!.height)).toBeLessThanOrEqual(2);
    await page.context().close();
  });

  test('move no lobby when they come late', async () => {
    const [page, release] = await openWithoutFonts();
    // A page whose fonts are on their way is not loaded.
    await page.goto(env.url, { waitUntil: 'commit' });
    await startScriptsRun(page);
    await clickOn(page, '[data-action="friend"]');
    await page.locator('.invite').waitFor();
    expect(await shiftWithFonts(page, release)).toBeLessThan(MOST_SHIFT);
    await page.context().close();
  });

  test('move no start page with games when they come late', async () => {
    const [page, release] = await openWithoutFonts(HELD_SEATS);
    // A page whose fonts are on their way is not loaded.
    await page.goto(env.url, { waitUntil: 'commit' });
    await page.locator('.my-games li').first().waitFor();
    expect(await shiftWithFonts(page, release)).toBeLessThan(MOST_SHIFT);
    await page.context().close();
  });
});
