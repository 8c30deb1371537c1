import type { MineRequest, MyTable, MyTables } from '@hexfall/shared/protocol/http';
import { addressOf } from './address.js';
import { readAnswer } from './readAnswer.js';

/** The times of an answer by the clock of this device, which may be wrong: only what has passed since them counts. */
const onOwnClock = ({ tables, now }: MyTables): readonly MyTable[] =>
  tables.map((table) => ({ ...table, since: table.since === null ? null : table.since - now + Date.now() }));

/** What the server knows of the tables of this browser. */
export type KnownTables = Pick<MyTables, 'tables' | 'gone'>;

/**
 * Returns which of the tables that the page has keys for the server knows, and those of its profile, if it has one; with times by the clock of this device. Null if
 * the server does not answer.
 */
export const fetchMyTables = async (asked: MineRequest, profile: string | null): Promise<KnownTables | null> => {
  try {
    const headers = { 'content-type': 'application/json', ...(profile !== null && { authorization: `Bearer ${profile}` }) };
    const answer = await fetch(addressOf('/api/mine'), { method: 'POST', headers, body: JSON.stringify(asked) });
    const found = await readAnswer<MyTables>(answer);
    return found && { tables: onOwnClock(found), gone: found.gone };
  } catch {
    return null;
  }
};
