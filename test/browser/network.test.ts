import type { Browser, Page } from 'playwright-core';
import { TroubledProxy } from '../server/support/TroubledProxy.js';
import { describeWith } from '../support/programs.js';
import { carryOut } from './support/hands.js';
import { probe, untilShown } from './support/probe.js';
import { startServer, type RunningServer } from './support/server.js';
import { createTable, joinTable, tableShown } from './support/table.js';
import { startBrowser } from './support/windows.js';

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
  await page.waitForFunction(() => window.banners!.includes(true), null, { timeout: 60_000 });
};

/** Fulfilled when the banner is gone; what it was before is forgotten. */
const bannerGone = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !window.banners!.at(-1) && (window.banners = [false]), null, { timeout: 60_000 });
};

const seenAway = (page: Page, away: boolean): Promise<void> =>
  page.locator('.player .presence[data-online="false"]').waitFor({ state: away ? 'visible' : 'detached', timeout: 60_000 });

describeWith('chromium', 'a page behind a bad line', (executable) => {
  let server: RunningServer;
  let browser: Browser;
  let line: TroubledProxy;

  beforeAll(async () => {
    server = await startServer();
    line = await TroubledProxy.start(() => Number(new URL(server.url).port));
    browser = await startBrowser(executable);
  }, TWO_MINUTES);

  afterAll(async () => {
    await browser.close();
    await line.stop();
    await server.stop();
  });

  test(
    'goes on without being loaded again: after a cut, a line that stalls, and kill -9 of the server',
    async () => {
      const first = await createTable(browser, line.url, 'borgo', 'Ala', DESK);
      const second = await joinTable(browser, `${server.url}${new URL(first.url()).pathname}`, 'outpost', 'Bolek', DESK);
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

      await server.kill();
      await Promise.all([first, second].map(bannerShown));
      await server.start();
      await Promise.all([first, second].map(bannerGone));
      const [tile] = (await probe(first)).legal.filter((intent) => intent.do === 'discard');
      if (!tile) throw new Error('nothing can be discarded in the first turn');
      await carryOut(first, tile);
      await Promise.all([first, second].map((page) => untilShown(page, 3)));
      expect((await probe(second)).table).toEqual((await probe(first)).table);
      expect(await first.evaluate(() => window.banners)).toBeDefined();
    },
    2 * TWO_MINUTES,
  );

  test('shows an army that is chosen at once, however late the answer of the server is', async () => {
    const page = await createTable(browser, line.url, 'borgo', 'Ala', DESK);
    const late = line.give('delay', 2000);
    const shown = await page.evaluate(async () => {
      const row = document.querySelector('.own-seat')!;
      row.querySelector<HTMLInputElement>('input[value="moloch"]')!.click();
      const found = new Set<string>();
      for (const end = performance.now() + 1500; performance.now() < end;) {
        await new Promise(requestAnimationFrame);
        found.add(row.querySelector<HTMLInputElement>('input:checked')!.value);
      }
      return [...found];
    });
    expect(shown).toEqual(['moloch']);
    await late;
    await page.locator('.seat-list', { hasText: 'Moloch' }).waitFor();
  });
});
