import type { Page } from 'playwright-core';
import { tileOf } from '@hexfall/shared/content/catalog';
import type { Intent } from '@hexfall/shared/model/intent';
import type { TileKey } from '@hexfall/shared/model/tile';
import { acting, startDuel } from '../../server/support/table.js';
import { codeOf } from './preparedTables.js';
import { probe } from './probe.js';
import { remember, type Screen, tableAt, turn } from './Screen.js';

/** With a plan of an earlier visit, whose last step has become impossible. */
export const planned: Screen = {
  name: 'table: a plan with a step that was dropped',
  show: async (page, url) => {
    await turn.show(page, url);
    const key = `hexfall.plan.${codeOf('turn')}`;
    await page.evaluate((kept) => {
      const { legal, me, table } = window.hexfall!;
      const place = legal.find((intent) => intent.do === 'place');
      localStorage.setItem(kept, JSON.stringify({ seat: me, turn: table!.turn.number, intents: [place, place], at: Date.now() }));
    }, key);
    await turn.show(page, url);
    await page.locator('.own-plan .plan-dropped').waitFor({ state: 'attached' });
    // It vanishes by itself as well.
    await page.evaluate(() => document.querySelector<HTMLElement>('.notice')?.click());
    await page.locator('.notice').waitFor({ state: 'detached' });
    await page.evaluate((kept) => localStorage.removeItem(kept), key);
  },
};

const isUnit = (tile: TileKey): boolean => !['instant', 'foundation'].includes(tileOf(tile).kind);

/** Makes a duel in which the first player has units in the hand, and waits. Returns its code, and the key of that player's seat. */
const duelOfOther = async (url: string): Promise<readonly [code: string, key: string]> => {
  const { pages, keys, code } = await startDuel(url);
  const play = async (seat: 0 | 1, intent: Intent): Promise<void> => {
    await pages[seat].play(seat, intent);
    await Promise.all(pages.map((other) => other.until(() => other.state.seq === pages[seat].state.seq)));
  };
  const handOf = (seat: 0 | 1): readonly TileKey[] => pages[seat].table!.players[seat]!.hand;
  await play(0, { do: 'place-hq', at: [0, -2], rot: 0 });
  await play(1, { do: 'place-hq', at: [0, 2], rot: 0 });
  for (let seat = acting(pages[0]); seat === 0 || !handOf(0).some(isUnit); seat = acting(pages[0])) {
    const hand = handOf(seat as 0 | 1);
    const isFull = pages[0].table!.turn.mustDiscard;
    const discarded = hand.find((tile) => !isUnit(tile)) ?? hand[0]!;
    await play(seat as 0 | 1, isFull ? { do: 'discard', tile: discarded.split('/')[1]! } : { do: 'end-turn' });
  }
  await Promise.all(pages.map((one) => one.leave()));
  return [code, keys[0]];
};

const seatsOf = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('hexfall.seats') ?? '{}') as Record<string, string[]>);

/** While another player has the turn: with a step that is laid out. */
export const planning: Screen = {
  name: 'table: planning ahead',
  show: async (page, url) => {
    const [code, key] = await duelOfOther(url);
    await remember(page, { seats: { ...(await seatsOf(page)), [code]: [key] } });
    await tableAt('', code).show(page, url);
    await page.keyboard.press('p');
    await page.keyboard.press(String((await probe(page)).hand.findIndex(isUnit) + 1));
    await page.locator('.hex[data-hex="0,0"][data-lit="true"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-action="confirm"]').click();
    await page.locator('.own-plan li').waitFor({ state: 'attached' });
  },
};
