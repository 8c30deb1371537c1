import type { ApiError } from '@hexfall/shared/protocol/http';
import { refusal } from './en/refusal.js';
import { isRejection, refusalText } from './rejectionText.js';
import { t } from './translate.js';

const isRefusalCode = (code: string): code is keyof typeof refusal => code in refusal;

/** Why the server has refused a request, in the language of the page; null if the page has no words for the code. */
export const reasonText = ({ code, rule }: Pick<ApiError, 'code' | 'rule'>): string | null => {
  if (code === 'banned') return t('app.connection.failure.shut-out');
  if (code.startsWith('invitation-')) return t('app.connection.failure.invitation-code');
  return isRejection(code) || isRefusalCode(code) ? refusalText({ code, rule }) : null;
};
