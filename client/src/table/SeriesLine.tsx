import type { Seat } from '@hexfall/shared/model/seat';
import { continueSeries, type Series } from '@hexfall/shared/model/series';
import type { TableStore } from '../store/TableStore.js';
import { seriesScore, seriesText } from '../text/seriesText.js';

interface Props {
  readonly store: Pick<TableStore, 'players' | 'options' | 'playback'>;
  readonly name: (seat: Seat) => string;
}

/** How the row of rematches stands with this match if it is over; null in the first one. */
const seriesNow = ({ players, playback }: Props['store']): Series | null => {
  const before = players?.series.value;
  const outcome = playback.shown.value?.outcome;
  return before && outcome ? continueSeries(before, outcome.winners) : (before ?? null);
};

/** How the row of rematches stands, with this match if it is over; nothing in the first one. */
export const SeriesLine = ({ store, name }: Props) => {
  const [series, options] = [seriesNow(store), store.options.value];
  return series && options && <p class="series-line">{seriesText(series, options.mode, name)}</p>;
};

/** The same in short, as a player sees it, beside the name. */
export const SeriesStanding = ({ store, name, seat }: Props & { readonly seat: Seat }) => {
  const [series, options] = [seriesNow(store), store.options.value];
  if (!series || !options) return null;
  const whole = seriesText(series, options.mode, name);
  return (
    <span class="series-score" title={whole}>
      <span aria-hidden="true">{seriesScore(series, options.mode, seat)}</span>
      <span class="spoken">{whole}</span>
    </span>
  );
};
