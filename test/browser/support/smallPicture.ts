import type { Browser } from 'playwright-core';

/** A picture (PNG) as a JPEG, made as wide as it will be shown. The browser scales it as finely as it can. */
export const smallPicture = async (browser: Browser, picture: Buffer, width: number): Promise<Buffer> => {
  const context = await browser.newContext({ viewport: { width, height: 100 } });
  const page = await context.newPage();
  await page.setContent(
    `<body style="margin:0"><img style="display:block;width:${width}px" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  await page.evaluate(() => document.images[0]?.decode());
  const small = await page.locator('img').screenshot({ type: 'jpeg', quality: 82 });
  await context.close();
  return small;
};
