import { cardHolders } from './support/cards.js';
import { CALM, fallingHq } from './support/fallingHq.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { resultAfterVerdict } from './support/table.js';

describe('the statistics', () => {
  const server = pageServer();
  const game = fallingHq(server);

  /** Wins a game against the computer on this device that was one intent before its end. */
  const win = async (more: object = {}): Promise<PageWindow> => {
    const page = await game.open({ name: 'Computer', computer: 'scout' }, more);
    await game.end(page);
    await resultAfterVerdict(page);
    return page;
  };

  const sum = (page: PageWindow, name: string): string => page.text(`[data-sum="${name}"]`);

  test('say what will stand there, while nothing has been played', async () => {
    const page = await server.open('/statistics', { remembers: CALM });
    await page.shown('.nothing', { hasText: 'Once you have finished a game' });
    expect(page.all('.tallies')).toHaveLength(0);
    expect(page.all('[data-action="forget-statistics"]:disabled')).toHaveLength(1);
  });

  test('count a game on this device once, also after a reload and in another tab; one button forgets them, another one brings them back', async () => {
    const page = await win();
    await page.reload();
    await page.shown('.result');
    const other = await server.open('/local/fall2222', { memory: page.memory });
    await other.passUntil(() => other.get('[data-action="take"]'));
    await other.click('[data-action="take"]');
    await other.shown('.result');
    other.close();
    await page.goto('/games');
    await page.shown('main a[href="/statistics"]');
    await page.goto('/');
    await page.click('.my-games-head a[href="/statistics"]');
    await page.until(() => sum(page, 'played') === '1');
    expect(['won', 'drawn', 'streakNow', 'streakBest'].map((name) => sum(page, name))).toEqual(['1', '0', '1', '1']);
    expect(page.all('.tallies tbody tr').map(({ textContent }) => textContent)).toEqual(['Borgo110', 'Duel110', 'Scout110']);
    await page.click('[data-action="forget-statistics"]');
    await page.shown('.nothing');
    await page.click('[data-action="restore-statistics"]');
    await page.until(() => sum(page, 'played') === '1');
    await page.click('[data-action="forget-statistics"]');
    await page.goto('/local/fall2222');
    await page.passUntil(() => page.get('.result'));
    await page.goto('/statistics');
    await page.shown('.nothing');
  });

  test('count no game that was begun from a file', async () => {
    const page = await win({ isFromFile: true });
    await page.goto('/statistics');
    await page.shown('.nothing');
  });

  test('count a match at a table for both, each as they see it, and none for who watches', async () => {
    const pages = await server.openTable({ armies: ['borgo', 'outpost'], windows: [{ remembers: { ...CALM, name: '' } }] });
    const watcher = await server.open(pages[0].path, { remembers: CALM });
    await tableShown(watcher);
    await pages[1].click('.top-bar [data-action="menu"]');
    await pages[1].click('dialog [data-action="resign"]');
    for (const page of [...pages, watcher]) {
      await resultAfterVerdict(page);
      await page.goto('/statistics');
    }
    await watcher.shown('.nothing');
    for (const page of pages) await page.until(() => sum(page, 'played') === '1');
    expect(pages.map((page) => sum(page, 'won'))).toEqual(['1', '0']);
    expect(pages.map((page) => page.text('.tallies bdi'))).toEqual(['Bolek', 'Ala']);
  });

  test('have the best times of puzzles by section', async () => {
    const puzzles = {
      puzzles: {
        'easy-1': { time: 65_000, seen: false },
        'easy-2': { time: 42_500, seen: false },
        'hard-1': { time: null, seen: true },
        'win-3': { time: 9000, seen: false },
      },
      days: [],
    };
    const page = await server.open('/statistics', { remembers: { ...CALM, puzzles } });
    await page.shown('.tallies');
    expect(page.all('.tallies tbody tr').map(({ textContent }) => textContent)).toEqual(['Easy20:42', 'Win this turn10:09']);
  });

  describe('of a player card', () => {
    const { profile, duel, open, ask } = cardHolders(server);
    const tally = { played: 1, won: 1, drawn: 0 };
    /** What a browser has counted of one match against somebody. */
    const one = (name: string) => ({
      all: tally,
      armies: { borgo: tally },
      modes: { duel: tally },
      levels: {},
      friends: [{ name, ...tally }],
      streak: { now: 1, best: 1 },
      counted: [name],
    });

    /** Ann's card, with a duel that Bob has given up. */
    const holder = async (): Promise<string> => {
      const key = await profile('Ann');
      const { b } = await duel(key, await profile('Bob'));
      await b.play(1, { do: 'resign' });
      await b.until(() => b.state.phase === 'over');
      return key;
    };

    test('are those of the server, on all its devices, with the games of the browser that no card counts', async () => {
      const key = await holder();
      const other = await open(key, 'Ann', '/statistics', CALM);
      await other.until(() => sum(other, 'played') === '1');
      expect(other.text('.tallies bdi')).toBe('Bob');
      expect(other.text('main')).toContain('Your player card counts');
      const page = await open(key, 'Ann', '/statistics', { ...CALM, statistics: one('Computer'), cardStatistics: one('Bob') });
      await page.until(() => sum(page, 'played') === '2');
      expect(page.all('.tallies bdi').map(({ textContent }) => textContent)).toEqual(['Bob', 'Computer']);
    });

    test('are counted by server and browser, and shown once; while the server does not answer, those of the browser are shown', async () => {
      const key = await profile('Ann');
      const { b, code } = await duel(key, await profile('Bob'));
      const page = await open(key, 'Ann', `/t/${code}`, { ...CALM, statistics: one('Computer') });
      await tableShown(page);
      await b.play(1, { do: 'resign' });
      await resultAfterVerdict(page);
      await page.goto('/statistics');
      await page.until(() => sum(page, 'played') === '2');
      await page.goto('/');
      await page.cutNetwork();
      await page.goto('/statistics');
      await page.until(() => sum(page, 'played') === '2');
      expect(page.text('main [role="alert"]')).toContain('only the games that this browser has seen');
      expect(page.all('.tallies bdi').map(({ textContent }) => textContent)).toEqual(['Bob', 'Computer']);
      expect(page.all('[data-action="forget-statistics"]:disabled')).toHaveLength(1);
    });

    test('are forgotten on all its devices, after a question', async () => {
      const key = await holder();
      const page = await open(key, 'Ann', '/statistics', { ...CALM, statistics: one('Computer') });
      await page.until(() => sum(page, 'played') === '2');
      await page.click('[data-action="forget-statistics"]');
      await page.click('dialog [data-action="no"]');
      expect(sum(page, 'played')).toBe('2');
      await page.click('[data-action="forget-statistics"]');
      await page.click('dialog [data-action="yes"]');
      await page.shown('.nothing');
      expect(await (await ask('GET', '/api/profile/statistics', { key })).json()).toMatchObject({ statistics: { all: { played: 0 } } });
      expect(page.all('[data-action="forget-statistics"]:disabled')).toHaveLength(1);
    });
  });
});
