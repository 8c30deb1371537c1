import type { Page } from 'playwright-core';
import { fragmentOf } from '../../client/src/position/positionLink.js';
import { position } from '../support/play.js';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { carryOutByKeys } from './support/keyHands.js';
import { handOf } from './support/probe.js';
import { openPosition } from './support/sandbox.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints } from './support/windows.js';
import { stateOf } from '../support/states.js';

const MINUTE = 60_000;

/* A bad draw of six tiles with reinforcement: the player chooses which three are discarded. */
const BAD_DRAW = position({
  options: { reinforcement: true },
  players: [
    { army: 'borgo', hand: ['move', 'battle', 'grenade', 'move', 'move', 'battle'], pile: ['mutant', 'claws', 'scout', 'medic'] },
    { army: 'outpost', pile: ['runner', 'runner', 'runner'] },
  ],
  turn: { mustDiscard: true, fresh: true },
  units: ['borgo/hq 0,2', 'outpost/hq 0,-2'],
});

describeWith('chromium', 'a bad draw with reinforcement', (executable) => {
  const env = testEnvironment(executable);

  const opened = async (width: number, height: number): Promise<Page> => {
    const link = `${env.url}/sandbox${await fragmentOf(BAD_DRAW, stateOf(BAD_DRAW).piles)}`;
    const page = await openPosition(env.browser, link, { width, height, remembers: { motion: 'reduced', sound: false } });
    await page.locator('[data-action="play"]').click();
    await page.locator('[data-action="redraw"]').waitFor();
    return page;
  };

  test.each([
    ['by pointer', carryOut, 1200, 800],
    ['by keys', carryOutByKeys, 1200, 800],
    ['on a phone', carryOut, 360, 640],
    ['on a phone on its side', carryOut, 844, 390],
  ])(
    'O6: the three tiles are chosen %s',
    async (_, hands, width, height) => {
      const page = await opened(width, height);
      await hands(page, { do: 'redraw', tiles: ['battle', 'grenade', 'move'] });
      await page.locator('.dialog-redraw').waitFor({ state: 'detached' });
      const hand = ['borgo/battle', 'borgo/claws', 'borgo/move', 'borgo/move', 'borgo/mutant', 'borgo/scout'];
      await eventually(async () => expect((await handOf(page)).hand.toSorted()).toEqual(hand));
      expect(complaints(page)).toEqual([]);
      await page.context().close();
    },
    3 * MINUTE,
  );

  test(
    'O6: no more than three can be chosen, and nothing happens before that',
    async () => {
      const page = await opened(1200, 800);
      await page.locator('[data-action="redraw"]').click();
      const slot = (place: number) => page.locator(`.dialog-redraw [data-slot="${place}"]`);
      const confirm = page.locator('[data-action="redraw-tiles"]');
      for (const place of [0, 1]) await slot(place).click();
      await eventually(async () => expect(await confirm.isDisabled()).toBe(true));
      for (const place of [2, 3]) await slot(place).click({ force: true });
      expect(await slot(3).getAttribute('aria-pressed')).toBe('false');
      await page.locator('.dialog-redraw [role="status"]', { hasText: /^3 of 3 chosen$/ }).waitFor();
      expect(await violations(page)).toEqual([]);
      await slot(0).click();
      await eventually(async () => expect(await confirm.isDisabled()).toBe(true));
      await page.keyboard.press('Escape');
      await page.locator('.dialog-redraw').waitFor({ state: 'detached' });
      expect((await handOf(page)).hand).toHaveLength(6);
      await page.context().close();
    },
    3 * MINUTE,
  );
});
