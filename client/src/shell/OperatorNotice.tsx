import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchNotice } from '../net/operatorNotice.js';
import { usePolled } from '../ui/usePolled.js';
import { markNoticeRead, noticeInfo, unreadNotice } from '../platform/operatorNotice.js';
import { t } from '../text/translate.js';
import { Dialog } from '../ui/Dialog.js';
import { Glyph } from '../ui/Glyph.js';

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
            <span class="spoken">{t('app.dayMessage')}:</span> {notice.text}
          </p>
          <button type="button" class="icon-button" aria-label={t('app.close')} onClick={() => markNoticeRead(notice.since)}>
            <Glyph name="close" />
          </button>
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
        <button
          type="button"
          class="icon-button message-key"
          data-action="message"
          aria-label={t('app.dayMessage')}
          title={t('app.dayMessage')}
          onClick={() => (opened.value = notice)}
        >
          <Glyph name="bell" />
        </button>
      )}
      {opened.value && (
        <Dialog title={t('app.dayMessage')} onClose={close} kind="message">
          <p class="day-message-text">{opened.value.text}</p>
        </Dialog>
      )}
    </>
  );
};
