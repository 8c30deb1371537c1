import type { QuickMatch, TableList } from '@hexfall/shared/protocol/http';
import { JOIN_REFUSED } from '@hexfall/shared/protocol/messages';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { addressOf } from './address.js';
import { askPatiently } from './askPatiently.js';
import { readAnswer } from './readAnswer.js';

/** Returns the public tables, and whether the server is a public one; null if it does not answer. */
export const fetchTables = async (): Promise<TableList | null> => {
  try {
    return await readAnswer<TableList>(await fetch(addressOf('/api/tables')));
  } catch {
    return null;
  }
};

/** The code of a duel where a seat is free, or why the server gives none now. */
export const findQuickMatch = async (
  headers: Readonly<Record<string, string>>,
): Promise<Result<string, 'none' | 'store-full' | 'invitation-code'>> => {
  try {
    const answer = await askPatiently(addressOf('/api/quick'), { method: 'POST', headers });
    const found = await readAnswer<QuickMatch>(answer);
    if (found) return ok(found.code);
    if (answer.status === JOIN_REFUSED.invitation) return fail('invitation-code');
    return fail(answer.status === JOIN_REFUSED.storeFull ? 'store-full' : 'none');
  } catch {
    return fail('none');
  }
};
