import type { MineRequest, MyTable, MyTables } from '@hexfall/shared/protocol/http';
import { addressOf } from './address.js';
import { readAnswer } from './readAnswer.js';

/** Returns the tables that the page has keys for, and those of its profile, if it has one; null if the server does not answer. */
export const fetchMyTables = async (asked: MineRequest, profile: string | null): Promise<readonly MyTable[] | null> => {
  try {
    const headers = { 'content-type': 'application/json', ...(profile !== null && { authorization: `Bearer ${profile}` }) };
    const answer = await fetch(addressOf('/api/mine'), { method: 'POST', headers, body: JSON.stringify(asked) });
    return (await readAnswer<MyTables>(answer))?.tables ?? null;
  } catch {
    return null;
  }
};
