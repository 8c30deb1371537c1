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

const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/**
 * Answers for the server where a page asks for pictures of boards, with an empty one: the thread that draws them gives way to everything
 * else, and on a busy machine it is given up after ten seconds.
 */
export const stubBoardPictures = async (page: Page): Promise<void> => {
  await page.route('**/board.svg?*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: EMPTY }));
};
