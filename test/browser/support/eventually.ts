import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE_MS } from '../../support/patience.js';

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
