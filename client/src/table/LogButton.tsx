import { t } from '../text/translate.js';
import { Glyph } from '../ui/Glyph.js';
import { useTable } from './TableUi.js';
import './TopBar.css';

/** Opens the log where there is no room for it beside the board. */
export const LogButton = () => {
  const { dialog } = useTable();
  return (
    <button
      type="button"
      class="icon-button log-button"
      aria-label={t('table.log.heading')}
      onClick={() => (dialog.value = { kind: 'log' })}
    >
      <Glyph name="log" />
    </button>
  );
};
