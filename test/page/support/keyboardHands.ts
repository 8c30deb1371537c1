import type { Board } from '@hexfall/shared/hex/boards';
import { hexText, type Hex } from '@hexfall/shared/hex/cells';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { neighborByKey } from '../../../client/src/store/input/keyboardNeighbors.js';
import type { Hands } from './carryOut.js';
import type { PageWindow } from './PageWindow.js';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];

/** The keys that lead from one hex to another, the shortest way. */
const wayTo = (from: Hex, to: Hex, board: Board): readonly string[] => {
  const ways = new Map([[hexText(from), [] as string[]]]);
  for (const [at, way] of ways) {
    if (at === hexText(to)) return way;
    const [q, r] = at.split(',').map(Number) as [number, number];
    for (const key of ARROWS) {
      const next = neighborByKey([q, r], key, board);
      if (next && !ways.has(hexText(next))) ways.set(hexText(next), [...way, key]);
    }
  }
  throw new Error(`no keys lead from ${hexText(from)} to ${hexText(to)}`);
};

const focusedHex = ({ focused }: PageWindow): Hex => {
  const [q, r] = (focused?.getAttribute('data-hex') ?? '').split(',').map(Number);
  if (q === undefined || r === undefined) throw new Error(`the focus is on no hex: ${focused?.outerHTML ?? 'nothing'}`);
  return [q, r];
};

/** Brings the focus to something that Tab reaches. How Tab gets there is the browser's, and tested in one. */
export const tabTo = async (page: PageWindow, selector: string): Promise<void> => {
  const element = await page.shown(selector);
  // Browsers stop at a summary by itself.
  if (element.tabIndex < 0 && element.localName !== 'summary') throw new Error(`${selector} is not reached by Tab`);
  await page.focus(element);
};

/** Uses the page with nothing but keys: digits, the stops of Tab, arrows, E, Enter. */
export const KEYBOARD: Hands = {
  press: async (page, selector) => {
    await tabTo(page, selector);
    await page.press('Enter');
  },
  point: async (page, hex) => {
    await tabTo(page, '.hex[tabindex="0"]');
    const { table } = page.probe;
    if (!table) throw new Error('the page shows no table');
    for (const key of wayTo(focusedHex(page), hex, boardOf(table))) await page.press(key);
    if (hexText(focusedHex(page)) !== hexText(hex)) throw new Error(`the arrows have led to ${hexText(focusedHex(page))}`);
    await page.press('Enter');
  },
  take: (page, _key, slot) => page.press(String(slot + 1)),
};
