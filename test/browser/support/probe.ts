import type { Page } from 'playwright-core';
import type { Intent } from '@hexfall/shared/model/intent';
import type { PublicTable } from '@hexfall/shared/rules/view';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';

/** What the page offers to tests; see `client/src/input/probe.ts`. */
interface Offered {
  readonly seq: number;
  readonly table: PublicTable | null;
  readonly legal: readonly Intent[];
  readonly ready: Intent | null;
  readonly idle: boolean;
  readonly me: number | null;
}

declare global {
  interface Window {
    readonly hexfall?: Offered;
  }
}

export interface Seen extends Offered {
  /** Of this page's player. */
  readonly hand: readonly TileKey[];
  readonly army: ArmyId;
}

/** What a page shows at this moment. */
export const probe = async (page: Page): Promise<Seen> => {
  const seen = await page.evaluate(() => {
    const { seq, table, legal, ready, idle, me } = window.hexfall!;
    return { seq, table, legal, ready, idle, me };
  });
  const player = seen.table?.players[seen.me ?? 0];
  if (!player) throw new Error('the page shows no table');
  return { ...seen, hand: player.hand, army: player.army };
};

/** Waits until a page has shown everything up to that intent. */
export const untilShown = async (page: Page, seq: number, timeout = 20_000): Promise<void> => {
  await page.waitForFunction((wanted) => window.hexfall !== undefined && window.hexfall.idle && window.hexfall.seq >= wanted, seq, {
    polling: 30,
    timeout,
  });
};
