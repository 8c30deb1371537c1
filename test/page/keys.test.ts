import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { codeOf, holding } from '../browser/support/preparedTables.js';

const CALM = { film: 'skip', motion: 'reduced', sound: false };

describe('the keys of a table', () => {
  const server = pageServer();

  const opened = async (table: string, remembers: object = {}): Promise<PageWindow> => {
    const page = await server.openPrepared(table, { remembers: { ...CALM, ...remembers } });
    await tableShown(page);
    return page;
  };

  test('Enter presses the button that has the focus, and confirms nothing else', async () => {
    const page = await opened('turn');
    const placing = await page.until(() => page.probe.legal.find((intent) => intent.do === 'place'));
    await page.press(String(page.hand.findIndex((tile) => tile.endsWith(`/${placing.tile}`)) + 1));
    await page.point(placing.at);
    await page.until(() => page.probe.ready);
    await page.focus('[data-action="menu"]');
    await page.press('Enter');
    await page.shown('dialog [data-action="keys"]');
    expect(page.probe.ready).not.toBeNull();
    await page.press('Escape');
    await page.gone('dialog[open]');
    await page.focus('.hex[tabindex="0"]');
    const { seq } = page.probe;
    page.document.body.dispatchEvent(new page.window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await page.untilShown(seq + 1);
  });

  test('a digit leads to the board, where arrows and Enter go on; so does an arrow alone', async () => {
    const page = await opened('team');
    const hex = (): string | null | undefined => page.focused?.getAttribute('data-hex');
    const placing = await page.until(() => page.probe.legal.find((intent) => intent.do === 'place'));
    expect(hex() ?? null).toBeNull();
    await page.press(String(page.hand.findIndex((tile) => tile.endsWith(`/${placing.tile}`)) + 1));
    await page.until(() => page.focused?.getAttribute('data-lit') === 'true');
    const first = hex();
    await page.press('Enter');
    await page.until(() => page.probe.ready?.do === 'place' && page.probe.ready.at.join(',') === first);
    await page.press('ArrowUp');
    await page.press('ArrowRight');
    expect(hex()).not.toBe(first);
    await page.reload();
    await tableShown(page);
    expect(hex() ?? null).toBeNull();
    await page.press('ArrowLeft');
    expect(hex()).toBe('0,0');
  });

  test('the first answer to a question has the focus', async () => {
    const page = await opened('question');
    await page.shown('.answer');
    await page.until(() => page.focused === page.all('.answer')[0]);
  });

  test('the focus goes to the board when what had it is gone', async () => {
    const page = await opened('discard');
    const { seq } = page.probe;
    await page.focus(page.all('.hand-tile').at(-1)!);
    await page.press('Delete');
    await page.untilShown(seq + 1);
    await page.until(() => page.focused?.matches('.hex[tabindex="0"]'));
  });

  test('do nothing any more once the table was left', async () => {
    await server.prepare('turn');
    const page = await server.open('/', { remembers: { ...CALM, ...holding([codeOf('turn')]) } });
    await page.click('.my-game a');
    await tableShown(page);
    await page.press('m');
    expect(page.memory.read('sound')).toBe(true);
    await page.back();
    await page.shown('.doors');
    await page.press('m');
    expect(page.memory.read('sound')).toBe(true);
  });
});
