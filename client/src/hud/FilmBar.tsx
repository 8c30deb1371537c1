import { t } from '../text/translate.js';
import { settings } from '../store/settings.js';
import { Glyph, type GlyphName } from './Glyph.js';
import { useTable } from './tableScope.js';

const Control = ({ name, glyph, text, onClick }: { name: string; glyph: GlyphName; text: string; onClick: () => void }) => (
  <button type="button" class="icon-button" data-action={name} aria-label={text} title={text} onClick={onClick}>
    <Glyph name={glyph} />
  </button>
);

/** The controls of a battle's film: its phases in a row, and the usual buttons. */
export const FilmBar = () => {
  const { deck } = useTable();
  const film = deck.film.value;
  if (!film) return null;
  const place = deck.place.value;
  const current = film.phases.findLast(({ frame }) => frame <= place);
  return (
    <section class="film-bar" aria-label={t('table.film.heading')}>
      <ol class="timeline" aria-label={t('table.film.timeline')}>
        {film.phases.map((phase) => (
          <li key={phase.frame}>
            <button
              type="button"
              class="phase"
              aria-label={t('table.film.phase', { initiative: phase.initiative })}
              aria-current={phase === current ? 'step' : undefined}
              data-past={phase.frame < place}
              onClick={() => deck.jump(phase.frame)}
            >
              {phase.initiative}
            </button>
          </li>
        ))}
      </ol>
      <div class="film-controls">
        <Control name="film-back" glyph="backward" text={t('table.film.back')} onClick={() => deck.step(-1)} />
        {deck.running.value ? (
          <Control name="film-pause" glyph="pause" text={t('table.film.pause')} onClick={() => deck.pause()} />
        ) : (
          <Control name="film-play" glyph="play" text={t('table.film.play')} onClick={() => deck.play()} />
        )}
        <Control name="film-step" glyph="forward" text={t('table.film.step')} onClick={() => deck.step(1)} />
        <button
          type="button"
          class="button small"
          data-action="film-speed"
          aria-label={t('table.film.speed', { value: settings.filmSpeed.value })}
          onClick={() => deck.faster()}
        >
          {settings.filmSpeed.value}×
        </button>
        <button type="button" class="button small" data-action="film-skip" onClick={() => deck.skip()}>
          <Glyph name="skip" />
          <span>{t('table.film.skip')}</span>
        </button>
      </div>
    </section>
  );
};
