import type { Page } from 'playwright-core';

/** How much the page has moved of its own accord since then, as `layout-shift` entries count it. @param since in milliseconds of the page. */
export const shiftOf = (page: Page, since = 0): Promise<number> =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (entry.startTime >= from) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
    since,
  );
