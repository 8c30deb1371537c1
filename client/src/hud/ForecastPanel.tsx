import { forecastLines } from '../text/forecastText.js';
import { t } from '../text/translate.js';
import { useTable } from './tableScope.js';

/** What a battle would bring, in words. Where there is no room for it, it is there for screen readers. */
export const ForecastPanel = () => {
  const { store, cast, outlook } = useTable();
  const [table, seen] = [store.theater.shown.value, outlook.value];
  if (!table || !seen) return null;
  const player = cast.value.name(seen.now.starter);
  return (
    <section class="forecast plate" tabIndex={0} aria-label={t('forecast.label')}>
      <h2>{t(seen.then ? 'forecast.then' : 'forecast.now', { player })}</h2>
      <ul class="lines">
        {forecastLines(cast.value, table, seen).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};
