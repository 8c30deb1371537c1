// worker: a new version of the page comes by its service worker, which has kept the old one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { clickOn } from './support/clickOn.js';
import { carryOut, untilActing } from './support/hands.js';
import { BUILT, kept, keptAddresses, realComplaints } from './support/keptPage.js';
import { pageFaults } from './support/pageFaults.js';
import { probe, untilShown } from './support/probe.js';
import { resize } from './support/settled.js';
import { tableShown } from './support/table.js';
import { smallTargets } from './support/targets.js';
import { buildOf, twoVersions } from './support/twoVersions.js';
import { openWindow } from './support/windows.js';

/** Takes the device, if the page says that it has to be passed on. Gives what it says. */
const takeDevice = async (page: Page): Promise<string | null> => {
  const curtain = page.locator('.hand-over');
  if ((await curtain.count()) === 0) return null;
  const text = await curtain.locator('h2').textContent();
  await page.locator('[data-action="take-device"]').click();
  await curtain.waitFor({ state: 'detached' });
  return text;
};

/** Goes to an address of the server and waits for what is shown there. */
const goTo = async (page: Page, url: string, shown: string): Promise<void> => {
  await page.goto(url);
  await page.locator(shown).first().waitFor();
};

/** Makes a player card in a window. */
const makeCard = async (page: Page, url: string, name: string, shape: string): Promise<void> => {
  await goTo(page, `${url}/card`, '.card-form');
  await page.locator('input[name="name"]').fill(name);
  await page.locator(`.crest-option:has(input[value="${shape}"])`).click();
  await page.locator('[data-action="save-card"]').click();
  await page.locator('[data-part="transfer"]').waitFor();
};

const MINUTES = 60_000;
/** All of it is below a path: what a worker may keep and announce depends on it. */
const BASE = '/games/hexfall';
const PHONE = { width: 360, height: 640 };
const CALM = { sound: false, film: 'skip', motion: 'reduced', language: 'en', confirm: false, asks: [] };
const DESK = { width: 1440, height: 900, serviceWorkers: 'allow', remembers: CALM } as const;

const buildIn = (folder: string): string | undefined =>
  /<meta name="build" content="([^"]*)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1];

/** The file of the screen with the rules, which is loaded when it is opened. */
const rulesIn = (folder: string): string => readdirSync(join(folder, 'assets')).find((name) => /^RulesScreen-.*\.js$/.test(name))!;

describeWith('chromium', 'a new version of the page', (executable) => {
  const env = twoVersions(executable, async (folder) => ({ store: await openSqliteStore(folder), basePath: BASE }));
  const { other } = env;
  const url = () => env.url + BASE;

  test(
    'leaves open tabs as they are, and comes with a reload',
    async () => {
      const [oldRules, newRules] = [rulesIn(BUILT), rulesIn(other)];
      expect(newRules).not.toBe(oldRules);
      const old = await openWindow(env.browser, DESK);
      // The bar with the news of a player card is between the notice and the page.
      await makeCard(old, url(), 'Ala', 'claw');
      await old.goto(`${url()}/`);
      await old.locator('.profile-news').waitFor({ state: 'attached' });
      await kept(old);
      const before = await buildOf(old);

      env.serve(other);
      expect((await fetch(`${url()}/assets/${oldRules}`)).status).toBe(404);
      const young = await old.context().newPage();
      // The worker sends its own version where the server takes longer than some seconds.
      await eventually(async () => {
        await young.goto(`${url()}/`);
        expect(await buildOf(young)).not.toBe(before);
      });
      const notice = old.locator('[role="status"] .update-notice');
      await notice.waitFor();
      expect(await violations(old)).toEqual([]);
      for (const { width, height } of [PHONE, DESK]) {
        await resize(old, width, height);
        expect(await pageFaults(old)).toEqual([]);
        if (width < height) expect(await smallTargets(old)).toEqual([]);
      }

      // The old tab loads what its version still needs, and a local game is not disturbed.
      await clickOn(old, '.page-nav a[href$="/rules"]');
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
      await clickOn(young, '.page-nav a[href$="/rules"]');
      await young.locator('.tile-points').first().waitFor();
      expect(await young.locator('.update-notice').count()).toBe(0);

      // Without a network a tab begins again with its worker's version, all of which is there.
      await old.context().setOffline(true);
      await old.goto(`${url()}/`);
      await old.locator('.offline-line').waitFor();
      expect(await buildOf(old)).toBe(before);
      await old.context().setOffline(false);
      await old.locator('.update-notice').waitFor();
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
        await next.goto(`${url()}/`);
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
    'keeps a game at one device, over a reload and without a network, and is complete as soon as the only tab has it',
    async () => {
      const page = await openWindow(env.browser, DESK);
      await page.goto(`${url()}/`);
      await kept(page);
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(scope).toBe(`${url()}/`);
      expect((await keptAddresses(page)).filter((address) => !address.startsWith(scope))).toEqual([]);

      await clickOn(page, '[data-action="device"]');
      for (const [seat, name] of ['Ala', 'Bolek'].entries()) await page.locator('.local-seat input[name="name"]').nth(seat).fill(name);
      await page.locator('.choice:has([name="on-device"])').click();
      await clickOn(page, '[data-action="begin"]');
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
      await env.update(page, (await buildOf(page)) === buildIn(BUILT) ? other : BUILT);
      expect(page.url()).toBe(`${scope}games`);
      // The cache of the browser has the new files for a while; the worker has them for good.
      expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? 'none')).toBe('none');
      await page.context().setOffline(true);
      await clickOn(page, '.page-nav a[href$="/rules"]');
      await page.locator('.tile-points').first().waitFor();
      expect(await page.locator('.update-notice').count()).toBe(0);
      await page.goto(`${scope}games`);
      await page.locator('.my-game-link').click();
      await page.waitForURL(address);
      await goesOn();
      expect(realComplaints(page)).toEqual([]);
      await page.context().close();
    },
    4 * MINUTES,
  );
});
