import type { Seat } from '@hexfall/shared/model/state';
import type { Intent } from '@hexfall/shared/model/intent';
import { tileName } from '../text/names.js';
import { t } from '../text/translate.js';
import { ChatDialog } from './Chat.js';
import { Dialog } from './Dialog.js';
import { LogLines } from './LogPanel.js';
import { SettingsDialog } from './SettingsDialog.js';
import { TableMenu } from './TableMenu.js';
import { TilePicture } from './TilePicture.js';
import { useTable } from './tableScope.js';

interface AskProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly intent: Intent;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. */
const Ask = ({ title, text, yes, intent, onClose }: AskProps) => {
  const { controls } = useTable();
  return (
    <Dialog title={title} onClose={onClose} kind="ask">
      <p>{text}</p>
      <div class="dialog-actions">
        <button type="button" class="button" data-action="no" onClick={onClose}>
          {t('app.cancel')}
        </button>
        <button
          type="button"
          class="button primary"
          data-action="yes"
          autofocus
          onClick={() => {
            onClose();
            controls.send(intent);
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
};

const Discards = ({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }) => {
  const { store, cast } = useTable();
  const discard = store.theater.shown.value?.players[seat]?.discard ?? [];
  return (
    <Dialog title={t('table.player.discardTitle', { player: cast.value.name(seat) })} onClose={onClose} kind="discards">
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
    case 'resign':
      return (
        <Ask
          title={t('table.confirm.resign')}
          text={t('table.confirm.resignText')}
          yes={t('table.confirm.resignYes')}
          intent={{ do: 'resign' }}
          onClose={close}
        />
      );
    case 'end-turn':
    case 'redraw':
      return (
        <Ask
          title={t(`table.confirm.${open.kind}`)}
          text={t(`table.confirm.${open.kind}Text`)}
          yes={t(`table.action.${open.kind}`)}
          intent={{ do: open.kind }}
          onClose={close}
        />
      );
  }
};
