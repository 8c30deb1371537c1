import type { Page } from 'playwright-core';

/** In pixels of the page: what a finger hits. */
const LEAST = 44;

/**
 * What can be pressed on a page and is smaller than a finger, as `what: width × height`. A label counts for the box in it, and
 * links within a sentence are as high as its lines.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Links are as high as the line they stand in.
    const isInSentence = (element: Element): boolean =>
      element.matches('a') && (element.closest('p, li')?.textContent.length ?? 0) > element.textContent.length + 5;
    const scope = document.querySelector('dialog[open]') ?? document;
    return [...scope.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .map((element) => ({ element, target: element.closest('label') ?? element }))
      .filter(({ element, target }) => isShown(target) && !isInSentence(element) && !element.matches('.skip-link, :disabled'))
      .flatMap(({ target }) => {
        const { width, height } = target.getBoundingClientRect();
        const text = (target.getAttribute('aria-label') ?? target.textContent).slice(0, 40);
        return width + 0.5 < least || height + 0.5 < least
          ? [`${target.tagName.toLowerCase()}.${target.className} "${text}": ${Math.round(width)} × ${Math.round(height)}`]
          : [];
      });
  }, LEAST);
