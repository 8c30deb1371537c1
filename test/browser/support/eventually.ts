import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

/** Makes expectations of what a page shows again and again until they hold; fails as they do if they never hold. */
export const eventually = async (check: () => Promise<void>): Promise<void> => {
  for (const end = performance.now() + PATIENCE_MS; ; await pause(25)) {
    try {
      return await check();
    } catch (fault) {
      if (performance.now() > end) throw fault;
    }
  }
};
