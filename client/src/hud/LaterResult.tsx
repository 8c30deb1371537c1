import { useContext } from 'preact/hooks';
import { t } from '../text/translate.js';
import { TableParts } from './tableParts.js';
import { useTable } from './TableUi.js';
import { useLoaded } from './useLoaded.js';

const loadPanel = async () => (await import('./ResultPanel.js')).ResultPanel;

const Later = () => {
  const Panel = useLoaded(loadPanel);
  const { result } = useContext(TableParts);
  if (Panel === null) return null;
  return Panel === 'failed' ? (
    <p class="result plate" role="alert">
      {t('app.later.failed')}
    </p>
  ) : (
    <Panel>{result}</Panel>
  );
};

/** The result, loaded when the match is over. */
export const LaterResult = () => {
  const { store } = useTable();
  return store.playback.shown.value?.outcome ? <Later /> : null;
};
