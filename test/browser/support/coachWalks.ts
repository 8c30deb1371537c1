import type { Page } from 'playwright-core';
import type { Intent } from '@hexfall/shared/model/intent';
import { SOLUTIONS } from '../../client/learn/lesson/solutions.js';
import { clickOn } from './clickOn.js';
import { carryOut } from './hands.js';
import { probe, seqOf, untilShown } from './probe.js';

const press = (page: Page, action: string): Promise<void> => clickOn(page, `[data-action="${action}"]`);

const act = async (page: Page, intent: Intent): Promise<void> => {
  const seq = await seqOf(page);
  await carryOut(page, intent);
  await untilShown(page, seq + 1);
};

/** Goes through the lesson as a learner who asks for every hint and makes every mistake. @param look is called whenever the coach has said something. */
export const throughLesson = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const coachIs = (stand: string): Promise<void> => page.locator(`.coach[data-stand="${stand}"]`).waitFor();
  for (const [id, { intents, wrong }] of Object.entries(SOLUTIONS)) {
    for (const [task, intent] of intents.entries()) {
      await look();
      await press(page, 'hint');
      await look();
      for (const slip of wrong.filter(({ task: place, word }) => place === task && word !== 'lesson.notNow')) {
        await act(page, slip.intent);
        await coachIs('astray');
        await look();
        await press(page, 'again');
        await coachIs('open');
      }
      await act(page, intent);
    }
    await coachIs('done');
    await look();
    if (id !== 'end') await press(page, 'next');
  }
  await page.locator('[data-action="return"]').waitFor();
  await look();
};

/** What the coach of the coached game says. */
export const SPEAKING = '.coach-says[data-speaks="true"]';

const first = async (page: Page, kind: Intent['do']): Promise<void> => {
  const intent = (await probe(page)).legal.find((one) => one.do === kind);
  if (!intent) throw new Error(`no ${kind} is legal`);
  await act(page, intent);
};

/** Lets the computer play until it is the learner's turn with that number. */
const learnersTurn = (page: Page, number: number): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const { table, legal, idle } = window.hexfall ?? {};
    const { player, phase, number: turn } = table?.turn ?? {};
    return idle && legal!.length > 0 && player === 0 && phase === 'turn' && turn === wanted;
  }, number);

/** Times that the coach is asked in a turn: it has several things to say. */
const ASKED = 6;

/** Plays the first turns of the coached game as somebody who asks the coach again and again. @param look is called whenever the coach has said something. */
export const throughCoachedGame = async (page: Page, look: () => Promise<void>): Promise<void> => {
  await look();
  await press(page, 'got-it');
  await page.locator(SPEAKING).waitFor({ state: 'detached' });
  await first(page, 'place-hq');
  for (const turn of [1, 3]) {
    await learnersTurn(page, turn);
    for (let times = 0; times < ASKED; times++) {
      await press(page, 'ask-coach');
      await page.locator(SPEAKING).waitFor();
      await look();
    }
    if ((await probe(page)).table?.turn.mustDiscard) await first(page, 'discard');
    await first(page, 'end-turn');
  }
};
