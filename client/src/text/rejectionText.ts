import english from '@hexfall/shared/locales/en/core.json';
import { REJECTION_CODES, type RejectionCode } from '@hexfall/shared/model/rejection';
import type { RefusedNotice } from '../store/notice.js';
import { t } from './translate.js';

/** Whether that is a code of the rules. */
const isRejection = (code: string): code is RejectionCode => (REJECTION_CODES as readonly string[]).includes(code);

const isRefusal = (code: string): code is keyof typeof english.app.refusal => Object.hasOwn(english.app.refusal, code);

/** Whether there is a sentence for the code. */
export const isWorded = (code: string): code is RefusedNotice['code'] => isRejection(code) || isRefusal(code);

const sentenceOf = ({ code, message = '' }: RefusedNotice): string => {
  if (isRejection(code)) return t(`rejection.${code}`);
  // A server that is newer than this page may have codes that it does not know.
  return isRefusal(code) ? t(`app.refusal.${code}`) : message;
};

/** Why something was refused, with the number of the rule; what this page has no words for, in those of the server. */
export const refusalText = (refused: RefusedNotice): string => {
  const { rule } = refused;
  return rule ? `${sentenceOf(refused)} (${rule})` : sentenceOf(refused);
};
