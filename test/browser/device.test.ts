import type { Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { HELD_SEATS, codeOf, prepareTables } from './support/preparedTables.js';
import { untilShown } from './support/probe.js';
import { settled } from './support/settled.js';
import { testEnvironment } from './support/testEnvironment.js';
import { tableShown } from './support/table.js';
import { openWindow, type WindowOptions } from './support/windows.js';

const DESK = { width: 1200, height: 800 };

/** The movements of a page at this moment: of style sheets, with a length. */
const movements = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1).length);

/** Fulfilled when the page could have been drawn anew that many times. */
const framesDrawn = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

describeWith('chromium', 'the page does as the device says', (executable) => {
  const env = testEnvironment(executable, prepareTables);

  const open = async (path: string, options: Partial<WindowOptions>): Promise<Page> => {
    const page = await openWindow(env.browser, { ...DESK, deviceScaleFactor: 1, ...options });
    await page.goto(env.url + path);
    return page;
  };

  test.each([
    ['reduce', undefined, false],
    ['no-preference', undefined, true],
    ['no-preference', 'reduced', false],
    ['reduce', 'full', true],
  ] as const)('device: %s, setting: %s: moves: %s', async (reducedMotion, motion, moves) => {
    const page = await open(`/t/${codeOf('lobby')}`, { reducedMotion, remembers: { ...HELD_SEATS, ...(motion && { motion }) } });
    await page.locator('.waiting').first().waitFor();
    await eventually(async () => expect((await movements(page)) > 0).toBe(moves));
    await page.context().close();
  });

  test('the table stands still where movement is to be avoided', async () => {
    const page = await open(`/t/${codeOf('turn')}`, { reducedMotion: 'reduce', remembers: HELD_SEATS, paints: true });
    await tableShown(page);
    expect(await movements(page)).toBe(0);
    await untilShown(page, 0);
    await settled(page);
    const board = page.locator('.board-host');
    // On a busy machine something may still be drawn for the first time.
    await eventually(async () => {
      const first = await board.screenshot();
      await framesDrawn(page, 30);
      expect((await board.screenshot()).equals(first)).toBe(true);
    });
    await page.context().close();
  });
});
