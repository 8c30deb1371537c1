import type { CDPSession, Page } from 'playwright-core';

/** A point of a window, in CSS pixels. */
export type Point = readonly [x: number, y: number];

/** The middle of what a selector finds first, and how large that is. */
export const boxOf = async (
  page: Page,
  selector: string,
): Promise<{ readonly x: number; readonly y: number; readonly width: number; readonly height: number }> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`there is no ${selector}`);
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** How far the clock of a page is put forward to be stopped: it goes on until it has been asked for. */
const AHEAD_MS = 4000;

/**
 * Does something with the pointer while the clock of the page stands still: no press becomes a long one, however busy the machine is.
 * The window has `withClock` as its `prepare`.
 */
const inNoTime = async (page: Page, act: (session: CDPSession) => Promise<void>): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
  await act(session);
  await page.clock.resume();
  await session.detach();
};

/** Lets a test stop the clock of a page. For `prepare` of a window. */
export const withClock = (page: Page): Promise<void> => page.clock.install();

/** Presses the mouse at one point, moves it to another one, and lets it go there. */
export const drag = (page: Page, [x, y]: Point, [toX, toY]: Point): Promise<void> =>
  inNoTime(page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(toX, toY, { steps: 4 });
    await page.mouse.up();
  });

type TouchPoint = { readonly x: number; readonly y: number; readonly id?: number };

const touch = async (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: readonly TouchPoint[],
): Promise<void> => {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
};

/** Between two taps of a pair, in milliseconds of the page. */
const BETWEEN_TAPS = 100;

/** Taps twice with a finger. */
export const doubleTap = (page: Page, [x, y]: Point): Promise<void> =>
  inNoTime(page, async (session) => {
    for (const after of [0, BETWEEN_TAPS]) {
      await page.clock.runFor(after);
      await touch(session, 'touchStart', [{ x, y }]);
      await touch(session, 'touchEnd', []);
    }
  });

const STEPS = 8;

/** Puts two fingers on the page, one after the other, moves them, and lifts them. @param at where they are, after a part of the way. */
const withTwoFingers = (page: Page, at: (part: number) => readonly [Point, Point]): Promise<void> =>
  inNoTime(page, async (session) => {
    const points = (part: number): TouchPoint[] => at(part).map(([x, y], id) => ({ x, y, id }));
    await touch(session, 'touchStart', points(0).slice(0, 1));
    await touch(session, 'touchStart', points(0));
    for (let step = 1; step <= STEPS; step++) await touch(session, 'touchMove', points(step / STEPS));
    await touch(session, 'touchEnd', []);
  });

/** Moves two fingers apart around a point, from one distance to another. */
export const pinch = (page: Page, [x, y]: Point, from: number, to: number): Promise<void> =>
  withTwoFingers(page, (part) => {
    const half = (from + (to - from) * part) / 2;
    return [
      [x - half, y],
      [x + half, y],
    ];
  });

/** Turns two fingers around a point by so many degrees. */
export const twist = (page: Page, [x, y]: Point, degrees: number): Promise<void> =>
  withTwoFingers(page, (part) => {
    const radians = (degrees * part * Math.PI) / 180;
    const [dx, dy] = [60 * Math.cos(radians), 60 * Math.sin(radians)];
    return [
      [x + dx, y + dy],
      [x - dx, y - dy],
    ];
  });
