import type { Reel } from '@hexfall/shared/protocol/messages';
import { parseRecord, replay } from '@hexfall/shared/notation/record';
import { parseIntent } from '@hexfall/shared/protocol/intents';
import type { Table } from '@hexfall/shared/model/state';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Page } from './Page.js';

/** Everything that happened, as the server tells it. */
export const wholeFilm = async (page: Page): Promise<Reel[]> => {
  const reels: Reel[] = [];
  for (let from: number | null = 1; from !== null;) {
    const part: { readonly reels: readonly Reel[]; readonly next: number | null } = await page.get('film', { from });
    reels.push(...part.reels);
    from = part.next;
  }
  return reels;
};

/** The record of a match that is over, played again by the rules alone. */
export const replayed = async (url: string, code: string): Promise<{ readonly table: Table; readonly events: readonly GameEvent[] }> => {
  const response = await fetch(`${url}/api/matches/${code}/record`);
  const record = parseRecord(await response.json(), parseIntent);
  if (!record.ok) throw new Error(record.error.message);
  const result = replay(record.value);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
