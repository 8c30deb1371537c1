import type { Page } from 'playwright-core';

/** More stops than this no page has: the focus is caught somewhere. */
const MOST_STOPS = 200;

interface Stop {
  /** What has the focus, in words. */
  readonly what: string;
  readonly isPage: boolean;
  readonly isWanted: boolean;
  /** Whether it can be seen that it has the focus. */
  readonly isVisible: boolean;
}

const stopAt = (page: Page, wanted: string): Promise<Stop> =>
  page.evaluate((selector) => {
    const element = document.activeElement ?? document.body;
    const isOutlined = (one: Element): boolean => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor);
    };
    const { width, height } = element.getBoundingClientRect();
    const around = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => one instanceof Element);
    return {
      what: element.outerHTML.replace(/style="[^"]*"/, '').slice(0, 160),
      isPage: element === document.body,
      isWanted: element.matches(selector),
      // The focus on a hex is drawn on the board: a test of its own looks for it there.
      isVisible: element.matches('.hex') || (width > 1 && height > 1 && around.some(isOutlined)),
    };
  }, wanted);

/** Whether something comes before what has the focus. */
const isBehind = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const [now, target] = [document.activeElement, document.querySelector(wanted)];
    if (!now || !target || now === document.body) return false;
    return (now.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  }, selector);

/**
 * Goes to what a selector finds with Tab, or with Shift and Tab where that is shorter. Throws if it is not reached, if the focus
 * cannot be seen anywhere on the way, or if it gets lost.
 */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  const key = (await isBehind(page, selector)) ? 'Shift+Tab' : 'Tab';
  const way: string[] = [];
  for (let lost = 0; way.length < MOST_STOPS; await page.keyboard.press(key)) {
    const { what, isPage, isWanted, isVisible } = await stopAt(page, selector);
    way.push(what);
    // Between the last stop and the first the focus is with the browser.
    lost = isPage ? lost + 1 : 0;
    if (lost > 2) throw new Error(`the focus is lost on the way to ${selector}:\n${way.join('\n')}`);
    if (!isPage && !isVisible) throw new Error(`the focus cannot be seen: ${what}`);
    if (isWanted) return;
  }
  throw new Error(`${selector} is not reached by Tab:\n${way.join('\n')}`);
};

/** Moves the focus to a button and presses it with Enter. */
export const pressByKey = async (page: Page, selector: string): Promise<void> => {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
};

/** Chooses a radio button of a group by its arrow keys. */
export const chooseByKey = async (page: Page, group: string, wanted: string): Promise<void> => {
  await tabTo(page, group);
  for (let pressed = 0; pressed < MOST_STOPS; pressed++) {
    const { isWanted, isVisible, what } = await stopAt(page, wanted);
    if (!isVisible) throw new Error(`the focus cannot be seen: ${what}`);
    if (isWanted) break;
    await page.keyboard.press('ArrowDown');
  }
  if (!(await page.locator(wanted).isChecked())) await page.keyboard.press('Space');
  if (!(await page.locator(wanted).isChecked())) throw new Error(`${wanted} cannot be chosen by keys`);
};

/** Writes into a field that is reached by Tab. */
export const writeByKey = async (page: Page, selector: string, text: string): Promise<void> => {
  await tabTo(page, selector);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};
