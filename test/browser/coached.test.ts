import type { Page } from 'playwright-core';
import type { Intent } from '@hexfall/shared/model/intent';
import { SOLUTIONS } from '../client/lesson/solutions.js';
import { describeWith } from '../support/programs.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { carryOutByKeys, pressByKeys } from './support/keysOnly.js';
import { probe, seqOf, untilShown } from './support/probe.js';
import { testEnvironment } from './support/testEnvironment.js';
import { tableShown } from './support/table.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTE = 60_000;
const CALM = { sound: false, film: 'skip', motion: 'reduced' };
/** With the whole lesson done but its last step. */
const AT_END = { lesson: { at: 'end', done: Object.keys(SOLUTIONS).filter((id) => id !== 'end') } };
const SPEAKS = '.coach-says[data-speaks="true"]';

type Hands = (page: Page, intent: Intent) => Promise<void>;

/** Carries out the first legal intent of a kind. */
const act = async (page: Page, kind: Intent['do'], hands: Hands = carryOut): Promise<void> => {
  const [seq, { legal }] = [await seqOf(page), await probe(page)];
  const intent = legal.find((one) => one.do === kind);
  if (!intent) throw new Error(`no ${kind} is legal`);
  await hands(page, intent);
  await untilShown(page, seq + 1);
};

/** Waits until it is the learner's turn with that number. */
const learnersTurn = async (page: Page, number: number): Promise<void> => {
  await page.waitForFunction(
    (wanted) => {
      const { table, legal, idle } = window.hexfall!;
      return idle && legal.length > 0 && table?.turn.player === 0 && table.turn.phase === 'turn' && table.turn.number === wanted;
    },
    number,
    { timeout: MINUTE },
  );
};

/** Discards if that has to be, and ends the turn. */
const passTurn = async (page: Page, hands: Hands = carryOut): Promise<void> => {
  if ((await probe(page)).table?.turn.mustDiscard) await act(page, 'discard', hands);
  await act(page, 'end-turn', hands);
};

const textOf = (page: Page): Promise<string> => page.locator('.coach-text').innerText();

/** Which parts of the screen lie over others that must stay free: the board and the hand. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    const says = box('.coach-says');
    if (!says) return ['nothing is said'];
    const isOut = says.left < -1 || says.top < -1 || says.right > innerWidth + 1 || says.bottom > innerHeight + 1;
    const under = ['.board-host', '.hand', '.top-bar'].filter((selector) => {
      const other = box(selector);
      const across = other ? Math.min(says.right, other.right) - Math.max(says.left, other.left) : 0;
      const down = other ? Math.min(says.bottom, other.bottom) - Math.max(says.top, other.top) : 0;
      return across > 1 && down > 1;
    });
    const text = box('.coach-text');
    const isCut = text !== undefined && (text.bottom > says.bottom + 1 || text.top < says.top - 1 || text.right > says.right + 1);
    return [...under, ...(isOut ? ['window'] : []), ...(isCut ? ['text'] : [])];
  });

describeWith('chromium', 'the coached game', (executable) => {
  const env = testEnvironment(executable);

  const leave = async (page: Page): Promise<void> => {
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  };

  test(
    'follows the lesson, is played against the computer, goes on after a reload, and can be resigned and begun again',
    async () => {
      const page = await openWindow(env.browser, { width: 1440, height: 900, remembers: { ...CALM, ...AT_END } });
      await page.goto(`${env.url}/learn`);
      await tableShown(page);
      for (const intent of SOLUTIONS['end']?.intents ?? []) {
        const seq = await seqOf(page);
        await carryOut(page, intent);
        await untilShown(page, seq + 1);
      }
      await clickOn(page, '[data-action="coached-game"]');
      await page.locator(`.coached ${SPEAKS}`).waitFor();
      await tableShown(page);
      expect((await probe(page)).army).toBe('outpost');
      expect(await textOf(page)).toContain('Place your HQ');

      await act(page, 'place-hq');
      await learnersTurn(page, 1);
      const [first] = [await probe(page)];
      expect(
        first.table?.board
          .filter((unit) => unit !== null)
          .map((unit) => unit.owner)
          .sort(),
      ).toEqual([0, 1]);
      await passTurn(page);
      // The computer takes its turn by itself.
      await learnersTurn(page, 3);
      await page.locator(SPEAKS).waitFor();
      const said = await textOf(page);
      const before = await probe(page);

      await page.reload();
      await tableShown(page);
      await learnersTurn(page, 3);
      expect((await probe(page)).table).toEqual(before.table);
      await eventually(async () => expect(await textOf(page)).toBe(said));
      await clickOn(page, '[data-action="got-it"]');
      await page.locator(SPEAKS).waitFor({ state: 'detached' });
      await clickOn(page, '[data-action="ask-coach"]');
      await page.locator(SPEAKS).waitFor();
      await passTurn(page);
      await learnersTurn(page, 5);

      await clickOn(page, '[data-action="menu"]');
      await clickOn(page, 'dialog [data-action="resign"]');
      await clickOn(page, 'dialog [data-action="yes"]');
      await page.locator('.result').waitFor();
      await clickOn(page, '[data-action="play-again"]');
      await page.locator('.result').waitFor({ state: 'detached' });
      await eventually(async () => expect((await probe(page)).army).toBe('borgo'));
      await page.goto(env.url);
      await clickOn(page, '.coached-link');
      await page.locator(`.coached ${SPEAKS}`).waitFor();
      await leave(page);
    },
    3 * MINUTE,
  );

  test.each([
    ['en', 360, 640],
    ['pl', 360, 640],
    ['pl', 667, 375],
    ['pl', 390, 844],
    ['en', 1024, 768],
  ])(
    'is played by keys alone in %s on %i × %i, and what the coach says covers neither board nor hand',
    async (language, width, height) => {
      const page = await openWindow(env.browser, { width, height, remembers: { ...CALM, language } });
      await page.goto(`${env.url}/learn/game`);
      await tableShown(page);
      await page.locator(SPEAKS).waitFor();
      await eventually(async () => expect(await covered(page)).toEqual([]));
      await pressByKeys(page, 'got-it');
      await page.locator(SPEAKS).waitFor({ state: 'detached' });
      await act(page, 'place-hq', carryOutByKeys);
      for (const turn of [1, 3]) {
        await learnersTurn(page, turn);
        const heard = new Set<string>();
        for (let times = 0; times < 6; times++) {
          await pressByKeys(page, 'ask-coach');
          await page.locator(SPEAKS).waitFor();
          await eventually(async () => expect(await covered(page)).toEqual([]));
          heard.add(await textOf(page));
        }
        expect(heard.size).toBeGreaterThan(0);
        await passTurn(page, carryOutByKeys);
      }
      await learnersTurn(page, 5);
      await leave(page);
    },
    3 * MINUTE,
  );
});
