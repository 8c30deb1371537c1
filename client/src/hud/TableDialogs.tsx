import { useEffect } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/state';
import { sheetKey } from './sheetKey.js';
import { t } from '../text/translate.js';
import { ArmySheet } from './ArmySheet.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { ChatDialog } from './Chat.js';
import { Dialog } from './Dialog.js';
import { LogLines } from './LogPanel.js';
import { RedrawDialog } from './RedrawDialog.js';
import { SettingsDialog } from './SettingsDialog.js';
import { TableMenu } from './TableMenu.js';
import { useTable } from './TableUi.js';
import { useLoaded } from './useLoaded.js';

const loadTiles = async () => (await import('./TilesDialog.js')).TilesDialog;

const Tiles = ({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }) => {
  const Loaded = useLoaded(loadTiles);
  if (Loaded && Loaded !== 'failed') return <Loaded seat={seat} onClose={onClose} />;
  return (
    <Dialog title={t('sheet.button')} onClose={onClose} kind="tiles">
      <p role="status">{t(Loaded ? 'app.later.failed' : 'app.later.loading')}</p>
    </Dialog>
  );
};

const OpenDialog = () => {
  const { dialog, store } = useTable();
  useEffect(() => {
    const listen = sheetKey(dialog, () => store.me.peek() ?? 0);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [dialog, store]);
  const open = dialog.value;
  const close = (): void => {
    dialog.value = null;
  };
  switch (open?.kind) {
    case undefined:
      return null;
    case 'settings':
      return <SettingsDialog onClose={close} />;
    case 'menu':
      return <TableMenu onClose={close} />;
    case 'chat':
      return <ChatDialog onClose={close} />;
    case 'log':
      return (
        <Dialog title={t('table.log.heading')} onClose={close} kind="log">
          <LogLines />
        </Dialog>
      );
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
