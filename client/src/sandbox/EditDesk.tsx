import { tileOf } from '@hexfall/shared/content/catalog';
import { useTable } from '../hud/tableScope.js';
import { tileName } from '../text/names.js';
import { ownedTile } from '../text/unitText.js';
import { t } from '../text/translate.js';
import { mostWounds } from './boardEdits.js';
import { MOST_HELD } from './playerEdits.js';
import { SandboxKey } from './SandboxKey.js';
import { useHand } from './useHand.js';

const Turning = () => {
  const hand = useHand();
  return (
    <>
      <SandboxKey name="turn-left" signOnly glyph="turnLeft" text={t('table.action.rotateLeft')} onClick={() => hand.turn(-1)} />
      <SandboxKey name="turn-right" signOnly glyph="turnRight" text={t('table.action.rotateRight')} onClick={() => hand.turn(1)} />
    </>
  );
};

const Wounds = () => {
  const hand = useHand();
  const unit = hand.chosenUnit.value;
  if (!unit || mostWounds(unit) === 0) return null;
  return (
    <span class="stepper wounds" role="group" aria-label={t('sandbox.edit.wounds', { count: unit.wounds })}>
      <button
        type="button"
        class="button"
        data-action="wound-less"
        aria-label={t('sandbox.edit.lessWounds')}
        disabled={unit.wounds === 0}
        onClick={() => hand.wound(-1)}
      >
        −
      </button>
      <output aria-live="polite">{t('sandbox.edit.woundCount', { count: unit.wounds })}</output>
      <button
        type="button"
        class="button"
        data-action="wound-more"
        aria-label={t('sandbox.edit.moreWounds')}
        disabled={unit.wounds >= mostWounds(unit)}
        onClick={() => hand.wound(1)}
      >
        +
      </button>
    </span>
  );
};

/** With a unit chosen: turn, wound, look at and remove it. */
const ChosenKeys = () => {
  const hand = useHand();
  const { controls } = useTable();
  const at = hand.chosen.value;
  return (
    <>
      <Turning />
      <Wounds />
      {at && (
        <SandboxKey
          name="inspect"
          signOnly
          glyph="info"
          text={t('sandbox.edit.inspect')}
          onClick={() => controls.inspect({ kind: 'unit', at })}
        />
      )}
      <SandboxKey name="remove" signOnly kind="danger" glyph="discard" text={t('sandbox.edit.remove')} onClick={() => hand.remove()} />
    </>
  );
};

/** With a tile of the palette in hand: turn and look at it, give it to its player. */
const HeldKeys = () => {
  const hand = useHand();
  const { controls } = useTable();
  const held = hand.held.value;
  if (!held) return null;
  const player = hand.sandbox.table.value.players[held.seat];
  const canGive = player && player.hand.length < MOST_HELD && tileOf(held.tile).kind !== 'hq';
  return (
    <>
      {tileOf(held.tile).kind !== 'instant' && <Turning />}
      <SandboxKey
        name="inspect"
        signOnly
        glyph="info"
        text={t('sandbox.edit.inspect')}
        onClick={() => controls.inspect({ kind: 'tile', tile: held.tile })}
      />
      {canGive && <SandboxKey name="give" glyph="more" text={t('sandbox.edit.give')} onClick={() => hand.give()} />}
    </>
  );
};

/** With nothing chosen: what concerns the whole position. */
const WholePosition = () => {
  const { sandbox } = useHand();
  const { cast } = useTable();
  const { players, turn } = sandbox.table.value;
  const next = (turn.player + 1) % players.length;
  const disabled = !sandbox.canGoOn.value;
  return (
    <>
      <SandboxKey
        name="begin"
        glyph="swap"
        text={t('sandbox.edit.begins', { player: cast.value.name(turn.player) })}
        onClick={() => sandbox.edit({ do: 'begin', seat: next })}
      />
      <SandboxKey name="play" glyph="play" text={t('sandbox.edit.play')} disabled={disabled} onClick={() => sandbox.play()} />
      <SandboxKey
        name="fight"
        kind="primary"
        glyph="bolt"
        text={t('sandbox.edit.fight')}
        disabled={disabled}
        onClick={() => sandbox.fight()}
      />
    </>
  );
};

const useTodo = (): string => {
  const hand = useHand();
  const { cast } = useTable();
  const [unit, held] = [hand.chosenUnit.value, hand.held.value];
  if (held && tileOf(held.tile).kind === 'instant') return t('sandbox.edit.todo.instant', { tile: tileName(held.tile) });
  if (held) return t(unit ? 'sandbox.edit.todo.again' : 'sandbox.edit.todo.put', { tile: tileName(held.tile) });
  if (unit) return t('sandbox.edit.todo.chosen', { unit: ownedTile(cast.value, unit) });
  return hand.sandbox.canGoOn.value ? t('sandbox.edit.todo.idle') : t('sandbox.edit.todo.over');
};

/** While a position is built: what can be done next, and the keys for it. */
export const EditDesk = () => {
  const hand = useHand();
  const todo = useTodo();
  const [unit, held] = [hand.chosenUnit.value, hand.held.value];
  return (
    <section class="desk sandbox-desk" aria-label={t('table.desk')}>
      <p class="todo" role="status">
        <span>{todo}</span>
      </p>
      {(unit ?? held) && <SandboxKey name="let-go" signOnly glyph="close" text={t('table.action.cancel')} onClick={() => hand.letGo()} />}
      <div class="actions" role="group" aria-label={t('sandbox.edit.actions')}>
        {unit ? <ChosenKeys /> : held ? <HeldKeys /> : <WholePosition />}
      </div>
    </section>
  );
};
