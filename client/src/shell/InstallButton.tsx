import { canInstall, install, isInstalledByHand } from '../offline/installPrompt.js';
import { t } from '../text/translate.js';

/** Installs the page, where the browser offers that; says how where only its user can. Elsewhere there is nothing to see. */
export const InstallButton = () => {
  if (!canInstall() && !isInstalledByHand()) return null;
  return (
    <div class="install">
      {canInstall() ? (
        <button type="button" class="button" data-action="install" onClick={() => void install()}>
          {t('offline.install')}
        </button>
      ) : (
        <p data-part="install-by-hand">{t('offline.installByHand')}</p>
      )}
      <p class="quiet-text">{t('offline.installAbout')}</p>
    </div>
  );
};
