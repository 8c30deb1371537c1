import type { Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { hotSeat } from './support/hotSeat.js';
import { openSettings } from './support/openSettings.js';
import { patient } from './support/patience.js';
import { probe, readyOf, seqOf, untilShown } from './support/probe.js';
import { testEnvironment } from './support/testEnvironment.js';
import { createTable, joinTable, tableShown, watchTable } from './support/table.js';
import { complaints } from './support/windows.js';

const MINUTE = 60_000;
const REMEMBERS = { handOver: false, film: 'skip', motion: 'reduced', sound: false } as const;
const WINDOW = { width: 1200, height: 800, remembers: REMEMBERS, prepare: patient };

/** Turns two fingers around a point by so many degrees. */
const twist = async (page: Page, x: number, y: number, degrees: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const touchPoints = (turned: number) =>
    [0, 180].map((angle, id) => {
      const radians = ((angle + turned) * Math.PI) / 180;
      return { x: x + 60 * Math.cos(radians), y: y + 60 * Math.sin(radians), id };
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchPoints(0).slice(0, 1) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchPoints(0) });
  for (let turned = 10; turned <= degrees; turned += 10) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchPoints(turned) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

const rotOf = async (page: Page): Promise<number | null> => {
  const ready = await readyOf(page);
  return ready?.do === 'place-hq' ? ready.rot : null;
};

describeWith('chromium', 'acting at the table', (executable) => {
  const env = testEnvironment(executable);
  let page: Page;

  beforeEach(async () => {
    page = await hotSeat(env.browser, env.url, ['Ala', 'Bolek'], WINDOW, { mode: 'duel', seats: 2 });
  }, 3 * MINUTE);

  afterEach(async () => {
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  const placeHqs = async (): Promise<void> => {
    for (const seq of [1, 2]) {
      const { legal } = await probe(page);
      await carryOut(
        page,
        legal.find((intent) => intent.do === 'place-hq')!,
      );
      await untilShown(page, seq);
    }
  };

  test(
    'two fingers turn the tile that is being placed, and put nothing anywhere',
    async () => {
      await page.locator('[data-hex="0,0"]').focus();
      await page.keyboard.press('Enter');
      await eventually(async () => expect(await rotOf(page)).toBe(0));
      const box = (await page.locator('[data-hex="0,0"]').boundingBox())!;
      await twist(page, box.x + box.width / 2, box.y + box.height / 2, 90);
      await eventually(async () => expect(await rotOf(page)).toBe(2));
      expect((await readyOf(page))?.do === 'place-hq' && (await seqOf(page))).toBe(0);
    },
    3 * MINUTE,
  );

  test(
    'what is being placed stays so when somebody comes to watch',
    async () => {
      await page.locator('[data-hex="0,0"]').focus();
      await page.keyboard.press('Enter');
      await eventually(async () => expect(await rotOf(page)).toBe(0));
      const watcher = await watchTable(env.browser, page.url(), { width: 800, height: 600 });
      await page.locator('.watchers').waitFor();
      expect(await rotOf(page)).toBe(0);
      await watcher.context().close();
    },
    3 * MINUTE,
  );

  test(
    'whether to resign stays asked while somebody else acts',
    async () => {
      const first = await createTable(env.browser, env.url, 'borgo', 'Ala', WINDOW);
      const second = await joinTable(env.browser, first.url(), 'outpost', 'Bolek', WINDOW);
      await Promise.all([first, second].map(tableShown));
      await clickOn(second, '[data-action="menu"]');
      await clickOn(second, 'dialog [data-action="resign"]');
      await second.locator('.dialog-ask').waitFor();
      const { legal } = await probe(first);
      await carryOut(
        first,
        legal.find((intent) => intent.do === 'place-hq')!,
      );
      await untilShown(second, 1);
      await clickOn(second, '.dialog-ask [data-action="yes"]');
      await Promise.all([first, second].map((window) => window.locator('.result').waitFor()));
      await Promise.all([first, second].map((window) => window.context().close()));
    },
    3 * MINUTE,
  );

  test(
    'T7: what has been done is taken back by a key or a button, which says why when it cannot be',
    async () => {
      await placeHqs();
      const button = page.locator('[data-action="take-back"]');
      const isBarred = (): Promise<void> =>
        eventually(async () => {
          expect(await button.getAttribute('aria-disabled')).toBe('true');
          expect(await button.getAttribute('title')).toMatch(/nothing to take back yet \(T7\)/);
        });
      await isBarred();
      await page.keyboard.press('u');
      await page.locator('.notice', { hasText: 'T7' }).waitFor();
      const { legal, hand } = await probe(page);
      await carryOut(
        page,
        legal.find((intent) => intent.do === 'discard')!,
      );
      await untilShown(page, 3);
      await eventually(async () => expect(await button.getAttribute('aria-disabled')).toBe('false'));
      await page.keyboard.press('Control+z');
      await untilShown(page, 4);
      expect((await probe(page)).hand).toEqual(hand);
      await isBarred();
    },
    3 * MINUTE,
  );

  test(
    'the end of a turn with something left to do is asked about once, until the settings want it again',
    async () => {
      await placeHqs();
      const endTurn = page.locator('[data-action="end-turn"]');
      // The first tile may be one that cannot be used yet: then nothing is asked.
      const somethingLeft = async (): Promise<boolean> =>
        (await probe(page)).legal.some(({ do: kind }) => kind !== 'end-turn' && kind !== 'discard');
      for (let turns = 0; !(await somethingLeft()) && turns < 4; turns++) {
        const seq = await seqOf(page);
        const { legal } = await probe(page);
        await carryOut(page, legal.find((intent) => intent.do === 'end-turn') ?? legal.find((intent) => intent.do === 'discard')!);
        await untilShown(page, seq + 1);
      }
      const seq = await seqOf(page);
      await endTurn.click();
      await page.locator('.dialog-ask').waitFor();
      await page.locator('[data-action="no"]').click();
      await page.locator('.dialog-ask').waitFor({ state: 'detached' });
      expect(await seqOf(page)).toBe(seq);
      await endTurn.click();
      await page.locator('.dialog-ask [name="never-ask"]').check();
      await page.locator('[data-action="yes"]').click();
      await untilShown(page, seq + 1);
      await openSettings(page);
      const setting = page.locator('[name="ask-end-turn"]');
      expect(await setting.isChecked()).toBe(false);
      await setting.check();
      await page.keyboard.press('Escape');
      await eventually(async () => expect(await page.evaluate(() => localStorage.getItem('hexfall.asks'))).toContain('end-turn'));
    },
    3 * MINUTE,
  );
});
