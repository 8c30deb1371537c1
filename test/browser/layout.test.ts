import type { Page } from 'playwright-core';
import type { Mode } from '@hexfall/shared/model/options';
import { describeWith } from '../support/programs.js';
import { carryOut } from './support/hands.js';
import { hotSeat } from './support/hotSeat.js';
import { LONGEST_AS, showLongest } from './support/longestTexts.js';
import { hexShare, layoutFaults, smallestLetters } from './support/measure.js';
import { probe, seqOf, untilShown } from './support/probe.js';
import { resize } from './support/resize.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints } from './support/windows.js';

const MINUTE = 60_000;
const NAMES = ['Aleksandra', 'Bartłomiej', 'Celina', 'Krzysztof'] as const;

/** Phones, tablets, desks and 4K, upright and on their side. */
const SIZES = [
  [360, 640],
  [640, 360],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1080, 1920],
  [1920, 1080],
  [2560, 1440],
  [2160, 3840],
  [3840, 2160],
] as const;

const SMALL = [SIZES[0], SIZES[1]];

/** The expanded board is for four armies (O2). */
const TABLES: readonly { readonly players: number; readonly mode: Mode; readonly expanded: boolean }[] = [
  { players: 2, mode: 'duel', expanded: false },
  { players: 3, mode: 'deathmatch', expanded: false },
  { players: 3, mode: 'one-vs-two', expanded: false },
  { players: 4, mode: 'team', expanded: false },
  { players: 4, mode: 'deathmatch-score', expanded: true },
];

/** Everything wrong at any size, each fault with its size. */
const faultsAtAllSizes = async (page: Page, sizes: readonly (readonly [number, number])[] = SIZES): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await resize(page, width, height);
    const share = await hexShare(page);
    if (share < 0.06) found.push(`${width} × ${height}: a hex is only ${share.toFixed(3)} of the shorter side`);
    const letters = await smallestLetters(page);
    const least = Math.min(width, height) >= 1400 ? 16 : 11;
    if (letters < least) found.push(`${width} × ${height}: letters of ${letters} pixels`);
    found.push(...(await layoutFaults(page)).map((fault) => `${width} × ${height}: ${fault}`));
  }
  return found;
};

/** Chooses the first tile that can be placed and the hex where it would go: the most buttons there are at once. */
const aimSomething = async (page: Page): Promise<void> => {
  const { legal } = await probe(page);
  const place = legal.find((intent) => intent.do === 'place');
  if (place?.do !== 'place') return;
  await page.locator(`.hand [data-tile$="/${place.tile}"]`).first().click();
  await page.locator(`[data-hex="${place.at.join(',')}"]`).focus();
  await page.keyboard.press('Enter');
};

/** Ends a turn, after the discard if there has to be one (T1). */
const endTurn = async (page: Page): Promise<void> => {
  for (let ended = false; !ended;) {
    const { legal } = await probe(page);
    const next = legal.find((intent) => intent.do === 'end-turn') ?? legal.find((intent) => intent.do === 'discard')!;
    ended = next.do === 'end-turn';
    const seq = await seqOf(page);
    await carryOut(page, next);
    await untilShown(page, seq + 1);
  }
};

describeWith('chromium', 'the table fits every window with the longest texts of all languages', (executable) => {
  const env = testEnvironment(executable);

  test.each(TABLES)(
    '$mode of $players, expanded board: $expanded',
    async ({ players, mode, expanded }) => {
      const remembers = { language: LONGEST_AS, handOver: false, film: 'skip', motion: 'reduced', sound: false };
      const prepare = (window: Page): Promise<void> => showLongest(window, 'texts');
      const options = { clock: 'game:600+10', ...(expanded ? { expanded: true as const } : {}) };
      const wish = { mode, seats: players, options };
      const page = await hotSeat(env.browser, env.url, NAMES.slice(0, players), { width: 1440, height: 900, remembers, prepare }, wish);
      // One's HQ has been taken already: turning and placing it.
      await page.locator('[data-hex="0,0"]').focus();
      await page.keyboard.press('Enter');
      expect(await faultsAtAllSizes(page)).toEqual([]);
      await resize(page, 1440, 900);
      await page.keyboard.press('Escape');
      for (let seq = 0; seq < players; seq++) {
        const { legal } = await probe(page);
        await carryOut(
          page,
          legal.find((intent) => intent.do === 'place-hq' && intent.rot === 0)!,
        );
        await untilShown(page, seq + 1);
      }
      // The first turns: hands grow, and nothing is chosen.
      for (let turn = 0; turn < players; turn++) {
        // All keys of a turn at once: with a hand of instants there is one more (T2).
        const { legal } = await probe(page);
        if (legal.some((intent) => intent.do === 'redraw')) expect(await faultsAtAllSizes(page, SMALL)).toEqual([]);
        await resize(page, 1440, 900);
        await endTurn(page);
      }
      expect(await faultsAtAllSizes(page)).toEqual([]);
      await resize(page, 1440, 900);
      const { legal } = await probe(page);
      const seq = await seqOf(page);
      await carryOut(
        page,
        legal.find((intent) => intent.do === 'discard')!,
      );
      await untilShown(page, seq + 1);
      expect(await faultsAtAllSizes(page, SMALL)).toEqual([]);
      await resize(page, 1440, 900);
      await aimSomething(page);
      expect(await faultsAtAllSizes(page)).toEqual([]);
      expect(complaints(page)).toEqual([]);
      await page.context().close();
    },
    3 * MINUTE,
  );
});
