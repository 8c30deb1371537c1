import type { Browser, Page } from 'playwright-core';
import type { Intent } from '@hexfall/shared/model/intent';
import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { takeDevice } from './support/hotSeat.js';
import { BUILT, kept, realComplaints } from './support/keptPage.js';
import { probe, seqOf, untilShown } from './support/probe.js';
import { openNewTable, tableShown } from './support/table.js';
import { openWindow, startBrowser } from './support/windows.js';

const MINUTE = 60_000;
const DESK = { width: 1440, height: 900, serviceWorkers: 'allow' } as const;
const CALM = { name: 'Ala', sound: false, film: 'skip', motion: 'reduced', language: 'en', confirm: false, asks: [] };
const LOCAL = /\/local\/[a-z0-9]{8}$/;

/** Waits until a person of the window has to act. */
const ownTurn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.hexfall!.idle && (window.hexfall!.legal.length > 0 || window.hexfall!.table!.outcome), undefined, {
    timeout: MINUTE,
  });

/** Carries out the first legal intent of the first of these kinds that there is. */
const act = async (page: Page, ...kinds: readonly Intent['do'][]): Promise<void> => {
  await ownTurn(page);
  await takeDevice(page);
  const [seq, { legal }] = [await seqOf(page), await probe(page)];
  const intent = kinds.flatMap((kind) => legal.find((one) => one.do === kind) ?? [])[0];
  if (!intent) throw new Error(`none of ${kinds.join(', ')} is legal`);
  await carryOut(page, intent);
  await untilShown(page, seq + 1);
};

/** Ends the turn, after what has to be done in it. */
const passTurn = async (page: Page): Promise<void> => {
  await ownTurn(page);
  if ((await probe(page)).table?.turn.mustDiscard) await act(page, 'discard');
  await act(page, 'end-turn');
  await ownTurn(page);
};

const turnOf = async (page: Page): Promise<number> => (await probe(page)).table!.turn.number;

describeWith('chromium', 'games on this device', (executable) => {
  let browser: Browser;
  let app: TestApp;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser(executable);
  }, 3 * MINUTE);

  afterEach(async () => {
    expect(realComplaints(page)).toEqual([]);
    await page.context().close();
    await app.stop();
  });

  afterAll(async () => {
    await browser.close();
  });

  /** Opens the start page of a server of its own and waits until its files are kept. */
  const visit = async (basePath = ''): Promise<string> => {
    app = await startTestApp({ pages: BUILT, basePath });
    page = await openWindow(browser, { ...DESK, remembers: CALM });
    await page.goto(`${app.url}${basePath}/`);
    await page.locator('.doors').waitFor();
    await kept(page);
    return app.url + basePath;
  };

  const beginAgainstComputer = async (): Promise<string> => {
    await page.locator('[data-action="computer"]').click();
    await page.locator('.dialog-computer').waitFor();
    return '.dialog-computer';
  };

  test(
    'against the computer with neither network nor server, and after a reload; the game is listed and can be removed',
    async () => {
      const url = await visit('/games/hexfall');
      await page.context().setOffline(true);
      await app.stop();
      await page.reload();
      await page.locator('.offline-line', { hasText: 'Games against the computer' }).waitFor();
      await page.locator('[data-action="friend"]:disabled').waitFor();
      await beginAgainstComputer();
      await page.locator('.place-away', { hasText: 'kept in this browser' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.locator('dialog [value="commander"]').click();
      await page.locator('dialog [data-action="begin"]').click();
      await page.waitForURL(LOCAL);
      await tableShown(page);
      await act(page, 'place-hq');
      await passTurn(page);
      await passTurn(page);
      const before = await probe(page);
      expect(before.table!.turn.number).toBeGreaterThanOrEqual(4);

      await page.reload();
      await tableShown(page);
      await ownTurn(page);
      expect((await probe(page)).table).toEqual(before.table);
      await eventually(async () => expect(await page.locator('.player-army', { hasText: 'Commander' }).count()).toBe(1));
      await passTurn(page);
      expect(await turnOf(page)).toBeGreaterThan(before.table!.turn.number);
      await clickOn(page, '[data-action="menu"]');
      await page.locator('[data-part="local"]', { hasText: 'nobody else can join' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await page.goto(`${url}/`);
      const card = page.locator('.my-game', { hasText: 'On this device' });
      await card.locator('.board-image img').waitFor();
      const width = (): Promise<number> => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
      await eventually(async () => expect(await width()).toBeGreaterThan(100));
      await card.locator('.my-game-link').click();
      await page.waitForURL(LOCAL);
      await tableShown(page);
      await page.goto(`${url}/games`);
      await page.locator('[data-action="remove"]').click();
      await page.locator('dialog [data-action="yes"]').click();
      await page.locator('.my-game').waitFor({ state: 'detached' });
      app = await startTestApp();
    },
    4 * MINUTE,
  );

  test(
    'at one device with a computer player: the page says whom to pass it to, the result leads to the replay and to another game',
    async () => {
      const url = await visit();
      await page.context().setOffline(true);
      await openNewTable(page);
      await page.locator('.choice:has(input[name="mode"][value="deathmatch"])').click();
      await page.locator('.choice:has(input[name="seats"][value="3"])').click();
      await clickOn(page, '[data-action="hot-seat"]');
      await page.locator('.place-away').waitFor();
      expect(await page.locator('dialog input[value="open"]').count()).toBe(0);
      for (const [seat, name] of ['Ala', 'Bolek'].entries()) await page.locator(`dialog input[name="name-${seat}"]`).fill(name);
      await page.locator('dialog .place').nth(2).locator('.choice:has([value="computer"])').click();
      await clickOn(page, 'dialog [data-action="begin"]');
      await page.waitForURL(LOCAL);
      await tableShown(page);
      const said: (string | null)[] = [];
      const handOver = async (): Promise<void> => {
        await page.locator('.hand-over').waitFor();
        said.push(await takeDevice(page));
      };
      await handOver();
      await act(page, 'place-hq');
      await handOver();
      await act(page, 'place-hq');
      await handOver();
      expect(said).toEqual(['Ala begins', 'Pass the device to Bolek', 'Pass the device to Ala']);
      await act(page, 'discard');
      await page.locator('[data-action="take-back"]').click();
      await eventually(async () => expect((await probe(page)).legal.some(({ do: kind }) => kind === 'discard')).toBe(true));

      for (const name of ['Ala', 'Bolek']) {
        await clickOn(page, '[data-action="menu"]');
        await clickOn(page, 'dialog [data-action="resign"]');
        if (name === 'Ala') await handOver();
      }
      await page.locator('.result').waitFor();
      expect(await page.locator('.result h2').textContent()).toMatch(/Computer/);
      await clickOn(page, '.result .replay-link');
      await page.locator('.match-replay').waitFor();
      await page.goBack();
      await page.locator('.result').waitFor();
      const former = page.url();
      await clickOn(page, '.result [data-action="rematch"]');
      await page.waitForURL((address) => LOCAL.test(address.pathname) && address.href !== former);
      await tableShown(page);
      // The address changes before what is shown does.
      await eventually(async () => expect((await probe(page)).table?.turn.phase).toBe('setup'));
      await page.goto(`${url}/games`);
      await page.locator('[data-part="over"] .my-game').waitFor();
      await eventually(async () => expect(await page.locator('[data-part="running"] .my-game').count()).toBe(1));
      expect(await violations(page)).toEqual([]);
      await page.context().setOffline(false);
    },
    4 * MINUTE,
  );

  test(
    'where the user wants it though there is a server; a second tab is told, and takes the game',
    async () => {
      const url = await visit();
      await beginAgainstComputer();
      await page.locator('.choice:has([name="on-device"])').click();
      await page.locator('dialog [data-action="begin"]').click();
      await page.waitForURL(LOCAL);
      await tableShown(page);
      await act(page, 'place-hq');
      await ownTurn(page);
      const { table } = await probe(page);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByRole('heading', { name: 'Open in another tab' }).waitFor();
      await other.locator('[data-action="take"]').click();
      await tableShown(other);
      expect((await probe(other)).table).toEqual(table);
      await page.locator('p[role="status"]', { hasText: 'taken over this game' }).waitFor();
      await act(other, 'end-turn');
      await ownTurn(other);
      await other.close();
      await page.locator('[data-action="take"]').click();
      await tableShown(page);
      await eventually(async () => expect(await turnOf(page)).toBeGreaterThan(table!.turn.number));
      expect(await (await fetch(`${url}/api/tables`)).json()).toMatchObject({ tables: [] });
    },
    3 * MINUTE,
  );

  test(
    'where the server has gone though there is a network; damaged and unknown games are refused and can be removed',
    async () => {
      const url = await visit();
      await app.stop();
      await beginAgainstComputer();
      await page.locator('.place-away').waitFor();
      await page.locator('dialog [data-action="begin"]').click();
      await page.waitForURL(LOCAL);
      await tableShown(page);
      const address = page.url();
      await page.goto(`${url}/rules`);
      await page.evaluate((key) => localStorage.setItem(key, '{"at":1}'), `hexfall.local.${address.slice(-8)}`);
      await page.goto(address);
      await page.locator('main', { hasText: 'is damaged' }).waitFor();
      await page.locator('[data-action="remove"]').click();
      await page.locator('.page-games').waitFor();
      expect(await page.locator('.my-game').count()).toBe(0);
      await page.goto(address);
      await page.locator('main', { hasText: 'no such game on this device' }).waitFor();
      app = await startTestApp();
    },
    3 * MINUTE,
  );
});
