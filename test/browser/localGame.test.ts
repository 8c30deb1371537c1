import { startTestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { BUILT, kept, realComplaints } from './support/keptPage.js';
import { probe, untilShown } from './support/probe.js';
import { tableShown } from './support/table.js';
import { openWindow, startBrowser } from './support/windows.js';

const MINUTE = 60_000;
const CALM = { name: 'Ala', sound: false, film: 'skip', motion: 'reduced', language: 'en', confirm: false, asks: [] };
const LOCAL = /\/local\/[a-z0-9]{8}$/;

describeWith('chromium', 'a game on this device', (executable) => {
  test(
    'is played with neither network nor server, from the files that the browser has kept, also after a reload',
    async () => {
      const browser = await startBrowser(executable);
      const app = await startTestApp({ pages: BUILT, basePath: '/games/hexfall' });
      const page = await openWindow(browser, { width: 1440, height: 900, serviceWorkers: 'allow', remembers: CALM });
      const start = `${app.url}/games/hexfall/`;
      await page.goto(start);
      await page.locator('.doors').waitFor();
      await kept(page);
      await page.context().setOffline(true);
      await app.stop();
      await page.reload();
      await page.locator('[data-action="computer"]').click();
      await page.locator('.place-away', { hasText: 'kept in this browser' }).waitFor();
      await page.locator('dialog [data-action="begin"]').click();
      await page.waitForURL(LOCAL);
      await tableShown(page);
      // The computer player has its turn in a worker, whose file is kept, too.
      const placing = (await probe(page)).legal.find((intent) => intent.do === 'place-hq');
      await carryOut(page, placing!);
      await untilShown(page, 2);
      await page.waitForFunction(() => window.hexfall!.legal.length > 0);
      const { table } = await probe(page);
      await page.reload();
      await tableShown(page);
      expect((await probe(page)).table).toEqual(table);
      await page.goto(start);
      const image = page.locator('.my-game .board-image img');
      await eventually(async () => expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(100));
      expect(realComplaints(page)).toEqual([]);
      await browser.close();
    },
    3 * MINUTE,
  );
});
