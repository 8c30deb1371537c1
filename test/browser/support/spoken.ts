import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly spoken?: readonly string[];
  }
}

/** Notes from now on, on every page of a window, what a log adds while it is live: what a screen reader would say. */
export const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.defineProperty(window, 'spoken', { value: spoken });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || target.closest('[role="log"][aria-live="polite"]') === null) continue;
        for (const node of addedNodes) spoken.push(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
};

/** What has been said since the page was loaded. */
export const spokenOn = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.spoken ?? []);
