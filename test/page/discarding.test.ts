import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const BUTTON = '.actions [data-action="discard"]';

describe('T1: discarding one of the tiles', () => {
  const server = pageServer();

  const opened = async (): Promise<PageWindow> => {
    const page = await server.openPrepared('discard', { remembers: { film: 'skip', motion: 'reduced', sound: false } });
    await tableShown(page);
    return page;
  };

  test('shows every tile as one that can be chosen, and says so', async () => {
    const page = await opened();
    const tiles = page.all('.hand-tile');
    expect(tiles).toHaveLength(3);
    for (const tile of tiles) {
      expect(tile.dataset['usable']).toBe('true');
      expect(tile.getAttribute('aria-label')).toMatch(/: choose to discard it$/);
      expect(tile.querySelector('.discard-sign')).not.toBeNull();
    }
    expect(page.text('.todo')).toBe('You hold 3 tiles. Choose one to discard.');
    expect((page.get(BUTTON) as HTMLButtonElement).disabled).toBe(false);
  });

  test('is nothing a tile shows while no tile has to be discarded', async () => {
    const page = await server.openPrepared('turn');
    await tableShown(page);
    expect(page.probe.legal.some((intent) => intent.do === 'discard')).toBe(true);
    expect(page.all('.hand-tile').length).toBeGreaterThan(1);
    expect(page.all('.discard-sign, [data-discards="true"]')).toHaveLength(0);
  });

  test('the button says what is missing while no tile is chosen', async () => {
    const page = await opened();
    await page.click(BUTTON);
    await page.shown('.notice', { hasText: 'Choose the tile to discard first' });
    expect(page.hand).toHaveLength(3);
  });

  test.each<[string, (page: PageWindow) => Promise<void>]>([
    ['dragged to the button', (page) => page.drag('.hand-tile', BUTTON)],
    ['tapped and confirmed', async (page) => (await page.click('.hand-tile'), page.click(BUTTON))],
    ['taken by its number and confirmed with Enter', async (page) => (await page.press('1'), page.press('Enter'))],
    ['given up with Delete where it has the focus', async (page) => (await page.focus('.hand-tile'), page.press('Delete'))],
  ])('a tile is discarded when it is %s', async (_, gesture) => {
    const page = await opened();
    const [hand, { seq }] = [page.hand, page.probe];
    await gesture(page);
    await page.untilShown(seq + 1);
    expect(page.hand).toEqual(hand.slice(1));
    await page.press('u');
    await page.untilShown(seq + 2);
    expect(page.hand).toEqual(hand);
  });
});
