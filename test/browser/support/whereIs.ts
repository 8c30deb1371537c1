import type { Page } from 'playwright-core';
import type { Hex } from '@hexfall/shared/hex/cells';

const PATIENCE_MS = 15_000;

/** The middle of a hex on the screen, as soon as it stands still and nothing lies over the board there. */
export const whereIs = (page: Page, hex: Hex): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(
    async ({ name, patience }) => {
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      const middle = (): { x: number; y: number } | null => {
        const box = document.querySelector(`[data-hex="${name}"]`)?.getBoundingClientRect();
        return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
      };
      const end = performance.now() + patience;
      for (let before = middle(); performance.now() < end;) {
        await frame();
        const now = middle();
        const isStill = now !== null && before?.x === now.x && before.y === now.y;
        if (isStill && document.elementFromPoint(now.x, now.y)?.closest('.board-host')) return now;
        before = now;
      }
      const { x = 0, y = 0 } = middle() ?? {};
      const above = document.elementFromPoint(x, y);
      throw new Error(`hex ${name} cannot be reached at ${x}, ${y}: ${above?.outerHTML.slice(0, 200) ?? 'nothing is there'}`);
    },
    { name: hex.join(','), patience: PATIENCE_MS },
  );
