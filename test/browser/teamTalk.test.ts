import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { Game } from '../server/support/table.js';
import { seatEverybody, startDuel } from '../server/support/table.js';
import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { pageFaults } from './support/pageFaults.js';
import { keepShown } from './support/patience.js';
import { settled } from './support/settled.js';
import { tableShown } from './support/table.js';
import { PHONE, TestWindows } from './support/TestWindows.js';
import { openWindow, startBrowser } from './support/windows.js';

const PAGES = fileURLToPath(new URL('../../client/dist', import.meta.url));
const DESK = { width: 1280, height: 800 };
const MINUTE = 60_000;
const REMEMBERS = { film: 'skip', motion: 'reduced', sound: false } as const;

const lines = (page: Page): Promise<string[]> => page.locator('.chat-lines:visible p[data-seated]').allInnerTexts();
const spokenPing = (page: Page): Promise<string | null> => page.locator('[data-spoken="ping"]').textContent();

describeWith('chromium', 'talking without the other side', (executable) => {
  let app: TestApp;
  let browser: Browser;
  const windows = new TestWindows();
  const games: Game[] = [];

  beforeAll(async () => {
    app = await startTestApp({ pages: PAGES });
    browser = await startBrowser(executable);
  }, 3 * MINUTE);

  afterEach(async () => {
    for (const { pages } of games.splice(0)) await Promise.all(pages.map((page) => page.leave()));
  });

  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  /** A window with one of the seats, or that watches. */
  const enter = async (game: Game, seat: number | null, size: { readonly width: number; readonly height: number }): Promise<Page> => {
    const seats = seat === null ? {} : { [game.code]: [game.keys[seat]!] };
    const remembers = { ...REMEMBERS, seats, name: `Player ${seat ?? 9}` };
    const page = await openWindow(browser, { ...size, remembers, prepare: keepShown });
    windows.add(page);
    await page.goto(`${app.url}/t/${game.code}`);
    await tableShown(page);
    return page;
  };

  test(
    'team-mates write to each other and point out hexes; enemies and spectators see nothing of it',
    async () => {
      const game = await seatEverybody(app.url, { options: { mode: 'team' } }, ['borgo', 'moloch', 'outpost', 'hegemony']);
      games.push(game);
      const a = await enter(game, 0, DESK);
      const b = await enter(game, 1, PHONE);
      const enemy = await enter(game, 2, DESK);
      const spectator = await enter(game, null, DESK);
      await a.locator('.chat-fold[aria-expanded="true"]').waitFor();
      await a.locator('.chat-channels .choice', { hasText: 'Team' }).click();
      await a.keyboard.press('Tab');
      await a.locator('input[name="line"]').fill('to C4!');
      await a.keyboard.press('Enter');
      await eventually(async () => expect(await lines(a)).toEqual([expect.stringContaining('to C4!')]));
      await a.locator('.chat-channels .choice', { hasText: 'All' }).click();
      await a.locator('input[name="line"]').fill('good luck');
      await a.keyboard.press('Enter');

      // With the cursor of the keys, then with the key on the screen.
      await a.keyboard.press('Escape');
      await a.locator('.hex[data-hex="0,0"]').focus();
      await a.keyboard.press('g');
      await eventually(async () => expect(await spokenPing(b)).toBe('Player 0 points at C3'));
      await eventually(async () => expect(await spokenPing(a)).toBe('You point at C3'));
      expect(await b.locator('.callout').innerText()).toBe('C3');
      await settled(b);
      expect(await pageFaults(b)).toEqual([]);
      await b.locator('[data-action="ping"]').click();
      await b.locator('[data-action="ping"][aria-pressed="true"]').waitFor();
      await clickOn(b, '.hex[data-hex="0,-2"]', '.board-host');
      await eventually(async () => expect(await spokenPing(a)).toBe('Player 1 points at C1'));
      await b.locator('[data-action="ping"][aria-pressed="false"]').waitFor();

      await b.locator('.chat-button').click();
      await eventually(async () => expect(await lines(b)).toHaveLength(2));
      expect((await lines(b))[0]).toMatch(/Player 0\s*team\s*to C4!/i);
      expect(await spectator.locator('.chat-channels, [data-action="ping"]').count()).toBe(0);
      for (const other of [enemy, spectator]) {
        await eventually(async () => expect(await lines(other)).toEqual([expect.stringContaining('good luck')]));
        expect(await other.locator('.callout').count()).toBe(0);
        expect(await other.content()).not.toMatch(/to C4!|points at/);
        await other.reload();
        await tableShown(other);
        await eventually(async () => expect(await lines(other)).toEqual([expect.stringContaining('good luck')]));
      }
    },
    3 * MINUTE,
  );

  test(
    'on a phone an emote is said with two taps, shown at the panel in the language of the reader, and can be turned off',
    async () => {
      const game = await startDuel(app.url);
      games.push(game);
      const phone = await enter(game, 0, PHONE);
      const seats = { [game.code]: [game.keys[1]] };
      const other = await openWindow(browser, { ...DESK, locale: 'pl-PL', remembers: { ...REMEMBERS, seats }, prepare: keepShown });
      windows.add(other);
      await other.goto(`${app.url}/t/${game.code}`);
      await tableShown(other);
      await phone.locator('.chat-button').click();
      await settled(phone);
      expect(await pageFaults(phone)).toEqual([]);
      await clickOn(phone, '[data-emote="nice"]');
      await phone.locator('dialog').waitFor({ state: 'detached' });
      await other.locator('.player .callout', { hasText: 'Dobre zagranie!' }).waitFor();
      await phone.locator('.player .callout', { hasText: 'Well played!' }).waitFor();
      await eventually(async () => expect(await lines(other)).toEqual([expect.stringMatching(/Ann\s*Dobre zagranie!/)]));
      await eventually(async () => expect(await other.locator('.spoken', { hasText: 'Ann: Dobre zagranie!' }).count()).toBe(1));
      await other.locator('.callout').waitFor({ state: 'detached', timeout: MINUTE });

      await other.locator('.chat-manners summary').click();
      await other.locator('.choice:has(input[name="emotes"])').click();
      await eventually(async () => expect(await lines(other)).toEqual([]));
      await phone.locator('.chat-button').click();
      await clickOn(phone, '[data-emote="wow"]');
      await phone.locator('.callout', { hasText: 'Wow!' }).waitFor();
      expect(await other.locator('.callout').count()).toBe(0);
      expect(await lines(other)).toEqual([]);
    },
    3 * MINUTE,
  );
});
