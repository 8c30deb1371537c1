import type { Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { testEnvironment } from './support/testEnvironment.js';
import { createTable, joinTable, tableShown, watchTable } from './support/table.js';
import { complaints } from './support/windows.js';

const PHONE = { width: 360, height: 640 };
const MINUTE = 60_000;

const commitmentOf = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Table menu' }).click();
  const part = page.locator('[data-part="commitment"]');
  await part.locator('summary').click();
  const commitment = await part.locator('input').inputValue();
  await page.keyboard.press('Escape');
  return commitment;
};

const resign = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.locator('[data-action="resign"]').click();
  await page.locator('dialog [data-action="yes"]').click();
};

describeWith('chromium', 'the draw of a match', (executable) => {
  const env = testEnvironment(executable);

  const play = async (): Promise<readonly [Page, Page, Page]> => {
    const first = await createTable(env.browser, env.url, 'borgo', 'Ala', PHONE);
    const second = await joinTable(env.browser, first.url(), 'outpost', 'Bolek', PHONE);
    await Promise.all([first, second].map(tableShown));
    return [first, second, await watchTable(env.browser, first.url(), PHONE)];
  };

  test(
    'is promised in the table menu, and checked by every page at the end',
    async () => {
      const pages = await play();
      const commitments = await Promise.all(pages.map(commitmentOf));
      expect(commitments[0]).toMatch(/^[\da-f]{64}$/);
      expect(new Set(commitments).size).toBe(1);
      await resign(pages[0]);
      for (const page of pages) {
        await page.locator('[data-action="result-more"]').click();
        const line = page.locator('.fair-line');
        await page.locator('.fair-line[data-finding="fair"]').waitFor();
        expect(await line.locator('summary').textContent()).toBe('Shuffle verified');
        await line.locator('summary').click();
        await line.locator('p', { hasText: 'as you have seen it' }).waitFor();
        expect(await line.locator('input').inputValue()).toBe(commitments[0]);
        expect(complaints(page)).toEqual([]);
        await page.context().close();
      }
    },
    4 * MINUTE,
  );

  test(
    'is not called fair when the record tells of another one',
    async () => {
      const pages = await play();
      await pages[0].route('**/record', async (route) => {
        const json = (await (await route.fetch()).json()) as Record<string, unknown>;
        await route.fulfill({ json: { ...json, seed: 'a better one' } });
      });
      await resign(pages[1]);
      await pages[0].locator('.fair-line[data-finding="seed"]').waitFor();
      // What is wrong stands in the result, what is well in its menu.
      await pages[0].locator('.result > .fair-line').waitFor();
      await pages[1].locator('[data-action="result-more"]').click();
      await pages[1].locator('dialog .fair-line[data-finding="fair"]').waitFor();
      expect(await pages[1].locator('.result > .fair-line').count()).toBe(0);
      for (const page of pages) await page.context().close();
    },
    4 * MINUTE,
  );
});
