import type { Seat } from '@hexfall/shared/model/seat';
import type { Series } from '@hexfall/shared/model/series';
import { seriesNow } from '../store/seriesStanding.js';
import type { TableStore } from '../store/TableStore.js';
import { matchesText, seriesScore, seriesText } from '../text/seriesText.js';

interface Props {
  readonly store: Pick<TableStore, 'players' | 'options' | 'playback' | 'online' | 'me'>;
  readonly name: (seat: Seat) => string;
}

/** What is said of a row of rematches or a series, in its words; null in a first match that is not over. */
const textOf = (store: Props['store'], series: Series | null, name: Props['name']): string | null => {
  const [options, players] = [store.options.value, store.players];
  if (!series || !options) return null;
  const kind = players?.arrangement.value?.seriesKind ?? 'single';
  if (kind === 'single') return seriesText(series, options.mode, name);
  const me = players?.isShared.value ? null : store.me.value;
  return matchesText(series, kind, !store.playback.shown.value?.outcome, { name, me });
};

/** How the row of rematches stands, with this match if it is over; nothing in the first one. Of a series, who is ahead or has won it. */
export const SeriesLine = ({ store, name }: Props) => {
  const text = textOf(store, seriesNow(store), name);
  return text !== null && <p class="series-line">{text}</p>;
};

/** The same in short, as a player sees it, beside the name. */
export const SeriesStanding = ({ store, name, seat }: Props & { readonly seat: Seat }) => {
  const [series, options] = [seriesNow(store), store.options.value];
  const whole = textOf(store, series, name);
  if (!series || !options || whole === null) return null;
  const kind = store.players?.arrangement.value?.seriesKind ?? 'single';
  return (
    <span class="series-score" title={whole}>
      <span aria-hidden="true">{seriesScore(series, kind, options.mode, seat)}</span>
      <span class="spoken">{whole}</span>
    </span>
  );
};
