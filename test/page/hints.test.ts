import { carryOut } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced', confirm: false, asks: [] };
const SPEAKS = '.first-hint[data-speaks="true"]';
const ARMIES = ['borgo', 'moloch'] as const;

const hintsIn = (page: PageWindow): number => page.all(SPEAKS).length;

/** What tells that a hint would be there by now, if there was one. */
const idle = async (page: PageWindow): Promise<void> => {
  await page.untilActing();
  await page.settle();
};

describe('hints in the first games of a browser', () => {
  const server = pageServer();

  test.each([0, 2])('come with one’s turn against people, after %i games, and only to oneself', async (gamesPlayed) => {
    const [own, other] = await server.openTable({ armies: ARMIES, windows: [{ remembers: { ...CALM, gamesPlayed } }] });
    await own.shown(SPEAKS, { hasText: 'Place your HQ: at the marked edge fewer enemies fit around it' });
    expect(hintsIn(other)).toBe(0);
    expect(own.get('.hint-words').getAttribute('aria-live')).toBe('polite');
    await carryOut(
      own,
      own.probe.legal.find((intent) => intent.do === 'place-hq')!,
    );
    await other.shown(SPEAKS, { hasText: 'Place your HQ' });
    await own.gone(SPEAKS);
  });

  test('do not come in the fourth game', async () => {
    const [page] = await server.openTable({ armies: ARMIES, windows: [{ remembers: { ...CALM, gamesPlayed: 3 } }] });
    await idle(page);
    expect(page.all('.first-hint')).toHaveLength(0);
  });

  test('are turned off at the hint and stay off, and are turned on in the settings', async () => {
    const [page, other] = await server.openTable({ armies: ARMIES, windows: [{ remembers: CALM }] });
    await page.shown(SPEAKS);
    await page.click('[data-action="no-hints"]');
    await page.gone('.first-hint');
    await page.shown('.notice', { hasText: 'No more hints.' });
    expect(page.memory.read('hints')).toBe(false);
    await page.reload();
    await tableShown(page);
    await idle(page);
    expect(page.all('.first-hint')).toHaveLength(0);
    expect(other.all('.notice')).toHaveLength(0);
    await page.click('[data-action="settings"]');
    await page.check('input[name="hints"]');
    await page.press('Escape');
    await page.shown(SPEAKS);
  });

  test('do not come at a table without forecasts, as those of a tournament are', async () => {
    const [page] = await server.openTable({ armies: ARMIES, creation: { forecast: false }, windows: [{ remembers: CALM }] });
    await idle(page);
    expect(page.all('.first-hint')).toHaveLength(0);
  });
});
