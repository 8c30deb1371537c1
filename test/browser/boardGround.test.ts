// canvas: what is painted is known to a browser only.
import { describeWith } from '../support/programs.js';
import { at, BOARD_CANVAS } from './support/boardHexes.js';
import { boxOf } from './support/gestures.js';
import { codeOf, HELD_SEATS, preparing } from './support/preparedTables.js';
import { changedShares, stillScreenshot } from './support/screenshots.js';
import { resize, settled } from './support/settled.js';
import { tableShown } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const REMEMBERS = { ...HELD_SEATS, film: 'skip', motion: 'reduced', sound: false, handOver: false, forecast: false } as const;

describeWith('chromium', 'the ground of the board', (executable) => {
  const env = testEnvironment(executable, preparing('turn'));

  test('is there soon after the board, also when the window changes, and not where more contrast is wanted', async () => {
    const page = await openWindow(env.browser, {
      width: 1366,
      height: 768,
      deviceScaleFactor: 1,
      remembers: REMEMBERS,
      reducedMotion: 'reduce',
      paints: true,
    });
    await page.goto(`${env.url}/t/${codeOf('turn')}`);
    await tableShown(page);
    await settled(page);
    const ground = page.locator('.board-host canvas[data-backdrop="lot"]');
    const covers = async (): Promise<boolean> => {
      const [board, over] = [await boxOf(page, '.board-host'), await ground.boundingBox()];
      return over !== null && Math.abs(over.width - board.width) < 1 && Math.abs(over.height - board.height) < 1;
    };
    expect(await covers()).toBe(true);
    const withGround = await stillScreenshot(page, '.board-host');
    await ground.evaluate((canvas) => (canvas.style.visibility = 'hidden'));
    const [changed] = await changedShares(page, '.board-host', [withGround, await stillScreenshot(page, '.board-host')], [at([0, 0])]);
    // Where a unit stands the ground is seen at its edges only.
    expect(changed).toBeGreaterThan(0);
    await resize(page, 1000, 700);
    expect(await covers()).toBe(true);

    await page.emulateMedia({ contrast: 'more' });
    await page.reload();
    await tableShown(page);
    await settled(page);
    expect(await page.locator('.board-host canvas[data-backdrop]').count()).toBe(0);
    expect(await page.locator(`.board-host ${BOARD_CANVAS}`).count()).toBe(2);
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });
});
