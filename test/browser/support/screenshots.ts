import type { Page } from 'playwright-core';

/** Fulfilled when the page could have been drawn again that many times. */
const framesDrawn = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

/** What a part of a page looks like as soon as it is the same some frames later. */
export const stillScreenshot = async (page: Page, selector: string, frames = 2): Promise<Buffer> => {
  const part = page.locator(selector);
  for (let before = await part.screenshot(); ;) {
    await framesDrawn(page, frames);
    const now = await part.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
};

/**
 * Of which share of the pixels within each of some elements two pictures of a part of a page differ.
 * @param selector finds the part.
 * @param within finds one of the elements each.
 */
export const changedShares = (
  page: Page,
  selector: string,
  [before, after]: readonly [Buffer, Buffer],
  within: readonly string[],
): Promise<readonly number[]> =>
  page.evaluate(
    async ([part, pictures, elements]) => {
      const contexts = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
          context.drawImage(picture, 0, 0);
          return context;
        }),
      );
      const frame = document.querySelector(part)!.getBoundingClientRect();
      const scale = contexts[0]!.canvas.width / frame.width;
      return elements.map((element) => {
        const { left, top, width, height } = document.querySelector(element)!.getBoundingClientRect();
        const box = [left - frame.left, top - frame.top, width, height].map((length) => Math.round(length * scale));
        const [one, other] = contexts.map(
          (context) => new Uint32Array(context.getImageData(box[0]!, box[1]!, box[2]!, box[3]!).data.buffer),
        );
        return one!.filter((pixel, index) => pixel !== other![index]).length / one!.length;
      });
    },
    [selector, [before, after].map((picture) => picture.toString('base64')), within] as const,
  );
