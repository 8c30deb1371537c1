// canvas: what is painted, how it lies under pointers and fingers, and what moves is known to a browser only.
import type { Browser, Page } from 'playwright-core';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import en from '@hexfall/shared/locales/en/core.json';
import type { Intent } from '@hexfall/shared/model/intent';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/programs.js';
import { at, BOARD_CANVAS, hexesOf, paintedBy, untilOnCanvas } from './support/boardHexes.js';
import { clickOn } from './support/clickOn.js';
import { pressByKey, tabTo } from './support/focus.js';
import { boxOf, doubleTap, drag, pinch, twist, withClock } from './support/gestures.js';
import { carryOut } from './support/hands.js';
import { codeOf, HELD_SEATS, preparing } from './support/preparedTables.js';
import { probe, readyOf, seqOf, untilShown } from './support/probe.js';
import { changedShares, stillScreenshot } from './support/screenshots.js';
import { settled } from './support/settled.js';
import { tableShown } from './support/table.js';
import { type TestEnvironment, testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow, startBrowser, type WindowOptions } from './support/windows.js';

const MINUTE = 60_000;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 1 };
const DESK = { width: 1366, height: 768, deviceScaleFactor: 1 };
const REMEMBERS = { ...HELD_SEATS, film: 'skip', motion: 'reduced', sound: false, handOver: false, forecast: false } as const;

const CENTER = at([0, 0]);

/** Fulfilled when a hex is so many times as wide as it was. */
const untilWidth = (page: Page, least: number, most = Infinity): Promise<unknown> =>
  page.waitForFunction(
    ({ selector, low, high }) => {
      const width = document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
      return width >= low && width <= high;
    },
    { selector: CENTER, low: least, high: most },
  );

/** Plays the first legal intent of a kind as a person would, and waits until the page has shown it. */
const playOneOf = async (page: Page, kind: Intent['do'], meanwhile?: () => Promise<void>): Promise<void> => {
  const { legal } = await probe(page);
  const seq = await seqOf(page);
  await carryOut(
    page,
    legal.find((intent) => intent.do === kind)!,
  );
  await meanwhile?.();
  await untilShown(page, seq + 1);
};

const selectionOf = (page: Page): Promise<unknown> => page.evaluate(() => window.hexfall!.selection);

/** How many movements of style sheets, with a length, a page has at this moment. */
const movements = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1).length);

/** A window at a prepared table for all tests of the `describe` that calls this: each leaves it as it has found it. */
const windowAt = (env: Pick<TestEnvironment, 'browser' | 'url'>, table: string, options: WindowOptions): (() => Page) => {
  let page: Page;
  beforeAll(async () => {
    page = await openWindow(env.browser, { remembers: REMEMBERS, reducedMotion: 'reduce', prepare: withClock, ...options });
    await page.goto(`${env.url}/t/${codeOf(table)}`);
    await tableShown(page);
    await untilShown(page, 0);
    await settled(page);
  }, MINUTE);
  afterEach(() => expect(complaints(page)).toEqual([]));
  afterAll(() => page.context().close());
  return () => page;
};

describeWith('chromium', 'the board', (executable) => {
  const env = testEnvironment(executable, preparing('crowd', 'setup', 'turn', 'battle', 'lobby'));

  describe('on a phone', () => {
    const shown = windowAt(env, 'crowd', PHONE);

    test('two fingers enlarge a large board, one moves it, and a button shows the whole of it again', async () => {
      const page = shown();
      const before = await boxOf(page, CENTER);
      await pinch(page, [before.x, before.y], 80, 200);
      await untilWidth(page, before.width * 1.8);
      await settled(page);
      const enlarged = await boxOf(page, CENTER);
      await drag(page, [enlarged.x, enlarged.y], [enlarged.x + 60, enlarged.y - 40]);
      await eventually(async () => expect((await boxOf(page, CENTER)).x).toBeGreaterThan(enlarged.x + 40));
      await clickOn(page, '[data-action="zoom-whole"]');
      await untilWidth(page, 0, before.width * 1.01);
      await page.locator('[data-action="zoom-whole"]').waitFor({ state: 'detached' });
      expect(await selectionOf(page)).toBeNull();
    });

    test('a double tap enlarges the board around the finger, and another one shows the whole of it', async () => {
      const page = shown();
      await settled(page);
      const [free] = (await hexesOf(page)).find(([, isTaken]) => !isTaken)!;
      const before = await boxOf(page, at(free));
      await doubleTap(page, [before.x, before.y]);
      await untilWidth(page, before.width * 1.5);
      await settled(page);
      const after = await boxOf(page, at(free));
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(before.width);
      await doubleTap(page, [after.x, after.y]);
      await untilWidth(page, 0, before.width * 1.01);
      expect(await selectionOf(page)).toBeNull();
    });

    test('a tap on a unit of a large board shows it large on a card, as it stands', async () => {
      const page = shown();
      const [taken] = (await hexesOf(page)).find(([, isTaken]) => isTaken)!;
      await clickOn(page, at(taken), '.board-host');
      const picture = '.tile-card[data-pinned="true"] .unit-picture canvas';
      await page.locator(picture).waitFor();
      const { width } = await boxOf(page, CENTER);
      await eventually(async () => expect((await boxOf(page, picture)).width).toBeGreaterThan(1.3 * width));
      await page.keyboard.press('Escape');
    });
  });

  describe('at a desk', () => {
    const shown = windowAt(env, 'turn', { ...DESK, paints: true });

    const BOARD = '.board-host';

    test('every unit is painted where its hex is', async () => {
      const page = shown();
      const painted = await stillScreenshot(page, BOARD);
      const canvas = page.locator('.board-host canvas').last();
      await canvas.evaluate((element) => (element.style.visibility = 'hidden'));
      const empty = await stillScreenshot(page, BOARD);
      await canvas.evaluate((element) => (element.style.visibility = ''));
      const units = (await hexesOf(page)).flatMap(([hex, isTaken]) => (isTaken ? [at(hex)] : []));
      expect(units.length).toBeGreaterThan(3);
      expect(Math.min(...(await changedShares(page, BOARD, [painted, empty], units)))).toBeGreaterThan(0.5);
    });

    test('it stands still where movement is to be avoided', async () => {
      const page = shown();
      expect(await movements(page)).toBe(0);
      await stillScreenshot(page, BOARD, 30);
    });

    test('the focus on a hex is drawn on it', async () => {
      const page = shown();
      const before = await stillScreenshot(page, BOARD);
      const pictureWith = async (isWanted: (picture: Buffer) => boolean): Promise<Buffer> => {
        let picture = before;
        await eventually(async () => {
          picture = await stillScreenshot(page, BOARD);
          expect(isWanted(picture)).toBe(true);
        });
        return picture;
      };
      await tabTo(page, '.hex[tabindex="0"]');
      const there = await pictureWith((picture) => !picture.equals(before));
      await page.keyboard.press('ArrowUp');
      await pictureWith((picture) => !picture.equals(before) && !picture.equals(there));
      await page.keyboard.press('Shift+Tab');
      await pictureWith((picture) => picture.equals(before));
    });

    test('the wheel and keys enlarge it, hexes are hit where they are seen, and the focus is never out of sight', async () => {
      const page = shown();
      const before = await boxOf(page, CENTER);
      await page.mouse.move(before.x + before.width, before.y);
      await page.mouse.wheel(0, -300);
      await untilWidth(page, before.width * 1.3);
      await page.keyboard.press('0');
      await untilWidth(page, 0, before.width * 1.01);
      for (let press = 0; press < 6; press++) await page.keyboard.press('+');
      await untilWidth(page, before.width * 1.5);
      const place = (await page.evaluate(() => window.hexfall!.legal)).find((intent) => intent.do === 'place');
      if (place?.do !== 'place') throw new Error('nothing can be placed');
      await clickOn(page, '.hand-tile[data-usable="true"]');
      await page.locator(at(place.at)).focus();
      await page.waitForFunction((selector) => {
        const stage = document.querySelector('.hex-grid')!.getBoundingClientRect();
        const box = document.querySelector(selector)!.getBoundingClientRect();
        return box.left >= stage.left - 1 && box.right <= stage.right + 1 && box.top >= stage.top - 1 && box.bottom <= stage.bottom + 1;
      }, at(place.at));
      await clickOn(page, at(place.at), '.board-host');
      await page.waitForFunction(() => window.hexfall!.ready?.do === 'place');
      expect(await readyOf(page)).toMatchObject({ do: 'place', at: place.at });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.keyboard.press('0');
      await untilWidth(page, 0, before.width * 1.01);
    });

    test('a window over it takes the focus, keeps it and gives it back', async () => {
      const page = shown();
      await pressByKey(page, '[data-action="menu"]');
      await page.locator('dialog[open]').waitFor();
      for (let pressed = 0; pressed < 20; pressed++) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
        ).toBe(true);
      }
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await eventually(async () => expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('menu'));
    });

    test('a tile is dragged to it from the hand, and two fingers turn it there', async () => {
      const page = shown();
      await settled(page);
      const tile = await boxOf(page, '.hand-tile[data-usable="true"]');
      const [free] = (await hexesOf(page)).find(([, isTaken]) => !isTaken)!;
      const hex = await boxOf(page, at(free));
      await drag(page, [tile.x, tile.y], [hex.x, hex.y]);
      const readyWith = (rot: number): Promise<void> =>
        eventually(async () => expect(await readyOf(page)).toMatchObject({ do: 'place', at: free, rot }));
      await readyWith(0);
      const seq = await seqOf(page);
      await twist(page, [hex.x, hex.y], 90);
      await readyWith(2);
      expect(await seqOf(page)).toBe(seq);
    });
  });

  test('what moves beside it does so as the device says, and as the settings say before that', async () => {
    const page = await openWindow(env.browser, { ...DESK, reducedMotion: 'reduce', remembers: { ...HELD_SEATS, language: 'en' } });
    await page.goto(`${env.url}/t/${codeOf('lobby')}`);
    await page.locator('.lobby-bar .waiting').waitFor();
    const moves = (isMoving: boolean): Promise<void> => eventually(async () => expect((await movements(page)) > 0).toBe(isMoving));
    const set = (motion: 'full' | 'reduced'): Promise<void> =>
      page.locator('dialog .choice', { hasText: motion === 'full' ? en.app.settings.motionFull : en.app.settings.motionReduced }).click();
    await moves(false);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await moves(true);
    await page.locator('.page-nav [data-action="settings"]').click();
    await set('reduced');
    await moves(false);
    await set('full');
    await moves(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await moves(true);
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  test('in the sandbox a unit is turned by dragging it to an edge of its hex, and moved by dragging it beyond', async () => {
    const page = await openWindow(env.browser, { ...DESK, prepare: withClock });
    await page.goto(`${env.url}/sandbox`);
    await clickOn(page, '.palette-tiles [data-tile="outpost/runner"]');
    await clickOn(page, CENTER, '.stage');
    await settled(page);
    const { x, y, height } = await boxOf(page, CENTER);
    const unitAt = (hex: Hex) => page.evaluate((cell) => window.hexfall!.table!.board[cell], cellOf(hex));
    await drag(page, [x, y], [x, y + height * 0.4]);
    await eventually(async () => expect(await unitAt([0, 0])).toMatchObject({ tile: 'outpost/runner', rot: 3 }));
    await drag(page, [x, y], [x, y + height]);
    await eventually(async () => expect(await unitAt([0, 1])).toMatchObject({ tile: 'outpost/runner', rot: 3 }));
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  describe('for people who read letters of twice the size', () => {
    const large = async (page: Page): Promise<void> => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await withClock(page);
    };
    const phone = windowAt(env, 'turn', { ...PHONE, prepare: large });
    const desk = windowAt(env, 'turn', { ...DESK, prepare: large });

    test.each([
      ['a phone', phone, PHONE],
      ['a desk', desk, DESK],
    ] as const)('has its room on %s, and nothing that is needed lies outside', async (_where, shown, { width, height }) => {
      const page = shown();
      const size = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
      expect(size).toBeGreaterThan(19);
      expect((await boxOf(page, '.stage')).height).toBeGreaterThan(0.45 * height);
      for (const needed of ['[data-action="menu"]', '[data-action="end-turn"]', '.hand .tile-picture', '.todo']) {
        const box = await boxOf(page, needed);
        expect(box.width).toBeGreaterThan(38);
        expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width / 2).toBeLessThanOrEqual(width);
        expect(box.y + box.height / 2).toBeLessThanOrEqual(height);
      }
    });
  });

  describe('in a window that is moved to a sharper screen', () => {
    /** Lets a test tell the page that its resolution has changed: Chromium does not do so by itself when a screen is emulated. */
    const tellable = async (page: Page): Promise<void> => {
      await page.addInitScript(() => {
        const query = window.matchMedia.bind(window);
        window.matchMedia = (text) => {
          const found = query(text);
          if (text.startsWith('(resolution:'))
            window.addEventListener('screen', () => found.dispatchEvent(new Event('change')), { once: true });
          return found;
        };
      });
    };
    const shown = windowAt(env, 'turn', { ...DESK, prepare: tellable });

    test('is drawn with the pixels of that screen, and so are tiles', async () => {
      const page = shown();
      const widths = (): Promise<readonly number[]> =>
        page.evaluate(() =>
          ['.board-host canvas:last-of-type', '.hand .tile-picture'].map(
            (selector) => document.querySelector<HTMLCanvasElement>(selector)?.width ?? 0,
          ),
        );
      const before = await widths();
      const session = await page.context().newCDPSession(page);
      const { width, height } = DESK;
      await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 2, mobile: false });
      await page.evaluate(() => window.dispatchEvent(new Event('screen')));
      await eventually(async () => expect(await widths()).toEqual(before.map((pixels) => pixels * 2)));
      await session.detach();
    });
  });

  describe('whose context is lost', () => {
    const shown = windowAt(env, 'turn', { ...DESK, paints: true });

    /** Takes the context of the board away, or gives it back. */
    const change = (page: Page, what: 'loseContext' | 'restoreContext'): Promise<void> =>
      page.evaluate((method) => {
        const extensions = window as { lostContext?: WEBGL_lose_context | null };
        const canvas = document.querySelector<HTMLCanvasElement>('.board-host canvas:last-of-type');
        extensions.lostContext ??= canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null;
        extensions.lostContext?.[method]();
      }, what);

    test('shows nothing rather than a board without units, and all of it as soon as the context is back', async () => {
      const page = shown();
      await change(page, 'loseContext');
      await page.waitForFunction(() => document.querySelector<HTMLElement>('.board-host')?.style.visibility === 'hidden');
      await change(page, 'restoreContext');
      await page.waitForFunction(() => document.querySelector<HTMLElement>('.board-host')?.style.visibility === '');
      expect(await paintedBy(page, '.board-host canvas')).toBeGreaterThan(0.5);
    });

    test('is drawn on a canvas when the context does not come back, and is played on', async () => {
      const page = shown();
      await change(page, 'loseContext');
      await page.waitForFunction(() => document.querySelector<HTMLElement>('.board-host')?.style.visibility === 'hidden');
      expect(await page.locator(`.board-host ${BOARD_CANVAS}`).count()).toBe(2);
      await page.clock.fastForward(3_000);
      await page.waitForFunction(() => document.querySelector<HTMLElement>('.board-host')?.style.visibility === '');
      await untilOnCanvas(page);
      expect(await paintedBy(page, '.board-host canvas')).toBeGreaterThan(0.5);
      await playOneOf(page, 'place');
      expect(await paintedBy(page, '.board-host canvas')).toBeGreaterThan(0.5);
    });
  });

  describe('without WebGL', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await startBrowser(executable, ['--disable-3d-apis']);
    });
    afterAll(() => browser.close());
    const without = {
      get browser() {
        return browser;
      },
      get url() {
        return env.url;
      },
    };
    const battle = windowAt(without, 'battle', {
      ...DESK,
      paints: true,
      remembers: { ...REMEMBERS, film: 'play', motion: 'full' },
      reducedMotion: 'no-preference',
    });
    const setup = windowAt(without, 'setup', { ...DESK, paints: true });

    test('is drawn on a canvas, where battles move', async () => {
      const page = battle();
      await untilOnCanvas(page);
      expect(await paintedBy(page, '.board-host canvas')).toBeGreaterThan(0.5);
      const shots = new Set<string>();
      await playOneOf(page, 'battle', async () => {
        await page.locator('.replay-bar').waitFor();
        while ((await page.locator('.replay-bar').count()) > 0) shots.add((await page.locator('.stage').screenshot()).toString('base64'));
      });
      expect(shots.size).toBeGreaterThan(5);
    });

    test('is played on', async () => {
      const page = setup();
      await playOneOf(page, 'place-hq');
      await eventually(async () => expect(await paintedBy(page, '.board-host canvas')).toBeGreaterThan(0.5));
    });
  });
});
