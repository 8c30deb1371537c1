import { useState } from 'preact/hooks';
import { newVersion, reloadPage } from '../offline/newVersion.js';
import { t } from '../text/translate.js';
import { Glyph } from '../ui/Glyph.js';
import './UpdateNotice.css';

/** Says above a page that a reload brings a newer version, until it is closed. A table and a local game are not disturbed by it. */
export const UpdateNotice = () => {
  const [isClosed, close] = useState(false);
  return (
    <div class="update-notice-place" role="status">
      {newVersion.value && !isClosed && (
        <div class="day-message update-notice">
          <Glyph name="info" />
          <p>{t('offline.newVersion')}</p>
          <button type="button" class="button small" data-action="update" onClick={() => void reloadPage()}>
            {t('offline.reload')}
          </button>
          <button type="button" class="icon-button" aria-label={t('app.close')} onClick={() => close(true)}>
            <Glyph name="close" />
          </button>
        </div>
      )}
    </div>
  );
};
