import { useState } from 'preact/hooks';
import type { Table } from '@hexfall/shared/model/state';
import type { PlayerLabels } from '../text/playerLabels.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
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
      <Button name="picture-film" glyph="film" text={t('app.picture.film')} onClick={() => void save()} />
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
        <Button
          key={kind}
          name={`picture-${kind}`}
          glyph="download"
          text={t(`app.picture.${kind}`)}
          aria-busy={busy === kind}
          disabled={busy !== null}
          onClick={() => void save(kind)}
        />
      ))}
      <span class="problem" role="alert">
        {problem}
      </span>
    </>
  );
};
