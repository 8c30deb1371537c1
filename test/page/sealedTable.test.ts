import { DealScene } from '../server/support/DealScene.js';
import { MemoryStore } from '../server/support/MemoryStore.js';
import { Page } from '../server/support/Page.js';
import { CompetitionByHttp } from '../support/CompetitionByHttp.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { resultAfterVerdict } from './support/table.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced' } as const;

describe('a table whose deal others play, too', () => {
  let store: MemoryStore;
  const server = pageServer(async () => {
    store = await MemoryStore.open();
    return { store };
  });

  const begun = async (): Promise<{ readonly scene: DealScene; readonly keys: readonly string[] }> => {
    const competition = await CompetitionByHttp.make(server.url, { names: ['Ann', 'Bob', 'Cid', 'Dan'] });
    const scene = new DealScene(store, competition.code);
    await scene.announce();
    await scene.begin();
    return { scene, keys: competition.keys };
  };

  const openAs = (code: string, key: string | null): Promise<PageWindow> =>
    server.open(`/t/${code}`, { remembers: { ...CALM, ...(key !== null && { seats: { [code]: [key] } }) } });

  test('says to others when it can be seen', async () => {
    const { scene } = await begun();
    const page = await openAs(scene.codes[0]!, null);
    await page.shown('main', { hasText: 'Only its players come to this table until all tables with the same draw piles are over.' });
  });

  test('checks the draw, and offers the record and a review with others, once all of them are over', async () => {
    const { scene, keys } = await begun();
    const [one, two] = scene.codes as readonly [string, string];
    const page = await openAs(one, keys[0]!);
    await tableShown(page);
    await page.click(await page.byRole('button', 'Table menu'));
    await page.click('[data-action="resign"]');
    await page.click('dialog [data-action="yes"]');
    await resultAfterVerdict(page);
    await page.click('[data-action="result-more"]');
    const line = await page.shown('.fair-line[data-finding="sealed"]');
    expect(line.textContent).toContain('That has to wait until all tables with the same draw piles are over.');
    expect(page.all('dialog [download], dialog .study-link')).toHaveLength(0);

    await fetch(`${server.url}/api/matches/${two}/open`, { method: 'POST', body: JSON.stringify({ keys: [keys[3]] }) });
    const other = await Page.join(server.url, two, [keys[3]!]);
    await other.get('intent', { client: other.client, seat: 1, intent: { do: 'resign' } });
    await other.leave();
    await page.shown('.fair-line[data-finding="fair"]');
    expect(page.all('dialog [download], dialog .study-link')).toHaveLength(2);
  });
});
