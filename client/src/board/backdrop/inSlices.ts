/** Milliseconds of a slice where the browser gives no idle time. */
const LEAST_MS = 4;
/** After how long a slice is done although the page is busy. */
const LATEST_MS = 400;

/** Fulfilled when the page has nothing else to do, with how long that will be, in milliseconds. */
const idleTime = (): Promise<number> =>
  new Promise((resolve) => {
    // Not every browser has it.
    if ('requestIdleCallback' in globalThis) requestIdleCallback((deadline) => resolve(deadline.timeRemaining()), { timeout: LATEST_MS });
    else setTimeout(resolve, 30, LEAST_MS);
  });

/**
 * Does interruptible work while the page has nothing else to do. Resolves to null if it is not wanted any more.
 * @param isOver whether it is not; asked before every slice.
 */
export const inSlices = async <T>(work: Generator<void, T>, isOver: () => boolean): Promise<T | null> => {
  for (;;) {
    const leftMs = await idleTime();
    if (isOver()) return null;
    const end = performance.now() + Math.max(LEAST_MS, leftMs - LEAST_MS);
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
};
