import { useContext } from 'preact/hooks';
import { addressOf } from '../net/address.js';
import type { MatchStore } from '../store/MatchStore.js';
import { t } from '../text/translate.js';
import { CopyField } from '../ui/CopyField.js';
import { DeviceLink, InviteLink, ReplayLink, ReviewLink, SandboxLink, StudyLink } from './links.js';
import { Dialog } from '../ui/Dialog.js';
import { FilmButton } from './replay/FilmButton.js';
import { Glyph } from '../ui/Glyph.js';
import { OptionChips } from './OptionChips.js';
import { PictureButtons } from './PictureButtons.js';
import { ProposeButtons } from './ProposeButtons.js';
import { SaveGameButton } from './SaveGameButton.js';
import { TableSlots } from './TableSlots.js';
import { useTable } from './TableUi.js';
import { LazyWebhookField } from './lazyParts.js';

/** What the server has committed to before the match, to be kept; shown on demand. Nothing at a table without a commitment. */
const CommitmentField = ({ commitment }: { readonly commitment: string }) =>
  commitment === '' ? null : (
    <details class="device-link" data-part="commitment">
      <summary>{t('table.fair.heading')}</summary>
      <p>{t('table.fair.explain')}</p>
      <CopyField label={t('table.fair.commitment')} text={commitment} isLink={false} />
    </details>
  );

const OnlineFields = ({ store }: { readonly store: MatchStore }) => {
  const code = store.code.value ?? '';
  return (
    <>
      <OptionChips store={store} />
      <InviteLink code={code} />
      <DeviceLink code={code} />
      <LazyWebhookField store={store} />
      <CommitmentField commitment={store.commitment.value} />
      {store.drawKnown.value && <p data-part="draw-known">{t('table.fair.known')}</p>}
    </>
  );
};

/** What is rarely needed at a table: its options and link, the rules, another device, resigning. */
export const TableMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const { store, controls, dialog, labels } = useTable();
  const { online } = store;
  const { about, menu } = useContext(TableSlots);
  const table = store.playback.shown.value;
  const mayResign = store.me.value !== null && store.mine.value.length > 0 && !table?.outcome;
  const resign = (): void => {
    onClose();
    controls.send({ do: 'resign' });
  };
  return (
    <Dialog title={store.heading.value} onClose={onClose} kind="menu">
      {online && <OnlineFields store={online} />}
      {about}
      <div class="menu-links">
        <a class="button" href={addressOf('/rules')} target="_blank" rel="noreferrer">
          <Glyph name="info" />
          <span>{t('app.menu.rules')}</span>
        </a>
        <button
          type="button"
          class="button"
          data-action="tiles"
          onClick={() => (dialog.value = { kind: 'tiles', seat: store.me.value ?? 0 })}
        >
          <Glyph name="pile" />
          <span>{t('sheet.button')}</span>
        </button>
        <button type="button" class="button" data-action="settings" onClick={() => (dialog.value = { kind: 'settings' })}>
          <Glyph name="gear" />
          <span>{t('app.menu.settings')}</span>
        </button>
        <button type="button" class="button" data-action="keys" onClick={() => (dialog.value = { kind: 'keys' })}>
          <Glyph name="keyboard" />
          <span>{t('app.menu.keys')}</span>
        </button>
        {online && table && table.turn.phase === 'turn' && <ReplayLink code={online.code.value ?? ''} />}
        {online && table?.outcome && <ReviewLink code={online.code.value ?? ''} />}
        {online && table?.outcome && <StudyLink code={online.code.value ?? ''} />}
        {menu?.(onClose)}
        {table && <SandboxLink table={table} />}
        {online && <SaveGameButton store={online} onDone={onClose} />}
        {table && <PictureButtons table={table} title={store.heading.value} labels={labels.value} />}
        <FilmButton />
        {online && <ProposeButtons onDone={onClose} />}
        {mayResign && (
          <button type="button" class="button danger" data-action="resign" onClick={resign}>
            <Glyph name="flag" />
            <span>{t('table.action.resign')}</span>
          </button>
        )}
      </div>
    </Dialog>
  );
};
