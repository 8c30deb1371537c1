import { TERRAIN, type Prize, type TerrainType, type Warehouse } from '@hexfall/shared/model/terrain';
import { without } from '@hexfall/shared/rules/copies';
import { FeaturePicture, PrizePicture } from '../ui/GroundPicture.js';
import { useTable } from '../table/TableUi.js';
import { listOf, t } from '../text/translate.js';
import { Stepper } from './Stepper.js';
import { MOST_PRIZES, MOST_STRENGTH, MOST_WOUNDS } from './editLimits.js';
import { TurnButtons } from './TurnButtons.js';
import { useEditor } from './EditorControls.js';
import { Button } from '../ui/Button.js';
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
  const { terrain } = useEditor();
  const tool = terrain.tool.value;
  switch (tool?.kind) {
    case 'terrain':
      return <FeatureButtons type={tool.type} />;
    case 'turret':
      return <TurnButtons />;
    case 'prize':
      return <AwardButton prize={tool.prize} />;
    default:
      return null;
  }
};

/** What is asked for beside the board with a tool taken. */
export const useToolTodo = (): string | null => {
  const { terrain } = useEditor();
  const tool = terrain.tool.value;
  switch (tool?.kind) {
    case undefined:
      return null;
    case 'terrain': {
      const terrainName = t(`words.terrain.${tool.type}`);
      const features = terrain.features.value.map((feature) => t(`terrain.feature.${feature}`));
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

const RemoveFoundationButton = () => {
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
  const change = (by: 1 | -1) => () => sandbox.edit({ do: 'setWarehouse', at, opens: opens + by, markers });
  return (
    <>
      <Stepper
        name="lock"
        label={t('sandbox.terrain.lock', { count: opens })}
        text={t('sandbox.edit.woundCount', { count: opens })}
        less={opens > 1 ? change(-1) : null}
        more={opens < MOST_WOUNDS ? change(1) : null}
      />
      <PrizesToTake
        prizes={markers}
        onTake={(prize) => sandbox.edit({ do: 'setWarehouse', at, opens, markers: without(markers, prize) })}
      />
      <RemoveFoundationButton />
    </>
  );
};

/** With a turret or the prizes of a warehouse chosen: what can be done with them. */
export const StructureButtons = () => {
  const editor = useEditor();
  const [turret, warehouse] = [editor.chosenTurret.value, editor.chosenWarehouse.value];
  if (warehouse) return <WarehouseButtons warehouse={warehouse} />;
  if (!turret) return null;
  const step = (change: 1 | -1) => () =>
    editor.sandbox.edit({ do: 'addTurret', turret: { ...turret, initiative: turret.initiative.map((value) => value + change) } });
  return (
    <>
      <TurnButtons />
      <Stepper
        name="initiative"
        label={t('terrain.initiative', { values: listOf(turret.initiative.map(String)) })}
        text={t('sandbox.terrain.initiative', { value: turret.initiative.join(' ') })}
        less={Math.min(...turret.initiative) > 0 ? step(-1) : null}
        more={Math.max(...turret.initiative) < MOST_STRENGTH ? step(1) : null}
      />
      <RemoveFoundationButton />
    </>
  );
};
