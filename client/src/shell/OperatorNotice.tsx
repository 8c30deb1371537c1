import { computed, signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { NoticeInfo } from '@hexfall/shared/protocol/http';
import { fetchNotice } from '../net/api.js';
import { persisted } from '../platform/persisted.js';
import { t } from '../text/translate.js';
import { IconButton } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { Glyph } from '../ui/Glyph.js';
import { usePolled } from '../ui/hooks.js';
import './OperatorNotice.css';

/** Since when the message stood that was read last, in milliseconds. */
const read = persisted('message', 0, (found): found is number => typeof found === 'number');

/** What the server said last. */
const noticeInfo = signal<NoticeInfo | null>(null);

/** The operator's message as long as it has not been read; null if there is none. */
const unreadNotice = computed(() => {
  const notice = noticeInfo.value?.notice;
  return notice && notice.since !== read.value ? notice : null;
});

/** Remembers that a message has been read. */
const markNoticeRead = (since: number): void => {
  read.value = since;
};

const EVERY_MS = 60_000;

/** The operator's notice above a page, until it is closed. A table shows a button instead. */
export const OperatorNotice = () => {
  const { latest } = usePolled(fetchNotice, EVERY_MS);
  useEffect(() => void (noticeInfo.value = latest), [latest]);
  const notice = unreadNotice.value;
  return (
    <div class="day-message-place" role="status">
      {notice && (
        <div class="day-message">
          <Glyph name="info" />
          <p>
            <span class="spoken">{t('app.dayMessage')}:</span> <span translate>{notice.text}</span>
          </p>
          <IconButton glyph="close" label={t('app.close')} onClick={() => markNoticeRead(notice.since)} />
        </div>
      )}
    </div>
  );
};

/** At a table: a button in the bar as long as there is an unread notice. It opens the notice. */
export const OperatorNoticeButton = () => {
  const opened = useSignal<{ readonly text: string; readonly since: number } | null>(null);
  const notice = unreadNotice.value;
  const close = (): void => {
    if (opened.value) markNoticeRead(opened.value.since);
    opened.value = null;
  };
  return (
    <>
      {notice && (
        <IconButton
          name="message"
          class="message-button"
          glyph="bell"
          label={t('app.dayMessage')}
          onClick={() => (opened.value = notice)}
        />
      )}
      {opened.value && (
        <Dialog title={t('app.dayMessage')} onClose={close} kind="message">
          <p class="day-message-text" translate>
            {opened.value.text}
          </p>
        </Dialog>
      )}
    </>
  );
};
