import type { NoticeInfo } from '@hexfall/shared/protocol/http';
import { addressOf } from './address.js';
import { readAnswer } from './readAnswer.js';

/** Returns the operator's notice; null if the server does not answer. */
export const fetchNotice = async (): Promise<NoticeInfo | null> => {
  try {
    return await readAnswer<NoticeInfo>(await fetch(addressOf('/api/notice')));
  } catch {
    return null;
  }
};
