import { settings } from '../platform/settings.js';
import { LazySettings, LoadingDialog } from '../shell/Page.js';
import { useShortcuts } from '../store/input/useShortcuts.js';
import { t } from '../text/translate.js';
import { ArmySheet } from '../ui/ArmySheet.js';
import { Dialog } from '../ui/Dialog.js';
import { Switch } from '../ui/fields.js';
import { lazy } from '../ui/lazy.js';
import { ChatDialog } from './chat/Chat.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { LogLines } from './LogPanel.js';
import { RedrawDialog } from './RedrawDialog.js';
import { useTable } from './TableUi.js';

/** Loaded when opened. It arrives in a moment, so no window shows that it is loading. */
const Menu = lazy(
  async () => (await import('./menu/TableMenu.js')).TableMenu,
  (hasFailed, { onClose }) => hasFailed && <LoadingDialog title={t('table.panel.menu')} kind="menu" hasFailed onClose={onClose} />,
);

const Tiles = lazy(
  async () => (await import('./tiles/TilesDialog.js')).TilesDialog,
  (hasFailed, { onClose }) => <LoadingDialog title={t('sheet.button')} kind="tiles" hasFailed={hasFailed} onClose={onClose} />,
);

const Keys = lazy(
  async () => (await import('./KeysDialog.js')).KeysDialog,
  (hasFailed, { onClose }) => <LoadingDialog title={t('app.menu.keys')} kind="keys" hasFailed={hasFailed} onClose={onClose} />,
);

const OpenDialog = () => {
  const { dialog, store } = useTable();
  useShortcuts('page', {
    keys: () => (dialog.value = { kind: 'keys' }),
    tiles: () => (dialog.value = { kind: 'tiles', seat: store.me.peek() ?? 0 }),
  });
  const open = dialog.value;
  const close = (): void => {
    dialog.value = null;
  };
  switch (open?.kind) {
    case undefined:
      return null;
    case 'settings':
      return <LazySettings onClose={close} />;
    case 'menu':
      return <Menu onClose={close} />;
    case 'chat':
      return <ChatDialog onClose={close} />;
    case 'log':
      return (
        <Dialog title={t('table.log.heading')} onClose={close} kind="log">
          <Switch name="log-sentences" text="table.log.sentences" setting={settings.logSentences} />
          <LogLines isSeen />
        </Dialog>
      );
    case 'keys':
      return <Keys onClose={close} />;
    case 'tiles':
      return <Tiles seat={open.seat} onClose={close} />;
    case 'army':
      return <ArmySheet army={open.army} onClose={close} />;
  }
};

/** The windows over the table: the one its user has opened, and the question before what cannot be taken back. */
export const TableDialogs = () => (
  <>
    <OpenDialog />
    <ConfirmDialog />
    <RedrawDialog />
  </>
);
