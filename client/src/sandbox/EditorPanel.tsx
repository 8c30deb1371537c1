import { tileOf } from '@hexfall/shared/content/catalog';
import { isUnit } from '@hexfall/shared/content/compile';
import { useTable } from '../table/TableUi.js';
import { TurnButtons } from '../table/TurnButtons.js';
import { tileName } from '../text/names.js';
import { t } from '../text/translate.js';
import { ownedTile } from '../text/unitText.js';
import { Button } from '../ui/Button.js';
import { canPlan, pressBestTurn } from './bestTurn.js';
import { markersOn, MOST_HELD, mostMarkers, mostWounds } from './editLimits.js';
import { useEditor } from './EditorControls.js';
import { Stepper } from './Stepper.js';
import { RemoveButton, StructureButtons, ToolButtons, UnitPrizes, useToolTodo } from './TerrainPanel.js';
import './SeatBar.css';
import '../table/TableScreen.css';
import './SandboxScreen.css';
import '../table/StatusLine.css';
import '../table/ActionBar.css';

const Wounds = () => {
  const editor = useEditor();
  const unit = editor.chosenUnit.value;
  if (!unit || mostWounds(unit) === 0) return null;
  return (
    <Stepper
      name="wound"
      label={t('sandbox.edit.wounds', { count: unit.wounds })}
      count={unit.wounds}
      least={0}
      most={mostWounds(unit)}
      text={t('sandbox.edit.woundCount', { count: unit.wounds })}
      lessLabel={t('sandbox.edit.lessWounds')}
      moreLabel={t('sandbox.edit.moreWounds')}
      onChange={(wounds) => editor.wound(wounds - unit.wounds)}
    />
  );
};

/** P16: the markers of each player who has some. */
const Venom = () => {
  const editor = useEditor();
  const { labels } = useTable();
  const [at, unit, table] = [editor.chosen.value, editor.chosenUnit.value, editor.sandbox.table.value];
  if (!at || !unit) return null;
  return (
    <>
      {table.players.map((_, seat) => {
        const [count, most] = [markersOn(unit, seat), mostMarkers(table, unit, seat)];
        if (most === 0) return null;
        return (
          <Stepper
            key={seat}
            name="venom"
            label={t('sandbox.edit.venom', { player: labels.value.side(seat), count })}
            count={count}
            least={0}
            most={most}
            text={t('sandbox.edit.venomCount', { count })}
            lessLabel={t('sandbox.edit.lessVenom')}
            moreLabel={t('sandbox.edit.moreVenom')}
            onChange={(next) => editor.sandbox.edit({ do: 'setVenom', at, seat, count: next })}
          />
        );
      })}
    </>
  );
};

/** With a foundation on the hex chosen: remove it. */
const FoundationButton = () => {
  const editor = useEditor();
  const foundation = editor.chosenFoundation.value;
  if (!foundation) return null;
  const text = t('sandbox.edit.removeFoundation', { tile: tileName(foundation.tile) });
  return (
    <Button class="action" name="remove-foundation" kind="danger" glyph="discard" text={text} onClick={() => editor.removeFoundation()} />
  );
};

/** With a unit chosen: turn, wound, look at and remove it. */
const ChosenButtons = () => {
  const editor = useEditor();
  const { controls } = useTable();
  const at = editor.chosen.value;
  return (
    <>
      <TurnButtons onTurn={(by) => editor.turn(by)} />
      <Wounds />
      <Venom />
      <UnitPrizes />
      <FoundationButton />
      {at && (
        <Button
          class="action"
          name="inspect"
          signOnly
          glyph="info"
          text={t('sandbox.edit.inspect')}
          onClick={() => controls.inspection.start({ kind: 'unit', at })}
        />
      )}
      <RemoveButton />
    </>
  );
};

/** With a tile of the palette in hand: turn and look at it, give it to its player. */
const HeldButtons = () => {
  const editor = useEditor();
  const { controls } = useTable();
  const held = editor.held.value;
  if (!held) return null;
  const player = editor.sandbox.table.value.players[held.seat];
  const canGive = player && player.hand.length < MOST_HELD && tileOf(held.tile).kind !== 'hq';
  return (
    <>
      {isUnit(tileOf(held.tile)) && <TurnButtons onTurn={(by) => editor.turn(by)} />}
      <Button
        class="action"
        name="inspect"
        signOnly
        glyph="info"
        text={t('sandbox.edit.inspect')}
        onClick={() => controls.inspection.start({ kind: 'tile', tile: held.tile })}
      />
      {canGive && (
        <Button
          class="action"
          name="give"
          glyph="more"
          text={t('sandbox.edit.give')}
          onClick={() => editor.sandbox.edit({ do: 'addToHand', ...held })}
        />
      )}
    </>
  );
};

/** Plans the best turn for the player on turn. While it plans, the same button cancels it. */
const BestTurn = () => {
  const { sandbox } = useEditor();
  const ui = useTable();
  const isPlanning = ui.planner.isPlanning.value;
  return (
    <Button
      class="action"
      name="best-turn"
      glyph={isPlanning ? 'close' : 'bulb'}
      text={t(isPlanning ? 'app.cancel' : 'plan.best')}
      about={t(isPlanning ? 'plan.cancelButton' : 'plan.bestButton')}
      busy={isPlanning}
      disabled={!canPlan(sandbox)}
      onClick={() => pressBestTurn(sandbox, ui)}
    />
  );
};

/** With nothing chosen: what concerns the whole position. */
const WholePosition = () => {
  const { sandbox } = useEditor();
  const { labels } = useTable();
  const { players, turn } = sandbox.table.value;
  const next = (turn.player + 1) % players.length;
  const disabled = !sandbox.canGoOn.value;
  return (
    <>
      <Button
        class="action"
        name="begin"
        glyph="swap"
        text={t('sandbox.edit.begins', { player: labels.value.name(turn.player) })}
        onClick={() => sandbox.edit({ do: 'setTurn', seat: next })}
      />
      <BestTurn />
      <Button class="action" name="play" glyph="play" text={t('sandbox.edit.play')} disabled={disabled} onClick={() => sandbox.play()} />
      <Button
        class="action"
        name="fight"
        kind="primary"
        glyph="bolt"
        text={t('app.battle')}
        disabled={disabled}
        onClick={() => sandbox.fight()}
      />
    </>
  );
};

const useTodo = (): string => {
  const editor = useEditor();
  const { labels } = useTable();
  const tool = useToolTodo();
  const [unit, held] = [editor.chosenUnit.value, editor.held.value];
  if (tool !== null) return tool;
  if (held && tileOf(held.tile).kind === 'instant') return t('sandbox.edit.todo.instant', { tile: tileName(held.tile) });
  if (held) return t(unit ? 'sandbox.edit.todo.again' : 'sandbox.edit.todo.put', { tile: tileName(held.tile) });
  if (unit) return t('sandbox.edit.todo.chosen', { unit: ownedTile(labels.value, unit) });
  if (editor.chosenTurret.value) return t('sandbox.edit.todo.chosenTurret');
  if (editor.chosenWarehouse.value) return t('sandbox.edit.todo.chosenWarehouse');
  if (editor.terrain.isOpen.value) return t('sandbox.edit.todo.terrain');
  return editor.sandbox.canGoOn.value ? t('sandbox.edit.todo.idle') : t('sandbox.edit.todo.over');
};

/** The buttons for what is chosen or taken; null if nothing is. */
const useKeys = () => {
  const editor = useEditor();
  if (editor.chosenUnit.value) return <ChosenButtons />;
  if (editor.chosenTurret.value ?? editor.chosenWarehouse.value) return <StructureButtons />;
  if (editor.held.value) return <HeldButtons />;
  if (editor.terrain.tool.value) return <ToolButtons />;
  return editor.chosenFoundation.value && <FoundationButton />;
};

/** While a position is built: what the user can do next, and its buttons. */
export const EditorPanel = () => {
  const editor = useEditor();
  const todo = useTodo();
  const keys = useKeys();
  return (
    <section class="desk sandbox-desk" aria-label={t('table.desk')}>
      <p class="todo" role="status">
        <span>{todo}</span>
      </p>
      {keys && <Button class="action" name="let-go" signOnly glyph="close" text={t('app.cancel')} onClick={() => editor.letGo()} />}
      <div class="actions" role="group" aria-label={t('sandbox.edit.actions')}>
        {keys ?? <WholePosition />}
      </div>
    </section>
  );
};
