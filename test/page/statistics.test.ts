import type { Intent } from '@hexfall/shared/model/intent';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { parseRecord } from '@hexfall/shared/notation/record';
import { codeOf } from '../browser/support/preparedTables.js';
import { carryOut } from './support/carryOut.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { resultAfterVerdict } from './support/table.js';

const CALM = { name: 'Ala', sound: false, film: 'skip', motion: 'reduced', confirm: false, asks: [] };

describe('the statistics', () => {
  const server = pageServer();
  let record: RecordJson;
  let last: Intent;

  beforeAll(async () => {
    await server.prepare('fallen');
    const answer = await fetch(`${server.url}/api/matches/${codeOf('fallen')}/record`);
    const { fair: _, ...told } = (await answer.json()) as RecordJson;
    record = told;
    const parsed = parseRecord(told);
    if (!parsed.ok) throw new Error(parsed.error.code);
    last = parsed.value.intents.at(-1)!.intent;
  });

  /** Wins a game against the computer on this device that was one intent before its end. */
  const win = async (change: object = {}): Promise<PageWindow> => {
    const saved = { seats: [{ name: 'Ala' }, { name: 'Computer', computer: 'scout' }] };
    const game = { at: 0, isOver: false, record: { ...record, intents: record.intents.slice(0, -1), saved }, ...change };
    const page = await server.open('/local/fall2222', { remembers: { ...CALM, 'local.fall2222': game } });
    await tableShown(page);
    await carryOut(page, last);
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

  test('count a game on this device once, also after a reload and in another tab; one key forgets them, another one brings them back', async () => {
    const page = await win();
    await page.reload();
    await page.shown('.result');
    const other = await server.open('/local/fall2222', { memory: page.memory });
    await other.passUntil(() => other.get('[data-action="take"]'));
    await other.click('[data-action="take"]');
    await other.shown('.result');
    other.close();
    await page.goto('/games');
    await page.click('a[href="/statistics"]');
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

  test('have the best times of puzzles by grade', async () => {
    const puzzles = {
      puzzles: { 'easy-1': { time: 65_000, seen: false }, 'easy-2': { time: 42_500, seen: false }, 'hard-1': { time: null, seen: true } },
      days: [],
    };
    const page = await server.open('/statistics', { remembers: { ...CALM, puzzles } });
    await page.shown('.tallies');
    expect(page.all('.tallies tbody tr').map(({ textContent }) => textContent)).toEqual(['Easy20:42']);
  });
});
