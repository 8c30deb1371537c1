import { useState } from 'preact/hooks';
import { newVersion, reloadPage } from '../offline/newVersion.js';
import { t } from '../text/translate.js';
import { Button, IconButton } from '../ui/Button.js';
import { Glyph } from '../ui/Glyph.js';
import './UpdateNotice.css';

/** Announces above a page that a reload opens a newer version, until the user closes it. It does not interrupt a table or a local game. */
export const UpdateNotice = () => {
  const [isClosed, close] = useState(false);
  return (
    <div class="update-notice-place" role="status">
      {newVersion.value && !isClosed && (
        <div class="day-message update-notice">
          <Glyph name="info" />
          <p>{t('offline.newVersion')}</p>
          <Button name="update" size="small" text={t('offline.reload')} onClick={() => void reloadPage()} />
          <IconButton glyph="close" label={t('app.close')} onClick={() => close(true)} />
        </div>
      )}
    </div>
  );
};
