import type { Page } from 'playwright-core';
import type { Hex } from '@hexfall/shared/hex/cells';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { probe, seqOf, untilShown } from './support/probe.js';
import { testEnvironment } from './support/testEnvironment.js';
import { createTable, joinTable, tableShown } from './support/table.js';
import { openWindow } from './support/windows.js';

const DESK = { width: 1200, height: 800 };
const MINUTE = 60_000;

/** Walks the keyboard cursor from the middle of the board to a hex: columns first, as the keys go. */
const walkTo = async (page: Page, target: Hex): Promise<void> => {
  await page.locator('.hex[tabindex="0"]').focus();
  for (let steps = 0; steps < 12; steps++) {
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-hex')?.split(',').map(Number));
    const [q = 0, r = 0] = at ?? [];
    if (q === target[0] && r === target[1]) return;
    await page.keyboard.press(q < target[0] ? 'ArrowRight' : q > target[0] ? 'ArrowLeft' : r > target[1] ? 'ArrowUp' : 'ArrowDown');
  }
  throw new Error(`the arrow keys do not lead to ${target.join(',')}`);
};

const labelOf = (page: Page, hex: Hex): Promise<string | null> => page.locator(`[data-hex="${hex.join(',')}"]`).getAttribute('aria-label');

describeWith('chromium', 'a seat at a table', (executable) => {
  const env = testEnvironment(executable);
  let pages: readonly [Page, Page];

  beforeEach(async () => {
    const first = await createTable(env.browser, env.url, 'borgo', 'Ala', DESK);
    const second = await joinTable(env.browser, first.url(), 'outpost', 'Bolek', DESK);
    await Promise.all([first, second].map(tableShown));
    pages = [first, second];
  }, 3 * MINUTE);

  afterEach(async () => {
    for (const page of pages) await page.context().close();
  });

  test(
    'can be played by keyboard alone, and every hex says what stands there',
    async () => {
      const [first, second] = pages;
      await walkTo(first, [-1, 0]);
      await first.keyboard.press('Enter');
      await first.keyboard.press('e');
      await first.keyboard.press('Enter');
      await untilShown(second, 1);
      await eventually(async () =>
        expect(await labelOf(second, [-1, 0])).toMatch(
          /^B2, HQ of Borgo; facing north-east; initiative 0; 20 toughness left; strikes all sides 1/,
        ),
      );
      await walkTo(second, [2, -1]);
      await second.keyboard.press('Enter');
      await second.keyboard.press('Enter');
      await untilShown(first, 2);
      expect((await probe(first)).table?.turn.number).toBe(1);
      const { hand } = await probe(first);
      await first.keyboard.press('1');
      await first.keyboard.press('Delete');
      await untilShown(first, 3);
      expect((await probe(first)).hand).toHaveLength(hand.length - 1);
      await first.locator('[data-action="take-back"]').focus();
      await first.keyboard.press('Enter');
      await untilShown(first, 4);
      expect((await probe(first)).hand).toEqual(hand);
      await first.locator('[data-action="end-turn"]').focus();
      await first.keyboard.press('Enter');
      // With something left to do the page asks, and the focus is on the yes.
      await first.waitForFunction(() => document.activeElement?.matches('dialog [data-action="yes"]') || window.hexfall!.seq > 4);
      if ((await seqOf(first)) === 4) await first.keyboard.press('Enter');
      await untilShown(second, 5);
      await eventually(async () => expect((await probe(second)).legal.length).toBeGreaterThan(0));
    },
    3 * MINUTE,
  );

  test(
    'T5: reads from the keyboard what stands where the HQ cannot',
    async () => {
      const [first, second] = pages;
      await carryOut(first, { do: 'place-hq', at: [0, 0], rot: 0 });
      await untilShown(second, 1);
      await walkTo(second, [0, 0]);
      await second.keyboard.press('Enter');
      await second.locator('.tile-card[data-pinned="true"]', { hasText: 'HQ' }).waitFor();
    },
    3 * MINUTE,
  );

  test(
    'is kept while the server is away, and what was done meanwhile arrives',
    async () => {
      const [first, second] = pages;
      await env.server.kill();
      await first.locator('.connection-banner[data-shown="true"]').waitFor();
      await carryOut(first, { do: 'place-hq', at: [1, 0], rot: 2 });
      await env.server.start();
      await untilShown(first, 1);
      await untilShown(second, 1);
      await first.locator('.connection-banner[data-shown="false"]').waitFor({ state: 'attached' });
      await eventually(async () => expect(await labelOf(second, [1, 0])).toMatch(/HQ of Borgo; facing south-east/));
    },
    3 * MINUTE,
  );

  test(
    'can be taken to another device by its link, which hides the key at once',
    async () => {
      const [first, second] = pages;
      await first.locator('.top-bar [aria-label="Table menu"]').click();
      await first.locator('[data-part="device"] > summary').click();
      const link = await first.locator('[data-part="device"] input').inputValue();
      expect(link).toContain('#seat=');
      const other = await openWindow(env.browser, { width: 390, height: 844 });
      await other.goto(link);
      await tableShown(other);
      await other.waitForURL(second.url());
      await carryOut(other, { do: 'place-hq', at: [0, 0], rot: 3 });
      await untilShown(first, 1);
      await other.context().close();
    },
    3 * MINUTE,
  );
});
