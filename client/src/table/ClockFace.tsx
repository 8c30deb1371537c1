import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import { playSound } from '../sound/player.js';
import { LOW_MS, passedThreshold, timeLeft } from '../store/clocks.js';
import type { MatchStore } from '../store/MatchStore.js';
import { leftText } from '../text/clockText.js';
import { t } from '../text/translate.js';
import { useTable } from './TableUi.js';
import './ClockFace.css';

const TICK_MS = 200;

/** What a seat has left now, looked at again and again while its clock runs. */
const useTimeLeft = (online: MatchStore | null, seat: Seat): number | null => {
  const view = online?.clock.value ?? null;
  const [, tick] = useState(0);
  const runs = view?.running === seat;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((ticks) => ticks + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return view && online ? timeLeft(view, seat, online.serverTime.now()) : null;
};

/** What the player of this page hears: a tick for each of the last seconds, and a sentence now and then. */
const useWarning = (left: number | null, isMine: boolean): string => {
  const last = useRef(left);
  const [text, setText] = useState('');
  const second = left === null ? null : Math.ceil(left / 1000);
  useEffect(() => {
    const before = last.current;
    last.current = left;
    if (!isMine || left === null || before === null || left >= before) return setText('');
    const seconds = passedThreshold(before, left);
    if (seconds !== null) setText(t('table.clock.warning', { count: seconds }));
    if (left > 0 && left <= LOW_MS) playSound('tick');
  }, [second, isMine]);
  return text;
};

interface Props {
  readonly seat: Seat;
  /** The match, where it is another one than what is shown; that one if left out. */
  readonly online?: MatchStore;
  /** Another face of the same clock warns already. */
  readonly isSilent?: boolean;
}

/** O10: the clock of a player; nothing in a match without. */
export const ClockFace = ({ seat, online: given, isSilent = false }: Props) => {
  const { store, labels } = useTable();
  const online = given ?? store.online;
  const left = useTimeLeft(online, seat);
  const runs = online?.clock.value?.running === seat;
  const warning = useWarning(left, !isSilent && runs && online.mine.value.includes(seat));
  if (left === null || online?.phase.value !== 'playing') return null;
  const isLow = left <= LOW_MS;
  return (
    <span class="clock" data-runs={runs} data-low={isLow}>
      <span class="clock-sign" aria-hidden="true">
        {isLow ? '!' : runs ? '▶' : '‖'}
      </span>
      <span role="timer" aria-live="off" aria-label={t('table.clock.label', { player: labels.value.name(seat) })}>
        {leftText(left)}
      </span>
      <span class="spoken" role="status">
        {warning}
      </span>
    </span>
  );
};
