import { useEffect } from 'preact/hooks';
import { boardReady } from '../platform/boardVisibility.js';
import { settings } from '../platform/settings.js';
import type { MatchStore } from '../store/MatchStore.js';
import { t } from '../text/translate.js';
import { Button, IconButton } from '../ui/Button.js';
import { Glyph } from '../ui/Glyph.js';
import './MissedActionsBar.css';

/**
 * Shows what happened while nobody looked at the page: plays it if the user wants replays, and offers it otherwise. It lies over the board,
 * disappears when the user acts, and blocks nothing.
 */
export const MissedActionsBar = ({ store: { missedActions, playback } }: { readonly store: MatchStore }) => {
  const missed = missedActions.missed.value;
  const isIdle = !playback.busy.value;
  const plays = missed.length > 0 && isIdle && boardReady.value && settings.film.value === 'play';
  useEffect(() => {
    if (plays) missedActions.play();
  }, [plays]);
  if (missed.length === 0 || !isIdle || plays) return null;
  const hasBattle = missed.some(({ events }) => events.some(({ type }) => type === 'battle-started'));
  return (
    <div class="away-bar" role="status">
      <Glyph name="eye" />
      <span class="away-text">{t(hasBattle ? 'film.awayBattle' : 'film.away', { count: missed.length })}</span>
      <Button
        name="away-watch"
        kind="primary"
        size="small"
        label={t('film.watch')}
        about={t('film.watch')}
        onClick={() => missedActions.play()}
      >
        <Glyph name="play" />
        <span class="away-count" aria-hidden="true">
          {missed.length}
        </span>
      </Button>
      <IconButton name="away-dismiss" glyph="close" label={t('film.dismiss')} onClick={() => missedActions.dismiss()} />
    </div>
  );
};
