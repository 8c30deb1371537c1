import type { MineRequest, MyTable, MyTables } from '@hexfall/shared/protocol/http';
import { addressOf } from './address.js';

/** How the tables stand that a page has keys for; null if the server does not tell. */
export const fetchMine = async (asked: MineRequest): Promise<readonly MyTable[] | null> => {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(addressOf('/api/mine'), { method: 'POST', headers, body: JSON.stringify(asked) });
    return answer.ok ? ((await answer.json()) as MyTables).tables : null;
  } catch {
    return null;
  }
};
