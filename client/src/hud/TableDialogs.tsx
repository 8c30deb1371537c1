import type { Seat } from '@hexfall/shared/model/state';
import { tileName } from '../text/names.js';
import { t } from '../text/translate.js';
import { ChatDialog } from './Chat.js';
import { Dialog } from './Dialog.js';
import { HeldTiles } from './HeldTiles.js';
import { LogLines } from './LogPanel.js';
import { SettingsDialog } from './SettingsDialog.js';
import { TableMenu } from './TableMenu.js';
import { TilePicture } from './TilePicture.js';
import { useTable } from './tableScope.js';

const Discards = ({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }) => {
  const { store, cast } = useTable();
  const discard = store.theater.shown.value?.players[seat]?.discard ?? [];
  return (
    <Dialog title={t('table.player.discardTitle', { player: cast.value.name(seat) })} onClose={onClose} kind="discards">
      <HeldTiles seat={seat} />
      {discard.length === 0 && <p>{t('table.player.discardEmpty')}</p>}
      <ul class="discards">
        {discard.toReversed().map((tile, place) => (
          <li key={discard.length - place}>
            <TilePicture tile={tile} livery={cast.value.livery(seat)} twin={cast.value.twin(seat)} width={84} />
            <span>{tileName(tile)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

/** The window that lies over the table, if any. */
export const TableDialogs = () => {
  const { dialog } = useTable();
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
    case 'discards':
      return <Discards seat={open.seat} onClose={close} />;
  }
};
