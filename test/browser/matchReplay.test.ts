import type { Page } from 'playwright-core';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { describeWith } from '../support/programs.js';
import { startDuel } from '../server/support/table.js';
import { violations } from './support/axe.js';
import { eventually } from './support/eventually.js';
import { filmIsOver } from './support/film.js';
import { carryOut } from './support/hands.js';
import { moment, momentIs, outside, press, replayShown } from './support/matchReplay.js';
import { codeOf, HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { probe } from './support/probe.js';
import { settled } from './support/settled.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const CALM = { ...HELD_SEATS, sound: false, film: 'skip', motion: 'reduced', language: 'en' };
const SIZES = [
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 390, height: 844, deviceScaleFactor: 3, hasTouch: true },
  { width: 667, height: 375, deviceScaleFactor: 2 },
] as const;

const focusedHex = (page: Page): Promise<string | undefined> => page.evaluate(() => (document.activeElement as HTMLElement).dataset['hex']);

describeWith('chromium', 'the replay of a match', (executable) => {
  const env = testEnvironment(executable, prepareTables);
  let page: Page;

  const show = async (path: string, more: Partial<Parameters<typeof openWindow>[1]> = {}): Promise<void> => {
    page = await openWindow(env.browser, { ...SIZES[0], remembers: CALM, ...more });
    await page.goto(env.url + path);
    await replayShown(page);
  };

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
    if ('hasTouch' in size) {
      // A finger on the line leads to where it is put.
      const tap = async (share: number): Promise<void> => {
        await settled(page);
        const line = (await page.locator('.timeline').boundingBox())!;
        await page.touchscreen.tap(line.x + 2 + share * (line.width - 4), line.y + line.height / 2);
      };
      await tap(1);
      await page.waitForFunction(() => window.hexfall!.table?.outcome);
      await tap(0.5);
      await page.waitForFunction(() => window.hexfall!.table?.outcome === null);
      expect(await page.locator('[data-action="match-speed"]').isVisible()).toBe(true);
    }
    await press(page, 'match-close');
    await page.locator('.match-replay').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });

  test('opens at a moment by its link, goes on by keys, and by itself at the speed chosen', async () => {
    await show(`/t/${codeOf('over')}?turn=5&step=1`);
    await momentIs(page, /^Turn 5 .* step 1 of/);
    const [here, lines] = [await moment(page), await page.locator('.log p').count()];
    await page.keyboard.press('.');
    await momentIs(page, /step 2 of|^Turn 6 /);
    await page.keyboard.press(',');
    await eventually(async () => {
      expect(await moment(page)).toBe(here);
      expect(await page.locator('.log p').count()).toBe(lines);
    });
    await page.keyboard.press('End');
    await page.waitForFunction(() => window.hexfall!.table?.outcome);
    await page.keyboard.press('Home');
    await momentIs(page, /^Set-up .* step 0 of/);
    await page.keyboard.press('PageDown');
    await momentIs(page, /^Turn 1 .* step 0 of/);
    const speed = page.locator('[data-action="match-speed"]');
    const before = await speed.innerText();
    await speed.click();
    await eventually(async () => expect(await speed.innerText()).not.toBe(before));
    await press(page, 'match-play');
    await momentIs(page, /^Turn 1 .* step [1-9]|^Turn [2-9]/);
    await press(page, 'match-pause');
    await page.locator('[data-action="match-play"]').waitFor();
  });

  test('keys that belong to what has the focus do nothing else', async () => {
    await show(`/t/${codeOf('over')}?turn=5&step=1`);
    await momentIs(page, /^Turn 5 .* step 1 of/);
    const here = await moment(page);
    await page.locator('[data-hex="0,0"]').focus();
    for (const key of ['PageUp', 'End', 'PageDown', 'Home']) {
      const from = await focusedHex(page);
      await page.keyboard.press(key);
      expect(await focusedHex(page)).not.toBe(from);
    }
    // At the edge there is no hex to go to, and the key still is the board's.
    for (let steps = 0; steps < 5; steps++) await page.keyboard.press('PageUp');
    await page.locator('.log').focus();
    for (const key of ['Home', 'End', 'PageUp', 'PageDown']) await page.keyboard.press(key);
    expect(await moment(page)).toBe(here);
    // Letters and signs are nobody's but the replay's: on the board, the log, a button and the line.
    for (const place of ['[data-hex="0,0"]', '.log', '[data-action="match-close"]', '[data-action="timeline"]']) {
      await page.locator(place).focus();
      await page.keyboard.press('.');
      await momentIs(page, /^Turn 5 .* step 2 of|^Turn 6 .* step 0 of/);
      await page.keyboard.press(',');
      await eventually(async () => expect(await moment(page)).toBe(here));
      await page.keyboard.press('k');
      await page.locator('[data-action="match-pause"]').waitFor();
      await page.keyboard.press('k');
      await page.locator('[data-action="match-play"]').waitFor();
      await page.keyboard.press(',');
      await page.goto(`${env.url}/t/${codeOf('over')}?turn=5&step=1`);
      await momentIs(page, /^Turn 5 .* step 1 of/);
    }
    // The line has keys of its own.
    await page.locator('[data-action="timeline"]').focus();
    await page.keyboard.press('PageDown');
    await momentIs(page, /^Turn 6 .* step 0 of/);
    await page.keyboard.press('ArrowRight');
    await momentIs(page, /^Turn 6 .* step 1 of/);
    await page.keyboard.press('Home');
    await momentIs(page, /^Set-up .* step 0 of/);
  });

  test('shows a battle in place, which K stops, and one that is skipped at one press', async () => {
    await show(`/t/${codeOf('over')}?turn=9999`, { remembers: { ...CALM, film: 'play', filmSpeed: 0.5 } });
    await page.keyboard.press('End');
    await page.waitForFunction(() => window.hexfall!.table?.outcome);
    await page.keyboard.press(',');
    await page.keyboard.press('.');
    await page.locator('.replay-bar').waitFor();
    await page.locator('[data-action="replay-pause"]').waitFor();
    await page.keyboard.press('k');
    await page.locator('[data-action="replay-play"]').waitFor();
    const place = await page.locator('.replay-place').inputValue();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((was) => document.querySelector<HTMLInputElement>('.replay-place')!.value !== was, place);
    await page.keyboard.press('.');
    await filmIsOver(page);
    expect((await probe(page)).table?.outcome).not.toBeNull();
    // The setting to skip battles holds for stepping on, not for what is asked for.
    await page.evaluate(() => localStorage.setItem('hexfall.film', '"skip"'));
    await page.reload();
    await replayShown(page);
    await page.waitForFunction(() => window.hexfall!.table?.outcome);
    await page.keyboard.press(',');
    await page.keyboard.press('.');
    await page.waitForFunction(() => window.hexfall!.table?.outcome);
    expect(await page.locator('.replay-bar').count()).toBe(0);
    await press(page, 'match-battle');
    await page.locator('.replay-bar').waitFor();
    await press(page, 'replay-skip');
    await filmIsOver(page);
    // A spectator of a finished match has all of it, too.
    await page.evaluate(() => localStorage.setItem('hexfall.seats', '{}'));
    await page.goto(`${env.url}/t/${codeOf('over')}?turn=4&step=0`);
    await momentIs(page, /^Turn 4 .* step 0 of/);
    expect(await page.locator('.live-turn').count()).toBe(0);
    await page.locator('[data-action="match-review"]').waitFor();
  });

  test('copies the link to a moment, also without a clipboard, and shows it where nothing can be copied', async () => {
    await show(`/t/${codeOf('over')}?turn=5&step=1`);
    const context = page.context();
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: env.url });
    const link = `${env.url}/t/${codeOf('over')}?turn=5&step=1`;
    const reader = await context.newPage();
    await reader.goto(`${env.url}/credits`);
    const copied = async (): Promise<string> => {
      await reader.bringToFront();
      return reader.evaluate(() => navigator.clipboard.readText());
    };
    const copy = async (): Promise<void> => {
      await reader.evaluate(() => navigator.clipboard.writeText('something else'));
      await page.bringToFront();
      await press(page, 'copy-moment');
    };
    await momentIs(page, /^Turn 5 .* step 1 of/);
    await reader.bringToFront();
    await copy();
    await page.locator('[data-action="copy-moment"]', { hasText: 'Copied' }).waitFor();
    await eventually(async () => expect(await copied()).toBe(link));
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.reload();
    await momentIs(page, /^Turn 5 .* step 1 of/);
    await copy();
    await page.locator('[data-action="copy-moment"]', { hasText: 'Copied' }).waitFor();
    await eventually(async () => expect(await copied()).toBe(link));
    await page.bringToFront();
    await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
    await press(page, 'copy-moment');
    await page.locator('dialog input').waitFor();
    const marked = (): Promise<unknown> =>
      page.locator('dialog input').evaluate((field: HTMLInputElement) => {
        const { selectionStart, selectionEnd, value } = field;
        return [document.activeElement === field, value.slice(selectionStart ?? 0, selectionEnd ?? 0)];
      });
    await eventually(async () => expect(await marked()).toEqual([true, link]));
    expect(await violations(page)).toEqual([]);
  });

  test('of a running match goes as far as it has come, and says whose turn it is now, to players and spectators', async () => {
    const duel = await startDuel(env.url, { ...DEFAULT_OPTIONS, clock: 'game:600+5' });
    const [first, second] = duel.pages;
    await first.play(0, { do: 'place-hq', at: [0, 0], rot: 0 });
    await show(`/t/${duel.code}?turn=0&step=0`, { ...SIZES[1], remembers: { ...CALM, seats: { [duel.code]: [duel.keys[0]] } } });
    const turn = page.locator('.live-turn');
    await turn.getByText('Waiting for Bob: placing the HQ.').waitFor();
    await second.play(1, { do: 'place-hq', at: [2, 0], rot: 0 });
    await turn.getByText('Your turn').waitFor();
    expect(await turn.getByRole('timer').innerText()).toMatch(/^(10|9):\d\d$/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('End');
    await momentIs(page, /^Turn 1 /);
    await press(page, 'to-table');
    await page.locator('.hand').waitFor();
    await page.evaluate(() => localStorage.setItem('hexfall.seats', '{}'));
    await page.goto(`${env.url}/t/${duel.code}?turn=0&step=1`);
    await turn.getByText('Waiting for Ann: playing the turn.').waitFor();
    await momentIs(page, /^Set-up .* step 1 of 2/);
    expect(await page.locator('[data-action="match-review"]').count()).toBe(0);
    await Promise.all(duel.pages.map((one) => one.leave()));
    expect(complaints(page)).toEqual([]);
    await env.server.kill();
    await page.locator('.connection-banner[data-shown="true"]').waitFor();
    await env.server.start();
    await page.locator('.connection-banner[data-shown="false"]').waitFor({ state: 'attached' });
    // The browser has complained of the server that was away.
    await page.context().close();
    page = await openWindow(env.browser, SIZES[0]);
  });

  test('goes on from a moment against a computer player, and at one device, in the sandbox', async () => {
    await show(`/t/${codeOf('over')}?turn=4&step=0`, SIZES[1]);
    await momentIs(page, /^Turn 4 .* step 0 of/);
    const { table } = await probe(page);
    await press(page, 'go-on');
    await page.locator(`dialog[open] [name="player-${table!.turn.player}"]`).waitFor();
    expect(await violations(page)).toEqual([]);
    const acting = table!.turn.player;
    const playedBy = async (other: string): Promise<Page> => {
      await page.locator(`dialog [name="player-${acting}"]`).selectOption('here');
      await page.locator(`dialog [name="player-${1 - acting}"]`).selectOption(other);
      const link = page.locator('[data-action="go-on-play"]');
      const isRight = other === 'here' ? '[href]:not([href*="recruit"])' : `[href*="${other}"]`;
      await page.locator(`[data-action="go-on-play"]${isRight}`).waitFor();
      const [game] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      await game.locator('.sandbox[data-activity="play"] .hex').first().waitFor();
      return game;
    };
    const endTurn = async (game: Page): Promise<void> => {
      const { table: started, legal } = await probe(game);
      const discard = legal.find((intent) => intent.do === 'discard');
      if (started!.turn.mustDiscard && discard) await carryOut(game, discard);
      await carryOut(game, { do: 'end-turn' });
    };
    const game = await playedBy('recruit');
    const started = (await probe(game)).table!;
    expect([started.board, started.players[acting]!.hand]).toEqual([table!.board, table!.players[acting]!.hand]);
    // The computer player takes its turn, and it is ours again.
    await endTurn(game);
    await game.waitForFunction(
      ([seat, number]) => {
        const now = window.hexfall!.table!;
        return now.turn.number > number + 1 && now.turn.player === seat;
      },
      [acting, started.turn.number] as const,
      { timeout: 60_000 },
    );
    await game.close();
    // Both are played here: the other one is next.
    const shared = await playedBy('here');
    await endTurn(shared);
    await shared.waitForFunction((seat) => window.hexfall!.table!.turn.player === seat && window.hexfall!.legal.length > 0, 1 - acting);
  });
});
