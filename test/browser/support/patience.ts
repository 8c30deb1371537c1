import type { Page } from 'playwright-core';

/** How long the page shows notices and what players call out, in milliseconds: see `NoticeBar.tsx` and `Callouts.ts`. */
const SHOWN_MS = [5_000, 6_000];

/** How much longer it does for those who are slow to look. */
const LONGER = 3;

/** How long a press has to stay in place to be a long one, in milliseconds: see `pointer.ts` and `useInspect.ts`. */
const HOLD_MS = 450;

/** Has timers of a page that would take certain milliseconds take others. */
const retime = (page: Page, changes: readonly (readonly [from: number, to: number])[]): Promise<unknown> =>
  page.addInitScript((entries) => {
    const times = new Map(entries);
    const original = globalThis.setTimeout;
    const retimed = (handler: TimerHandler, ms = 0, ...rest: unknown[]): unknown => original(handler, times.get(ms) ?? ms, ...rest);
    Object.assign(globalThis, { setTimeout: retimed });
  }, changes);

/** Has what goes away by itself stay longer: a busy machine may take seconds to look. For `prepare` of a window. */
export const keepShown = async (page: Page): Promise<void> => {
  await retime(
    page,
    SHOWN_MS.map((ms) => [ms, LONGER * ms]),
  );
};

/** Has hardly any press be a long one: on a busy machine a pointer may take seconds to drag what it has pressed. For `prepare` of a window. */
export const pressLong = async (page: Page): Promise<void> => {
  await retime(page, [[HOLD_MS, 60_000]]);
};
