import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced', language: 'en' };

describeWith('chromium', 'the front door', (executable) => {
  const env = testEnvironment(executable);

  test.each([
    { width: 1440, height: 900, deviceScaleFactor: 1 },
    { width: 390, height: 844, deviceScaleFactor: 3 },
    { width: 667, height: 375, deviceScaleFactor: 2 },
  ])('shows three ways into a game without scrolling ($width × $height)', async (size) => {
    const page = await openWindow(env.browser, { ...size, remembers: CALM });
    await page.goto(env.url);
    const doors = page.locator('.door');
    await doors.first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const bottoms = await doors.evaluateAll((found) => found.map((door) => door.getBoundingClientRect().bottom));
    expect(bottoms).toHaveLength(3);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(size.height);
    expect(await page.locator('.hero').innerText()).toContain('Neuroshima Hex');
    await page.context().close();
  });

  test('a battle runs on a board, stops when that is wanted, and stands still with reduced motion', async () => {
    const page = await openWindow(env.browser, { width: 1440, height: 900, remembers: { ...CALM, motion: 'full' } });
    await page.goto(env.url);
    const phase = page.locator('.start-battle g[data-kind="phase"]:not([display])');
    await phase.first().waitFor();
    const shown = (): Promise<string | null> => phase.first().getAttribute('data-from');
    await page.locator('[data-action="motion"]').click();
    const stopped = await shown();
    await page.waitForTimeout(2500); // Longer than any frame of a phase.
    expect(await shown()).toBe(stopped);
    await page.locator('[data-action="motion"]').click();
    await eventually(async () => expect(await shown()).not.toBe(stopped));
    expect(complaints(page)).toEqual([]);
    await page.context().close();
    const calm = await openWindow(env.browser, { width: 390, height: 844, remembers: CALM });
    await calm.goto(env.url);
    await eventually(async () =>
      expect(await calm.locator('.start-battle img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600),
    );
    await calm.waitForTimeout(1500); // Longer than it takes to begin.
    expect(await calm.locator('.start-battle svg[role="img"]').count()).toBe(0);
    await calm.context().close();
  });
});
