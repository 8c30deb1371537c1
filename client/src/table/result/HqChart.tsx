import { standings } from '@hexfall/shared/rules/sides';
import type { TimelineTurn } from '../../store/timeline.js';
import { t } from '../../text/translate.js';
import { liveryProps } from '../../ui/Emblem.js';
import { useTable } from '../TableUi.js';
import '../replay/ReplayTimeline.css';

/** The size of the drawing of the curves; it is stretched to the room there is. */
const [WIDTH, HEIGHT] = [1000, 100];

/** Each player's line has its own dashes: color alone does not distinguish them. */
const DASHES: readonly string[] = ['none', '14 8', '4 6', '20 6 4 6'];

interface Props {
  readonly timeline: readonly TimelineTurn[];
  /** How many intents the match has. */
  readonly last: number;
  /** Which of them is marked; none if left out. */
  readonly place?: number;
}

/** How the HQs, or the points, have gone from turn to turn. */
export const HqChart = ({ timeline, last, place }: Props) => {
  const { labels } = useTable();
  const most = Math.max(1, ...timeline.flatMap(({ values }) => values));
  const x = (at: number): number => (WIDTH * at) / Math.max(1, last);
  const y = (value: number): number => HEIGHT - (HEIGHT * value) / most;
  const seats = timeline[0]?.values.map((_, seat) => seat) ?? [];
  return (
    <svg class="curves" viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} preserveAspectRatio="none" aria-hidden="true">
      {timeline.map(({ from }) => (
        <line key={from} class="curve-turn" x1={x(from)} x2={x(from)} y1={0} y2={HEIGHT} />
      ))}
      {seats.map((seat) => (
        <polyline
          key={seat}
          class="curve"
          {...liveryProps(labels.value.livery(seat))}
          stroke-dasharray={DASHES[seat % DASHES.length]}
          points={timeline.map(({ to, values }) => `${x(to)},${y(values[seat] ?? 0)}`).join(' ')}
        />
      ))}
      {place !== undefined && <line class="curve-now" x1={x(place)} x2={x(place)} y1={-4} y2={HEIGHT + 4} />}
    </svg>
  );
};

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
