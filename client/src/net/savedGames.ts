import type { ApiError } from '@hexfall/shared/protocol/http';
import type { SavedOpened, SavedRequest } from '@hexfall/shared/protocol/saved';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { addressOf } from './address.js';
import { askPatiently } from './askPatiently.js';
import { readAnswer, readProblem } from './readAnswer.js';

/** Sends a saved match to the server. Returns the code of the table where it goes on, or why there is none; null if it does not answer. */
export const sendSavedGame = async (
  request: SavedRequest,
  more: Readonly<Record<string, string>>,
): Promise<Result<string, ApiError | null>> => {
  try {
    const headers = { 'content-type': 'application/json', ...more };
    const answer = await askPatiently(addressOf('/api/saved'), { method: 'POST', headers, body: JSON.stringify(request) });
    const opened = await readAnswer<SavedOpened>(answer);
    return opened ? ok(opened.code) : fail(await readProblem(answer));
  } catch {
    return fail(null);
  }
};
