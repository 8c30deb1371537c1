import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'playwright-core';
import { openSqliteStore } from '../../server/src/store/openSqliteStore.js';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { makeCard } from './support/cards.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { BUILT, kept, keptAddresses, realComplaints } from './support/keptPage.js';
import { pageFaults } from './support/pageFaults.js';
import { resize } from './support/resize.js';
import { createTable } from './support/table.js';
import { smallTargets } from './support/targets.js';
import { PHONE } from './support/TestWindows.js';
import { buildOf, twoVersions } from './support/twoVersions.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTES = 60_000;
const DESK = { width: 1440, height: 900, serviceWorkers: 'allow', remembers: { language: 'en', sound: false } } as const;

const buildIn = (folder: string): string | undefined =>
  /<meta name="build" content="([^"]*)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1];

/** The file of the screen with the rules, which is loaded when it is opened. */
const rulesIn = (folder: string): string => readdirSync(join(folder, 'assets')).find((name) => /^RulesScreen-.*\.js$/.test(name))!;

describeWith('chromium', 'a new version of the page', (executable) => {
  const env = twoVersions(executable, async (folder) => ({ store: await openSqliteStore(folder) }));
  const { other } = env;

  test(
    'leaves open tabs as they are, and comes with a reload',
    async () => {
      const [oldRules, newRules] = [rulesIn(BUILT), rulesIn(other)];
      expect(newRules).not.toBe(oldRules);
      const old = await openWindow(env.browser, DESK);
      // The bar with the news of a player card is between the notice and the page.
      await makeCard(old, env.url, 'Ala', 'claw');
      await old.goto(`${env.url}/`);
      await old.locator('.profile-news').waitFor({ state: 'attached' });
      await kept(old);
      const before = await buildOf(old);

      env.serve(other);
      expect((await fetch(`${env.url}/assets/${oldRules}`)).status).toBe(404);
      const young = await old.context().newPage();
      // The worker sends its own version where the server takes longer than some seconds.
      await eventually(async () => {
        await young.goto(`${env.url}/`);
        expect(await buildOf(young)).not.toBe(before);
      });
      const notice = old.locator('[role="status"] .update-notice');
      await notice.waitFor({ timeout: MINUTES });
      expect(await violations(old)).toEqual([]);
      for (const { width, height } of [PHONE, DESK]) {
        await resize(old, width, height);
        expect(await pageFaults(old)).toEqual([]);
        if (width < height) expect(await smallTargets(old)).toEqual([]);
      }

      // The old tab loads what its version still needs, and a local game is not disturbed.
      await clickOn(old, '.page-nav a[href="/rules"]');
      await old.locator('.tile-points').first().waitFor();
      expect(await notice.isVisible()).toBe(true);
      await clickOn(old, '.brand');
      await clickOn(old, '.sandbox-link');
      await old.locator('.sandbox .hex').first().waitFor();
      await notice.waitFor({ state: 'hidden' });
      // The young one has nothing to wait for.
      await eventually(async () => {
        await young.reload();
        expect(await buildOf(young)).not.toBe(before);
      });
      await young.locator('.doors').waitFor();
      await clickOn(young, '.page-nav a[href="/rules"]');
      await young.locator('.tile-points').first().waitFor();
      expect(await young.locator('.update-notice').count()).toBe(0);

      // Without a network a tab begins again with its worker's version, all of which is there.
      await old.context().setOffline(true);
      await old.goto(`${env.url}/`);
      await old.locator('.offline-line').waitFor();
      expect(await buildOf(old)).toBe(before);
      await old.context().setOffline(false);
      await old.locator('.update-notice').waitFor({ timeout: MINUTES });
      await clickOn(old, '[data-action="update"]');
      await eventually(async () => expect(await buildOf(old)).toBe(await buildOf(young)));
      await old.locator('.doors').waitFor();
      expect(await old.locator('.update-notice').count()).toBe(0);

      // When the last tab is gone, so are the old files.
      const context = old.context();
      const next = await context.newPage();
      for (const page of [old, young]) {
        expect(realComplaints(page)).toEqual([]);
        await page.close();
      }
      await eventually(async () => {
        await next.goto('about:blank');
        await next.goto(`${env.url}/`);
        const addresses = await keptAddresses(next);
        expect(addresses.filter((address) => address.endsWith(oldRules))).toEqual([]);
        expect(addresses.filter((address) => address.endsWith(newRules))).toHaveLength(1);
      });
      await next.context().setOffline(true);
      await next.reload();
      await next.locator('.offline-line').waitFor();
      await context.close();
    },
    5 * MINUTES,
  );

  test(
    'is complete without a network as soon as the only tab has been reloaded',
    async () => {
      const page = await openWindow(env.browser, DESK);
      await page.goto(`${env.url}/`);
      await kept(page);
      await env.update(page, (await buildOf(page)) === buildIn(BUILT) ? other : BUILT);
      await page.locator('.doors').waitFor();
      // The cache of the browser has the new files for a while; the worker has them for good.
      expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? 'none')).toBe('none');
      await page.context().setOffline(true);
      await clickOn(page, '.page-nav a[href="/rules"]');
      await page.locator('.tile-points').first().waitFor();
      expect(await page.locator('.update-notice').count()).toBe(0);
      expect(realComplaints(page)).toEqual([]);
      await page.context().close();
    },
    3 * MINUTES,
  );

  test(
    'is asked for by a table that refuses the old one, and the player is back at it after that',
    async () => {
      const page = await createTable(env.browser, env.url, 'borgo', 'Ala', DESK);
      // As an old page would ask at the new server.
      const asOldPage = async (route: Route): Promise<void> => {
        const sent = route.request().postDataJSON() as object;
        await route.continue({ postData: JSON.stringify({ ...sent, protocol: 1 }) });
      };
      await page.route('**/matchmake/joinById/**', asOldPage);
      await page.reload();
      await page.locator('.page p', { hasText: 'older than the server' }).waitFor();
      await page.unroute('**/matchmake/joinById/**', asOldPage);
      await page.locator('.page button.primary').click();
      await page.locator('.seat[data-mine="true"], .seat-list').first().waitFor();
      await page.locator('[data-action="stand"]').waitFor();
      expect(complaints(page).filter((text) => !text.includes('426'))).toEqual([]);
      await page.context().close();
    },
    3 * MINUTES,
  );
});
