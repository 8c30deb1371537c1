import { useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { settings } from '../../platform/settings.js';
import { t } from '../../text/translate.js';
import { IconButton } from '../../ui/Button.js';
import { useTable } from '../TableUi.js';
import type { Advice } from './Advice.js';
import { adviceText, markedText } from './adviceText.js';
import { TurnHints } from './TurnHints.js';
import './FirstHint.css';

/** Shows the hint of the turn, and marks what it mentions. The element always exists for screen readers, which announce changes to it. */
export const FirstHint = () => {
  const ui = useTable();
  const { store, board } = ui;
  const [seat = 0] = store.mine.value;
  const hints = useMemo(() => new TurnHints(seat), [store, seat]);
  const { busy, shown } = store.playback;
  const table = shown.value;
  const isNow = table !== null && !busy.value && store.acting.value === seat && !store.online?.agreements.value.paused;
  const hint: Advice | null = isNow ? hints.at(table) : null;
  useSignalEffect(() => {
    // Read here, too, so that the marks go with the turn.
    const isShown = !busy.value && store.acting.value === seat && shown.value ? hints.at(shown.value) : null;
    ui.adviceHexes.value = isShown?.hexes ?? [];
    ui.namedTiles.value = isShown?.tiles ?? [];
    return () => {
      ui.adviceHexes.value = [];
      ui.namedTiles.value = [];
    };
  });
  const turnOff = (): void => {
    settings.hints.value = false;
    store.say(t('app.settings.hintsOff'), false);
  };
  return (
    <section class={hint ? 'first-hint' : 'first-hint spoken'} aria-label={t('coached.hint')} data-speaks={hint !== null}>
      <p class="hint-words" aria-live="polite" aria-atomic="true">
        {hint && (
          <span key={hint.text}>
            {adviceText(hint, board.value)}
            <span class="spoken"> {markedText(hint, board.value)}</span>
          </span>
        )}
      </p>
      {hint && <IconButton name="no-hints" glyph="close" label={t('coached.noHints')} onClick={turnOff} />}
    </section>
  );
};
