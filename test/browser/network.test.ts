// network: a page notices that its connection is cut, stalls or ends with the server, and takes it up again.
import type { Page } from 'playwright-core';
import { TroubledProxy } from '../server/support/TroubledProxy.js';
import { describeWith } from '../support/programs.js';
import { carryOut, untilActing } from './support/hands.js';
import { probe, untilShown } from './support/probe.js';
import { holdBack } from './support/routes.js';
import { createTable, joinTable, tableShown } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';

const DESK = { width: 1200, height: 800 };
const TWO_MINUTES = 120_000;

declare global {
  interface Window {
    /** What the banner has been since the test has begun to look: shown or not. Gone when the page is loaded again. */
    banners?: boolean[];
  }
}

/** Notes from now on whether the banner is shown: a connection may be back sooner than a test can look. */
const watchBanner = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const banner = document.querySelector<HTMLElement>('.connection-banner')!;
    const note = (): void => void (window.banners = [...(window.banners ?? []), banner.dataset['shown'] === 'true']);
    new MutationObserver(note).observe(banner, { attributeFilter: ['data-shown'] });
    note();
  });

/** Fulfilled when the banner has been shown since it was last gone. */
const bannerShown = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.banners!.includes(true));
};

/** Fulfilled when the banner is gone; what it was before is forgotten. */
const bannerGone = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !window.banners!.at(-1) && (window.banners = [false]));
};

const seenAway = (page: Page, away: boolean): Promise<void> =>
  page.locator('.player .presence[data-online="false"]').waitFor({ state: away ? 'visible' : 'detached' });

describeWith('chromium', 'a page behind a bad line', (executable) => {
  const env = testEnvironment(executable);
  let line: TroubledProxy;

  beforeAll(async () => {
    line = await TroubledProxy.start(() => Number(new URL(env.url).port));
  });

  afterAll(() => line.stop());

  test(
    'goes on without being loaded again after a cut, a line that stalls, and kill -9 of the server; what was done meanwhile arrives',
    async () => {
      const first = await createTable(env.browser, line.url, 'borgo', 'Ala', DESK);
      // What is asked for on a line that then stalls never comes, and its film of what was missed does without.
      await holdBack(first, '**/EffectPlayer-*');
      const second = await joinTable(env.browser, `${env.url}${new URL(first.url()).pathname}`, 'outpost', 'Bolek', DESK);
      await Promise.all([first, second].map(tableShown));
      await Promise.all([first, second].map(watchBanner));

      const letThrough = line.refuse();
      await bannerShown(first);
      await seenAway(second, true);
      await carryOut(first, { do: 'place-hq', at: [0, 0], rot: 0 });
      letThrough();
      await untilShown(second, 1);
      await bannerGone(first);
      await seenAway(second, false);

      await line.give('stall-for-good', 0);
      await carryOut(second, { do: 'place-hq', at: [2, -1], rot: 0 });
      await bannerShown(first);
      await untilShown(first, 2);
      await bannerGone(first);

      await env.server.kill();
      await Promise.all([first, second].map(bannerShown));
      await untilActing(first);
      const [tile] = (await probe(first)).legal.filter((intent) => intent.do === 'discard');
      if (!tile) throw new Error('nothing can be discarded in the first turn');
      await carryOut(first, tile);
      await env.server.start();
      await Promise.all([first, second].map(bannerGone));
      await Promise.all([first, second].map((page) => untilShown(page, 3)));
      expect((await probe(second)).table).toEqual((await probe(first)).table);
      expect(await first.evaluate(() => window.banners)).toBeDefined();
      await Promise.all([first, second].map((page) => page.context().close()));
    },
    2 * TWO_MINUTES,
  );

  test('shows an army that is chosen at once, however late the answer of the server is', async () => {
    const page = await createTable(env.browser, line.url, 'borgo', 'Ala', DESK);
    const goOn = line.stall();
    const shown = await page.evaluate(async () => {
      const row = document.querySelector('.own-seat')!;
      row.querySelector<HTMLInputElement>('input[value="moloch"]')!.click();
      const found = new Set<string>();
      for (let frame = 0; frame < 30; frame++) {
        await new Promise(requestAnimationFrame);
        found.add(row.querySelector<HTMLInputElement>('input:checked')!.value);
      }
      return [...found];
    });
    expect(shown).toEqual(['moloch']);
    expect(await page.locator('.seat-army', { hasText: 'Moloch' }).count()).toBe(0);
    goOn();
    await page.locator('.seat-army', { hasText: 'Moloch' }).waitFor();
    await page.context().close();
  });
});
