import { useRef } from 'preact/hooks';
import { isUsable } from '../input/selection.js';
import { usableUnits } from '../input/source.js';
import { ASK_KINDS, settings, type AskKind } from '../store/settings.js';
import { nameAt } from '../text/eventText.js';
import { forecastLines } from '../text/forecastText.js';
import { tileName } from '../text/names.js';
import { listOf, t, type TextKey } from '../text/translate.js';
import { Dialog } from './Dialog.js';
import { useTable, type TableScope } from './tableScope.js';

const TITLES = {
  battle: 'acting.ask.battle',
  'end-turn': 'table.confirm.end-turn',
  redraw: 'table.confirm.redraw',
  resign: 'table.confirm.resign',
} as const satisfies Record<AskKind, TextKey>;

const YES = {
  battle: 'table.action.battle',
  'end-turn': 'table.action.end-turn',
  redraw: 'table.action.redraw',
  resign: 'table.confirm.resignYes',
} as const satisfies Record<AskKind, TextKey>;

/** Tiles of the hand and units on the board that could still do something. */
const leftToUse = ({ store, cast }: TableScope): readonly string[] => {
  const [table, legal, me] = [store.theater.shown.value, store.legal.value, store.me.value];
  if (!table || me === null) return [];
  const hand = (table.players[me]?.hand ?? []).filter((tile, slot) => isUsable(legal, { kind: 'tile', tile, slot }));
  return [...hand.map(tileName), ...usableUnits(legal).map((hex) => nameAt(cast.value, table, hex))];
};

/** What speaks for and against the step, a line for each thing. */
const linesOf = (scope: TableScope, kind: AskKind): readonly string[] => {
  const { store, outlook, cast } = scope;
  switch (kind) {
    case 'battle': {
      const [table, seen] = [store.theater.shown.value, outlook.value];
      return [...(table && seen ? forecastLines(cast.value, table, { now: seen.now, then: null }) : []), t('acting.ask.battleText')];
    }
    case 'end-turn': {
      const left = leftToUse(scope);
      return [left.length > 0 ? t('acting.ask.end-turnText', { left: listOf(left) }) : t('table.confirm.end-turnText')];
    }
    case 'redraw':
      return [t('table.confirm.redrawText')];
    case 'resign':
      return [t('table.confirm.resignText')];
  }
};

/** Asks before something that cannot be taken back, as often as the user wants. */
export const AskFirst = () => {
  const scope = useTable();
  const never = useRef<HTMLInputElement>(null);
  const { controls, store, cast } = scope;
  const asked = controls.asked.value;
  if (!asked) return null;
  const { kind } = asked;
  const answer = (isSure: boolean): void => {
    if (isSure && never.current?.checked)
      settings.asks.value = ASK_KINDS.filter((known) => known !== kind && settings.asks.peek().includes(known));
    controls.answerAsked(isSure);
  };
  const me = store.me.value;
  const who = store.online?.isShared.value && me !== null ? `${cast.value.name(me)}: ` : '';
  return (
    <Dialog key={kind} title={who + t(TITLES[kind])} onClose={() => answer(false)} kind="ask">
      {linesOf(scope, kind).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <label class="choice">
        <input type="checkbox" name="never-ask" ref={never} />
        <span>{t('acting.ask.again')}</span>
      </label>
      <div class="dialog-actions">
        <button type="button" class="button" data-action="no" onClick={() => answer(false)}>
          {t('app.cancel')}
        </button>
        <button type="button" class="button primary" data-action="yes" autofocus onClick={() => answer(true)}>
          {t(YES[kind])}
        </button>
      </div>
    </Dialog>
  );
};
