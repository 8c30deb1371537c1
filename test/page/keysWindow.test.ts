import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const KEYS = '.dialog-keys .keys-group';
const REMEMBERS = { film: 'skip', motion: 'reduced', sound: false };

const groupsOf = (page: PageWindow) => page.all(KEYS).map(({ dataset }) => dataset['group']);

/** The key that is given for a shortcut. */
const rowOf = (page: PageWindow, group: string, what: string): string =>
  page.get(`${KEYS}[data-group="${group}"] dl > div`, { hasText: what }).querySelector('kbd')?.textContent ?? '';

describe('the window of the keys', () => {
  const server = pageServer();

  test('opens by its key and by the menu, and gives the focus back', async () => {
    const page = await server.openPrepared('turn', { remembers: REMEMBERS });
    await tableShown(page);
    const legal = page.probe.legal.length;
    await page.focus('.hex[tabindex="0"]');
    const before = page.focused;
    await page.press('?');
    await page.shown(KEYS);
    expect(groupsOf(page)).toEqual(['turn', 'tile', 'board', 'battle', 'page']);
    expect(rowOf(page, 'turn', 'End the turn')).toBe('N');
    expect(rowOf(page, 'tile', 'Take a tile')).toBe('1 to 9');
    // A duel has no team to point something out to.
    expect(page.all(KEYS, { hasText: 'to the team' })).toHaveLength(0);
    expect(page.all(KEYS, { hasText: 'Write to the others' })).toHaveLength(1);
    // The keys that are listed do nothing while they are read.
    await page.press('n');
    await page.press('1');
    await page.press('Escape');
    await page.gone('dialog[open]');
    expect(page.focused).toBe(before);
    expect(page.probe.legal).toHaveLength(legal);

    await page.click('[data-action="menu"]');
    await page.click('dialog [data-action="menu-help"]');
    await page.click('dialog [data-action="keys"]');
    await page.shown(KEYS);
    await page.click('.dialog-keys .icon-button');
    await page.gone('dialog[open]');
    expect(page.focused).toBe(page.get('[data-action="menu"]'));
  });

  test('does not open where one writes to the others', async () => {
    const page = await server.openPrepared('turn', { remembers: REMEMBERS });
    await tableShown(page);
    await page.press('t');
    await page.until(() => page.focused?.matches('input[name="line"]'));
    await page.press('?');
    expect((page.focused as HTMLInputElement).value).toBe('?');
    expect(page.all('.dialog-keys')).toHaveLength(0);
  });

  test.each([
    ['in the sandbox', 'sandbox', '.sandbox .hex', ['build', 'turn', 'tile', 'board', 'battle', 'page']],
    ['in the replay of a match', 'over', '.match-replay', ['match', 'battle', 'board', 'page']],
    ['in a puzzle', 'puzzles/easy-1', '.puzzle .hex', ['turn', 'tile', 'board', 'battle', 'page']],
  ])('lists what the keys do %s', async (_where, path, there, groups) => {
    const page = await (path === 'over'
      ? server.openPrepared('over', { remembers: REMEMBERS, query: '?turn=4&step=0' })
      : server.open(`/${path}`, { remembers: REMEMBERS }));
    await page.shown(there);
    await page.until(() => page.window.hexfall);
    await page.press('?');
    await page.shown(KEYS);
    expect(groupsOf(page)).toEqual(groups);
  });

  test('is in the language of the page', async () => {
    const page = await server.open('/sandbox', { remembers: { ...REMEMBERS, language: 'de' } });
    await page.shown('.sandbox .hex');
    await page.press('?');
    await page.shown(KEYS);
    expect(rowOf(page, 'build', 'Rückgängig')).toBe('Strg+Z');
  });
});
