import { t } from '../text/translate.js';
import { Dialog } from '../ui/Dialog.js';
import { lazy, loadingLine } from '../ui/lazy.js';

interface Props {
  readonly title: string;
  readonly kind: string;
  readonly hasFailed: boolean;
  readonly onClose: () => void;
}

/** A window whose content is on its way. */
export const LoadingDialog = ({ title, kind, hasFailed, onClose }: Props) => (
  <Dialog title={title} onClose={onClose} kind={kind}>
    {loadingLine(hasFailed)}
  </Dialog>
);

/** The settings, which are fetched when they are opened: they are there in a moment, so no window says that they are on their way. */
export const LazySettings = lazy(
  async () => (await import('./SettingsDialog.js')).SettingsDialog,
  (hasFailed, { onClose }) => hasFailed && <LoadingDialog title={t('app.settings.heading')} kind="settings" hasFailed onClose={onClose} />,
);
