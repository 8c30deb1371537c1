import { isKept, isOnline } from '../offline/isOnline.js';
import { t } from '../text/translate.js';

interface Props {
  /** Buttons beside it begin games on this device. */
  readonly hasLocal?: boolean;
}

/** Says beside buttons that cannot be pressed why: there is no network, or no server. */
export const NeedsServer = ({ hasLocal = false }: Props) =>
  isOnline.value ? null : <p class="quiet-text needs-server">{t(hasLocal && isKept() ? 'offline.playsHere' : 'offline.needsServer')}</p>;
