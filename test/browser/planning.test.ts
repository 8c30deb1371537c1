import type { Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { pageFaults } from './support/pageFaults.js';
import { codeOf, HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { probe, seqOf } from './support/probe.js';
import { openSandbox, putTile } from './support/sandbox.js';
import { tableShown } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTE = 60_000;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const remembers = { motion: 'reduced', sound: false, film: 'skip' } as const;

const panel = (page: Page) => page.locator('.plan-panel');
const stepsOf = (page: Page): Promise<string[]> => page.locator('.plan-steps li').allInnerTexts();
const spokenOf = (page: Page): Promise<string | null> => page.locator('[data-spoken="plan"]').textContent();

/** A part of the board as it is painted. */
const pictureOf = async (page: Page): Promise<string> => (await page.locator('.middle').screenshot()).toString('base64');

describeWith('chromium', 'planned turns', (executable) => {
  const env = testEnvironment(executable, prepareTables);
  const pages: Page[] = [];

  afterEach(async () => {
    for (const page of pages.splice(0)) {
      expect(complaints(page)).toEqual([]);
      await page.context().close();
    }
  });

  const opened = async (page: Promise<Page>): Promise<Page> => {
    pages.push(await page);
    return page;
  };

  const atTable = async (name: string, size: typeof DESK): Promise<Page> => {
    const page = await opened(openWindow(env.browser, { ...size, remembers: { ...HELD_SEATS, ...remembers }, paints: true }));
    await page.goto(`${env.url}/t/${codeOf(name)}`);
    await tableShown(page);
    return page;
  };

  test.each([DESK, PHONE])(
    'the best turn in the sandbox is shown, hidden by a change, and played ($width×$height)',
    async (size) => {
      const page = await opened(openSandbox(env.browser, env.url, { ...size, remembers, paints: true }));
      await putTile(page, 0, 'outpost/runner', [0, 0]);
      await page.locator('[data-action="let-go"]').click();
      const before = await pictureOf(page);
      await page.locator('[data-action="best-turn"]').click();
      await panel(page).waitFor();
      const steps = await stepsOf(page);
      expect(steps.at(-1)).toMatch(/^(End the turn|Start a battle)\.$/);
      expect(await page.locator('.plan-outcome').innerText()).toMatch(/^If a battle started then: HQ of The Outpost .*HQ of Moloch /);
      expect(await spokenOf(page)).toContain(steps[0]);
      await eventually(async () => expect(await pictureOf(page)).not.toBe(before));
      expect(await pageFaults(page)).toEqual([]);

      await page.keyboard.press('Control+z');
      await panel(page).waitFor({ state: 'detached' });
      await page.keyboard.press('Control+y');
      await page.keyboard.press('h');
      await panel(page).waitFor();
      await page.locator('[data-action="plan-play"]').click();
      await panel(page).waitFor({ state: 'detached' });
      await eventually(async () => expect((await probe(page)).table?.turn.player).toBe(1));
      expect(await seqOf(page)).toBe(steps.length);
      // The next player's turn can be planned as well.
      await eventually(async () => expect(await page.locator('[data-action="best-turn"]').isEnabled()).toBe(true));
      await page.keyboard.press('h');
      await panel(page).locator('h2', { hasText: 'Moloch' }).waitFor();
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
    },
    3 * MINUTE,
  );

  test.each([DESK, PHONE])(
    'against a computer player a hint shows the next step, then the whole turn ($width×$height)',
    async (size) => {
      const page = await atTable('turn', size);
      await page.locator('[data-action="hint"]').click();
      await panel(page).waitFor();
      expect(await stepsOf(page)).toHaveLength(1);
      expect(await pageFaults(page)).toEqual([]);
      const first = await spokenOf(page);
      await page.keyboard.press('h');
      await eventually(async () => expect((await stepsOf(page)).length).toBeGreaterThan(1));
      expect(await spokenOf(page)).not.toBe(first);
      expect(await page.locator('.plan-outcome').innerText()).toContain('Your HQ');
      await page.keyboard.press('h');
      await panel(page).waitFor({ state: 'detached' });
    },
    2 * MINUTE,
  );

  test(
    'a hint is gone as soon as something has happened',
    async () => {
      const page = await atTable('discard', DESK);
      await page.keyboard.press('h');
      await panel(page).waitFor();
      const seq = await seqOf(page);
      await page.keyboard.press('1');
      await page.keyboard.press('Delete');
      await eventually(async () => expect(await seqOf(page)).toBeGreaterThan(seq));
      await panel(page).waitFor({ state: 'detached' });
    },
    2 * MINUTE,
  );

  test(
    'a spectator gets no hints',
    async () => {
      const page = await opened(openWindow(env.browser, { ...DESK, remembers }));
      await page.goto(`${env.url}/t/${codeOf('turn')}`);
      await tableShown(page);
      await page.keyboard.press('h');
      expect(await page.locator('[data-action="hint"]').count()).toBe(0);
      expect(await spokenOf(page)).toBe('');
    },
    2 * MINUTE,
  );
});
