import { takeBackProblem, undo } from '../store/input/controls.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { useTable } from './TableUi.js';
import './ActionBar.css';

/** T7: takes the last action back. Where that cannot be, the button stays and says why. */
export const TakeBackButton = () => {
  const { store, controls } = useTable();
  const table = store.playback.shown.value;
  if (!table || table.outcome || table.turn.phase !== 'turn' || store.playback.busy.value) return null;
  if (!store.mine.value.includes(table.turn.player)) return null;
  const bar = takeBackProblem(store);
  const problem = bar && t(`acting.takeBack.${bar}`);
  const text = t('table.action.take-back');
  return (
    <Button
      repeats
      name="take-back"
      class="action"
      glyph="undo"
      text={text}
      about={`${text} (U)`}
      disabled={problem}
      onClick={() => undo(controls)}
    />
  );
};
