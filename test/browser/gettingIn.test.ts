import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { qrPath } from '../../client/src/hud/qrPath.js';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { untilShown } from './support/probe.js';
import { testEnvironment } from './support/testEnvironment.js';
import { createTable, createTableWithout, joinTable, openNewTable, sitDown, tableShown, TABLE_ADDRESS } from './support/table.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTE = 60_000;
const DESK = { width: 1200, height: 800, remembers: { film: 'skip', motion: 'reduced', sound: false } };
const PHONE = { ...DESK, width: 360, height: 640 };

const codeOf = (page: Page): string => page.url().slice(-6);

/** Waits until what is found has these texts, in order. */
const textsAre = (page: Page, selector: string, wanted: readonly string[]): Promise<void> =>
  eventually(async () => expect(await page.locator(selector).allTextContents()).toEqual(wanted));

describeWith('chromium', 'getting in', (executable) => {
  const env = testEnvironment(executable, undefined, { PUBLIC_SERVER: 'on' });
  const pages: Page[] = [];

  const open = async (page: Promise<Page>): Promise<Page> => {
    pages.push(await page);
    return page;
  };

  const duel = async (names: readonly [string, string], armies: readonly [ArmyId, ArmyId] = ['borgo', 'moloch']): Promise<[Page, Page]> => {
    const a = await open(createTable(env.browser, env.url, armies[0], names[0], DESK));
    const b = await open(joinTable(env.browser, a.url(), armies[1], names[1], PHONE));
    await Promise.all([a, b].map(tableShown));
    return [a, b];
  };

  afterEach(async () => {
    for (const page of pages) expect(complaints(page)).toEqual([]);
    for (const page of pages.splice(0)) await page.context().close();
  });

  test(
    'the army chosen last is chosen already, and a random one for those who have chosen none',
    async () => {
      const isChosen = (page: Page, army: string): Promise<void> =>
        eventually(async () => expect(await page.locator('.army input:checked').inputValue()).toBe(army));
      const a = await open(openWindow(env.browser, DESK));
      await a.goto(env.url);
      await openNewTable(a);
      await isChosen(a, 'random');
      await a.locator('.army-choice', { hasText: 'Outpost' }).click();
      await sitDown(a, 'Ala');
      await a.waitForURL(TABLE_ADDRESS);
      await a.locator('.invite').waitFor();
      const b = await open(openWindow(env.browser, { ...PHONE, remembers: { ...PHONE.remembers, army: 'outpost' } }));
      await b.goto(a.url());
      await b.locator('.armies').waitFor();
      await isChosen(b, 'random');
      await sitDown(b, 'Bolek');
      await Promise.all([a, b].map(tableShown));
      const armies = await a.evaluate(() => window.hexfall!.table!.players.map(({ army }) => army));
      expect(new Set(armies).size).toBe(2);
      expect(armies).toContain('outpost');
      await a.goto(env.url);
      await openNewTable(a);
      await isChosen(a, 'outpost');
    },
    3 * MINUTE,
  );

  test(
    'a search for a duel shows how long it takes, and walking away frees the seat',
    async () => {
      const searching = await open(openWindow(env.browser, DESK));
      await searching.goto(env.url);
      await searching.locator('[data-action="quick"]').click();
      // The start page has a form of the same kind, which stays until the server has found a table.
      await searching.waitForURL(TABLE_ADDRESS);
      const address = searching.url();
      await searching.locator('form .army-choice').first().click();
      await sitDown(searching, 'Ala');
      await searching.getByText('Searching for an opponent…').waitFor();
      await searching
        .getByText(/^\d:\d\d$/)
        .filter({ hasNotText: '0:00' })
        .waitFor();
      await searching.locator('[data-action="stop-search"]').click();
      await searching.locator('[data-action="quick"]').waitFor();
      const visitor = await open(openWindow(env.browser, DESK));
      await visitor.goto(address);
      await visitor.locator('.seat').first().waitFor();
      await eventually(async () => expect(await visitor.locator('.seat.free').count()).toBe(2));
    },
    4 * MINUTE,
  );

  test(
    'a search for a duel leads nowhere once its user has gone elsewhere',
    async () => {
      const page = await open(openWindow(env.browser, DESK));
      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/quick', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(env.url);
      await page.locator('[data-action="quick"]').click();
      await page.locator('.learn-link').click();
      await page.locator('.coach').waitFor();
      const answered = page.waitForResponse('**/api/quick');
      answer();
      await (await answered).finished();
      // The page has the answer when it has been through the event loop some times.
      for (let turn = 0; turn < 20; turn++) await page.evaluate(() => new Promise((done) => setTimeout(done, 10)));
      expect(page.url()).toBe(`${env.url}/learn`);
    },
    3 * MINUTE,
  );

  test(
    'my games: those that wait for me first, finished ones apart, and one can be forgotten',
    async () => {
      const [a, b] = await duel(['Ala', 'Bolek']);
      const first = codeOf(a);
      await a.goto(env.url);
      await a.locator('.my-game').waitFor();
      await textsAre(a, '.my-game-stand strong', ['Your turn']);
      await textsAre(a, '.my-game .my-game-name', ['Ala', 'Bolek']);
      await b.goto(env.url);
      await b.locator('.my-game').waitFor();
      await textsAre(b, '.my-game-stand strong', ['Ala’s turn']);
      await openNewTable(a);
      await a.locator('form.new-table button[type="submit"]').click();
      await a.waitForURL(TABLE_ADDRESS);
      await a.locator('.invite').waitFor();
      const second = codeOf(a);
      await a.goto(`${env.url}/games`);
      await a.locator('.my-game').nth(1).waitFor();
      await textsAre(a, '[data-part="running"] .my-game-stand strong', ['Your turn', 'Waiting for players']);
      await a.locator(`[data-code="${second}"] [data-action="forget"]`).click();
      await a.locator('dialog [data-action="yes"]').click();
      await a.locator(`[data-code="${second}"]`).waitFor({ state: 'detached' });
      await a.locator(`[data-code="${first}"] a`).click();
      await tableShown(a);
      await a.locator('.top-bar [aria-label="Table menu"]').click();
      await a.locator('dialog [data-action="resign"]').click();
      await a.locator('dialog [data-action="yes"]').click();
      await a.locator('.result').waitFor();
      await a.goto(`${env.url}/games`);
      await a.locator('[data-part="over"] .my-game').waitFor();
      await textsAre(a, '.my-game-stand strong', ['Lost']);
      await a.locator('[data-action="forget"]').click();
      await a.locator('.my-game').waitFor({ state: 'detached' });
      await a.reload();
      await a.locator('h1').waitFor();
      expect(await a.locator('.my-game').count()).toBe(0);
    },
    3 * MINUTE,
  );

  test(
    'a seat is taken to another device by its QR code, and is among its games then',
    async () => {
      const [a, b] = await duel(['Ala', 'Bolek']);
      await a.locator('.top-bar [aria-label="Table menu"]').click();
      await a.locator('[data-part="device"] > summary').click();
      await a.locator('[data-part="device"] [data-part="qr"] summary').click();
      const code = a.locator('[data-part="device"] svg.qr');
      await code.waitFor();
      const link = await a.locator('[data-part="device"] input').inputValue();
      expect(link).toContain('#seat=');
      const picture = qrPath(encode(link, { ecc: 'M', border: 4 }).data);
      await eventually(async () => expect(await code.locator('path').getAttribute('d')).toBe(picture));
      const other = await open(openWindow(env.browser, PHONE));
      await other.goto(link);
      await tableShown(other);
      await carryOut(other, { do: 'place-hq', at: [0, 0], rot: 3 });
      await untilShown(b, 1);
      await other.goto(env.url);
      await other.locator('.my-game').waitFor();
      await textsAre(other, '.my-game-stand strong', ['Bolek’s turn']);
    },
    3 * MINUTE,
  );

  test(
    'armies are banned and picked, also by keyboard, and then the match starts',
    async () => {
      const a = await open(createTableWithout(env.browser, env.url, 'Ala', DESK, { mode: 'duel', seats: 2, muster: 'ban-and-pick' }));
      const b = await open(openWindow(env.browser, PHONE));
      await b.goto(a.url());
      await sitDown(b, 'Bolek');
      await a.locator('[data-action="ban"]').waitFor();
      expect(await a.locator('[data-action="ban"]').isDisabled()).toBe(true);
      expect(await a.locator('.army input:checked').count()).toBe(0);
      await textsAre(b, '.picking [role="status"]', ['Waiting for Ala: banning an army.']);
      expect(await b.locator('[data-action="ban"]').count()).toBe(0);
      await a.locator('.army-choice', { hasText: 'Moloch' }).click();
      await a.locator('[data-action="ban"]').click();
      await b.locator('[data-action="ban"]').waitFor();
      await b.locator('.army[data-taken="true"]', { hasText: 'Banned by Ala' }).waitFor();
      await b.locator('.army input:not(:disabled)').first().focus();
      await b.keyboard.press('ArrowDown');
      await b.keyboard.press('Enter');
      await b.locator('[data-action="pick"]').waitFor();
      await eventually(async () => expect(await b.locator('.army[data-taken="true"]').count()).toBe(2));
      await b.locator('.army-choice', { hasText: 'Hegemony' }).click();
      await b.locator('[data-action="pick"]').click();
      await a.locator('[data-action="pick"]').waitFor();
      await a.locator('.army-choice', { hasText: 'Doomsday' }).click();
      await a.locator('[data-action="pick"]').click();
      await Promise.all([a, b].map(tableShown));
      for (const page of [a, b]) {
        const liveries = (): Promise<(string | null)[]> =>
          page.locator('.players .player').evaluateAll((found) => found.map((one) => one.getAttribute('data-livery')));
        await eventually(async () => expect((await liveries()).sort()).toEqual(['doomsday', 'hegemony']));
      }
    },
    3 * MINUTE,
  );

  test(
    'the options of a new table stand by subject, in plain words',
    async () => {
      const a = await open(openWindow(env.browser, DESK));
      await a.goto(env.url);
      await openNewTable(a);
      await a.locator('.options summary').click();
      await textsAre(a, '.option-group h3', ['Start', 'Time and help', 'House rules', 'Expansions']);
      expect(await a.locator('.options-form').textContent()).not.toMatch(/\([A-Z]\d+\)/);
      expect(await a.locator('[data-group="play"] [name="noTakeBack"]').count()).toBe(1);
    },
    3 * MINUTE,
  );

  test(
    'armies are dealt by lot when everybody is there',
    async () => {
      const a = await open(createTableWithout(env.browser, env.url, 'Ala', DESK, { mode: 'duel', seats: 2, muster: 'random' }));
      await textsAre(a, '.seat-text', ['Ala', 'This seat is free']);
      await a.locator('[data-action="fill"]').click();
      await tableShown(a);
    },
    3 * MINUTE,
  );

  test(
    'the creator closes a seat; the last one starts the match, and the button says so',
    async () => {
      const a = await open(createTable(env.browser, env.url, 'borgo', 'Ala', PHONE, { mode: 'deathmatch', seats: 4 }));
      await open(joinTable(env.browser, a.url(), 'moloch', 'Bolek', DESK));
      await a.locator('[data-action="fill"]').first().click();
      await a.locator('[data-action="close"]', { hasText: 'Close the seat and start' }).click();
      await tableShown(a);
      await a.locator('.players[data-count="3"]').waitFor({ state: 'attached' });
    },
    3 * MINUTE,
  );

  test(
    'a public match is found on the start page, and watched by a click',
    async () => {
      const a = await open(createTable(env.browser, env.url, 'borgo', 'Ala', DESK));
      await a.locator('.choice:has(input[name="listed"])').click();
      await a.locator('input[name="listed"]:checked').waitFor();
      const watcher = await open(openWindow(env.browser, PHONE));
      await watcher.goto(env.url);
      await watcher.locator('[data-part="open"] .open-table').waitFor();
      const b = await open(joinTable(env.browser, a.url(), 'outpost', 'Bolek', DESK));
      await Promise.all([a, b].map(tableShown));
      await watcher.locator('[data-part="watch"] .open-table').waitFor();
      await watcher.locator('[data-part="open"] .open-table').waitFor({ state: 'detached' });
      const line = watcher.locator('[data-part="watch"] .open-table-text');
      await eventually(async () => expect(await line.textContent()).toMatch(new RegExp(`${codeOf(a)}.*Ala.*Bolek.*Ala to move`)));
      await watcher.locator('[data-part="watch"] a').click();
      await tableShown(watcher);
      expect(watcher.url()).toBe(a.url());
      await carryOut(a, { do: 'place-hq', at: [0, 0], rot: 0 });
      await untilShown(watcher, 1);
      const other = await open(openWindow(env.browser, DESK));
      await other.goto(env.url);
      await other.locator('[data-part="watch"] .open-table').waitFor();
      await other.locator('[data-part="watch"]', { hasText: /Bolek to move · 1 watching/ }).waitFor();
    },
    3 * MINUTE,
  );
});
