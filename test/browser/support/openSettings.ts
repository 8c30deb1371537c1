import type { Page } from 'playwright-core';

/** Opens the settings at a table: by their own key or, where there is no room for that, by the menu. */
export const openSettings = async (page: Page): Promise<void> => {
  await page.locator('.top-bar [data-action="menu"]').waitFor();
  const key = page.locator('.top-bar [data-action="settings"]');
  if (await key.isVisible()) await key.click();
  else {
    await page.locator('.top-bar [data-action="menu"]').click();
    await page.locator('dialog [data-action="settings"]').click();
  }
  // They are fetched when they are opened.
  await page.locator('dialog[open] .settings-part').first().waitFor();
};
