import type { ListedTable, QuickMatch, TableList } from '@hexfall/shared/protocol/http';
import { JOIN_REFUSED } from '@hexfall/shared/protocol/messages';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { addressOf } from './address.js';
import { readAnswer } from './readAnswer.js';

/** Returns the public tables; null if the server does not answer. */
export const fetchTables = async (): Promise<readonly ListedTable[] | null> => {
  try {
    return (await readAnswer<TableList>(await fetch(addressOf('/api/tables'))))?.tables ?? null;
  } catch {
    return null;
  }
};

/** The code of a duel where a seat is free, or why the server gives none now. */
export const findQuickMatch = async (): Promise<Result<string, 'none' | 'store-full'>> => {
  try {
    const answer = await fetch(addressOf('/api/quick'), { method: 'POST' });
    const found = await readAnswer<QuickMatch>(answer);
    if (found) return ok(found.code);
    return fail(answer.status === JOIN_REFUSED.storeFull ? 'store-full' : 'none');
  } catch {
    return fail('none');
  }
};
