import type { Page } from 'playwright-core';
import type { Intent } from '@hexfall/shared/model/intent';
import { SOLUTIONS } from '../client/lesson/solutions.js';
import { describeWith } from '../support/programs.js';
import { beginStopped } from './support/beginStopped.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { carryOutByKeys, pressByKeys, tabTo } from './support/keysOnly.js';
import { probe, seqOf, untilShown } from './support/probe.js';
import { testEnvironment } from './support/testEnvironment.js';
import { tableShown } from './support/table.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTE = 60_000;
const DESK = { width: 1440, height: 900, remembers: { filmSpeed: 4, sound: false } };
const IDS = Object.keys(SOLUTIONS);

/** Somebody who can do what intents say, and press buttons. */
interface Learner {
  readonly does: (page: Page, intent: Intent) => Promise<void>;
  readonly presses: (page: Page, action: string) => Promise<void>;
}

const POINTER: Learner = { does: carryOut, presses: (page, action) => clickOn(page, `[data-action="${action}"]`) };
const KEYBOARD: Learner = { does: carryOutByKeys, presses: pressByKeys };

const lineOf = (page: Page): Promise<string> => page.locator('.coach-line').innerText();

/** Carries out one intent and waits until it, and the film that came of it, has been shown. */
const act = async (page: Page, learner: Learner, intent: Intent): Promise<void> => {
  const seq = await seqOf(page);
  await learner.does(page, intent);
  await untilShown(page, seq + 1);
};

const solve = async (page: Page, learner: Learner, id: string): Promise<void> => {
  for (const intent of SOLUTIONS[id]?.intents ?? []) await act(page, learner, intent);
  await page.locator('.coach[data-stand="done"]').waitFor();
};

/** Letters reach beyond their line by less than this; a line too many by more. */
const SLACK = 8;

/** What lies outside the window, or is wider than it should be. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(async (slack) => {
    await document.fonts.ready;
    return [
      ...document.querySelectorAll<HTMLElement>('.coach, .coach-line, .desk, .todo, .replay-bar, .replay-controls, .top-bar, .farewell'),
    ]
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        return isOut || part.scrollHeight > part.clientHeight + slack || part.scrollWidth > part.clientWidth + slack;
      })
      .map((part) => `${part.className}: ${part.innerText}`);
  }, SLACK);

describeWith('chromium', 'the lesson', (executable) => {
  const env = testEnvironment(executable);

  const enter = async (options: Parameters<typeof openWindow>[1]): Promise<Page> => {
    const page = await openWindow(env.browser, options);
    await page.goto(env.url);
    await page.locator('.learn-link').waitFor();
    return page;
  };

  const leave = async (page: Page): Promise<void> => {
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  };

  test(
    'is played with the pointer from the link on the first page to a game against the computer',
    async () => {
      const page = await enter(DESK);
      await page.locator('.learn-link').click();
      await tableShown(page);
      for (const id of IDS) {
        await solve(page, POINTER, id);
        if (id !== 'end') await POINTER.presses(page, 'next');
      }
      expect((await probe(page)).table?.outcome).toMatchObject({ winners: [0], reason: 'hq-destroyed' });
      await POINTER.presses(page, 'computer');
      await page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
      await tableShown(page);
      await eventually(async () => expect((await probe(page)).army).toBe('moloch'));
      await leave(page);
    },
    3 * MINUTE,
  );

  test(
    'is played with the keyboard alone',
    async () => {
      const page = await enter({ ...DESK, remembers: { ...DESK.remembers, film: 'skip' } });
      await tabTo(page, '.learn-link');
      await page.keyboard.press('Enter');
      await tableShown(page);
      for (const id of IDS) {
        await solve(page, KEYBOARD, id);
        if (id !== 'end') await KEYBOARD.presses(page, 'next');
      }
      await page.locator('.farewell').waitFor();
      // The board follows what comes below it.
      await eventually(async () => {
        const [words, board] = [await page.locator('.farewell').boundingBox(), await page.locator('.board-host').boundingBox()];
        expect(words!.y).toBeGreaterThanOrEqual(board!.y + board!.height - 1);
      });
      await tabTo(page, '[data-action="computer"]');
      await page.locator('.course-link').press('Enter');
      await page.waitForURL(/\/puzzles\/course$/);
      await page.locator('[data-theme]').first().waitFor();
      await leave(page);
    },
    3 * MINUTE,
  );

  test(
    'has moved the focus to the next step before the next key arrives',
    async () => {
      const page = await enter({ ...DESK, remembers: { ...DESK.remembers, film: 'skip' } });
      await page.locator('.learn-link').click();
      await tableShown(page);
      await solve(page, KEYBOARD, 'placing');
      const focused = await page.evaluate(async () => {
        document.querySelector<HTMLElement>('[data-action="next"]')!.click();
        // Rendering waits for a microtask; a frame, or a key, comes after all of them.
        for (let rendered = 0; rendered < 20; rendered++) await Promise.resolve();
        return document.activeElement?.id;
      });
      expect(focused).toBe('coach-title');
      await leave(page);
    },
    3 * MINUTE,
  );

  test.each([
    ['en', 360, 640],
    ['pl', 360, 640],
    ['pl', 667, 375],
    ['en', 768, 1024],
  ])(
    'has a word for what goes astray and fits the screen at every moment, in %s on %i × %i',
    async (language, width, height) => {
      const page = await enter({ width, height, remembers: { sound: false, motion: 'reduced', film: 'skip', language } });
      // As somebody who was invited to a table comes here.
      await page.goto(`${env.url}/learn?table=ABCDEF`);
      await tableShown(page);
      for (const id of IDS) {
        const { intents, wrong } = SOLUTIONS[id]!;
        for (const [task, intent] of intents.entries()) {
          const asked = await lineOf(page);
          expect(await overflow(page)).toEqual([]);
          await POINTER.presses(page, 'hint');
          await eventually(async () => expect(await lineOf(page)).not.toBe(asked));
          expect(await overflow(page)).toEqual([]);
          for (const slip of wrong.filter(({ task: place, word }) => place === task && word !== 'lesson.notNow')) {
            await act(page, POINTER, slip.intent);
            await page.locator('.coach[data-stand="astray"]').waitFor();
            expect(await overflow(page)).toEqual([]);
            await POINTER.presses(page, 'again');
            await eventually(async () => expect(await lineOf(page)).toBe(asked));
          }
          await act(page, POINTER, intent);
        }
        await page.locator('.coach[data-stand="done"]').waitFor();
        expect(await overflow(page)).toEqual([]);
        if (id !== 'end') await POINTER.presses(page, 'next');
      }
      await page.locator('[data-action="return"]').waitFor();
      expect(await overflow(page)).toEqual([]);
      await clickOn(page, '[data-action="return"]');
      await page.waitForURL(/\/t\/ABCDEF$/);
      await page.context().close();
    },
    3 * MINUTE,
  );

  test(
    'shows a battle as a film that fits the smallest phone, and says what it was about when it is over',
    async () => {
      const page = await enter({ width: 360, height: 640, remembers: { sound: false, filmSpeed: 0.5 } });
      await page.locator('.learn-link').click();
      await tableShown(page);
      await POINTER.presses(page, 'steps');
      await clickOn(page, '[data-step="battle"]');
      await beginStopped(page, () => carryOut(page, { do: 'battle' }));
      const watching = await lineOf(page);
      expect(await overflow(page)).toEqual([]);
      await POINTER.presses(page, 'replay-skip');
      await page.locator('.coach[data-stand="done"]').waitFor();
      await eventually(async () => expect(await lineOf(page)).not.toBe(watching));
      await leave(page);
    },
    3 * MINUTE,
  );

  test(
    'remembers how far one has got, and any step can be skipped, chosen and played once more',
    async () => {
      const page = await enter(DESK);
      await page.locator('.learn-link').click();
      await tableShown(page);
      await solve(page, POINTER, 'placing');
      await POINTER.presses(page, 'repeat');
      await page.locator('.coach[data-stand="open"]').waitFor();
      await POINTER.presses(page, 'skip-step');
      await POINTER.presses(page, 'skip-step');
      const title = await page.locator('.coach h1').innerText();
      await page.reload();
      await tableShown(page);
      await eventually(async () => expect(await page.locator('.coach h1').innerText()).toBe(title));
      await POINTER.presses(page, 'steps');
      await eventually(async () => {
        expect(await page.locator('[data-step]').count()).toBe(IDS.length);
        expect(await page.locator('[data-step]', { hasText: '(done)' }).count()).toBe(1);
      });
      await clickOn(page, '[data-step="medic"]');
      await solve(page, POINTER, 'medic');
      await page.goto(`${env.url}/rules`);
      await page.locator('.learn-link').click();
      await page.locator('.coach').waitFor();
      await leave(page);
    },
    4 * MINUTE,
  );
});
