import { forecastSides } from '../text/forecastSides.js';
import { forecastHeading, forecastLines } from '../text/forecastText.js';
import { t } from '../text/translate.js';
import { useTable } from './TableUi.js';
import './TableScreen.css';
import '../ui/RuleLink.css';

/**
 * Puts the effects of a battle in words: a line for each side, and with the focus each loss. Where there is no room it is for screen
 * readers only.
 */
export const ForecastPanel = () => {
  const { store, labels, forecast } = useTable();
  const [table, seen] = [store.playback.shown.value, forecast.value];
  if (!table || !seen) return null;
  return (
    <section class="forecast plate" tabIndex={0} aria-label={t('forecast.label')}>
      <h2>{forecastHeading(labels.value, seen, store.me.value)}</h2>
      <ul class="forecast-sides" aria-hidden="true">
        {forecastSides(labels.value, table, seen, { me: store.me.value, isFor: 'eye' }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ul class="lines">
        {forecastLines(labels.value, table, seen, store.me.value).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};
