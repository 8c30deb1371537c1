import { type Prize, TERRAIN, type TerrainType, type Warehouse } from '@hexfall/shared/model/terrain';
import { without } from '@hexfall/shared/rules/copies';
import { useTable } from '../table/TableUi.js';
import { TurnButtons } from '../table/TurnButtons.js';
import { listOf, t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { FeaturePicture, PrizePicture } from '../ui/GroundPicture.js';
import { MOST_PRIZES, MOST_STRENGTH, MOST_WOUNDS } from './editLimits.js';
import { useEditor } from './EditorControls.js';
import { Stepper } from './Stepper.js';
import './SandboxScreen.css';
import '../table/ActionBar.css';

/** L1: what the terrain that is painted can be. */
const FeatureButtons = ({ type }: { readonly type: TerrainType }) => {
  const { terrain } = useEditor();
  const { possible } = TERRAIN[type];
  return (
    <div class="feature-buttons" role="group" aria-label={t('sandbox.terrain.features')} data-many={possible.length > 3}>
      {possible.map((feature) => (
        <Button
          key={feature}
          class="action"
          label={t(`terrain.feature.${feature}`)}
          about={t(`terrain.about.${feature}`)}
          pressed={terrain.features.value.includes(feature)}
          data-feature={feature}
          onClick={() => terrain.toggle(feature)}
        >
          {feature !== 'plain' && <FeaturePicture feature={feature} />}
          <span class="feature-name">{t(`terrain.feature.${feature}`)}</span>
        </Button>
      ))}
    </div>
  );
};

/** The prize taken, for the player whose tiles the palette shows. */
const AwardButton = ({ prize }: { readonly prize: Prize }) => {
  const editor = useEditor();
  const { labels } = useTable();
  const { players } = editor.sandbox.table.value;
  const seat = Math.min(editor.seat.value, players.length - 1);
  const prizes = players[seat]?.prizes ?? [];
  return (
    <Button
      class="action"
      name="award"
      glyph="more"
      text={t('sandbox.terrain.award', { player: labels.value.name(seat) })}
      disabled={prizes.length >= MOST_PRIZES}
      onClick={() => editor.sandbox.edit({ do: 'setPlayerPrizes', seat, prizes: [...prizes, prize] })}
    />
  );
};

/** With terrain, a turret or a prize taken: what it can be or where it can go. */
export const ToolButtons = () => {
  const editor = useEditor();
  const tool = editor.terrain.tool.value;
  switch (tool?.kind) {
    case 'terrain':
      return <FeatureButtons type={tool.type} />;
    case 'turret':
      return <TurnButtons onTurn={(by) => editor.turn(by)} />;
    case 'prize':
      return <AwardButton prize={tool.prize} />;
    default:
      return null;
  }
};

/** What is asked for beside the board with a tool taken. */
export const useToolTodo = (): string | null => {
  const editor = useEditor();
  const tool = editor.terrain.tool.value;
  switch (tool?.kind) {
    case undefined:
      return null;
    case 'terrain': {
      const terrainName = t(`words.terrain.${tool.type}`);
      const features = editor.terrain.features.value.map((feature) => t(`terrain.feature.${feature}`));
      const name =
        features.length > 0 ? t('sandbox.terrain.withFeatures', { terrain: terrainName, features: listOf(features) }) : terrainName;
      return t('sandbox.edit.todo.paint', { terrain: name });
    }
    case 'erase':
      return t('sandbox.edit.todo.erase');
    case 'turret':
      return t('sandbox.edit.todo.turret', { turret: t(`sandbox.turret.${tool.design}`) });
    case 'prize':
      return t('sandbox.edit.todo.prize', { prize: t(`words.prize.${tool.prize}`) });
  }
};

/** The placed prizes, each a button that removes it. */
const PrizesToTake = ({ prizes, onTake }: { readonly prizes: readonly Prize[]; readonly onTake: (prize: Prize) => void }) => (
  <>
    {prizes.map((prize, index) => {
      const text = t('sandbox.terrain.takePrize', { prize: t(`words.prize.${prize}`) });
      return (
        <Button
          key={`${index} ${prize}`}
          name={`take-prize-${prize}`}
          class="action prize"
          label={text}
          about={text}
          data-sign-only="true"
          onClick={() => onTake(prize)}
        >
          <PrizePicture prize={prize} />
        </Button>
      );
    })}
  </>
);

/** R3: the prizes on the unit chosen. */
export const UnitPrizes = () => {
  const editor = useEditor();
  const [at, unit] = [editor.chosen.value, editor.chosenUnit.value];
  if (!at || !unit?.prizes) return null;
  const { prizes } = unit;
  return (
    <PrizesToTake prizes={prizes} onTake={(prize) => editor.sandbox.edit({ do: 'setUnitPrizes', at, prizes: without(prizes, prize) })} />
  );
};

/** Removes what is chosen on the board. */
export const RemoveButton = () => {
  const editor = useEditor();
  return (
    <Button
      class="action"
      name="remove"
      signOnly
      kind="danger"
      glyph="discard"
      text={t('sandbox.edit.remove')}
      onClick={() => editor.remove()}
    />
  );
};

const WarehouseButtons = ({ warehouse: { at, opens, markers } }: { readonly warehouse: Warehouse }) => {
  const { sandbox } = useEditor();
  return (
    <>
      <Stepper
        name="lock"
        label={t('sandbox.terrain.lock', { count: opens })}
        count={opens}
        least={1}
        most={MOST_WOUNDS}
        text={t('sandbox.edit.woundCount', { count: opens })}
        onChange={(next) => sandbox.edit({ do: 'setWarehouse', at, opens: next, markers })}
      />
      <PrizesToTake
        prizes={markers}
        onTake={(prize) => sandbox.edit({ do: 'setWarehouse', at, opens, markers: without(markers, prize) })}
      />
      <RemoveButton />
    </>
  );
};

/** With a turret or the prizes of a warehouse chosen: what can be done with them. */
export const StructureButtons = () => {
  const editor = useEditor();
  const [turret, warehouse] = [editor.chosenTurret.value, editor.chosenWarehouse.value];
  if (warehouse) return <WarehouseButtons warehouse={warehouse} />;
  if (!turret) return null;
  const [first = 0] = turret.initiative;
  const step = (change: number): void =>
    editor.sandbox.edit({ do: 'addTurret', turret: { ...turret, initiative: turret.initiative.map((value) => value + change) } });
  return (
    <>
      <TurnButtons onTurn={(by) => editor.turn(by)} />
      <Stepper
        name="initiative"
        label={t('terrain.initiative', { values: listOf(turret.initiative.map(String)) })}
        count={first}
        least={first - Math.min(...turret.initiative)}
        most={first + MOST_STRENGTH - Math.max(...turret.initiative)}
        text={t('sandbox.terrain.initiative', { value: turret.initiative.join(' ') })}
        onChange={(next) => step(next - first)}
      />
      <RemoveButton />
    </>
  );
};
