import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { tileOf } from '@hexfall/shared/content/catalog';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Page as Connection } from '../server/support/Page.js';
import { startDuel, type Duel } from '../server/support/table.js';
import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { noticeComes } from './support/notices.js';
import { pageFaults } from './support/pageFaults.js';
import { probe, seqOf } from './support/probe.js';
import { settled } from './support/settled.js';
import { tableShown } from './support/table.js';
import { PHONE, TestWindows } from './support/TestWindows.js';
import { openWindow, startBrowser } from './support/windows.js';

const PAGES = fileURLToPath(new URL('../../client/dist', import.meta.url));
const DESK = { width: 1440, height: 900 };
const MINUTE = 60_000;
const REMEMBERS = { film: 'skip', motion: 'reduced', sound: false } as const;
/** More turns until both hold a unit do not occur. */
const MOST_TURNS = 30;

const isUnit = (tile: Parameters<typeof tileOf>[0]): boolean => !['instant', 'foundation'].includes(tileOf(tile).kind);

const statusOf = (page: Page): Promise<string> => page.locator('.todo').innerText();

describeWith('chromium', 'planning while others play', (executable) => {
  let app: TestApp;
  let browser: Browser;
  let duel: Duel;
  let page: Page;
  const windows = new TestWindows();

  beforeAll(async () => {
    app = await startTestApp({ pages: PAGES });
    browser = await startBrowser(executable);
  }, 3 * MINUTE);

  afterEach(() => Promise.all(duel.pages.map((connection) => connection.leave())));

  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  const play = async (seat: 0 | 1, intent: Intent): Promise<void> => {
    const connection = duel.pages[seat];
    await connection.get('intent', { client: connection.client, seat, intent });
    await Promise.all(duel.pages.map((other) => other.until(() => other.state.seq === connection.state.seq)));
  };

  const tableOf = (connection: Connection) => connection.table!;

  /** Discards an instant if there is one, as far as a tile has to go. */
  const discard = async (seat: 0 | 1): Promise<void> => {
    const { hand } = tableOf(duel.pages[seat]).players[seat]!;
    const tile = hand.find((one) => !isUnit(one)) ?? hand[0]!;
    await play(seat, { do: 'discard', tile: tile.split('/')[1]! });
  };

  /** Both have placed their HQs, the second player is to move, both hold units, and the first one looks at the page. */
  const begin = async (size: { readonly width: number; readonly height: number }): Promise<void> => {
    duel = await startDuel(app.url);
    const [a] = duel.pages;
    await play(0, { do: 'place-hq', at: [0, -2], rot: 0 });
    await play(1, { do: 'place-hq', at: [0, 2], rot: 0 });
    const holds = (seat: 0 | 1): boolean => tableOf(a).players[seat]!.hand.some(isUnit);
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      const { player, mustDiscard } = tableOf(a).turn;
      const seat = player as 0 | 1;
      if (mustDiscard) await discard(seat);
      if (seat === 1 && holds(0) && holds(1)) break;
      await play(seat, { do: 'end-turn' });
    }
    page = await openWindow(browser, { ...size, remembers: { ...REMEMBERS, seats: { [duel.code]: [duel.keys[0]] } } });
    windows.add(page);
    await page.goto(`${app.url}/t/${duel.code}`);
    await tableShown(page);
    await eventually(async () => expect((await probe(page)).me).toBe(0));
  };

  /** Lays a unit of the hand out on a hex, by keys. */
  const layOut = async (at: string): Promise<void> => {
    const { hand } = await probe(page);
    await page.keyboard.press(String(hand.findIndex(isUnit) + 1));
    await page.locator(`.hex[data-hex="${at}"][data-lit="true"]`).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-action="confirm"]').click();
  };

  test(
    'a planned step outlives a reload, is offered in the own turn and carried out by one key, and the turn ends by one',
    async () => {
      await begin(DESK);
      await Promise.all([noticeComes(page, /It is not your turn/), page.keyboard.press('n')]);
      await page.keyboard.press('p');
      await eventually(async () => expect(await statusOf(page)).toContain('Nobody else sees it'));
      const seq = await seqOf(page);
      const held = (await probe(page)).hand.length;
      await layOut('0,0');
      await eventually(async () => expect(await statusOf(page)).toContain('1 step laid out'));
      await eventually(async () => expect(await page.locator('.own-plan li').allInnerTexts()).toEqual([expect.stringMatching(/C3/)]));
      await eventually(async () => expect(await page.locator('.hand-tile').count()).toBe(held - 1));
      await settled(page);
      expect(await pageFaults(page)).toEqual([]);
      // Nothing of it is on the table.
      expect(await seqOf(page)).toBe(seq);
      expect(tableOf(duel.pages[1]).board.filter((unit) => unit)).toHaveLength(2);
      await page.reload();
      await tableShown(page);
      await eventually(async () => expect(await page.locator('.own-plan li').allInnerTexts()).toEqual([expect.stringMatching(/C3/)]));
      expect(await seqOf(page)).toBe(seq);

      await play(1, { do: 'end-turn' });
      await page.locator('[data-action="plan-do"]').waitFor();
      if (tableOf(duel.pages[0]).turn.mustDiscard) {
        for (const key of ['p', 'n']) await Promise.all([noticeComes(page, /Choose the tile to discard first/), page.keyboard.press(key)]);
        // The tile that is drawn last is the one that is not planned.
        await page.keyboard.press('3');
        await page.keyboard.press('Delete');
        await eventually(() => Promise.resolve(expect(tableOf(duel.pages[0]).turn.mustDiscard).toBe(false)));
      }
      await eventually(async () => expect(await statusOf(page)).toContain('Next of your plan (P)'));
      expect(tableOf(duel.pages[0]).board.filter((unit) => unit)).toHaveLength(2);
      await page.keyboard.press('p');
      await eventually(() => Promise.resolve(expect(tableOf(duel.pages[0]).board.filter((unit) => unit)).toHaveLength(3)));
      await page.locator('[data-action="plan-do"]').waitFor({ state: 'detached' });
      expect(await page.locator('.notice').count()).toBe(0);

      // Something is left to do: the key asks, and the same key says yes.
      await eventually(async () => expect((await probe(page)).legal.length).toBeGreaterThan(0));
      const isAsked = (await probe(page)).legal.some(({ do: kind }) => kind !== 'end-turn' && kind !== 'discard');
      await page.keyboard.press('n');
      if (isAsked) {
        await page.locator('dialog [data-action="yes"]:focus').waitFor();
        await page.keyboard.press('n');
      }
      await eventually(() => Promise.resolve(expect(tableOf(duel.pages[0]).turn.player).toBe(1)));
    },
    3 * MINUTE,
  );

  test.each([DESK, PHONE])(
    'a step that has become impossible is dropped, and the page says why ($width×$height)',
    async (size) => {
      await begin(size);
      await page.locator('[data-action="plan-ahead"]').click();
      await layOut('0,0');
      await settled(page);
      expect(await pageFaults(page)).toEqual([]);
      const { hand } = tableOf(duel.pages[1]).players[1]!;
      const unit = hand.find(isUnit)!;
      const told = noticeComes(page, /Dropped from your plan: .*C3.*taken\. \(T5\)/);
      await Promise.all([told, play(1, { do: 'place', tile: unit.split('/')[1]!, at: [0, 0], rot: 0 })]);
      await eventually(async () =>
        expect(await page.locator('.own-plan .plan-dropped').allInnerTexts()).toEqual([expect.stringMatching(/taken\. \(T5\)/)]),
      );
      expect(await statusOf(page)).toContain('Nobody else sees it');
      await settled(page);
      expect(await pageFaults(page)).toEqual([]);
      await page.locator('[data-action="dropped-hide"]').click();
      await page.locator('.own-plan').waitFor({ state: 'detached' });
      // What is planned can be taken back step by step.
      await layOut('1,0');
      await page.keyboard.press('u');
      await eventually(async () => expect(await statusOf(page)).not.toContain('step laid out'));
      await page.locator('[data-action="plan-ahead"]').click();
      await eventually(async () => expect(await statusOf(page)).toContain('Waiting for Bob'));
    },
    3 * MINUTE,
  );
});
