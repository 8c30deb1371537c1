import { t } from '../../text/translate.js';
import { Glyph } from '../../ui/Glyph.js';
import { hintState, mayHint, pressHint } from './hint.js';
import { useTable } from '../TableUi.js';

/** Shows a good move, where everybody else at the table is a computer player. */
export const HintButton = () => {
  const ui = useTable();
  const { store, planner } = ui;
  if (!mayHint(store) || store.playback.shown.value?.outcome) return null;
  const use = hintState(ui);
  const text = { ask: 'plan.hintKey', cancel: 'plan.cancelKey', whole: 'plan.wholeKey', hide: 'plan.hideKey' } as const;
  const label = t(text[use ?? 'ask']);
  return (
    <button
      type="button"
      class="icon-button"
      data-action="hint"
      data-busy={planner.isPlanning.value}
      aria-label={label}
      title={label}
      aria-pressed={planner.planned.value !== null}
      disabled={use === null}
      onClick={() => pressHint(ui)}
    >
      <Glyph name={use === 'cancel' ? 'close' : 'bulb'} />
    </button>
  );
};
