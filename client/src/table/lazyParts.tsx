import { useContext } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import { FIRST_GAMES, gamesPlayed } from '../platform/gamesPlayed.js';
import { isInApp } from '../platform/inAppBrowser.js';
import { areKept } from '../platform/seatKeys.js';
import { settings } from '../platform/settings.js';
import type { MatchStore } from '../store/MatchStore.js';
import { lostSeats } from '../store/seating.js';
import { lazy, loadingText } from '../ui/lazy.js';
import { TableSlots, useHasRun, useTable } from './TableUi.js';
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
  const isFresh = useHasRun(store);
  return store.playback.shown.value?.outcome ? <Panel isFresh={isFresh}>{result}</Panel> : null;
};

interface StoreProps {
  readonly store: MatchStore;
}

const SeatRequests = lazy(async () => (await import('./Reseat.js')).ReseatRequests);
const Lost = lazy(async () => (await import('./Reseat.js')).LostSeats);

/** Requests of spectators for the seats of offline players: loaded with the first one. */
export const LazySeatRequests = ({ store }: StoreProps) =>
  store.agreements.value.proposals.some(({ kind }) => kind === 'reseat') ? <SeatRequests store={store} /> : null;

/** What a spectator can do who has lost a seat; nothing for players, and after the match. */
export const LazyLostSeats = ({ store }: StoreProps) => {
  const isNeeded = store.replaced.value || lostSeats(store.seats.value).length > 0;
  return isNeeded && store.mine.value.length === 0 && store.phase.value !== 'over' ? <Lost store={store} /> : null;
};

const Keep = lazy(async () => (await import('./KeepSeat.js')).KeepLink);
const InApp = lazy(async () => (await import('./KeepSeat.js')).InAppLine);

/** Where the seat can get lost with the browser: the link to it, or for those without one that they should open another browser. */
export const LazyKeepSeat = ({ store }: StoreProps) => {
  const code = store.code.value;
  const isSeated = store.mine.value.length > 0;
  if (code !== null && isSeated && !areKept(code)) return <Keep code={code} />;
  return !isSeated && store.phase.value === 'lobby' && isInApp(navigator.userAgent) ? <InApp /> : null;
};

const Hint = lazy(async () => (await import('./advice/FirstHint.js')).FirstHint);

/**
 * A hint in each turn of the first games of this browser. Only in duels of one seat whose table shows forecasts and lets moves be taken back: a
 * tournament is played without help.
 */
export const LazyFirstHint = () => {
  const { store, kind } = useTable();
  const [table, players] = [store.playback.shown.value, store.players];
  const isFirst = settings.hints.value && gamesPlayed.value < FIRST_GAMES;
  if (!isFirst || !table || table.outcome || !players || kind !== 'live' || store.mine.value.length !== 1) return null;
  const { mode, takeBack, reinforcement } = table.options;
  const hasHelp = mode === 'duel' && takeBack && !reinforcement && players.arrangement.value?.forecast !== false;
  return hasHelp ? <Hint /> : null;
};

/** How a row of rematches stands. */
export const LazySeriesLine = lazy(async () => (await import('./SeriesLine.js')).SeriesLine);

const Score = lazy(async () => (await import('./SeriesLine.js')).SeriesStanding);

/** The row of rematches in short, beside the name of a player: loaded with the second match. */
export const LazySeriesStanding = ({ seat }: { readonly seat: Seat }) => {
  const { store, labels } = useTable();
  return store.players?.series.value ? <Score store={store} name={labels.value.name} seat={seat} /> : null;
};

/** The field for the address that is called in slow games: few people need it. */
export const LazyWebhookField = lazy(async () => (await import('./WebhookField.js')).WebhookField);
