import type { Failure } from '../net/connection.js';
import { t } from './translate.js';

/** Why a table cannot be reached, or could not be made, as a sentence. */
export const failureText = (why: Failure | 'left'): string =>
  t(why === 'name-not-listed' || why === 'failed' || why === 'store-full' ? `app.refusal.${why}` : `app.connection.failure.${why}`);
