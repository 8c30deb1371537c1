import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const CALM = { film: 'skip', motion: 'reduced', sound: false };
const ASKS = ['end-turn', 'redraw', 'resign'];
const NEVER = 'dialog input[name="never-ask"]';

describe('before the end of a turn in which something is left to do', () => {
  const server = pageServer();

  const opened = async (table: string, asks: readonly string[]): Promise<PageWindow> => {
    const page = await server.openPrepared(table, { remembers: { ...CALM, asks } });
    await tableShown(page);
    return page;
  };

  test('the page asks, and asks no more once that was wished along with a yes', async () => {
    const page = await opened('turn', ASKS);
    const { seq } = page.probe;
    await page.press('n');
    await page.shown('dialog[open] p', { hasText: /You could still use: .*Claws/ });
    await page.shown('dialog[open] p', { hasText: 'What you hold stays in your hand.' });
    await page.check(NEVER);
    await page.click('dialog [data-action="no"]');
    await page.gone('dialog[open]');
    expect(page.memory.read('asks')).toEqual(ASKS);
    await page.press('n');
    await page.check(NEVER);
    await page.click('dialog [data-action="yes"]');
    await page.untilShown(seq + 1);
    expect(page.memory.read('asks')).toEqual(['redraw', 'resign']);
  });

  test('the page does not ask who wants to be asked about other things only', async () => {
    const page = await opened('battle', ['redraw', 'resign']);
    const { seq } = page.probe;
    await page.press('n');
    expect(page.all('dialog[open]')).toHaveLength(0);
    await page.untilShown(seq + 1);
  });
});
