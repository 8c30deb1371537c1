import type { QuickMatch, TableList } from '@hexfall/shared/protocol/http';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { addressOf } from './address.js';
import { askPatiently } from './askPatiently.js';
import type { Failure } from './connection.js';
import { failureOf } from './failureOf.js';
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
export const findQuickMatch = async (headers: Readonly<Record<string, string>>): Promise<Result<string, Failure>> => {
  try {
    const answer = await askPatiently(addressOf('/api/quick'), { method: 'POST', headers });
    const found = await readAnswer<QuickMatch>(answer);
    return found ? ok(found.code) : fail(await failureOf(answer));
  } catch {
    return fail('unreachable');
  }
};
