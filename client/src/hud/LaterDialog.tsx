import { t } from '../text/translate.js';
import { Dialog } from './Dialog.js';
import { useLoaded } from './useLoaded.js';

interface Props {
  readonly title: string;
  readonly kind: string;
  readonly hasFailed: boolean;
  readonly onClose: () => void;
}

/** A window whose content is on its way. */
export const LaterDialog = ({ title, kind, hasFailed, onClose }: Props) => (
  <Dialog title={title} onClose={onClose} kind={kind}>
    <p role="status">{t(hasFailed ? 'app.later.failed' : 'app.later.loading')}</p>
  </Dialog>
);

const loadSettings = async () => (await import('./SettingsDialog.js')).SettingsDialog;

/** The settings, which are fetched when they are opened: they are there in a moment, so no window says that they are on their way. */
export const LaterSettings = ({ onClose }: { readonly onClose: () => void }) => {
  const Loaded = useLoaded(loadSettings);
  if (Loaded === 'failed') return <LaterDialog title={t('app.settings.heading')} kind="settings" hasFailed onClose={onClose} />;
  return Loaded && <Loaded onClose={onClose} />;
};
