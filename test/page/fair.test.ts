import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { answerAt } from './support/requests.js';
import { resultAfterVerdict } from './support/table.js';

const QUIET = { remembers: { film: 'skip', motion: 'reduced', sound: false } };

const commitmentOf = async (page: PageWindow): Promise<string> => {
  await page.click(await page.byRole('button', 'Table menu'));
  await page.click('[data-action="menu-share"]');
  await page.click('[data-part="commitment"] summary');
  const commitment = page.value('[data-part="commitment"] input');
  await page.press('Escape');
  await page.press('Escape');
  await page.gone('dialog');
  return commitment;
};

const resign = async (page: PageWindow): Promise<void> => {
  await page.click(await page.byRole('button', 'Table menu'));
  await page.click('[data-action="resign"]');
  await page.click('dialog [data-action="yes"]');
};

describe('the draw of a match', () => {
  const server = pageServer();

  test('is promised in the table menu, and checked by every page at the end', async () => {
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'], windows: [QUIET] });
    const watcher = await server.open(first.path, QUIET);
    await tableShown(watcher);
    const pages = [first, second, watcher];
    const commitments: string[] = [];
    for (const page of pages) commitments.push(await commitmentOf(page));
    expect(commitments[0]).toMatch(/^[\da-f]{64}$/);
    expect(new Set(commitments).size).toBe(1);
    await resign(first);
    for (const page of pages) {
      await resultAfterVerdict(page);
      await page.click('[data-action="result-more"]');
      const line = await page.shown('.fair-line[data-finding="fair"]');
      expect(line.querySelector('summary')?.textContent).toBe('Shuffle verified');
      await page.click('.fair-line summary');
      await page.shown('.fair-line p', { hasText: 'as you have seen it' });
      expect(page.value('.fair-line input')).toBe(commitments[0]);
    }
  });

  test('is not called fair when the record tells of another one', async () => {
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'], windows: [QUIET] });
    const record = `/api/matches/${first.path.slice(-6)}/record`;
    first.network.intercept = answerAt(record, async (request) => {
      const json = (await (await fetch(request)).json()) as Record<string, unknown>;
      return Response.json({ ...json, seed: 'a better one' });
    });
    await resign(second);
    for (const page of [first, second]) await resultAfterVerdict(page);
    // What is wrong stands in the result, what is well in its menu.
    await first.shown('.result > .fair-line[data-finding="seed"]');
    await second.click('[data-action="result-more"]');
    await second.shown('dialog .fair-line[data-finding="fair"]');
    expect(second.all('.result > .fair-line')).toHaveLength(0);
  });
});
