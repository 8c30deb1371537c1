// layout: whether a plan has room beside the board and on a phone is known to a browser only.
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { tileOf } from '@hexfall/shared/content/catalog';
import type { Intent } from '@hexfall/shared/model/intent';
import type { TileKey } from '@hexfall/shared/model/tile';
import { acting, startDuel } from '../server/support/table.js';
import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { pageFaults } from './support/pageFaults.js';
import { probe } from './support/probe.js';
import { resize } from './support/resize.js';
import { tableShown } from './support/table.js';
import { complaints, openWindow, startBrowser } from './support/windows.js';

const PAGES = fileURLToPath(new URL('../../client/dist', import.meta.url));
const SIZES = [
  [1440, 900],
  [360, 640],
] as const;

const isUnit = (tile: TileKey): boolean => !['instant', 'foundation'].includes(tileOf(tile).kind);

describeWith('chromium', 'a plan for the next turn', (executable) => {
  let app: TestApp;
  let browser: Browser;

  beforeAll(async () => {
    app = await startTestApp({ pages: PAGES });
    browser = await startBrowser(executable);
  });

  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  test('has room beside the board and on a phone, also with a step that was dropped', async () => {
    const { pages, keys, code } = await startDuel(app.url);
    const play = async (intent: Intent): Promise<void> => {
      const seat = acting(pages[0])!;
      await pages[seat]!.play(seat, intent);
      await Promise.all(pages.map((other) => other.until(() => other.state.seq === pages[seat]!.state.seq)));
    };
    const handOf = (seat: 0 | 1): readonly TileKey[] => pages[seat].table!.players[seat]!.hand;
    await play({ do: 'place-hq', at: [0, -2], rot: 0 });
    await play({ do: 'place-hq', at: [0, 2], rot: 0 });
    while (acting(pages[0]) === 0 || ![0, 1].every((seat) => handOf(seat as 0 | 1).some(isUnit))) {
      const seat = acting(pages[0]) as 0 | 1;
      const { mustDiscard } = pages[0].table!.turn;
      if (mustDiscard) await play({ do: 'discard', tile: (handOf(seat).find((tile) => !isUnit(tile)) ?? handOf(seat)[0]!).split('/')[1]! });
      else await play({ do: 'end-turn' });
    }
    const remembers = { film: 'skip', motion: 'reduced', sound: false, seats: { [code]: [keys[0]] } };
    const page = await openWindow(browser, { width: 1440, height: 900, remembers });
    await page.goto(`${app.url}/t/${code}`);
    await tableShown(page);
    const faults = async (): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const [width, height] of SIZES) {
        await resize(page, width, height);
        found.push(...(await pageFaults(page)).map((fault) => `${width} × ${height}: ${fault}`));
      }
      return found;
    };
    await page.keyboard.press('p');
    await page.keyboard.press(String((await probe(page)).hand.findIndex(isUnit) + 1));
    await page.locator('.hex[data-hex="0,0"][data-lit="true"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-action="confirm"]').click();
    await page.locator('.own-plan li').waitFor({ state: 'attached' });
    expect(await faults()).toEqual([]);
    await play({ do: 'place', tile: handOf(1).find(isUnit)!.split('/')[1]!, at: [0, 0], rot: 0 });
    await page.locator('.own-plan .plan-dropped').waitFor();
    expect(await faults()).toEqual([]);
    expect(complaints(page)).toEqual([]);
    await Promise.all(pages.map((one) => one.leave()));
    await page.context().close();
  });
});
