import { SECOND_BOMBER } from '@hexfall/shared/content/bombers';
import type { Intent } from '@hexfall/shared/model/intent';
import { isUsable } from '../input/selection.js';
import { tileName } from '../text/names.js';
import { t, type TextKey } from '../text/translate.js';
import { Glyph, type GlyphName } from './Glyph.js';
import { QuestionKeys } from './QuestionKeys.js';
import { TakeBackKey } from './TakeBackKey.js';
import { useTable, type TableScope } from './tableScope.js';

interface ActionProps {
  readonly text: string;
  /** Read aloud instead of the text. */
  readonly label?: string;
  readonly glyph: GlyphName;
  readonly onClick: () => void;
  readonly kind?: 'primary' | 'danger' | 'plain';
  /** For tests and for styles. */
  readonly name: string;
  /** Shows only the sign. */
  readonly signOnly?: boolean;
}

const Action = ({ text, label = text, glyph, onClick, name, kind = 'plain', signOnly = false }: ActionProps) => (
  <button
    type="button"
    class={`button action ${kind}`}
    data-action={name}
    data-drop={name}
    data-sign-only={signOnly}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Glyph name={glyph} />
    {!signOnly && <span aria-hidden="true">{text}</span>}
  </button>
);

const verbOf = (intent: Intent): TextKey => {
  switch (intent.do) {
    case 'place':
    case 'place-hq':
    case 'place-bomber-2':
      return 'table.action.place';
    case 'move':
      return intent.to[0] === intent.from[0] && intent.to[1] === intent.from[1] ? 'table.action.turn' : 'table.action.move';
    case 'rotate':
      return 'table.action.turn';
    case 'push':
      return 'table.action.push';
    case 'castle':
      return 'table.action.castle';
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'small-bomb':
      return 'table.action.fire';
    case 'battle':
      return 'table.action.battle';
    default:
      return 'table.action.confirm';
  }
};

const Abilities = ({ controls }: TableScope) => {
  const choice = controls.choice.value;
  if (!choice || choice.abilities.length < 2) return null;
  return (
    <>
      {choice.abilities.map((ability) => (
        <button
          key={ability}
          type="button"
          class="button small"
          data-ability={ability}
          aria-pressed={ability === choice.ability}
          onClick={() => controls.useAbility(ability)}
        >
          {t(`table.ability.${ability}`)}
        </button>
      ))}
    </>
  );
};

/** With something chosen: turn it, confirm it, discard it, put it back. */
const Chosen = (scope: TableScope) => {
  const { controls, store } = scope;
  const [selection, choice] = [controls.selection.value, controls.choice.value];
  if (!selection || !choice) return null;
  const tile = selection.source.kind === 'tile' ? selection.source.tile : null;
  const canDiscard = tile !== null && selection.picks.length === 0 && controls.canDiscard(tile);
  const canCancel = tile !== null || selection.source.kind === 'bomber' || selection.source.kind === 'unit' || selection.picks.length > 0;
  return (
    <>
      {choice.turning && (
        <Action name="turn-left" signOnly glyph="turnLeft" text={t('table.action.rotateLeft')} onClick={() => controls.turn(-1)} />
      )}
      {choice.turning && (
        <Action name="turn-right" signOnly glyph="turnRight" text={t('table.action.rotateRight')} onClick={() => controls.turn(1)} />
      )}
      <Abilities {...scope} />
      {tile !== null && canDiscard && (
        <Action
          name="discard"
          kind="danger"
          glyph="discard"
          text={t('table.action.discard')}
          label={t('table.action.discardTile', { tile: tileName(tile) })}
          onClick={() => controls.discard(tile)}
        />
      )}
      {tile !== null && selection.picks.length === 0 && isUsable(store.legal.value, { kind: 'bomber', discard: tile }) && (
        <Action
          name="bomber"
          signOnly
          glyph="bomb"
          text={tileName(SECOND_BOMBER)}
          label={t('table.action.bomber', { tile: tileName(tile), bomber: tileName(SECOND_BOMBER) })}
          onClick={() => controls.takeBomber(tile)}
        />
      )}
      {canCancel && <Action name="cancel" signOnly glyph="close" text={t('table.action.cancel')} onClick={() => controls.cancel()} />}
      {choice.further && (
        <Action name="second-step" glyph="more" text={t('table.action.secondStep')} onClick={() => controls.secondStep()} />
      )}
      {choice.ready && (
        <Action name="confirm" kind="primary" glyph="check" text={t(verbOf(choice.ready))} onClick={() => controls.confirm()} />
      )}
    </>
  );
};

/** With nothing chosen: what concerns the whole turn. */
const WholeTurn = ({ store, controls, resultOpen }: TableScope) => {
  const table = store.theater.shown.value;
  const legal = store.legal.value;
  const can = (kind: Intent['do']): boolean => legal.some((intent) => intent.do === kind);
  return (
    <>
      {store.hasBattle.value && (
        <Action name="replay" signOnly glyph="film" text={t('table.film.replay')} onClick={() => store.watchAgain()} />
      )}
      <TakeBackKey />
      {can('redraw') && (
        <Action name="redraw" glyph="swap" text={t('table.action.redraw')} onClick={() => controls.send({ do: 'redraw' })} />
      )}
      {can('end-turn') && (
        <Action
          name="end-turn"
          kind="primary"
          glyph="end"
          text={t('table.action.end-turn')}
          onClick={() => controls.send({ do: 'end-turn' })}
        />
      )}
      {table?.outcome && !resultOpen.value && (
        <Action name="result" kind="primary" glyph="flag" text={t('table.result.show')} onClick={() => (resultOpen.value = true)} />
      )}
    </>
  );
};

/** What can be done now, as buttons: answers to a question, the chosen tile or unit, or the whole turn. */
export const ActionBar = () => {
  const scope = useTable();
  const { store, controls } = scope;
  const table = store.theater.shown.value;
  const kind = controls.selection.value?.source.kind;
  const asked = table?.decision && store.me.value === table.decision.player && store.legal.value.length > 0;
  return (
    <div class="actions" role="group" data-asked={asked === true}>
      {store.me.value === null && <span class="tag watching">{t('table.spectator')}</span>}
      {asked && <QuestionKeys />}
      {kind ? <Chosen {...scope} /> : <WholeTurn {...scope} />}
    </div>
  );
};
