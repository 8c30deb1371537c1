import { addressOf } from './address.js';
import { readProblem } from './readAnswer.js';

/** The address of the server that a table has moved to; null if it has not, or the server does not answer. */
export const fetchMovedTo = async (code: string): Promise<string | null> => {
  try {
    const answer = await fetch(addressOf(`/api/matches/${encodeURIComponent(code)}/open`), { method: 'POST' });
    return answer.ok ? null : ((await readProblem(answer)).to ?? null);
  } catch {
    return null;
  }
};
