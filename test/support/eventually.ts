import { setTimeout as pause } from 'node:timers/promises';

/** After how long a test gives up what never comes, in milliseconds: it bounds only what hangs, however slow the machine. */
export const PATIENCE_MS = 120_000;

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
