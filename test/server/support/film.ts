import type { GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import { parseRecord, replay } from '@hexfall/shared/notation/record';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import type { Page } from './Page.js';

/** Everything that happened, as the server sends it. */
export const wholeFilm = async (page: Page): Promise<PlayedIntent[]> => {
  const intents: PlayedIntent[] = [];
  for (let from: number | null = 1; from !== null;) {
    const part: { readonly intents: readonly PlayedIntent[]; readonly next: number | null } = await page.get('history', { from });
    intents.push(...part.intents);
    from = part.next;
  }
  return intents;
};

/** The record of a match that is over, played again by the rules alone. */
export const replayed = async (url: string, code: string): Promise<{ readonly table: Table; readonly events: readonly GameEvent[] }> => {
  const response = await fetch(`${url}/api/matches/${code}/record`);
  const record = parseRecord(await response.json());
  if (!record.ok) throw new Error(record.error.message);
  const result = replay(record.value);
  if (!result.ok) throw new Error(result.error.message);
  return { table: result.value.state.table, events: result.value.events };
};
