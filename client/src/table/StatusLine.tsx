import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { Frame } from '@hexfall/shared/picture/replay/buildReplay';
import { isOffline } from '../store/seating.js';
import type { TableStore } from '../store/TableStore.js';
import { factTexts } from '../text/factText.js';
import { phaseName } from '../text/names.js';
import { placingText } from '../text/placingText.js';
import { planStepText } from '../text/planText.js';
import type { PlayerLabels } from '../text/playerLabels.js';
import { aimText, ownStatusText, replaceableText, type Waited, waitingStatusText } from '../text/statusText.js';
import { t } from '../text/translate.js';
import { Emblem, liveryProps } from '../ui/Emblem.js';
import { type TableUi, useTable } from './TableUi.js';
import './StatusLine.css';

/** More sentences than this do not fit the line; the log has all. */
const MOST_FACTS = 3;

/** What stands before the facts of a frame. What says by its own sentences what it is has none. */
const headingOf = ({ phase }: Frame, sentences: readonly string[]): string => {
  if (phase !== null) return phaseName(phase);
  return sentences.length > 0 ? '' : t('table.todo.film');
};

const captionOf = (labels: PlayerLabels, frame: Frame): string => {
  const sentences = factTexts(labels, frame.facts);
  const heading = headingOf(frame, sentences);
  const more = sentences.length > MOST_FACTS ? ' …' : '';
  return `${heading}${heading !== '' && sentences.length > 0 ? ': ' : ''}${sentences.slice(0, MOST_FACTS).join(' ')}${more}`;
};

/** What is known of the player the others wait for. Spectators can propose nothing. */
const waitedFor = (store: TableStore, acting: Seat): Waited => {
  const seating = store.online?.seats.value[acting];
  const isReplaced = seating === undefined || seating.substitute || store.me.value === null;
  return { offline: !isReplaced && isOffline(seating), canReplace: !isReplaced && seating.absent };
};

const SECOND = 1000;
const CONNECTED: Waited = { offline: false, canReplace: false };

/** How long until a computer player can be proposed for the player the others wait for, in milliseconds; 0 if there is nothing to count. */
const useReplaceableIn = ({ store }: TableUi): number => {
  const [, tick] = useState(0);
  const acting = store.acting.value;
  const { offline, canReplace } = acting === null || acting === store.me.value ? CONNECTED : waitedFor(store, acting);
  const from = offline && !canReplace && acting !== null ? (store.online?.seats.value[acting]?.awayAt ?? 0) : 0;
  useEffect(() => {
    if (from === 0) return;
    const timer = setInterval(() => tick((ticks) => ticks + 1), SECOND);
    return () => clearInterval(timer);
  }, [from]);
  return from === 0 || !store.online ? 0 : Math.max(0, from - store.online.serverTime.now());
};

/** How long an answer takes before the line says that it is waited for, in milliseconds. */
const PATIENCE = 1500;

/** Whether the server has not answered for longer than that. */
const useIsLate = ({ store }: TableUi): boolean => {
  const isWaiting = (store.online?.unanswered.value ?? 0) > 0;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
};

/** While the player plans: what to point at, or how far the plan is. */
const planningText = ({ controls, ownPlan }: TableUi, shown: Table): string => {
  const [selection, choice] = [controls.selection.value, controls.choice.value];
  const aim = selection && choice ? aimText(controls.table.value ?? shown, selection, choice) : '';
  const count = ownPlan.steps.value.length;
  return aim || (count > 0 ? t('plan.own.planning', { count }) : t('plan.own.empty'));
};

/** @param isLate whether the server has not answered for long enough to say so. */
const sentenceOf = (ui: TableUi, isLate: boolean): string => {
  const { store, controls, replay, labels, ownPlan } = ui;
  const table = store.playback.shown.value;
  const frame = replay.frame.value;
  if (frame) return captionOf(labels.value, frame);
  if (!table) return '';
  if (table.outcome) return t('table.todo.over');
  if (isLate) return t('table.todo.sending');
  const [me, acting] = [store.me.value, store.acting.value];
  if (acting === null) return '';
  if (store.online?.agreements.value.paused) return t('app.refusal.paused');
  if (ownPlan.isActive.value) return planningText(ui, table);
  if (me !== acting) return waitingStatusText(labels.value, table, acting, waitedFor(store, acting));
  const [selection, choice] = [controls.selection.value, controls.choice.value];
  const aim = selection && choice ? aimText(table, selection, choice) : '';
  if (aim) return aim;
  const [next] = table.turn.mustDiscard ? [] : ownPlan.steps.value;
  if (next && ownPlan.isTurn.value) return t('plan.own.next', { step: planStepText(labels.value, next, ui.board.value) });
  return ownStatusText(labels.value, table, store.legal.value, me);
};

/** The seat that acts, where a page has several: two armies of one person (O5), or two people at one screen. */
const PlayedArmy = ({ store, labels }: TableUi) => {
  const me = store.me.value;
  const player = me === null ? undefined : store.playback.shown.value?.players[me];
  if (me === null || !player || store.mine.value.length < 2) return null;
  return (
    <span class="todo-army" {...liveryProps(player.army)}>
      <Emblem livery={player.army} />
      <span class="todo-army-name">{labels.value.side(me)}</span>
    </span>
  );
};

/** Tells screen readers what the tile does in its current rotation, after each turn of it. The line on the page does not change. */
const PlacingStatus = () => {
  const { pointer, forecast, labels, replay } = useTable();
  const pointing = replay.frame.value ? null : pointer.value;
  return (
    <p class="spoken" role="status" data-part="placing">
      {pointing && placingText(labels.value, pointing, forecast.value)}
    </p>
  );
};

/** One sentence: the next action and its player. */
export const StatusLine = () => {
  const ui = useTable();
  const { store } = ui;
  const left = useReplaceableIn(ui);
  const isLate = useIsLate(ui);
  const acting = store.acting.value;
  const counts = left > 0 && acting !== null && !ui.replay.frame.value;
  const mine = store.me.value !== null && store.me.value === store.acting.value && !ui.replay.current.value;
  return (
    <>
      <p class="todo" role="status" data-mine={mine} data-replay={ui.replay.current.value !== null}>
        {mine && <PlayedArmy {...ui} />}
        {/* The seconds are for the eye: a screen reader would say each of them. */}
        {counts && <span aria-hidden="true">{replaceableText(ui.labels.value, acting, left)}</span>}
        <span class={counts ? 'spoken' : undefined}>{sentenceOf(ui, isLate)}</span>
      </p>
      <PlacingStatus />
    </>
  );
};
