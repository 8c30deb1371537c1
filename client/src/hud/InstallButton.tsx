import { canInstall, install } from '../offline/installPrompt.js';
import { t } from '../text/translate.js';

/** Installs the page, where the browser offers that; elsewhere there is nothing to see. */
export const InstallButton = () =>
  canInstall() ? (
    <div class="install">
      <button type="button" class="button" data-action="install" onClick={() => void install()}>
        {t('offline.install')}
      </button>
      <p class="quiet-text">{t('offline.installAbout')}</p>
    </div>
  ) : null;
