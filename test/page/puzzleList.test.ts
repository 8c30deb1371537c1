import { puzzlesOf } from '../puzzle/puzzleOf.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced' };

const [EASY] = puzzlesOf('easy');

describe('the list of puzzles', () => {
  const server = pageServer();

  const enter = async (path: string, remembers: object = {}): Promise<PageWindow> =>
    server.open(path, { remembers: { ...CALM, ...remembers } });

  test('the puzzle next for the player comes first, with the reason, and its section is the only open one', async () => {
    const kept = Object.fromEntries([1, 2, 3].map((number) => [`easy-${number}`, { time: 5000, seen: false, stars: 3 }]));
    const page = await enter('/puzzles', { puzzles: { puzzles: kept, days: [] } });
    const link = await page.shown('.next-link');
    const href = link.getAttribute('href')!;
    expect(href).toMatch(/^\/puzzles\/easy-\d+$/);
    expect(page.text('.puzzle-next')).toMatch(/^Next for youEasy \d+ · .+(last ones|practiced least).*\.Solve it$/);
    await page.shown('.section-easy .puzzle-wall li');
    const sections = page.all('.puzzle-section');
    expect(sections.map((section) => section.querySelector('summary')?.textContent)).toEqual([
      'Easy 3 of 84 solved',
      'Medium 0 of 84 solved',
      'Hard 0 of 84 solved',
      'Very hard 0 of 84 solved',
      'Win this turn 0 of 34 solved',
      'Save the HQ 0 of 32 solved',
      'Final battle 0 of 34 solved',
    ]);
    expect(sections.filter((section) => section.hasAttribute('open'))).toHaveLength(1);
    // It begins with the one before the first that is not solved.
    expect(page.all('.puzzle-wall li')[0]?.dataset['puzzle']).toBe('easy-3');
    await page.click('.next-link');
    await tableShown(page);
    expect(page.path).toBe(href);
  });

  test('a section lists some puzzles at first and all of them when asked; what was opened by hand stays open', async () => {
    const page = await enter('/puzzles');
    await page.shown('.section-easy .puzzle-wall li');
    const count = (section: string): number => page.all(`.section-${section} .puzzle-wall li`).length;
    expect(count('easy')).toBe(12);
    await page.click('[data-action="wall-all"]');
    await page.eventually(() => expect(count('easy')).toBe(84));
    await page.until(() => page.focused?.closest('li')?.dataset['puzzle'] === 'easy-13');
    await page.gone('.section-easy [data-action="wall-all"]');
    await page.click('.section-hard > summary');
    await page.eventually(() => expect(count('hard')).toBe(12));
    await page.reload();
    await page.eventually(() => expect(count('hard')).toBe(12));
    await page.click('.section-hard > summary');
    await page.reload();
    await page.shown('.section-easy .puzzle-wall li');
    expect(page.get('.section-hard').hasAttribute('open')).toBe(false);
  });

  test('the wall shows what is chosen, and who comes back goes on where they were', async () => {
    const page = await enter('/puzzles', { puzzles: { puzzles: { [EASY!.id]: { time: 5000, seen: false, stars: 3 } }, days: [] } });
    const card = await page.shown(`[data-puzzle="${EASY!.id}"][data-state="solved"] a`);
    expect(card.getAttribute('aria-label')).toMatch(/^1: .+\. .+: solved in 0:05, 3 of 3 stars\. .+ against .+/);
    expect(card.textContent).toContain('★★★');
    const count = (): number => page.all('.puzzle-wall li').length;
    const all = puzzlesOf('easy').length;
    await page.check('input[name="wall-unsolved"]');
    await page.eventually(() => expect(count()).toBe(all - 1));
    await page.select('select[name="wall-goal"]', 'destroy-hq');
    await page.eventually(() => expect(count()).toBeLessThan(all - 1));
    const last = page.all('.puzzle-wall li').at(-1)!.dataset['puzzle']!;
    await page.click(`[data-puzzle="${last}"] a`);
    await tableShown(page);
    await page.click('.top-bar a.icon-button');
    await page.until(() => page.focused?.closest('li')?.dataset['puzzle'] === last);
    expect(count()).toBeLessThan(all - 1);
  });
});
