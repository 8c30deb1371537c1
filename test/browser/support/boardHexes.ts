import type { Page } from 'playwright-core';
import { type Hex, hexOf, hexText } from '@hexfall/shared/hex/cells';
import { changedShares, stillScreenshot } from './screenshots.js';

/** The selector of a hex. */
export const at = (hex: Hex): string => `[data-hex="${hexText(hex)}"]`;

/** The hexes of the board of a table, with whether something stands there. */
export const hexesOf = async (page: Page): Promise<readonly (readonly [Hex, boolean])[]> => {
  const board = await page.evaluate(() => window.hexfall!.table!.board.map((unit) => unit !== null));
  const shown = await page.locator('[data-hex]').evaluateAll((found) => found.map((hex) => hex.getAttribute('data-hex')));
  return board.flatMap((isTaken, cell) => (shown.includes(hexText(hexOf(cell))) ? [[hexOf(cell), isTaken] as const] : []));
};

/** The canvases of a board: the bare one and that of the units, without the ground, which comes later. */
export const BOARD_CANVAS = 'canvas:not([data-backdrop])';

/** The least share of a hex with a unit that looks otherwise without what an element paints. */
export const paintedBy = async (page: Page, selector: string): Promise<number> => {
  const painted = await stillScreenshot(page, '.stage');
  const units = page.locator(selector).last();
  await units.evaluate((element) => (element.style.visibility = 'hidden'));
  const empty = await stillScreenshot(page, '.stage');
  await units.evaluate((element) => (element.style.visibility = ''));
  const taken = (await hexesOf(page)).flatMap(([hex, isTaken]) => (isTaken ? [at(hex)] : []));
  return Math.min(...(await changedShares(page, '.stage', [painted, empty], taken)));
};

/** Fulfilled when the board is drawn without WebGL: a canvas has contexts of one kind only. */
export const untilOnCanvas = (page: Page): Promise<unknown> =>
  page.waitForFunction((selector) => {
    const [canvas, ...others] = [...document.querySelectorAll<HTMLCanvasElement>(`.board-host ${selector}`)].reverse();
    return others.length === 1 && canvas!.getContext('2d') !== null;
  }, BOARD_CANVAS);
