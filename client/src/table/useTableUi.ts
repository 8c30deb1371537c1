import { useEffect, useMemo } from 'preact/hooks';
import { undo } from '../store/input/controls.js';
import { exposeProbe } from '../store/input/probe.js';
import { boardShortcuts, tileShortcuts, toggleForecast } from '../store/input/tableShortcuts.js';
import { useShortcuts } from '../store/input/useShortcuts.js';
import { storePlanOf } from '../store/storedPlans.js';
import type { TableStore } from '../store/TableStore.js';
import { keepFocus } from '../ui/keepFocus.js';
import { pressHint } from './plan/hint.js';
import { endTurnByKey, goToChat, pressPlan, replayShortcuts, toggleSound } from './shortcutHandlers.js';
import { type TableKind, TableUi } from './TableUi.js';

/** The hex that the keys of the arrows start from. */
const firstHex = (): HTMLElement | null => document.querySelector('.hex[tabindex="0"]');

/** What the parts of a table's screen share, with the keys that work everywhere on it, for as long as the screen is there. */
export const useTableUi = (store: TableStore, kind?: TableKind): TableUi => {
  const ui = useMemo(() => new TableUi(store, kind), [store, kind]);
  useEffect(() => ui.controls.syncWithTable(), [ui]);
  useEffect(() => () => ui.planner.hide(), [ui]);
  useEffect(() => ui.ownPlan.syncWithTable(), [ui]);
  useEffect(() => storePlanOf(ui.ownPlan), [ui]);
  useEffect(() => exposeProbe(ui.controls), [ui]);
  useEffect(() => keepFocus(document.body, firstHex), []);
  const { controls } = ui;
  useShortcuts('battle', replayShortcuts(ui.replay));
  useShortcuts('turn', {
    undo: () => undo(controls),
    forecast: () => toggleForecast(controls),
    end: () => endTurnByKey(ui),
    ...(store.players && { plan: () => pressPlan(ui), hint: () => pressHint(ui) }),
  });
  useShortcuts('tile', tileShortcuts(controls));
  useShortcuts('tile', store.players ? { cancel: () => ui.planner.hide() } : {});
  // In a match that is walked through the keys beside the arrows lead from turn to turn.
  useShortcuts('board', boardShortcuts(controls, ui.kind !== 'replay'));
  useShortcuts('page', { sound: () => toggleSound(store), ...(store.online && { chat: () => goToChat(ui.dialog) }) });
  return ui;
};
