import { computed, signal } from '@preact/signals';
import type { NoticeInfo } from '@hexfall/shared/protocol/http';
import { persisted } from './persisted.js';

/** Since when the message stood that was read last, in milliseconds. */
const read = persisted('message', 0, (found): found is number => typeof found === 'number');

/** What the server said last. */
export const noticeInfo = signal<NoticeInfo | null>(null);

/** The operator's message as long as it has not been read; null if there is none. */
export const unreadNotice = computed(() => {
  const notice = noticeInfo.value?.notice;
  return notice && notice.since !== read.value ? notice : null;
});

/** Remembers that a message has been read. */
export const markNoticeRead = (since: number): void => {
  read.value = since;
};
