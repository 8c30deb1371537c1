import type { Page } from 'playwright-core';

/** Takes the device, if the page says that it has to be passed on. Gives what it says. */
export const takeDevice = async (page: Page): Promise<string | null> => {
  const curtain = page.locator('.hand-over');
  if ((await curtain.count()) === 0) return null;
  const text = await curtain.locator('h2').textContent();
  await page.locator('[data-action="take-device"]').click();
  await curtain.waitFor({ state: 'detached' });
  return text;
};
