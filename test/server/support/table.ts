import { POLICIES } from '@hexfall/shared/ai/policies';
import { randomFrom, type Random } from '@hexfall/shared/ai/random';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/state';
import type { CreateOptions } from '@hexfall/shared/protocol/messages';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { tableFromPublic } from '@hexfall/shared/rules/view';
import { Page } from './Page.js';

/** A table with both seats taken, by one page each. */
export interface Duel {
  readonly pages: readonly [Page, Page];
  readonly keys: readonly [string, string];
  readonly code: string;
}

export const startDuel = async (url: string, options?: CreateOptions['options']): Promise<Duel> => {
  const a = await Page.create(url, options);
  const first = await a.sit({ army: 'borgo', name: 'Ann' });
  const b = await Page.join(url, a.code);
  const second = await b.sit({ army: 'moloch', name: 'Bob' });
  await a.until(() => a.state.phase === 'playing');
  return { pages: [a, b], keys: [first.key, second.key], code: a.code };
};

/** Whose turn it is to send something, as a page sees it; null when the match is over. */
export const acting = (page: Page): Seat | null => {
  const { table } = page;
  if (!table) throw new Error('the match has not started');
  return actingSeat(table);
};

/** What a random player does, from public facts alone. */
export const randomIntent = (page: Page, seat: Seat, random: Random): Intent => {
  const { table } = page;
  if (!table) throw new Error('the match has not started');
  return POLICIES.random(tableFromPublic(table), seat, random);
};

/** Lets both sides play at random until the match is over or that many intents are done. Each page sends for its own seat. */
export const playRandomly = async (
  { pages }: Pick<Duel, 'pages'>,
  seed: number,
  limit: number,
  after?: () => Promise<void>,
): Promise<void> => {
  const random = randomFrom(seed);
  for (let i = 0; i < limit; i++) {
    const seat = acting(pages[0]);
    if (seat === null) return;
    const page = pages[seat];
    if (!page) throw new Error(`nobody plays for seat ${seat}`);
    await page.get('intent', { client: page.client, seat, intent: randomIntent(page, seat, random) });
    await Promise.all(pages.map((other) => other.until(() => other.state.seq === page.state.seq)));
    await after?.();
  }
};
