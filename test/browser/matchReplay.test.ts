import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { carryOut } from './support/hands.js';
import { codeOf, HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { probe } from './support/probe.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';
import { temporaryFolder } from '../server/support/testApp.js';

const CALM = { ...HELD_SEATS, sound: false, film: 'skip', motion: 'reduced', language: 'en' };
const SIZES = [
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 667, height: 375, deviceScaleFactor: 2 },
] as const;

const press = (page: Page, action: string): Promise<void> => page.locator(`[data-action="${action}"]`).first().click();

const moment = (page: Page): Promise<string> => page.locator('.moment').innerText();

const momentIs = (page: Page, wanted: RegExp): Promise<unknown> =>
  page.waitForFunction(([source]) => new RegExp(source).test(document.querySelector('.moment')?.textContent ?? ''), [
    wanted.source,
  ] as const);

/** Whether something of the screen lies outside the window. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['.match-replay', '.board-host', '.match-replay-controls', '.moment'].filter((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return !box || box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.height === 0;
    }),
  );

describeWith('chromium', 'the replay of a match', (executable) => {
  const env = testEnvironment(executable, prepareTables);
  let page: Page;

  afterEach(async () => {
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  test.each(SIZES)('opens from the result and is walked through by buttons ($width × $height)', async (size) => {
    page = await openWindow(env.browser, { ...size, remembers: CALM });
    await page.goto(`${env.url}/t/${codeOf('over')}`);
    await page.locator('.result .replay-link').click();
    await page.locator('.match-replay').waitFor();
    await momentIs(page, /step 0 of/);
    expect((await probe(page)).table?.turn.phase).toBe('setup');
    expect(await outside(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await press(page, 'match-forward');
    await momentIs(page, /step 1 of/);
    await press(page, 'match-turn-forward');
    await momentIs(page, /^Turn 1 .* step 0 of/);
    const first = (await probe(page)).table;
    await press(page, 'match-turn-forward');
    await momentIs(page, /^Turn 2 /);
    await press(page, 'match-turn-back');
    await momentIs(page, /^Turn 1 .* step 0 of/);
    expect((await probe(page)).table).toEqual(first);
    await page.waitForFunction(() => location.search === '?turn=1&step=0');
    expect(await page.locator('[data-action="copy-moment"]').getAttribute('data-link')).toBe(
      `${env.url}/t/${codeOf('over')}?turn=1&step=0`,
    );
    await press(page, 'match-close');
    await page.locator('.match-replay').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });

  test('opens at a moment by its link, and by keys', async () => {
    page = await openWindow(env.browser, { ...SIZES[0], remembers: CALM });
    await page.goto(`${env.url}/t/${codeOf('over')}?turn=5&step=1`);
    await page.locator('.match-replay').waitFor();
    await momentIs(page, /^Turn 5 .* step 1 of/);
    const [here, lines] = [await moment(page), await page.locator('.log p').count()];
    await page.keyboard.press('.');
    await momentIs(page, /step 2 of|^Turn 6 /);
    await page.keyboard.press(',');
    expect(await moment(page)).toBe(here);
    expect(await page.locator('.log p').count()).toBe(lines);
    await page.keyboard.press('End');
    await page.waitForFunction(() => window.hexfall!.table?.outcome);
    await page.keyboard.press('Home');
    await momentIs(page, /step 0 of/);
    await page.locator('[data-action="timeline"]').focus();
    await page.keyboard.press('ArrowRight');
    await momentIs(page, /step 1 of/);
  });

  test('of a running match goes as far as the match has come', async () => {
    page = await openWindow(env.browser, { ...SIZES[0], remembers: CALM });
    await page.goto(`${env.url}/t/${codeOf('discard')}?turn=9999`);
    await page.locator('.match-replay').waitFor();
    await page.keyboard.press('End');
    const { table } = await probe(page);
    expect(table?.outcome).toBeNull();
    expect(table?.turn.mustDiscard).toBe(true);
  });

  test('opens the file of a match, says whether it is proven, and what is wrong with another one', async () => {
    const folder = temporaryFolder();
    page = await openWindow(env.browser, { ...SIZES[0], remembers: CALM });
    const record = await (await fetch(`${env.url}/api/matches/${codeOf('over')}/record`)).text();
    const [good, bad] = [join(folder.path, 'match.json'), join(folder.path, 'bad.json')];
    writeFileSync(good, record);
    writeFileSync(bad, '{"format":"hexfall"}');
    await page.goto(`${env.url}/replay`);
    await page.locator('[data-action="record-file"]').setInputFiles(bad);
    await page.locator('.problem', { hasText: /not the record of a match/ }).waitFor();
    await page.locator('[data-action="record-file"]').setInputFiles(good);
    await page.locator('.match-replay').waitFor();
    await page.locator('.notice', { hasText: /Every intent is legal|Verified/ }).waitFor();
    await page.keyboard.press('End');
    await page.waitForFunction(() => window.hexfall!.table?.outcome);
    folder.remove();
  });

  test('goes on from a moment against a computer player, in the sandbox', async () => {
    page = await openWindow(env.browser, { ...SIZES[1], remembers: CALM });
    await page.goto(`${env.url}/t/${codeOf('over')}?turn=4&step=0`);
    await momentIs(page, /^Turn 4 .* step 0 of/);
    const { table } = await probe(page);
    await press(page, 'go-on');
    expect(await violations(page)).toEqual([]);
    const acting = table!.turn.player;
    await page.locator(`dialog [name="player-${acting}"]`).selectOption('here');
    await page.locator(`dialog [name="player-${1 - acting}"]`).selectOption('recruit');
    await page.waitForFunction(() => document.querySelector('[data-action="go-on-play"]')?.getAttribute('href')?.includes('recruit'));
    const [game] = await Promise.all([page.context().waitForEvent('page'), press(page, 'go-on-play')]);
    await game.locator('.sandbox[data-activity="play"] .hex').first().waitFor();
    const started = (await probe(game)).table!;
    expect([started.board, started.players[acting]!.hand]).toEqual([table!.board, table!.players[acting]!.hand]);
    // The computer player takes its turn, and it is ours again.
    const { mustDiscard } = started.turn;
    const discard = (await probe(game)).legal.find((intent) => intent.do === 'discard');
    if (mustDiscard && discard) await carryOut(game, discard);
    await carryOut(game, { do: 'end-turn' });
    await game.waitForFunction(
      ([seat, number]) => {
        const now = window.hexfall!.table!;
        return now.turn.number > number + 1 && now.turn.player === seat;
      },
      [acting, started.turn.number] as const,
      { timeout: 60_000 },
    );
  });

  test('is opened in the sandbox from its file, or its last position', async () => {
    const folder = temporaryFolder();
    page = await openWindow(env.browser, { ...SIZES[0], remembers: CALM });
    const file = join(folder.path, 'match.json');
    writeFileSync(file, await (await fetch(`${env.url}/api/matches/${codeOf('over')}/record`)).text());
    await page.goto(`${env.url}/sandbox`);
    await press(page, 'pass');
    await page.locator('[data-action="open-file"]').setInputFiles(file);
    await press(page, 'open-last');
    await page.waitForFunction(() => window.hexfall!.table!.board.filter((unit) => unit !== null).length > 2);
    await press(page, 'pass');
    await page.locator('[data-action="open-file"]').setInputFiles(file);
    expect(await violations(page)).toEqual([]);
    await press(page, 'open-replay');
    await page.locator('.match-replay').waitFor();
    await page.keyboard.press('End');
    await page.waitForFunction(() => window.hexfall!.table?.outcome);
    await page.goBack();
    await page.locator('.sandbox .hex').first().waitFor();
    folder.remove();
  });
});
