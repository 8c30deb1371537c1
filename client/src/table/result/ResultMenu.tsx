import type { Table } from '@hexfall/shared/model/state';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { addressOf } from '../../net/address.js';
import { t } from '../../text/translate.js';
import { Dialog } from '../../ui/Dialog.js';
import { FilmButton } from '../replay/FilmButton.js';
import { Glyph } from '../../ui/Glyph.js';
import { Link } from '../../ui/Link.js';
import { PictureButtons } from '../PictureButtons.js';
import { SandboxLink, StudyLink } from '../links.js';
import { TableSlots } from '../TableSlots.js';
import { useTable } from '../TableUi.js';

const RecordLink = ({ code }: { readonly code: string }) => (
  <a class="button" href={addressOf(`/api/matches/${code}/record`)} download={`hexfall-${code}.json`}>
    <Glyph name="download" />
    <span>{t('table.result.record')}</span>
  </a>
);

interface Props {
  readonly table: Table;
  /** The result of checking the draw. */
  readonly draw: ComponentChildren;
  readonly onClose: () => void;
}

/** What else can be done after a match. */
export const ResultMenu = ({ table, draw, onClose }: Props) => {
  const { store, labels } = useTable();
  const { file } = useContext(TableSlots);
  const watchAgain = (): void => {
    onClose();
    store.watchAgain();
  };
  return (
    <Dialog title={t('result.moreHeading')} onClose={onClose}>
      <div class="menu-links">
        {store.hasBattle.value && (
          <button type="button" class="button" data-action="watch-again" onClick={watchAgain}>
            <Glyph name="film" />
            <span>{t('film.again')}</span>
          </button>
        )}
        {store.online && <StudyLink code={store.online.code.value ?? ''} />}
        {file}
        {store.online && <SandboxLink table={table} />}
        {store.online && <RecordLink code={store.online.code.value ?? ''} />}
        <PictureButtons table={table} title={store.heading.value} labels={labels.value} />
        <FilmButton />
        <Link to="/" kind="button">
          {t('table.result.again')}
        </Link>
      </div>
      {draw}
    </Dialog>
  );
};
