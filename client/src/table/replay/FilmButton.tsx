import { useState } from 'preact/hooks';
import { t } from '../../text/translate.js';
import { Glyph } from '../../ui/Glyph.js';
import { useTable } from '../TableUi.js';

/** Saves the last battle as a picture that moves; not there before the first one. */
export const FilmButton = () => {
  const { store } = useTable();
  const [problem, setProblem] = useState('');
  const history = store.history.value;
  if (!history || !store.hasBattle.value) return null;
  const save = async (): Promise<void> => {
    setProblem('');
    const saved = await import('./saveFilm.js').then(({ saveFilm }) => saveFilm(history, store.heading.peek())).catch(() => false);
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
