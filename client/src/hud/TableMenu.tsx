import { addressOf } from '../net/address.js';
import { t } from '../text/translate.js';
import { CommitmentField } from './CommitmentField.js';
import { DeviceLink } from './DeviceLink.js';
import { Dialog } from './Dialog.js';
import { Glyph } from './Glyph.js';
import { InviteLink } from './InviteLink.js';
import { ProposeButtons } from './ProposeButtons.js';
import { useTable } from './tableScope.js';
import { WebhookField } from './WebhookField.js';

/** What is seldom needed at a table: its link, the rules, another device, giving up. */
export const TableMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const { store, dialog } = useTable();
  const code = store.code.value ?? '';
  const mayResign = store.mine.value.length > 0 && !store.theater.shown.value?.outcome;
  return (
    <Dialog title={t('table.heading', { code })} onClose={onClose} kind="menu">
      <InviteLink code={code} />
      <DeviceLink code={code} />
      <WebhookField store={store} />
      <CommitmentField commitment={store.commitment.value} />
      <div class="menu-links">
        <a class="button" href={addressOf('/rules')} target="_blank" rel="noreferrer">
          <Glyph name="info" />
          <span>{t('app.menu.rules')}</span>
        </a>
        <ProposeButtons onDone={onClose} />
        {mayResign && (
          <button type="button" class="button danger" data-action="resign" onClick={() => (dialog.value = { kind: 'resign' })}>
            <Glyph name="flag" />
            <span>{t('table.action.resign')}</span>
          </button>
        )}
      </div>
    </Dialog>
  );
};
