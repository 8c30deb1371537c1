import type { Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { testEnvironment } from './support/testEnvironment.js';
import { codeOf, HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { resize } from './support/resize.js';
import { settled } from './support/settled.js';
import { tableShown } from './support/table.js';
import { openWindow } from './support/windows.js';

const PHONES = [
  [360, 640],
  [390, 844],
] as const;

/** What the frame around the hexes leaves of the width or height of the board's place. */
const LEAST_PART = 0.92;

describeWith('chromium', 'the table uses the room of a window', (executable) => {
  const env = testEnvironment(executable, prepareTables);
  let page: Page;

  beforeAll(async () => {
    const remembers = { ...HELD_SEATS, language: 'pl', film: 'skip', motion: 'reduced', sound: false };
    page = await openWindow(env.browser, { width: 1440, height: 900, deviceScaleFactor: 1, remembers });
  });

  const open = async (match: string, width: number, height: number): Promise<void> => {
    await resize(page, width, height);
    await page.goto(`${env.url}/t/${codeOf(match)}`);
    await tableShown(page);
    await settled(page);
  };

  describe.each(PHONES)('of %i × %i', (width, height) => {
    test.each(['turn', 'crowd', 'team'])('the board fills the width or the height of its place (%s)', async (match) => {
      await open(match, width, height);
      const parts = await page.evaluate(() => {
        const hexes = [...document.querySelectorAll('.hex')].map((hex) => hex.getBoundingClientRect());
        const place = document.querySelector('.middle')!.getBoundingClientRect();
        const span = (from: 'left' | 'top', to: 'right' | 'bottom'): number =>
          Math.max(...hexes.map((box) => box[to])) - Math.min(...hexes.map((box) => box[from]));
        return [span('left', 'right') / place.width, span('top', 'bottom') / place.height];
      });
      expect(Math.max(...parts)).toBeGreaterThan(LEAST_PART);
    });
  });

  test('a tall phone shows the tiles that a player of a duel holds at a size that can be read', async () => {
    await open('turn', 390, 844);
    const box = await page.locator('.player .mini-tile img').first().boundingBox();
    expect(box!.width).toBeGreaterThan(44);
  });

  describe('of 2560 × 1440', () => {
    beforeAll(() => open('turn', 2560, 1440));

    test('S2 the panels of a duel show all tiles that can still be drawn', async () => {
      const panelsOf = () =>
        page.locator('.player').evaluateAll((panels) =>
          panels.map((panel) => {
            const frame = panel.getBoundingClientRect();
            const tiles = [...panel.querySelectorAll<HTMLElement>('.tiles-left-panel [data-tile]')];
            return {
              left: tiles.reduce((sum, { dataset }) => sum + Number(dataset['count']), 0),
              cut: tiles.filter((tile) => tile.getBoundingClientRect().bottom > frame.bottom).length,
            };
          }),
        );
      const piles = await page.evaluate(() => window.hexfall!.table!.players.map(({ pile }) => ({ left: pile, cut: 0 })));
      await eventually(async () => {
        const players = await panelsOf();
        expect(players.toSorted((a, b) => a.left - b.left)).toEqual(piles.toSorted((a, b) => a.left - b.left));
      });
    });

    test('the log shows thirty lines and more', async () => {
      const lines = await page.locator('.log-panel .log').evaluate((log) => {
        const frame = log.getBoundingClientRect();
        return [...log.querySelectorAll('p')].filter((line) => line.getBoundingClientRect().top >= frame.top).length;
      });
      expect(lines).toBeGreaterThanOrEqual(30);
    });

    test('a smaller window has them in a dialog only', async () => {
      await resize(page, 1920, 1080);
      await page.locator('.tiles-left-panel').first().waitFor({ state: 'detached' });
    });
  });
});
