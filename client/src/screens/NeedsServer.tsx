import { isOnline } from '../offline/isOnline.js';
import { t } from '../text/translate.js';

/** Says beside buttons that cannot be pressed why: there is no network. */
export const NeedsServer = () => (isOnline.value ? null : <p class="quiet-text needs-server">{t('offline.needsServer')}</p>);
