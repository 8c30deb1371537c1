import { useContext } from 'preact/hooks';
import { lazy, loadingText } from '../ui/lazy.js';
import { TableSlots } from './TableSlots.js';
import { useTable } from './TableUi.js';
import './result/ResultPanel.css';

const Panel = lazy(
  async () => (await import('./result/ResultPanel.js')).ResultPanel,
  (hasFailed) =>
    hasFailed && (
      <p class="result plate" role="alert">
        {loadingText(hasFailed)}
      </p>
    ),
);

/** The result, loaded when the match is over. */
export const LazyResult = () => {
  const { store } = useTable();
  const { result } = useContext(TableSlots);
  return store.playback.shown.value?.outcome ? <Panel>{result}</Panel> : null;
};

/** The field for the address that is called in slow games: few people need it. */
export const LazyWebhookField = lazy(async () => (await import('./WebhookField.js')).WebhookField);
