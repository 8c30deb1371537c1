import { fetchNotice } from '../net/notice.js';
import { usePolled } from '../screens/usePolled.js';
import { persisted } from '../store/persisted.js';
import { t } from '../text/translate.js';
import { Glyph } from './Glyph.js';

const EVERY_MS = 60_000;

/** Since when the message stood that was put away last, in milliseconds. */
const putAway = persisted('message', 0, (found): found is number => typeof found === 'number');

/** What the operator tells everybody, until it is put away. */
export const DayMessage = () => {
  const notice = usePolled(fetchNotice, EVERY_MS).latest?.notice;
  const isNew = notice && notice.since !== putAway.value;
  return (
    <div class="day-message-place" role="status">
      {isNew && (
        <div class="day-message">
          <Glyph name="info" />
          <p>
            <span class="spoken">{t('app.dayMessage')}</span> {notice.text}
          </p>
          <button type="button" class="icon-button" aria-label={t('app.close')} onClick={() => (putAway.value = notice.since)}>
            <Glyph name="close" />
          </button>
        </div>
      )}
    </div>
  );
};
