import type { NoticeCode, NoticeMessage } from '../store/notice.js';
import { refusalText } from './rejectionText.js';
import { t } from './translate.js';

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
  return isNoticeCode(message.code) ? t(TEXTS[message.code]) : refusalText({ ...message, code: message.code });
};
