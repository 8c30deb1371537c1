import type { Page } from 'playwright-core';

/** Goes to an address of the server and waits for what is shown there. */
const goTo = async (page: Page, url: string, shown: string): Promise<void> => {
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
