import type { Seat } from '@hexfall/shared/model/seat';
import { continueSeries } from '@hexfall/shared/model/series';
import type { TableStore } from '../store/TableStore.js';
import { seriesText } from '../text/seriesText.js';

interface Props {
  readonly store: Pick<TableStore, 'players' | 'options' | 'playback'>;
  readonly name: (seat: Seat) => string;
}

/** How the row of rematches stands, with this match if it is over; nothing in the first one. */
export const SeriesLine = ({ store: { players, options, playback }, name }: Props) => {
  const before = players?.series.value;
  const outcome = playback.shown.value?.outcome;
  if (!before || !options.value) return null;
  return <p class="series-line">{seriesText(outcome ? continueSeries(before, outcome.winners) : before, options.value.mode, name)}</p>;
};
