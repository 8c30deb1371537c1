import type { Intent } from '@hexfall/shared/model/intent';
import { type Hands, keyboardHands, useHands } from '../../support/hands.js';
import type { PageWindow } from './PageWindow.js';

export type PageHands = Hands<PageWindow>;

export const POINTER: PageHands = {
  press: (page, selector) => page.click(selector),
  point: (page, hex) => page.point(hex),
  take: (page, key) => page.click(`.hand [data-tile="${key}"]`),
};

/** The hands of somebody who uses keys alone. How Tab gets to something is the browser's, and tested in one. */
export const KEYBOARD: PageHands = keyboardHands(async (page, selector) => {
  const element = await page.shown(selector);
  // Browsers stop at a summary by itself.
  if (element.tabIndex < 0 && element.localName !== 'summary') throw new Error(`${selector} is not reached by Tab`);
  await page.focus(element);
});

/** Does what an intent says, with the pointer if no other hands are given. */
export const carryOut = (page: PageWindow, intent: Intent, hands = POINTER): Promise<void> => useHands(page, intent, hands);

/** Places the HQ of a window's player at the first place that is allowed, as soon as that is possible. */
export const placeHq = async (page: PageWindow, hands?: PageHands): Promise<void> => {
  await page.untilActing();
  await carryOut(
    page,
    page.probe.legal.find((intent) => intent.do === 'place-hq')!,
    hands,
  );
};
