import type { NoticeInfo } from '@hexfall/shared/protocol/http';
import { addressOf } from './address.js';

/** What the operator of the server tells everybody at this moment; null if the server does not answer. */
export const fetchNotice = async (): Promise<NoticeInfo | null> => {
  try {
    const answer = await fetch(addressOf('/api/notice'));
    return answer.ok ? ((await answer.json()) as NoticeInfo) : null;
  } catch {
    return null;
  }
};
