import { useEffect, useMemo } from 'preact/hooks';
import { chatKey, planKey, soundKey, turnKeys, replayKeys } from './shortcutHandlers.js';
import { pressHint } from './plan/hint.js';
import { keepFocus } from '../ui/keepFocus.js';
import { tableShortcuts } from '../store/input/tableShortcuts.js';
import { exposeProbe } from '../store/input/probe.js';
import { storePlanOf } from '../store/storedPlans.js';
import type { TableStore } from '../store/TableStore.js';
import { TableUi, type TableKind } from './TableUi.js';

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
  useEffect(() => {
    const keys = [
      replayKeys(ui.replay),
      // In a match that is walked through these keys lead from turn to turn.
      tableShortcuts(ui.controls, ui.kind !== 'replay'),
      soundKey(store),
      turnKeys(ui),
      ...(store.online ? [chatKey(ui.dialog)] : []),
      ...(store.players ? [planKey(ui, () => pressHint(ui))] : []),
    ];
    for (const listen of keys) addEventListener('keydown', listen);
    return () => keys.forEach((listen) => removeEventListener('keydown', listen));
  }, [ui]);
  return ui;
};
