import { REJECTION_CODES, type RejectionCode } from '@hexfall/shared/model/rejection';
import type { Refused } from '../store/TableStore.js';
import { t } from './translate.js';

/** Whether that is a code of the rules, for which there is a sentence. */
export const isRejection = (code: string): code is RejectionCode => (REJECTION_CODES as readonly string[]).includes(code);

/** Why something was refused, with the number of the rule. */
export const refusalText = ({ code, rule }: Refused): string => {
  const sentence = isRejection(code) ? t(`rejection.${code}`) : t(`app.refusal.${code}`);
  return rule ? `${sentence} (${rule})` : sentence;
};
