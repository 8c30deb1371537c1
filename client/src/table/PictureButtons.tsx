import { useState } from 'preact/hooks';
import type { Table } from '@hexfall/shared/model/state';
import type { PlayerLabels } from '../text/playerLabels.js';
import { t } from '../text/translate.js';
import { Glyph } from '../ui/Glyph.js';
import type { PictureKind } from './savePicture.js';
import { useTable } from './TableUi.js';

/** Saves the last battle as a picture that moves; not there before the first one. */
export const FilmButton = () => {
  const { store } = useTable();
  const [problem, setProblem] = useState('');
  const history = store.history.value;
  if (!history || !store.hasBattle.value) return null;
  const save = async (): Promise<void> => {
    setProblem('');
    const saved = await import('./savePicture.js').then(({ saveFilm }) => saveFilm(history, store.heading.peek())).catch(() => false);
    if (!saved) setProblem(t('app.picture.failed'));
  };
  return (
    <>
      <button type="button" class="button" data-action="picture-film" onClick={() => void save()}>
        <Glyph name="film" />
        <span>{t('app.picture.film')}</span>
      </button>
      <span class="problem" role="alert">
        {problem}
      </span>
    </>
  );
};

const KINDS: readonly PictureKind[] = ['png', 'svg'];

interface Props {
  readonly table: Table;
  readonly title: string;
  readonly labels: PlayerLabels;
}

/** Saves the moment shown as a picture. */
export const PictureButtons = ({ table, title, labels }: Props) => {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<PictureKind | null>(null);
  const save = async (kind: PictureKind): Promise<void> => {
    setBusy(kind);
    setProblem('');
    try {
      const names = table.players.map((_, seat) => labels.name(seat));
      const { savePicture } = await import('./savePicture.js');
      await savePicture(kind, table, title, names);
    } catch {
      setProblem(t('app.picture.failed'));
    }
    setBusy(null);
  };
  return (
    <>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          class="button"
          data-action={`picture-${kind}`}
          aria-busy={busy === kind}
          disabled={busy !== null}
          onClick={() => void save(kind)}
        >
          <Glyph name="download" />
          <span>{t(`app.picture.${kind}`)}</span>
        </button>
      ))}
      <span class="problem" role="alert">
        {problem}
      </span>
    </>
  );
};
