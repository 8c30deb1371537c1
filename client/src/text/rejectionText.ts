import type { RefusalCode } from '@hexfall/shared/protocol/messages';
import { REJECTION_CODES, type RejectionCode } from '@hexfall/shared/model/rejection';
import type { NoAnswer } from '../net/outbox.js';
import { t } from './translate.js';

const isRejection = (code: string): code is RejectionCode => (REJECTION_CODES as readonly string[]).includes(code);

/** Why something was refused, with the number of the rule. */
export const refusalText = ({
  code,
  rule,
}: {
  readonly code: RefusalCode | NoAnswer['code'];
  readonly rule?: string | undefined;
}): string => {
  const sentence = isRejection(code) ? t(`rejection.${code}`) : t(`app.refusal.${code}`);
  return rule ? `${sentence} (${rule})` : sentence;
};
