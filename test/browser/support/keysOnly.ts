import type { Page } from 'playwright-core';
import { notationId } from '@hexfall/shared/content/catalog';
import { BOARDS, neighborOf } from '@hexfall/shared/hex/boards';
import { cellOf, hexOf, OFF_BOARD, type Hex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, type Direction } from '@hexfall/shared/hex/direction';
import type { Intent } from '@hexfall/shared/model/intent';
import { handOf, plight, readyOf } from './probe.js';

const MOST_TABS = 60;

/** The key that leads from a hex to its neighbor in a direction. */
const KEYS: { readonly [D in Direction]: string } = { 0: 'ArrowUp', 1: 'PageUp', 2: 'PageDown', 3: 'ArrowDown', 4: 'End', 5: 'Home' };

/** The keys on a shortest way over the board. */
const wayTo = (from: Hex, to: Hex): string[] => {
  const ways = new Map<number, string[]>([[cellOf(from), []]]);
  for (const [cell, keys] of ways) {
    if (cell === cellOf(to)) return keys;
    for (const direction of DIRECTIONS) {
      const next = neighborOf(BOARDS.main, cell, direction);
      if (next !== OFF_BOARD && !ways.has(next)) ways.set(next, [...keys, KEYS[direction]]);
    }
  }
  throw new Error(`no way from ${from.join(',')} to ${to.join(',')}`);
};

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses Tab until what is looked for has the focus, as everybody has to who has no mouse. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let pressed = 0; pressed <= MOST_TABS; pressed++) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
};

/** Goes to a button with Tab and presses it with Enter. */
export const pressByKeys = async (page: Page, action: string): Promise<void> => {
  await tabTo(page, `[data-action="${action}"]`);
  await page.keyboard.press('Enter');
};

const goToHex = async (page: Page, hex: Hex): Promise<void> => {
  await tabTo(page, '.hex');
  const at = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['hex'] ?? '');
  const [q = 0, r = 0] = at.split(',').map(Number);
  for (const key of wayTo(hexOf(cellOf([q, r])), hex)) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
};

const takeByDigit = async (page: Page, tile: string): Promise<void> => {
  const { hand } = await handOf(page);
  const slot = hand.findIndex((key) => notationId(key) === tile);
  if (slot < 0) throw new Error(`no ${tile} among ${hand.join(', ')}`);
  await page.keyboard.press(String(slot + 1));
};

const turnTo = async (page: Page, intent: Intent): Promise<void> => {
  for (let turned = 0; turned < DIRECTIONS.length; turned++) {
    if (JSON.stringify(await readyOf(page)) === JSON.stringify(intent)) return;
    await page.keyboard.press('e');
  }
  throw new Error(`E does not make ready ${JSON.stringify(intent)}: ${JSON.stringify(await plight(page))}`);
};

/** Does what an intent says with the keyboard alone. */
export const carryOutByKeys = async (page: Page, intent: Intent): Promise<void> => {
  switch (intent.do) {
    case 'place-hq':
      await goToHex(page, intent.at);
      await turnTo(page, intent);
      return page.keyboard.press('Enter');
    case 'end-turn':
      return pressByKeys(page, 'end-turn');
    case 'place':
      await takeByDigit(page, intent.tile);
      await goToHex(page, intent.at);
      await turnTo(page, intent);
      return page.keyboard.press('Enter');
    case 'push':
      await takeByDigit(page, 'push-back');
      await goToHex(page, intent.from);
      await goToHex(page, intent.target);
      return pressByKeys(page, 'confirm');
    case 'battle':
      await takeByDigit(page, 'battle');
      return pressByKeys(page, 'confirm');
    case 'discard':
      await takeByDigit(page, intent.tile);
      return page.keyboard.press('Delete');
    default:
      throw new Error(`no keys for ${intent.do}`);
  }
};
