import type { Failure } from '../net/connection.js';
import { t } from '../text/translate.js';

/** Why a table cannot be reached, or could not be made, as a sentence. */
export const failureText = (why: Failure | 'left'): string =>
  t(why === 'name-not-listed' ? 'app.refusal.name-not-listed' : `app.connection.failure.${why}`);
