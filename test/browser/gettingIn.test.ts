import type { Browser, Page } from 'playwright-core';
import { encode } from 'uqr';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { qrPath } from '../../client/src/hud/qrPath.js';
import { describeWith } from '../support/programs.js';
import { carryOut } from './support/hands.js';
import { untilShown } from './support/probe.js';
import { startServer, type RunningServer } from './support/server.js';
import { createTable, createTableWithout, joinTable, sitDown, tableShown } from './support/table.js';
import { complaints, openWindow, startBrowser } from './support/windows.js';

const MINUTE = 60_000;
const DESK = { width: 1200, height: 800, remembers: { film: 'skip', motion: 'reduced', sound: false } };
const PHONE = { ...DESK, width: 360, height: 640 };

const codeOf = (page: Page): string => page.url().slice(-6);

/** The texts of what is found, in order. */
const texts = (page: Page, selector: string): Promise<string[]> => page.locator(selector).allTextContents();

describeWith('chromium', 'getting in', (executable) => {
  let server: RunningServer;
  let browser: Browser;
  const pages: Page[] = [];

  const open = async (page: Promise<Page>): Promise<Page> => {
    pages.push(await page);
    return page;
  };

  const duel = async (names: readonly [string, string], armies: readonly [ArmyId, ArmyId] = ['borgo', 'moloch']): Promise<[Page, Page]> => {
    const a = await open(createTable(browser, server.url, armies[0], names[0], DESK));
    const b = await open(joinTable(browser, a.url(), armies[1], names[1], PHONE));
    await Promise.all([a, b].map(tableShown));
    return [a, b];
  };

  beforeAll(async () => {
    server = await startServer();
    browser = await startBrowser(executable);
  }, MINUTE);

  afterEach(async () => {
    for (const page of pages) expect(complaints(page)).toEqual([]);
    for (const page of pages.splice(0)) await page.context().close();
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  test(
    'my games: those that wait for me first, finished ones apart, and one can be forgotten',
    async () => {
      const [a, b] = await duel(['Ala', 'Bolek']);
      const first = codeOf(a);
      await a.goto(server.url);
      await a.locator('.my-game').waitFor();
      expect(await texts(a, '.my-game-stand strong')).toEqual(['Your turn']);
      expect(await texts(a, '.my-game .open-table-player')).toEqual(['Bolek']);
      await b.goto(server.url);
      await b.locator('.my-game').waitFor();
      expect(await texts(b, '.my-game-stand strong')).toEqual(['Ala’s turn']);
      await a.locator('form.new-table button[type="submit"]').click();
      await a.locator('.invite').waitFor();
      const second = codeOf(a);
      await a.goto(`${server.url}/games`);
      await a.locator('.my-game').nth(1).waitFor();
      expect(await texts(a, '[data-part="running"] .my-game-stand strong')).toEqual(['Your turn', 'Waiting for players']);
      await a.locator(`[data-code="${second}"] [data-action="forget"]`).click();
      await a.locator('dialog [data-action="yes"]').click();
      await a.locator(`[data-code="${second}"]`).waitFor({ state: 'detached' });
      await a.locator(`[data-code="${first}"] a`).click();
      await tableShown(a);
      await a.locator('.top-bar [aria-label="Table menu"]').click();
      await a.locator('dialog [data-action="resign"]').click();
      await a.locator('dialog [data-action="yes"]').click();
      await a.locator('.result').waitFor();
      await a.goto(`${server.url}/games`);
      await a.locator('[data-part="over"] .my-game').waitFor();
      expect(await texts(a, '.my-game-stand strong')).toEqual(['Lost']);
      await a.locator('[data-action="forget"]').click();
      await a.locator('.my-game').waitFor({ state: 'detached' });
      await a.reload();
      await a.locator('h1').waitFor();
      expect(await a.locator('.my-game').count()).toBe(0);
    },
    MINUTE,
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
      expect(await code.locator('path').getAttribute('d')).toBe(qrPath(encode(link, { ecc: 'M', border: 4 }).data));
      const other = await open(openWindow(browser, PHONE));
      await other.goto(link);
      await tableShown(other);
      await carryOut(other, { do: 'place-hq', at: [0, 0], rot: 3 });
      await untilShown(b, 1);
      await other.goto(server.url);
      await other.locator('.my-game').waitFor();
      expect(await texts(other, '.my-game-stand strong')).toEqual(['Bolek’s turn']);
    },
    MINUTE,
  );

  test(
    'armies are banned and picked, also by keyboard, and then the match starts',
    async () => {
      const a = await open(createTableWithout(browser, server.url, 'Ala', DESK, { mode: 'duel', seats: 2, muster: 'ban-and-pick' }));
      const b = await open(openWindow(browser, PHONE));
      await b.goto(a.url());
      await sitDown(b, 'Bolek');
      await a.locator('[data-action="ban"]').waitFor();
      expect(await b.locator('[data-action="ban"]').count()).toBe(0);
      expect(await b.locator('.picking [role="status"]').textContent()).toBe('Waiting for Ala: banning an army.');
      await a.locator('.army-choice', { hasText: 'Moloch' }).click();
      await a.locator('[data-action="ban"]').click();
      await b.locator('[data-action="ban"]').waitFor();
      expect(await b.locator('.army[data-taken="true"]').textContent()).toContain('Banned by Ala');
      await b.locator('.army input:not(:disabled)').first().focus();
      await b.keyboard.press('ArrowDown');
      await b.keyboard.press('Enter');
      await b.locator('[data-action="pick"]').waitFor();
      expect(await b.locator('.army[data-taken="true"]').count()).toBe(2);
      await b.locator('.army-choice', { hasText: 'Hegemony' }).click();
      await b.locator('[data-action="pick"]').click();
      await a.locator('[data-action="pick"]').waitFor();
      await a.locator('.army-choice', { hasText: 'Doomsday' }).click();
      await a.locator('[data-action="pick"]').click();
      await Promise.all([a, b].map(tableShown));
      for (const page of [a, b]) {
        expect(
          (await page.locator('.players .player').evaluateAll((found) => found.map((one) => one.getAttribute('data-livery')))).sort(),
        ).toEqual(['doomsday', 'hegemony']);
      }
    },
    MINUTE,
  );

  test(
    'armies are dealt by lot when everybody is there',
    async () => {
      const a = await open(createTableWithout(browser, server.url, 'Ala', DESK, { mode: 'duel', seats: 2, muster: 'random' }));
      expect(await texts(a, '.seat-text')).toEqual(['Ala', 'This seat is free']);
      await a.locator('[data-action="fill"]').click();
      await tableShown(a);
    },
    MINUTE,
  );

  test(
    'the creator closes a seat; the last one starts the match, and the button says so',
    async () => {
      const a = await open(createTable(browser, server.url, 'borgo', 'Ala', PHONE, { mode: 'deathmatch', seats: 4 }));
      await open(joinTable(browser, a.url(), 'moloch', 'Bolek', DESK));
      await a.locator('[data-action="fill"]').first().click();
      await a.locator('[data-action="close"]', { hasText: 'Close the seat, and start' }).click();
      await tableShown(a);
      expect(await a.locator('.players').getAttribute('data-count')).toBe('3');
    },
    MINUTE,
  );

  test(
    'a public match is found on the start page, and watched by a click',
    async () => {
      const a = await open(createTable(browser, server.url, 'borgo', 'Ala', DESK));
      await a.locator('.choice:has(input[name="listed"])').click();
      await a.locator('input[name="listed"]:checked').waitFor();
      const watcher = await open(openWindow(browser, PHONE));
      await watcher.goto(server.url);
      await watcher.locator('[data-part="open"] .open-table').waitFor();
      const b = await open(joinTable(browser, a.url(), 'outpost', 'Bolek', DESK));
      await Promise.all([a, b].map(tableShown));
      await watcher.locator('[data-part="watch"] .open-table').waitFor();
      expect(await watcher.locator('[data-part="open"] .open-table').count()).toBe(0);
      const line = await watcher.locator('[data-part="watch"] .open-table-text').textContent();
      expect(line).toContain(codeOf(a));
      expect(line).toMatch(/Ala.*Bolek.*Ala to move/);
      await watcher.locator('[data-part="watch"] a').click();
      await tableShown(watcher);
      expect(watcher.url()).toBe(a.url());
      await carryOut(a, { do: 'place-hq', at: [0, 0], rot: 0 });
      await untilShown(watcher, 1);
      const other = await open(openWindow(browser, DESK));
      await other.goto(server.url);
      await other.locator('[data-part="watch"] .open-table').waitFor();
      expect(await other.locator('[data-part="watch"]').textContent()).toMatch(/Bolek to move · 1 watching/);
    },
    MINUTE,
  );
});
