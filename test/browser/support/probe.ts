import type { Page } from 'playwright-core';
import type { Intent } from '@hexfall/shared/model/intent';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import type { Probe } from '../../../client/src/store/input/probe.js';
import { PATIENCE_MS } from '../../support/eventually.js';

/** What a page shows: the table, and what its player may do. */
export interface Seen extends Pick<Probe, 'table' | 'legal' | 'me'> {
  /** Of this page's player. */
  readonly hand: readonly TileKey[];
  readonly army: ArmyId;
}

const playerOf = ({ table, me }: Pick<Probe, 'table' | 'me'>) => {
  const player = table?.players[me ?? 0];
  if (!player) throw new Error('the page shows no table');
  return player;
};

/** What a page shows at this moment. It travels as text: the library takes long over large lists. */
export const probe = async (page: Page): Promise<Seen> => {
  const text = await page.evaluate(() => {
    const { table, legal, me } = window.hexfall!;
    return JSON.stringify({ table, legal, me });
  });
  const seen = JSON.parse(text) as Pick<Probe, 'table' | 'legal' | 'me'>;
  const { hand, army } = playerOf(seen);
  return { ...seen, hand, army };
};

/** Whether it is this page's turn to do something, or the match is over. */
export const standOf = (page: Page): Promise<{ readonly acts: boolean; readonly over: boolean }> =>
  page.evaluate(() => {
    const { table, legal } = window.hexfall!;
    return { acts: legal.length > 0, over: Boolean(table?.outcome) };
  });

/** How many intents a page knows of. */
export const seqOf = (page: Page): Promise<number> => page.evaluate(() => window.hexfall!.seq);

/** What a page would send when confirmed. */
export const readyOf = (page: Page): Promise<Intent | null> => page.evaluate(() => window.hexfall!.ready);

/** What a page stands still at, for people who look for the reason. */
export const plight = async (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { innerWidth: width, hexfall } = window;
    if (!hexfall) return { width, text: document.body.innerText.slice(0, 300) };
    const { seq, table, legal, ready, idle, me, selection, notice, filming, unanswered, connection } = hexfall;
    const { turn, decision } = table ?? {};
    const choices = legal.length;
    return { width, seq, me, idle, filming, unanswered, connection, notice, selection, ready, choices, decision, turn };
  });

/** Waits until a page has shown everything up to that intent. */
export const untilShown = (page: Page, seq: number): Promise<void> =>
  page.evaluate(
    async ([wanted, milliseconds]) => {
      const end = performance.now() + milliseconds;
      while (!window.hexfall?.idle || window.hexfall.seq < wanted) {
        if (performance.now() > end) throw new Error(`the page has not shown intent ${wanted} after ${milliseconds} ms`);
        await new Promise((done) => setTimeout(done, 8));
      }
    },
    [seq, PATIENCE_MS] as const,
  );
