import english from '@hexfall/shared/locales/en/core.json';
import { REJECTION_CODES, type RejectionCode } from '@hexfall/shared/model/rejection';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { failureOfCode } from '../net/api.js';
import type { Failure } from '../net/connection.js';
import type { NoticeCode, NoticeMessage, RefusedNotice } from '../store/notice.js';
import { t } from './translate.js';

/** Whether that is a code of the rules. */
const isRejection = (code: string): code is RejectionCode => (REJECTION_CODES as readonly string[]).includes(code);

const isRefusal = (code: string): code is keyof typeof english.app.refusal => Object.hasOwn(english.app.refusal, code);

/** Whether there is a sentence for the code. */
const isWorded = (code: string): code is RefusedNotice['code'] => isRejection(code) || isRefusal(code);

const sentenceOf = ({ code, message = '' }: RefusedNotice): string => {
  if (isRejection(code)) return t(`rejection.${code}`);
  // A server that is newer than this page may have codes that it does not know.
  return isRefusal(code) ? t(`app.refusal.${code}`) : message;
};

/** Returns why something was refused, with the number of the rule. Uses the server's words if the page has none. */
export const refusalText = (refused: RefusedNotice): string => {
  const { rule } = refused;
  return rule ? `${sentenceOf(refused)} (${rule})` : sentenceOf(refused);
};

/** What is said in the same words where a request is refused. */
const REFUSED = ['name-not-listed', 'failed', 'store-full', 'sealed'] as const;

const isRefused = (why: Failure | 'left'): why is (typeof REFUSED)[number] => REFUSED.some((refused) => refused === why);

/** Why a table cannot be reached, or could not be made, as a sentence. */
export const failureText = (why: Failure | 'left'): string => t(isRefused(why) ? `app.refusal.${why}` : `app.connection.failure.${why}`);

const TEXTS = {
  reconnected: 'app.connection.back',
  'draw-known': 'table.fair.known',
  'no-forecast': 'forecast.off',
  'take-back-off': 'acting.takeBack.off',
  'take-back-question': 'acting.takeBack.question',
  'take-back-revealed': 'acting.takeBack.revealed',
  'take-back-nothing': 'acting.takeBack.nothing',
} as const satisfies Readonly<Record<NoticeCode, string>>;

const isNoticeCode = (code: string): code is NoticeCode => code in TEXTS;

/** Returns what a notice says as a sentence. */
export const noticeText = (message: NoticeMessage): string => {
  if (typeof message === 'string') return message;
  // Who has declined, as the line of the chat has it.
  if ('name' in message) return `${message.name} ${t('talk.notice.declined')}`;
  return isNoticeCode(message.code) ? t(TEXTS[message.code]) : refusalText({ ...message, code: message.code });
};

/** Why the server has refused a request, in the language of the page; null if the page has no words for the code. */
export const reasonText = ({ code, rule }: Pick<ApiError, 'code' | 'rule'>): string | null => {
  if (isWorded(code)) return refusalText({ code, rule });
  const failure = failureOfCode(code);
  return failure && failureText(failure);
};
