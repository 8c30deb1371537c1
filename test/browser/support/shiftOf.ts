import type { Page } from 'playwright-core';

/** How much the page has moved of its own accord since then, as `layout-shift` entries count it. @param since in milliseconds of the page. */
export const shiftOf = (page: Page, since = 0): Promise<number> =>
  page.evaluate(async (from) => {
    // What has moved in this frame is counted when it has been drawn.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer
      .takeRecords()
      .filter(({ startTime }) => startTime >= from)
      .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  }, since);
