// layout: whether something moves on the start page when fonts and answers of the server arrive is known to a browser only.
import type { Page, Request } from 'playwright-core';
import { Page as Connection } from '../server/support/Page.js';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/programs.js';
import { withClock } from './support/gestures.js';
import { storeLocalGames } from './support/localScreens.js';
import { PEOPLE } from './support/newsScreens.js';
import { codeOf, holding, preparing } from './support/preparedTables.js';
import { holdBack, stubBoardPictures } from './support/routes.js';
import { laidOut, lettersThere, settled, shiftOf } from './support/settled.js';
import { startScriptsRun } from './support/startScreens.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow, type WindowOptions } from './support/windows.js';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const SMALL_PHONE = { width: 360, height: 640 };
const TABLET = { width: 768, height: 1024 };
const LANDSCAPE = { width: 667, height: 375 };
const GAMES = ['turn', 'battle', 'over'];
const HELD_SEATS = holding(GAMES.map(codeOf));
const LOBBY = 'lobbyTeams';

/** The fonts of the page, and those of the device that stand for them; the weights in use. */
const FONTS = [
  ['Saira Semi Condensed', "'Text Fallback', 'Text Fallback Linux'", 400],
  ['Saira Semi Condensed', "'Text Fallback', 'Text Fallback Linux'", 600],
  ['Saira Stencil One', "'Display Fallback', 'Display Fallback Linux'", 400],
] as const;

/** How much fonts may move that come late: with the usual fonts of a device it is 0.18 in the lobby, 0.005 on the start page. */
const MOST_SHIFT = 0.003;

const SENTENCE = 'Everybody with this link can play or watch. The tiles of both armies are drawn in an order that nobody knows.';

const NEWS = '**/api/profile/news';

const CARD = { key: 'key-of-a-player-card-A', next: null, crest: { shape: 'claw', color: 'teal' }, isRevoked: false };

/** How soon the start page asks for open tables again, in milliseconds of its own. */
const ASKS_AGAIN = 10_000;

/** What people click on before the server has told of their games. */
const CLICKED = '.door, .join, .quick';

/** What can be touched, apart from the quick match itself. */
const TOUCHED = '.page-nav > *, .door, .hero-ways .button, .join input, .join button';

const placesOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top + scrollY, width, height].join(' ');
    }),
  );

describeWith('chromium', 'the start page', (executable) => {
  const env = testEnvironment(executable, preparing(...GAMES, LOBBY));
  const pages: Page[] = [];

  afterEach(async () => {
    const problems = pages.flatMap(complaints);
    for (const page of pages.splice(0)) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    }
    expect(problems).toEqual([]);
  });

  const open = async (options: Partial<WindowOptions> = {}): Promise<Page> => {
    const page = await openWindow(env.browser, { ...PHONE, ...options });
    pages.push(page);
    return page;
  };

  test('shows four ways into a game without scrolling', async () => {
    const page = await open({ ...DESK, deviceScaleFactor: 1, remembers: { motion: 'reduced' } });
    await page.goto(env.url);
    const doors = page.locator('.door');
    for (const size of [DESK, PHONE, SMALL_PHONE, LANDSCAPE]) {
      await page.setViewportSize(size);
      await settled(page);
      const bottoms = await doors.evaluateAll((found) => found.map((door) => door.getBoundingClientRect().bottom));
      expect(bottoms).toHaveLength(4);
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(size.height);
    }
    expect(await page.locator('.hero').innerText()).toContain('Neuroshima Hex');
  });

  test('leads to a lobby in which a new host needs nothing below the first screen of a phone', async () => {
    for (const size of [SMALL_PHONE, PHONE, { width: 844, height: 390 }]) {
      const page = await open({ ...size, remembers: { motion: 'reduced' } });
      await page.goto(env.url);
      await page.locator('[data-action="friend"]').click();
      await page.locator('.send-link').waitFor();
      await settled(page);
      const hidden = await page.evaluate(() => {
        const isCovered = (selector: string): boolean => {
          const element = document.querySelector(selector)!;
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const corners = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
            [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [x, y]),
          );
          return corners.some(([x, y]) => !element.contains(document.elementFromPoint(x!, y!)));
        };
        const needed = ['[data-action="copy-link"]', '.own-name input', '.seat.free', '.seat:has(.own-seat) .seat-text'];
        return needed.filter(isCovered);
      });
      expect([size, hidden]).toEqual([size, []]);
      // The link is not shown a second time.
      expect(await page.locator('[data-part="invite"]').count()).toBe(0);
    }
  });

  test('has a battle that runs on a board, and stops when that is wanted', async () => {
    const page = await open({ ...DESK, remembers: { motion: 'full' }, prepare: withClock });
    await page.goto(env.url);
    const phase = page.locator('.start-battle g[data-kind="phase"]:not([display])').first();
    await phase.waitFor();
    const shown = (): Promise<string | null> => phase.getAttribute('data-from');
    await page.locator('[data-action="motion"]').click();
    const stopped = await shown();
    await page.clock.runFor(10_000);
    expect(await shown()).toBe(stopped);
    await page.locator('[data-action="motion"]').click();
    await eventually(async () => {
      await page.clock.runFor(500);
      expect(await shown()).not.toBe(stopped);
    });
  });

  test('has a picture of a battle that stands still with reduced motion', async () => {
    const asked: string[] = [];
    const page = await open({ remembers: { motion: 'reduced' }, prepare: withClock });
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(env.url);
    const picture = page.locator('.start-battle img');
    await eventually(async () => expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600));
    await startScriptsRun(page);
    await page.clock.runFor(10_000);
    // What the page would ask for to play it is asked for before this.
    await page.evaluate((address) => fetch(address), `${env.url}/healthz`);
    expect(asked.filter((url) => url.includes('BattleAnimation'))).toEqual([]);
    expect(await page.locator('.start-battle svg[role="img"]').count()).toBe(0);
  });

  describe('when the server answers', () => {
    /** Opens the start page with the answer about one's games held back; returns where things lie before and after it. */
    const aroundAnswer = async (page: Page): Promise<readonly [before: readonly string[], after: readonly string[]]> => {
      const answer = await holdBack(page, '**/api/mine');
      const listed = page.waitForResponse('**/api/tables');
      await page.goto(env.url);
      await (await listed).finished();
      await page.locator('.doors').waitFor();
      await lettersThere(page);
      await laidOut(page);
      const before = await placesOf(page, CLICKED);
      answer();
      await page.locator('.my-game').first().waitFor();
      await page.unroute('**/api/mine');
      return [before, await placesOf(page, CLICKED)];
    };

    test.each([DESK, PHONE])('does not move when the visitor’s games arrive ($width × $height)', async (size) => {
      const page = await open({ ...size, deviceScaleFactor: 1, remembers: { ...HELD_SEATS, language: 'pl' } });
      await stubBoardPictures(page);
      const [before, after] = await aroundAnswer(page);
      expect(before.length).toBeGreaterThan(3);
      expect(after).toEqual(before);
      // What is over is known now: no line is reserved for it.
      const [again, afterwards] = await aroundAnswer(page);
      expect(afterwards).toEqual(again);
      // The place that is kept for a board has the form of the picture that the server draws; see test/server/boards.test.ts.
      const picture = page.locator(`[data-code="${codeOf('battle')}"] img`);
      expect(await picture.evaluate((image: HTMLImageElement) => image.width / image.height)).toBeCloseTo(232 / 250, 1.5);
    });

    test('does not move when somebody waits for a duel, and when nobody does any more', async () => {
      const page = await open({ remembers: { motion: 'reduced', language: 'en' }, prepare: withClock });
      const listed = page.waitForResponse('**/api/tables');
      await page.goto(env.url);
      await (await listed).finished();
      await settled(page);
      const quick = page.locator('[data-action="quick"]');
      const before = await placesOf(page, TOUCHED);
      expect(before.length).toBeGreaterThan(8);
      expect(await quick.count()).toBe(0);
      const ala = await Connection.createAs(env.url, { listed: true });
      await ala.sit({ army: 'borgo', name: 'Ala' });
      /** Fulfilled when the page has asked the server again. */
      const untilOffered = (count: number): Promise<void> =>
        eventually(async () => {
          await page.clock.fastForward(ASKS_AGAIN);
          expect(await quick.count()).toBe(count);
        });
      await untilOffered(1);
      expect(await page.locator('.quick p').textContent()).toBe('Somebody is waiting for a duel.');
      expect(await placesOf(page, TOUCHED)).toEqual(before);
      await ala.leave();
      await untilOffered(0);
      expect(await placesOf(page, TOUCHED)).toEqual(before);
    });

    test('does not move when people arrive', async () => {
      const startPeopleShown = PEOPLE.present.length + PEOPLE.lately.length;
      const page = await open({ remembers: { ...HELD_SEATS, language: 'en', name: 'Ala', profile: CARD, startPeopleShown } });
      await page.route(NEWS, (route) => route.fulfill({ json: PEOPLE }));
      const answer = await holdBack(page, NEWS);
      await page.goto(env.url);
      await page.locator('.my-game').first().waitFor();
      await lettersThere(page);
      await laidOut(page);
      const before = await placesOf(page, `${CLICKED}, .my-games`);
      answer();
      await page.locator('[data-part="start-people"]').waitFor();
      expect(await placesOf(page, `${CLICKED}, .my-games`)).toEqual(before);
    });

    test('games on this device stay where they are when it has told of the others, and a whole card leads to its game', async () => {
      const page = await open({ remembers: { ...HELD_SEATS, language: 'en' } });
      await storeLocalGames(page, env.url);
      const answer = await holdBack(page, '**/api/mine');
      await page.goto(`${env.url}/games`);
      const first = page.locator('[data-part="running"] .my-game').first();
      const placeOf = async () => [await first.getAttribute('data-code'), await first.boundingBox()] as const;
      await page.locator('.waiting', { hasText: 'Asking the server' }).waitFor();
      await first.waitFor();
      await lettersThere(page);
      await laidOut(page);
      const before = await placeOf();
      expect(before[0]).toBe('games222');
      expect(await page.locator('[data-part="over"]').count()).toBe(0);
      answer();
      await page.locator(`[data-part="over"] [data-code="${codeOf('over')}"]`).waitFor();
      expect(await page.locator('[data-part="over"] .my-game').first().getAttribute('data-code')).toBe('games333');
      expect(await placeOf()).toEqual(before);
      await page.locator(`[data-code="${codeOf('battle')}"]`).click({ position: { x: 40, y: 20 } });
      await page.waitForURL(`**/t/${codeOf('battle')}`);
    });
  });

  test('the tiles of armies move no lobby when they come', async () => {
    const page = await open({ ...TABLET, remembers: holding([codeOf(LOBBY)]) });
    const release = await holdBack(page, '**/SignatureTiles-*.js');
    await page.goto(`${env.url}/t/${codeOf(LOBBY)}`);
    await page.locator('.map-picture canvas').waitFor();
    await lettersThere(page);
    await laidOut(page);
    const since = await page.evaluate(() => performance.now());
    release();
    await page.locator('.signature-tiles canvas').first().waitFor();
    await laidOut(page);
    expect(await shiftOf(page, since)).toBeLessThan(MOST_SHIFT);
  });

  describe('when its fonts come', () => {
    const isFont = (request: Request): boolean => request.url().endsWith('.woff2');

    /** Opens a page whose fonts come late; returns how much it moves when they come. @param there appears on it. */
    const shiftWithFonts = async (page: Page, there: string, press?: string): Promise<number> => {
      const release = await holdBack(page, '**/*.woff2');
      const asked = new Set<Request>();
      page.on('request', (request) => !isFont(request) && asked.add(request));
      for (const end of ['requestfinished', 'requestfailed'] as const)
        page.on(end as 'requestfinished', (request) => asked.delete(request));
      // A page whose fonts are on their way is not loaded.
      await page.goto(env.url, { waitUntil: 'commit' });
      if (press !== undefined) {
        await startScriptsRun(page);
        await page.locator(press).click();
      }
      await page.locator(there).first().waitFor();
      // What arrives with the first answers of the server has moved before.
      await eventually(async () => {
        await laidOut(page);
        expect(asked.size).toBe(0);
      });
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      const since = await page.evaluate(() => performance.now());
      release();
      await lettersThere(page);
      return shiftOf(page, since);
    };

    test('those of the device that stand for them are as wide and as high', async () => {
      const page = await open();
      await page.goto(`${env.url}/credits`);
      await page.locator('h1').waitFor();
      for (const [font, fallback, weight] of FONTS) {
        const sizes = await page.evaluate(
          async ([families, bold, text]) => {
            const found: { width: number; height: number }[] = [];
            for (const family of families) {
              // A font that the device does not have is a failure; the next one of the list stands for it.
              await document.fonts.load(`${bold} 100px ${family}`, text).catch(() => undefined);
              const line = document.createElement('span');
              Object.assign(line.style, { font: `${bold} 100px/normal ${family}, monospace`, whiteSpace: 'nowrap', position: 'absolute' });
              line.textContent = text;
              document.body.append(line);
              const { width, height } = line.getBoundingClientRect();
              found.push({ width, height });
              line.remove();
            }
            return found;
          },
          [[`'${font}'`, fallback], weight, SENTENCE] as const,
        );
        const [own, other] = [sizes[0]!, sizes[1]!];
        expect([font, weight, Math.abs(other.width / own.width - 1) < 0.04, Math.abs(other.height - own.height) <= 2]).toEqual([
          font,
          weight,
          true,
          true,
        ]);
      }
    });

    test('they move no lobby', async () => {
      expect(await shiftWithFonts(await open(), '.send-link', '[data-action="friend"]')).toBeLessThan(MOST_SHIFT);
    });

    test('they move no start page with games', async () => {
      expect(await shiftWithFonts(await open({ remembers: HELD_SEATS }), '.my-games li')).toBeLessThan(MOST_SHIFT);
    });
  });
});
