import { useEffect } from 'preact/hooks';
import type { MatchStore } from '../store/match.js';
import { settings } from '../store/settings.js';
import { stageReady } from '../store/stage.js';
import { t } from '../text/translate.js';
import { Glyph } from './Glyph.js';

/**
 * What happened while nobody looked: plays by itself for those who want films, and is offered to the others. It lies over the board,
 * goes away when its user acts, and nothing waits for it.
 */
export const AwayBar = ({ store: { absence, theater } }: { readonly store: MatchStore }) => {
  const missed = absence.missed.value;
  const isIdle = !theater.busy.value;
  const plays = missed.length > 0 && isIdle && stageReady.value && settings.film.value === 'play';
  useEffect(() => {
    if (plays) absence.play();
  }, [plays]);
  if (missed.length === 0 || !isIdle || plays) return null;
  const hasBattle = missed.some(({ events }) => events.some(({ type }) => type === 'battle-started'));
  return (
    <div class="away-bar" role="status">
      <Glyph name="eye" />
      <span class="away-text">{t(hasBattle ? 'film.awayBattle' : 'film.away', { count: missed.length })}</span>
      <button
        type="button"
        class="button small primary"
        data-action="away-watch"
        title={t('film.watch')}
        aria-label={t('film.watch')}
        onClick={() => absence.play()}
      >
        <Glyph name="play" />
        <span class="away-count" aria-hidden="true">
          {missed.length}
        </span>
      </button>
      <button type="button" class="icon-button" data-action="away-dismiss" aria-label={t('film.dismiss')} onClick={() => absence.dismiss()}>
        <Glyph name="close" />
      </button>
    </div>
  );
};
