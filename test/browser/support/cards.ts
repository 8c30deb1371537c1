import type { Page } from 'playwright-core';
import { tableShown, TABLE_ADDRESS } from './table.js';

/** Goes to an address of the server and waits for what is shown there. */
export const goTo = async (page: Page, url: string, shown: string): Promise<void> => {
  await page.goto(url);
  await page.locator(shown).first().waitFor();
};

/** Makes a player card in a window. */
export const makeCard = async (page: Page, url: string, name: string, shape: string): Promise<void> => {
  await goTo(page, `${url}/card`, '.card-form');
  await page.locator('input[name="name"]').fill(name);
  await page.locator(`.crest-option:has(input[value="${shape}"])`).click();
  await page.locator('[data-action="save-card"]').click();
  await page.locator('[data-part="transfer"]').waitFor();
};

/** Two windows begin a duel, by the link of the first one's table; returns its code. */
export const beginDuel = async (first: Page, second: Page, url: string): Promise<string> => {
  await goTo(first, url, '[data-action="friend"]');
  await first.locator('[data-action="friend"]').click();
  await first.waitForURL(TABLE_ADDRESS);
  await first.locator('.seat .crest').waitFor();
  await second.goto(first.url());
  await second.locator('form button[type="submit"].large').first().click();
  await first.locator('[data-action="ready"]').click();
  await Promise.all([first, second].map(tableShown));
  return first.url().slice(-6);
};
