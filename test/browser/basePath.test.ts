import { describeWith } from '../support/programs.js';
import { clickOn } from './support/clickOn.js';
import { carryOut, untilActing } from './support/hands.js';
import { takeDevice } from './support/hotSeat.js';
import { kept, keptAddresses, realComplaints } from './support/keptPage.js';
import { probe, untilShown } from './support/probe.js';
import { openNewTable, tableShown } from './support/table.js';
import { twoVersions } from './support/twoVersions.js';
import { openWindow } from './support/windows.js';

const MINUTE = 60_000;
const BASE = '/games/hexfall';
const CALM = { sound: false, film: 'skip', motion: 'reduced', language: 'en', confirm: false, asks: [] };
const DESK = { width: 1440, height: 900, serviceWorkers: 'allow', remembers: CALM } as const;

describeWith('chromium', 'the page below a path', (executable) => {
  const env = twoVersions(executable, () => Promise.resolve({ basePath: BASE }));

  test(
    'keeps a game at one device over a reload, a link to it without a network, and a new version, which it announces there',
    async () => {
      const page = await openWindow(env.browser, DESK);
      await page.goto(`${env.url}${BASE}/`);
      await kept(page);
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(scope).toBe(`${env.url}${BASE}/`);
      expect((await keptAddresses(page)).filter((address) => !address.startsWith(scope))).toEqual([]);

      await openNewTable(page);
      await clickOn(page, '[data-action="hot-seat"]');
      for (const [seat, name] of ['Ala', 'Bolek'].entries()) await page.locator(`dialog input[name="name-${seat}"]`).fill(name);
      await page.locator('.choice:has([name="on-device"])').click();
      await clickOn(page, 'dialog [data-action="begin"]');
      await page.waitForURL(/\/games\/hexfall\/local\/[a-z0-9]{8}$/);
      const address = page.url();
      await tableShown(page);
      await untilActing(page);
      await takeDevice(page);
      const { legal } = await probe(page);
      await carryOut(
        page,
        legal.find((intent) => intent.do === 'place-hq')!,
      );
      await untilShown(page, 1);
      const { table } = await probe(page);

      /** The game as it was left. */
      const goesOn = async (): Promise<void> => {
        await tableShown(page);
        await untilShown(page, 1);
        expect((await probe(page)).table).toEqual(table);
      };
      await page.reload();
      await goesOn();
      await page.context().setOffline(true);
      await page.goto(`${scope}rules`);
      await page.goto(address);
      await goesOn();
      await page.context().setOffline(false);

      await page.goto(`${scope}games`);
      await page.locator('.my-game-link').waitFor();
      await env.update(page, env.other);
      expect(page.url()).toBe(`${scope}games`);
      await page.locator('.my-game-link').click();
      await page.waitForURL(address);
      await goesOn();
      expect(realComplaints(page)).toEqual([]);
    },
    4 * MINUTE,
  );
});
