import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { position } from '../support/play.js';
import { stateOf } from '../support/states.js';
import { violations } from './support/axe.js';
import { carryOut, KEYBOARD } from './support/hands.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { openSandbox } from './support/sandbox.js';

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

describe('a bad draw with reinforcement', () => {
  const server = pageServer();

  const opened = async (): Promise<PageWindow> => {
    const page = await openSandbox(server, formatPosition(BAD_DRAW, stateOf(BAD_DRAW).piles), {
      remembers: { motion: 'reduced', sound: false },
    });
    await page.click('[data-action="play"]');
    await page.shown('[data-action="redraw"]');
    return page;
  };

  test.each([
    [['battle', 'grenade', 'move'], 'by pointer', undefined, ['battle', 'move', 'move']],
    [['battle', 'grenade', 'move'], 'by keys', KEYBOARD, ['battle', 'move', 'move']],
    [['battle', 'move', 'move'], 'by pointer', undefined, ['battle', 'grenade', 'move']],
  ] as const)('O6: the three tiles %j are chosen %s', async (tiles, _, hands, left) => {
    const page = await opened();
    await carryOut(page, { do: 'redraw', tiles }, hands);
    await page.gone('.dialog-redraw');
    const hand = [...left, 'claws', 'mutant', 'scout'].map((tile) => `borgo/${tile}`).sort();
    await page.eventually(() => expect(page.hand.toSorted()).toEqual(hand));
  });

  test('O6: no more than three can be chosen, and nothing happens before that', async () => {
    const page = await opened();
    await page.click('[data-action="redraw"]');
    const slot = (place: number): HTMLElement => page.get(`.dialog-redraw [data-slot="${place}"]`);
    const confirm = page.get('[data-action="redraw-tiles"]') as HTMLButtonElement;
    for (const place of [0, 1]) await page.click(slot(place));
    expect(confirm.disabled).toBe(true);
    for (const place of [2, 3]) await page.click(slot(place));
    expect([0, 1, 2, 3].map((place) => slot(place).getAttribute('aria-pressed'))).toEqual(['true', 'true', 'true', 'false']);
    expect(slot(3).getAttribute('aria-disabled')).toBe('true');
    expect(page.text('.dialog-redraw [role="status"]')).toBe('3 of 3 chosen');
    expect(confirm.disabled).toBe(false);
    expect(await violations(page)).toEqual([]);
    await page.click(slot(0));
    expect(confirm.disabled).toBe(true);
    await page.press('Escape');
    await page.gone('.dialog-redraw');
    expect(page.hand).toHaveLength(6);
  });
});
