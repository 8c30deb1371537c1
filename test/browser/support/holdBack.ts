import type { Page } from 'playwright-core';

/** Holds back what the page asks for at these addresses, until the function that is returned is called. */
export const holdBack = async (page: Page, addresses: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
};
