import type { ApiError } from '@hexfall/shared/protocol/http';
import { addressOf } from './address.js';

/** The address of the server that a table has moved to; null if it has not, or the server does not answer. */
export const fetchMovedTo = async (code: string): Promise<string | null> => {
  try {
    const answer = await fetch(addressOf(`/api/matches/${encodeURIComponent(code)}/open`), { method: 'POST' });
    return answer.ok ? null : (((await answer.json()) as ApiError).to ?? null);
  } catch {
    return null;
  }
};
