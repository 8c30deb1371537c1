import { useRef } from 'preact/hooks';
import { PRIZES } from '@hexfall/shared/model/terrain';
import type { TileKey } from '@hexfall/shared/model/tile';
import { ASK_KINDS, type AskKind, settings } from '../platform/settings.js';
import { isUsable } from '../store/input/selection.js';
import { shortcutOf, SHORTCUTS } from '../store/input/shortcuts.js';
import { usableUnits } from '../store/input/source.js';
import { nameAt } from '../text/eventText.js';
import { tileName } from '../text/names.js';
import { listOf, t, type TextKey } from '../text/translate.js';
import { AskDialog } from '../ui/AskDialog.js';
import { Checkbox } from '../ui/fields.js';
import { type TableUi, useTable } from './TableUi.js';

const TITLES = {
  'end-turn': 'table.confirm.end-turn',
  redraw: 'table.confirm.redraw',
  resign: 'table.confirm.resign',
} as const satisfies Record<AskKind, TextKey>;

const YES = {
  'end-turn': 'table.action.end-turn',
  redraw: 'table.action.redraw',
  resign: 'table.confirm.resignYes',
} as const satisfies Record<AskKind, TextKey>;

const handOf = ({ store }: TableUi): readonly TileKey[] => store.playback.shown.value?.players[store.me.value ?? -1]?.hand ?? [];

/** Tiles of the hand, units on the board and prizes (R3) that could still do something. */
const leftToUse = (ui: TableUi): readonly string[] => {
  const { store, labels } = ui;
  const table = store.playback.shown.value;
  if (!table) return [];
  const legal = store.legal.value.filter((intent) => intent.do !== 'rotate');
  const hand = handOf(ui).filter((tile, slot) => isUsable(legal, { kind: 'tile', tile, slot }));
  const prizes = PRIZES.filter((prize) => isUsable(legal, { kind: 'prize', prize }));
  return [
    ...hand.map(tileName),
    ...usableUnits(legal).map((hex) => nameAt(labels.value, table, hex)),
    ...prizes.map((prize) => t(`words.prize.${prize}`)),
  ];
};

/** Reasons for and against the step, one per line. */
const linesOf = (ui: TableUi, kind: AskKind): readonly string[] => {
  switch (kind) {
    case 'end-turn': {
      const left = leftToUse(ui);
      const planned = ui.ownPlan.steps.value.length;
      return [
        ...(left.length > 0 ? [t('acting.ask.end-turnText', { left: listOf(left) })] : []),
        ...(handOf(ui).length > 0 ? [t('table.confirm.end-turnText')] : []),
        ...(planned > 0 ? [t('acting.endTurn.planLeft', { count: planned })] : []),
      ];
    }
    case 'redraw':
      return [t('table.confirm.redrawText')];
    case 'resign':
      return [t('table.confirm.resignText')];
  }
};

/** Asks before something that cannot be taken back, as often as the user wants. */
export const ConfirmDialog = () => {
  const ui = useTable();
  const never = useRef<HTMLInputElement>(null);
  const { controls, store, labels } = ui;
  const asked = controls.confirming.value;
  if (!asked) return null;
  const { kind } = asked;
  const answer = (isSure: boolean): void => {
    if (isSure && never.current?.checked)
      settings.asks.value = ASK_KINDS.filter((known) => known !== kind && settings.asks.peek().includes(known));
    controls.answerConfirmation(isSure);
  };
  const me = store.me.value;
  const who = store.players?.isShared.value && me !== null ? `${labels.value.name(me)}: ` : '';
  const isOne = kind === 'redraw' && handOf(ui).length === 1;
  return (
    <AskDialog
      key={kind}
      kind="primary"
      heading={who + t(isOne ? 'table.confirm.redrawOne' : TITLES[kind])}
      explain={
        <>
          {linesOf(ui, kind).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Checkbox text={t('acting.ask.again')} name="never-ask" ref={never} />
        </>
      }
      yes={t(isOne ? 'table.action.redrawOne' : YES[kind])}
      shortcut={kind === 'end-turn' ? SHORTCUTS.turn.end[0] : undefined}
      onYes={() => answer(true)}
      onKeyDown={(event) => {
        // The same key once more, not held down.
        if (kind === 'end-turn' && shortcutOf(event, 'turn') === 'end' && !event.repeat) answer(true);
      }}
      onClose={() => answer(false)}
    />
  );
};
