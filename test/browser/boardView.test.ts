import type { Page } from 'playwright-core';
import { hexOf, hexText } from '@hexfall/shared/hex/cells';
import { describeWith } from '../support/programs.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { codeOf, HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { seqOf, untilShown } from './support/probe.js';
import { settled } from './support/settled.js';
import { testEnvironment } from './support/testEnvironment.js';
import { tableShown } from './support/table.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTE = 60_000;
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 640 };
const DESK = { width: 1366, height: 768 };
const REMEMBERS = { ...HELD_SEATS, film: 'skip', motion: 'reduced', sound: false, handOver: false } as const;

const CENTER = '[data-hex="0,0"]';

const boxOf = async (page: Page, selector: string): Promise<{ x: number; y: number; width: number; height: number }> => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`there is no ${selector}`);
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const widthOf = async (page: Page): Promise<number> => (await boxOf(page, CENTER)).width;

/** Fulfilled when a hex is so many times as wide as it was. */
const untilWidth = (page: Page, least: number, most = Infinity): Promise<unknown> =>
  page.waitForFunction(
    ({ selector, low, high }) => {
      const width = document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
      return width >= low && width <= high;
    },
    { selector: CENTER, low: least, high: most },
  );

/** Taps twice with a finger, as quickly as people do. */
const doubleTap = async (page: Page, x: number, y: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  // All of it is under way at once: a slow machine would make two taps of it.
  const tap = () => [
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ];
  await Promise.all([...tap(), ...tap()]);
  await session.detach();
};

/** Moves the board with the mouse. All of it is under way at once: a press that lasts would ask about the hex. */
const dragBoard = async (page: Page, [x, y]: readonly [number, number], [dx, dy]: readonly [number, number]): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', part: number) =>
    session.send('Input.dispatchMouseEvent', { type, x: x + part * dx, y: y + part * dy, button: 'left', buttons: 1, clickCount: 1 });
  const moves = [0.25, 0.5, 0.75, 1].map((part) => ['mouseMoved', part] as const);
  await Promise.all([['mousePressed', 0] as const, ...moves, ['mouseReleased', 1] as const].map(([type, part]) => send(type, part)));
  await session.detach();
};

/** Moves two fingers apart around a point. */
const pinch = async (page: Page, x: number, y: number, from: number, to: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const touchPoints = (gap: number) => [-1, 1].map((side, id) => ({ x: x + (side * gap) / 2, y, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchPoints(from) });
  for (let step = 1; step <= 8; step++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchPoints(from + ((to - from) * step) / 8) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

describeWith('chromium', 'looking at the board', (executable) => {
  const env = testEnvironment(executable, prepareTables);
  let page: Page;

  afterEach(async () => {
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  const open = async (table: string, size: typeof PHONE): Promise<void> => {
    page = await openWindow(env.browser, { ...size, deviceScaleFactor: 1, paints: true, remembers: REMEMBERS, reducedMotion: 'reduce' });
    await page.goto(`${env.url}/t/${codeOf(table)}`);
    await tableShown(page);
    await untilShown(page, 0);
    await settled(page);
  };

  test.each([PHONE, SMALL_PHONE])(
    'on a phone ($width × $height) two fingers enlarge a large board, one moves it, and a button shows the whole of it again',
    async (size) => {
      await open('crowd', size);
      const before = await boxOf(page, CENTER);
      await pinch(page, before.x, before.y, 80, 200);
      await untilWidth(page, before.width * 1.8);
      await settled(page);
      const enlarged = await boxOf(page, CENTER);
      await dragBoard(page, [enlarged.x, enlarged.y], [60, -40]);
      await page.waitForFunction(
        ({ selector, x }) => {
          const box = document.querySelector(selector)!.getBoundingClientRect();
          return box.left + box.width / 2 > x;
        },
        { selector: CENTER, x: enlarged.x + 40 },
      );
      await clickOn(page, '[data-action="zoom-whole"]');
      await untilWidth(page, 0, before.width * 1.01);
      await page.locator('[data-action="zoom-whole"]').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => window.hexfall!.selection)).toBeNull();
    },
    3 * MINUTE,
  );

  test.each([PHONE, SMALL_PHONE])(
    'on a phone ($width × $height) a double tap enlarges the board around the finger, and another one shows the whole of it',
    async (size) => {
      await open('crowd', size);
      const free = await page.evaluate(() => {
        const { board, options } = window.hexfall!.table!;
        return board.findIndex((unit, cell) => unit === null && (options.board === 'main' ? cell < 19 : cell < 37));
      });
      const hex = `[data-hex="${hexText(hexOf(free))}"]`;
      const before = await boxOf(page, hex);
      await doubleTap(page, before.x, before.y);
      await untilWidth(page, before.width * 1.5);
      await settled(page);
      const after = await boxOf(page, hex);
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(before.width);
      await doubleTap(page, after.x, after.y);
      await untilWidth(page, 0, before.width * 1.01);
      expect(await page.evaluate(() => window.hexfall!.selection)).toBeNull();
    },
    3 * MINUTE,
  );

  test(
    'a tap on a unit of a large board shows it large on a card, as it stands',
    async () => {
      await open('crowd', PHONE);
      const cell = await page.evaluate(() => window.hexfall!.table!.board.findIndex((unit) => unit !== null));
      await clickOn(page, `[data-hex="${hexText(hexOf(cell))}"]`, '.board-host');
      const picture = page.locator('.tile-card[data-pinned="true"] .unit-picture canvas');
      await picture.waitFor();
      const width = await widthOf(page);
      await eventually(async () => expect((await picture.boundingBox())!.width).toBeGreaterThan(1.3 * width));
    },
    3 * MINUTE,
  );

  test(
    'at a desk the wheel and keys enlarge it, hexes are hit where they are seen, and the focus is never out of sight',
    async () => {
      await open('turn', DESK);
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
      const wanted = page.locator(`[data-hex="${hexText(place.at)}"]`);
      await clickOn(page, '.hand-tile[data-usable="true"]');
      await wanted.focus();
      await page.waitForFunction(
        (selector) => {
          const stage = document.querySelector('.hex-grid')!.getBoundingClientRect();
          const box = document.querySelector(selector)!.getBoundingClientRect();
          return box.left >= stage.left - 1 && box.right <= stage.right + 1 && box.top >= stage.top - 1 && box.bottom <= stage.bottom + 1;
        },
        `[data-hex="${hexText(place.at)}"]`,
      );
      await clickOn(page, `[data-hex="${hexText(place.at)}"]`, '.board-host');
      await page.waitForFunction(() => window.hexfall!.ready?.do === 'place');
      expect(await page.evaluate(() => window.hexfall!.ready)).toMatchObject({ do: 'place', at: place.at });
    },
    3 * MINUTE,
  );

  test(
    'T5: where a tile is to stand, a tap on a unit shows its card instead of a refusal',
    async () => {
      await open('turn', PHONE);
      await clickOn(page, '.hand-tile[data-usable="true"]');
      const cell = await page.evaluate(() => {
        const { table, me } = window.hexfall!;
        return table!.board.findIndex((unit) => unit !== null && unit.owner !== me);
      });
      await clickOn(page, `[data-hex="${hexText(hexOf(cell))}"]`, '.board-host');
      await page.locator('.tile-card[data-pinned="true"]').waitFor();
      expect(await page.evaluate(() => [window.hexfall!.notice, window.hexfall!.selection?.source.kind])).toEqual([null, 'tile']);
    },
    3 * MINUTE,
  );

  test(
    'D5: a question is answered by a tap on the unit that only one answer speaks of, and a second one',
    async () => {
      await open('question', PHONE);
      await page.locator('.hex[data-lit="true"]').first().waitFor({ state: 'attached' });
      const { legal, lit } = await page.evaluate(() => ({
        legal: window.hexfall!.legal,
        lit: [...document.querySelectorAll<HTMLElement>('.hex[data-lit="true"]')].map(({ dataset }) => dataset['hex']!),
      }));
      const counts = lit.map((hex) => [hex, legal.filter((intent) => intent.do === 'choose' && intent.key.includes(hex)).length] as const);
      const [hex] = counts.find(([, count]) => count === 1) ?? [];
      if (hex === undefined) throw new Error(`no hex has an answer of its own: ${JSON.stringify({ legal, counts })}`);
      const seq = await seqOf(page);
      await clickOn(page, `[data-hex="${hex}"]`, '.board-host');
      await page.waitForFunction(() => window.hexfall!.ready?.do === 'choose');
      expect(await seqOf(page)).toBe(seq);
      await clickOn(page, `[data-hex="${hex}"]`, '.board-host');
      await untilShown(page, seq + 1);
    },
    3 * MINUTE,
  );
});
