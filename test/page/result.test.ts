import { parseRecord } from '@hexfall/shared/notation/record';
import { KEYBOARD } from './support/hands.js';
import { pageServer } from './support/pageServer.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced' };

describe('the result of a match', () => {
  const server = pageServer();

  test('tells how the match went', async () => {
    const page = await server.openPrepared('over', { remembers: CALM });
    await page.eventually(() => expect(page.all('.result-facts li')).toHaveLength(3));
    expect(page.all('.result .curve')).toHaveLength(2);
    await page.shown('.result [data-action="rematch"]');
  });

  test('of a few turns has neither curves nor facts', async () => {
    const page = await server.openPrepared('resigned', { remembers: CALM });
    await page.shown('.result [data-action="rematch"]');
    await page.answered();
    expect(page.probe.table?.turn.number).toBeLessThan(10);
    expect(page.all('.result :is(.curve, .result-facts)')).toHaveLength(0);
    // Nobody but the computer would read it.
    expect(page.all('[data-action="good-game"]')).toHaveLength(0);
  });

  test('shows the decisive battle, and what else can be done in a menu, by keys', async () => {
    const page = await server.openPrepared('over', { remembers: { ...CALM, film: 'play' } });
    await KEYBOARD.press(page, '[data-action="result-more"]');
    await page.shown('dialog[open] [data-action="watch-again"]');
    expect(page.all('dialog[open] .study-link')).toHaveLength(1);
    await page.shown('dialog[open] .fair-line[data-finding="none"]');
    const file = page.get('dialog[open] a[download]');
    const answer = await fetch(server.url + file.getAttribute('href')!);
    expect(parseRecord(await answer.json()).ok).toBe(true);
    await page.press('Escape');
    await page.gone('dialog[open]');
    await page.shown('[data-action="decisive"]');
    const turn = /(\d+)/.exec(page.text('[data-action="decisive"]'))![1];
    await KEYBOARD.press(page, '[data-action="decisive"]');
    await page.shown('.replay-bar');
    await page.gone('.result');
    expect(Number(turn)).toBeGreaterThan(0);
    await page.press('Escape');
    await page.shown('.result');
  });
});
