import { useContext } from 'preact/hooks';
import type { Table } from '@hexfall/shared/model/state';
import type { MatchStore } from '../../store/MatchStore.js';
import { refusalText } from '../../text/refusalText.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { CopyField } from '../../ui/CopyField.js';
import { Fold } from '../../ui/Fold.js';
import { lazy, loadingLine } from '../../ui/lazy.js';
import { saveFile } from '../../ui/saveFile.js';
import { LazyWebhookField } from '../lazyParts.js';
import { DeviceLink, InviteLink, RecordLink, SandboxLink } from '../links.js';
import { FilmButton, PictureButtons } from '../PictureButtons.js';
import { TableSlots, useTable } from '../TableUi.js';
import { MenuGroup } from './MenuGroup.js';
import '../../ui/Fold.css';

interface Props {
  readonly onClose: () => void;
}

/**
 * Saves a running match to a file to continue in another browser. Only if all people play on this page: the file reveals the order of the
 * draw piles.
 */
const SaveGameButton = ({ store, onClose }: Props & { readonly store: MatchStore }) => {
  if (store.phase.value !== 'playing' || !store.isAlone.value) return null;
  const save = async (): Promise<void> => {
    const answer = await store.request('save', {});
    if (answer.ok) {
      const record = new Blob([JSON.stringify(answer.value.record)], { type: 'application/json' });
      await saveFile(record, `hexfall-${store.code.peek() ?? ''}.json`);
    } else store.say(refusalText(answer.error));
    onClose();
  };
  return (
    <Button
      name="save-game"
      glyph="download"
      text={t('matchReplay.save.button')}
      about={t('matchReplay.save.about')}
      onClick={() => void save()}
    />
  );
};

/** What the server has committed to before the match, to be kept; shown on demand. Nothing at a table without a commitment. */
const CommitmentField = ({ commitment }: { readonly commitment: string }) =>
  commitment === '' ? null : (
    <details class="fold device-link" data-part="commitment">
      <summary>{t('table.fair.heading')}</summary>
      <p>{t('table.fair.explain')}</p>
      <CopyField label={t('table.fair.commitment')} text={commitment} isLink={false} />
    </details>
  );

const EmbedField = lazy(async () => (await import('./EmbedField.js')).EmbedField, loadingLine);

/** The HTML that shows the position elsewhere, on demand. */
const EmbedFold = ({ table }: { readonly table: Table }) => (
  <Fold kind="embed-fold" title={t('tableMenu.embed')}>
    {() => <EmbedField table={table} />}
  </Fold>
);

/** The link of the table first, then what can be saved, and what few people need. */
export const SharePage = ({ onClose }: Props) => {
  const { store, labels } = useTable();
  const { file } = useContext(TableSlots);
  const { online } = store;
  const table = store.playback.shown.value;
  const code = online?.code.value ?? '';
  return (
    <>
      {online && <InviteLink code={code} />}
      <MenuGroup heading={t('tableMenu.position')}>
        {table && <SandboxLink table={table} />}
        {table && <PictureButtons table={table} title={store.heading.value} labels={labels.value} />}
      </MenuGroup>
      {table && <EmbedFold table={table} />}
      <MenuGroup heading={t('tableMenu.file')}>
        <FilmButton />
        {online && !online.isSealed.value && <SaveGameButton store={online} onClose={onClose} />}
        {online && table?.outcome && !online.isSealed.value && <RecordLink code={code} />}
        {file}
      </MenuGroup>
      {online && (
        <>
          <DeviceLink code={code} />
          <CommitmentField commitment={online.commitment.value} />
          <LazyWebhookField store={online} />
          {online.drawKnown.value && <p data-part="draw-known">{t('table.fair.known')}</p>}
        </>
      )}
    </>
  );
};
