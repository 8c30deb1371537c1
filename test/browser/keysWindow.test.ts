import type { Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { HELD_SEATS, codeOf, prepareTables } from './support/preparedTables.js';
import { probe } from './support/probe.js';
import { tableShown } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const REMEMBERS = { ...HELD_SEATS, film: 'skip', motion: 'reduced', sound: false };
const KEYS = '.dialog-keys .keys-group';
/** More than there is in the window and in the browser around it. */
const MANY_TABS = 8;

const groupsOf = (page: Page): Promise<readonly string[]> =>
  page.locator(KEYS).evaluateAll((groups) => groups.map((group) => group.getAttribute('data-group') ?? ''));

/** What is said of the shortcut with a key. */
const rowOf = (page: Page, group: string, what: string): Promise<string> =>
  page.locator(`${KEYS}[data-group="${group}"] dl > div`, { hasText: what }).locator('kbd').first().innerText();

describeWith('chromium', 'the window of the keys', (executable) => {
  const env = testEnvironment(executable, prepareTables);

  const show = async (path: string, more: object = {}): Promise<Page> => {
    const page = await openWindow(env.browser, { width: 1440, height: 900, remembers: { language: 'en', ...REMEMBERS, ...more } });
    await page.goto(env.url + path);
    return page;
  };

  const close = async (page: Page): Promise<void> => {
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  };

  test('opens by its key and by the menu, keeps the focus, and gives it back', async () => {
    const page = await show(`/t/${codeOf('turn')}`);
    await tableShown(page);
    const seq = (await probe(page)).legal.length;
    await page.locator('.hex[tabindex="0"]').focus();
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? '');
    const before = await focused();
    await page.keyboard.press('?');
    await page.locator(KEYS).first().waitFor();
    expect(await groupsOf(page)).toEqual(['turn', 'tile', 'board', 'battle', 'page']);
    expect(await rowOf(page, 'turn', 'End the turn')).toBe('N');
    expect(await rowOf(page, 'tile', 'Take a tile')).toBe('1 to 9');
    // A duel has no team to point something out to.
    expect(await page.locator(KEYS, { hasText: 'to the team' }).count()).toBe(0);
    expect(await page.locator(KEYS, { hasText: 'Write to the others' }).count()).toBe(1);
    for (let tabs = 0; tabs < MANY_TABS; tabs++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true);
    }
    // The keys that are listed do nothing while they are read.
    await page.keyboard.press('n');
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await eventually(async () => expect(await focused()).toBe(before));
    expect((await probe(page)).legal).toHaveLength(seq);

    await page.locator('[data-action="menu"]').click();
    await page.locator('dialog [data-action="keys"]').click();
    await page.locator(KEYS).first().waitFor();
    await page.locator('.dialog-keys .icon-button').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await eventually(async () => expect(await focused()).toContain('data-action="menu"'));
    await close(page);
  });

  test('opens where one writes to the others by no key', async () => {
    const page = await show(`/t/${codeOf('turn')}`);
    await tableShown(page);
    await page.keyboard.press('t');
    await page.locator('input[name="line"]:focus').waitFor();
    await page.keyboard.press('?');
    expect(await page.locator('input[name="line"]:focus').inputValue()).toBe('?');
    expect(await page.locator('.dialog-keys').count()).toBe(0);
    await close(page);
  });

  test.each([
    ['in the sandbox', '/sandbox', '.sandbox .hex', ['build', 'turn', 'tile', 'board', 'battle', 'page']],
    ['in the replay of a match', `/t/${codeOf('over')}?turn=4&step=0`, '.match-replay', ['match', 'battle', 'board', 'page']],
    ['in a puzzle', '/puzzles/easy-1', '.puzzle .hex', ['turn', 'tile', 'board', 'battle', 'page']],
  ])('lists what the keys do %s', async (_where, path, there, groups) => {
    const page = await show(path);
    await page.locator(there).first().waitFor();
    // What is seen has no keys before its effects have run.
    await page.waitForFunction(() => window.hexfall);
    await page.keyboard.press('?');
    await page.locator(KEYS).first().waitFor();
    expect(await groupsOf(page)).toEqual(groups);
    await close(page);
  });

  test('is in the language of the page', async () => {
    const page = await show('/sandbox', { language: 'de' });
    await page.locator('.sandbox .hex').first().waitFor();
    await page.keyboard.press('?');
    await page.locator(KEYS).first().waitFor();
    expect(await rowOf(page, 'build', 'Rückgängig')).toBe('Strg+Z');
    await close(page);
  });
});
