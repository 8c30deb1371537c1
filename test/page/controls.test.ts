import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { openSandbox, putTile, spokenAt } from './support/sandbox.js';

/** Clicks as a mouse does: the number of the click in a fast series is its `detail`. */
const clickTwice = (page: PageWindow, selector: string): void => {
  for (const detail of [1, 2]) page.get(selector).dispatchEvent(new page.window.MouseEvent('click', { bubbles: true, detail }));
};

describe('a double click', () => {
  const server = pageServer();

  test('presses a button once', async () => {
    const page = await openSandbox(server);
    const pressed = (): string | null => page.get('[data-action="forecast"]').getAttribute('aria-pressed');
    const before = pressed();
    clickTwice(page, '[data-action="forecast"]');
    await page.eventually(() => expect(pressed()).not.toBe(before));
  });

  test('counts twice where something turns', async () => {
    const page = await openSandbox(server);
    await putTile(page, 0, 'outpost/runner', [0, 0]);
    await page.press('Escape');
    await page.point([0, 0]);
    await page.shown('[data-action="turn-right"]');
    const facing = spokenAt(page, '0,0');
    for (let turns = 0; turns < 3; turns++) clickTwice(page, '[data-action="turn-right"]');
    await page.eventually(() => expect(spokenAt(page, '0,0')).toBe(facing));
    page.get('[data-action="turn-right"]').click();
    await page.eventually(() => expect(spokenAt(page, '0,0')).not.toBe(facing));
  });
});
