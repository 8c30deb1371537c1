import type { ListedTable, QuickMatch, TableList } from '@hexfall/shared/protocol/http';
import { addressOf } from './address.js';

/** The tables that everybody may see; null if the server does not tell. */
export const fetchTables = async (): Promise<readonly ListedTable[] | null> => {
  try {
    const answer = await fetch(addressOf('/api/tables'));
    return answer.ok ? ((await answer.json()) as TableList).tables : null;
  } catch {
    return null;
  }
};

/** The code of a duel where a seat is free; null if the server gives none now. */
export const findQuickMatch = async (): Promise<string | null> => {
  try {
    const answer = await fetch(addressOf('/api/quick'), { method: 'POST' });
    return answer.ok ? ((await answer.json()) as QuickMatch).code : null;
  } catch {
    return null;
  }
};
