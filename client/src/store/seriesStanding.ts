import { matchScoreOf } from '@hexfall/shared/inspect/matchScore';
import { continueSeries, type NextInSeries, nextInSeries, type Series } from '@hexfall/shared/model/series';
import type { TableStore } from './TableStore.js';

type At = Pick<TableStore, 'players' | 'playback' | 'online'>;

/** How the row of rematches or the series stands, with the match at the table if it is over; null in the first match. */
export const seriesNow = ({ players, playback, online }: At): Series | null => {
  const before = players?.series.value ?? null;
  const table = playback.shown.value;
  if (!table?.outcome || (!before && players?.arrangement.value?.seriesKind === 'single')) return before;
  const { winners, hq } = matchScoreOf(table);
  const isVoid = online?.agreements.value.isVoid === true;
  return continueSeries(before, isVoid ? { winners: [], hq: hq.map(() => 0) } : { winners, hq });
};

/** The match of a series that follows the one at the table, which is over; null if none does. */
export const nextInSeriesAt = (store: At): NextInSeries | null => {
  const [kind, series] = [store.players?.arrangement.value?.seriesKind ?? 'single', seriesNow(store)];
  return store.playback.shown.value?.outcome && series ? nextInSeries(kind, series) : null;
};
