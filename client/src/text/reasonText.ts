import type { ApiError } from '@hexfall/shared/protocol/http';
import { failureOfCode } from '../net/api.js';
import { failureText } from './failureText.js';
import { isWorded, refusalText } from './rejectionText.js';

/** Why the server has refused a request, in the language of the page; null if the page has no words for the code. */
export const reasonText = ({ code, rule }: Pick<ApiError, 'code' | 'rule'>): string | null => {
  if (isWorded(code)) return refusalText({ code, rule });
  const failure = failureOfCode(code);
  return failure && failureText(failure);
};
