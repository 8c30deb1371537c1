import type { Page } from 'playwright-core';

/** WCAG 1.4.12: what somebody who reads better that way sets for every text. */
const SPACING = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** Spaces all text of a page until it is loaded again. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);

/** The parts with a text that is not seen to its end, as sentences. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.todo, .hand-name, .answers .button, .actions .button, .player-name')]
      .filter((part) => part.checkVisibility() && part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0)
      .map((part) => `${part.className} “${part.textContent}” is cut: ${part.scrollHeight} of ${part.clientHeight} px`),
  );
