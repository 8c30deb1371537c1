import { REJECTION_CODES, type RejectionCode } from '@hexfall/shared/model/rejection';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { refusal } from './en/refusal.js';
import { refusalText } from './rejectionText.js';
import { t } from './translate.js';

const isRejectionCode = (code: string): code is RejectionCode => (REJECTION_CODES as readonly string[]).includes(code);
const isRefusalCode = (code: string): code is keyof typeof refusal => code in refusal;

/** Why the server has refused a request, in the language of the page; null if the page has no words for the code. */
export const reasonText = ({ code, rule }: Pick<ApiError, 'code' | 'rule'>): string | null => {
  if (code === 'banned') return t('app.connection.failure.shut-out');
  if (code.startsWith('invitation-')) return t('app.connection.failure.invitation-code');
  return isRejectionCode(code) || isRefusalCode(code) ? refusalText({ code, rule }) : null;
};
