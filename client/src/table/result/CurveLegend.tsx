import { standings } from '@hexfall/shared/rules/sides';
import { t } from '../../text/translate.js';
import { DASHES } from './HqChart.js';
import { liveryProps } from '../../ui/Emblem.js';
import { useTable } from '../TableUi.js';
import '../replay/ReplayTimeline.css';

/** Whose line is which, by its color and its dashes, and where it is at the moment shown. */
export const CurveLegend = () => {
  const { labels, store } = useTable();
  const table = store.playback.shown.value;
  if (!table) return null;
  return (
    <ul class="curve-legend" aria-label={t('matchReplay.curves')}>
      {standings(table).map((value, seat) => (
        <li key={seat} {...liveryProps(labels.value.livery(seat))}>
          <svg viewBox="0 0 28 6" aria-hidden="true">
            <line class="curve" x1="0" x2="28" y1="3" y2="3" stroke-dasharray={DASHES[seat % DASHES.length]} />
          </svg>
          <span class="curve-name">{labels.value.name(seat)}</span>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
};
