import type { Page } from 'playwright-core';
import type { Intent } from '@hexfall/shared/model/intent';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { probe, seqOf, untilShown } from './support/probe.js';
import { tableShown } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTE = 60_000;
const CALM = { name: 'Ann', sound: false, film: 'skip', motion: 'reduced', confirm: false, asks: [], language: 'en' };

const openDialog = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.locator('[data-action="computer"]').click();
  await page.locator('.dialog-computer').waitFor();
};

const myTurn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.hexfall!.idle && window.hexfall!.legal.length > 0, undefined, { timeout: MINUTE });

/** Carries out the first legal intent of the first of these kinds that there is. */
const act = async (page: Page, ...kinds: readonly Intent['do'][]): Promise<void> => {
  await myTurn(page);
  const [seq, { legal }] = [await seqOf(page), await probe(page)];
  const intent = kinds.flatMap((kind) => legal.find((one) => one.do === kind) ?? [])[0];
  if (!intent) throw new Error(`none of ${kinds.join(', ')} is legal`);
  await carryOut(page, intent);
  await untilShown(page, seq + 1);
};

describeWith('chromium', 'a game against the computer', (executable) => {
  const env = testEnvironment(executable);
  let page: Page;

  afterEach(async () => {
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  test('begins with the level and the armies chosen, which are remembered, and the computer says what it is after', async () => {
    page = await openWindow(env.browser, { width: 1440, height: 900, deviceScaleFactor: 1, remembers: { ...CALM, aims: true } });
    await openDialog(page, env.url);
    // Who has not chosen yet gets the first opponent.
    expect(await page.locator('input[name="level"]:checked').getAttribute('value')).toBe('recruit');
    expect(await violations(page)).toEqual([]);
    await page.locator('.level', { hasText: 'Veteran' }).click();
    await page.locator('.rival-armies input[name="mine"][value="borgo"]').check({ force: true });
    await page.locator('.rival-armies input[name="its"][value="moloch"]').check({ force: true });
    await page.locator('.dialog-computer [data-action="begin"]').click();
    await tableShown(page);
    await eventually(async () => expect(await page.locator('.players').innerText()).toContain('Veteran'));
    const { table } = await probe(page);
    expect(table?.players.map(({ army }) => army)).toEqual(['borgo', 'moloch']);
    await act(page, 'place-hq');
    // Some turns, until a plan of the computer player stands out.
    for (let turn = 0; turn < 12 && (await page.locator('.aim-line').count()) === 0; turn++) {
      await act(page, 'discard', 'place', 'end-turn', 'choose');
      // Where the computer has been quick, it is the next turn by now, which may begin with a discard.
      if ((await probe(page)).legal.some(({ do: kind }) => kind === 'end-turn' || kind === 'choose')) await act(page, 'end-turn', 'choose');
    }
    await expect(page.locator('.aim-line').innerText()).resolves.toMatch(/^(After|Guarding)/);
    await openDialog(page, env.url);
    expect(await page.locator('input[name="level"]:checked').getAttribute('value')).toBe('veteran');
    expect(await page.locator('input[name="mine"]:checked').getAttribute('value')).toBe('borgo');
    expect(await page.locator('input[name="its"]:checked').getAttribute('value')).toBe('moloch');
    // Two armies are never the same: choosing the other one's leaves that open.
    await page.locator('.rival-armies input[name="mine"][value="moloch"]').check({ force: true });
    expect(await page.locator('input[name="its"]:checked').getAttribute('value')).toBe('random');
  });

  test('can be chosen on a small phone without scrolling to begin, and by keys', async () => {
    page = await openWindow(env.browser, { width: 360, height: 740, deviceScaleFactor: 3, remembers: { ...CALM, language: 'pl' } });
    await openDialog(page, env.url);
    const begin = page.locator('.dialog-computer [data-action="begin"]');
    await eventually(async () => expect(await begin.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true));
    await page.locator('input[name="level"]:checked').focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('input[name="level"]:checked').getAttribute('value')).toBe('scout');
    await begin.focus();
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await page.locator('.players').innerText()).toContain('Ty'));
  });
});
