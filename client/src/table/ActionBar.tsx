import { SECOND_BOMBER } from '@hexfall/shared/content/neutralTiles';
import { sameHex } from '@hexfall/shared/hex/cells';
import { verbOf } from '@hexfall/shared/inspect/targeting';
import type { Intent } from '@hexfall/shared/model/intent';
import { isToBeTurned, isUsable } from '../store/input/selection.js';
import { SHORTCUTS } from '../store/input/shortcuts.js';
import { insteadText } from '../text/eventText.js';
import { tileName } from '../text/names.js';
import { planStepText } from '../text/planText.js';
import { t, type TextKey } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { DecisionButtons } from './DecisionButtons.js';
import { LazyLostSeats } from './lazyParts.js';
import { endTurnByKey, pressPlan } from './shortcutHandlers.js';
import { type TableUi, useTable } from './TableUi.js';
import { TakeBackButton } from './TakeBackButton.js';
import { PrizeButtons, PrizesButton } from './tiles/HeldPrizes.js';
import { TurnButtons } from './TurnButtons.js';
import './ActionBar.css';

const Abilities = ({ controls }: TableUi) => {
  const choice = controls.choice.value;
  if (!choice || choice.abilities.length < 2) return null;
  return (
    <>
      {choice.abilities.map((ability) => (
        <Button
          key={ability}
          size="small"
          text={t(`table.ability.${ability}`)}
          pressed={ability === choice.ability}
          data-ability={ability}
          onClick={() => controls.useAbility(ability)}
        />
      ))}
    </>
  );
};

/** P7: where a unit and a foundation are together, whether the foundation is meant. */
const Meant = ({ controls, store, labels }: TableUi) => {
  const [choice, selection, table] = [controls.choice.value, controls.selection.value, store.playback.shown.value];
  return (
    <>
      {table &&
        choice?.shared.map((hex) => (
          <Button
            key={hex.join()}
            size="small"
            text={insteadText(labels.value, table, hex)}
            pressed={selection?.named?.some((other) => sameHex(other, hex)) ?? false}
            data-instead={hex.join()}
            onClick={() => controls.swapMeant(hex)}
          />
        ))}
    </>
  );
};

/** With a selection: rotate, confirm, discard, put back. */
const Chosen = (ui: TableUi) => {
  const { controls } = ui;
  const [selection, choice] = [controls.selection.value, controls.choice.value];
  if (!selection || !choice) return null;
  const tile = selection.source.kind === 'tile' ? selection.source.tile : null;
  const canDiscard = tile !== null && selection.picks.length === 0 && !controls.mustDiscard.value && controls.canDiscard(tile);
  const { kind } = selection.source;
  const canCancel = (kind !== 'hq' && kind !== 'question') || selection.picks.length > 0;
  return (
    <>
      {isToBeTurned(choice) && <TurnButtons onTurn={(by) => controls.turn(by)} />}
      <Abilities {...ui} />
      <PrizeButtons />
      <Meant {...ui} />
      {tile !== null && canDiscard && (
        <Button
          class="action"
          name="discard"
          data-drop="discard"
          kind="danger"
          glyph="discard"
          text={t('table.action.discard')}
          label={t('table.action.discardTile', { tile: tileName(tile) })}
          onClick={() => controls.discard(tile)}
        />
      )}
      {tile !== null && selection.picks.length === 0 && isUsable(controls.legal.value, { kind: 'bomber', discard: tile }) && (
        <Button
          class="action"
          name="bomber"
          signOnly
          glyph="bomb"
          text={tileName(SECOND_BOMBER)}
          label={t('table.action.bomber', { tile: tileName(tile), bomber: tileName(SECOND_BOMBER) })}
          onClick={() => controls.takeBomber(tile)}
        />
      )}
      {canCancel && <Button class="action" name="cancel" signOnly glyph="close" text={t('app.cancel')} onClick={() => controls.cancel()} />}
      {choice.further && (
        <Button class="action" name="second-step" glyph="more" text={t('table.action.secondStep')} onClick={() => controls.secondStep()} />
      )}
      {choice.ready && (
        <Button
          class="action"
          name="confirm"
          kind="primary"
          glyph="check"
          text={t(`table.action.${verbOf(choice.ready)}`)}
          onClick={() => controls.confirm()}
        />
      )}
    </>
  );
};

/** T1: where a tile must go first: the user presses it with a tile taken, or drops a tile on it. */
const DiscardButton = ({ controls, store }: TableUi) => {
  const source = controls.selection.value?.source;
  const tile = source?.kind === 'tile' ? source.tile : null;
  const text = t('table.action.discard');
  if (tile === null) {
    const about = t('table.action.discardFirst');
    return (
      <Button
        class="action"
        name="discard"
        data-drop="discard"
        glyph="discard"
        text={text}
        about={about}
        onClick={() => store.say(about, false)}
      />
    );
  }
  return (
    <Button
      class="action"
      name="discard"
      data-drop="discard"
      kind="primary"
      glyph="discard"
      text={text}
      label={t('table.action.discardTile', { tile: tileName(tile) })}
      onClick={() => controls.discard(tile)}
    />
  );
};

const redrawKey = (legal: readonly Intent[], held: number): TextKey => {
  if (legal.some((intent) => intent.do === 'redraw' && intent.tiles)) return 'acting.redraw.some';
  return held === 1 ? 'table.action.redrawOne' : 'table.action.redraw';
};

/** Without a selection: actions of the whole turn. */
const WholeTurn = (ui: TableUi) => {
  const { store, controls, resultOpen } = ui;
  const table = store.playback.shown.value;
  const legal = store.legal.value;
  const can = (kind: Intent['do']): boolean => legal.some((intent) => intent.do === kind);
  return (
    <>
      {store.hasBattle.value && (
        <Button class="action" name="replay" signOnly glyph="film" text={t('table.film.replay')} onClick={() => store.watchAgain()} />
      )}
      {!ui.ownPlan.isActive.value && <TakeBackButton />}
      <PlanButtons {...ui} />
      <PrizesButton />
      {can('redraw') && (
        <Button
          class="action"
          name="redraw"
          glyph="swap"
          text={t(redrawKey(legal, store.me.value === null ? 0 : (table?.players[store.me.value]?.hand.length ?? 0)))}
          onClick={() => controls.redraw()}
        />
      )}
      {can('end-turn') && (
        <Button
          class="action"
          name="end-turn"
          kind="primary"
          glyph="end"
          text={t('table.action.end-turn')}
          shortcut={SHORTCUTS.turn.end[0]}
          onClick={() => endTurnByKey(ui)}
        />
      )}
      {table?.outcome && !resultOpen.value && (
        <Button
          class="action"
          name="result"
          kind="primary"
          glyph="flag"
          text={t('table.result.show')}
          onClick={() => (resultOpen.value = true)}
        />
      )}
    </>
  );
};

/** The player's own plan: lays it out while others play, and carries it out step by step. */
const PlanButtons = (ui: TableUi) => {
  const { ownPlan, labels, board } = ui;
  const [next] = ownPlan.steps.value;
  const clear = next && (
    <Button class="action" name="plan-clear" signOnly glyph="discard" text={t('plan.own.clear')} onClick={() => ownPlan.clear()} />
  );
  if (ownPlan.isPossible.value) {
    const isActive = ownPlan.isActive.value;
    return (
      <>
        {isActive && clear}
        {isActive && next && (
          <Button
            class="action"
            name="plan-back"
            signOnly
            glyph="undo"
            text={t('plan.own.removeLast')}
            onClick={() => ownPlan.removeLast()}
          />
        )}
        <Button
          class="action"
          name="plan-ahead"
          glyph={isActive ? 'check' : 'ghost'}
          text={t(isActive ? 'app.done' : 'plan.own.start')}
          about={t(isActive ? 'plan.own.stopButton' : 'plan.own.startButton')}
          shortcut={SHORTCUTS.turn.plan[0]}
          onClick={() => pressPlan(ui)}
        />
      </>
    );
  }
  if (!ownPlan.isTurn.value || !next) return null;
  return (
    <>
      {clear}
      <Button
        class="action"
        name="plan-do"
        glyph="play"
        text={t('plan.own.carryOut')}
        label={t('plan.own.carryOutButton', { step: planStepText(labels.value, next, board.value) })}
        shortcut={SHORTCUTS.turn.plan[0]}
        onClick={() => pressPlan(ui)}
      />
    </>
  );
};

/** While the others wait for a player who has been offline for long: a computer player can be proposed at once. */
const ReplaceButton = ({ store, labels }: TableUi) => {
  const [online, acting] = [store.online, store.acting.value];
  const seating = acting === null ? undefined : online?.seats.value[acting];
  const isOpen = online?.agreements.value.proposals.some(({ kind, about }) => kind === 'substitute' && about === acting);
  if (!online || acting === null || !seating?.absent || seating.substitute || isOpen) return null;
  if (store.me.value === null || store.mine.value.includes(acting)) return null;
  const label = t('table.proposal.propose.substitute', { player: labels.value.name(acting) });
  return <Button class="action" name="replace" glyph="gear" text={label} onClick={() => void online.propose('substitute', acting)} />;
};

/** What can be done now, as buttons: answers to a question, the chosen tile or unit, or the whole turn. */
export const ActionBar = () => {
  const ui = useTable();
  const { store, controls } = ui;
  const table = store.playback.shown.value;
  const kind = controls.selection.value?.source.kind;
  const asked = table?.decision && store.me.value === table.decision.player && store.legal.value.length > 0;
  return (
    <div class="actions" role="group" data-asked={asked === true} data-drop={controls.mustDiscard.value ? 'discard' : undefined}>
      {store.me.value === null && <span class="tag watching">{t('table.spectator')}</span>}
      {store.online && <LazyLostSeats store={store.online} />}
      {asked && <DecisionButtons />}
      {kind ? <Chosen {...ui} /> : <WholeTurn {...ui} />}
      {controls.mustDiscard.value && <DiscardButton {...ui} />}
      <ReplaceButton {...ui} />
    </div>
  );
};
