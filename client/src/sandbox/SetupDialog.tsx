import { mapOf, MAPS } from '@hexfall/shared/content/maps';
import type { Seat } from '@hexfall/shared/model/seat';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { PLAYERS } from '@hexfall/shared/rules/sides';
import { ModePicker } from '../lobby/GameForm.js';
import { SeatPlayers } from '../table/SeatPlayers.js';
import { useTable } from '../table/TableUi.js';
import { armyName, mapName } from '../text/names.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { Emblem, liveryProps } from '../ui/Emblem.js';
import { Select } from '../ui/fields.js';
import { RadioGroup } from '../ui/RadioGroup.js';
import { useEditor } from './EditorControls.js';
import './SandboxScreen.css';
import '../lobby/OptionsForm.css';

/** Terrain that is no map. */
const OWN = 'own';

const ArmyField = ({ seat }: { readonly seat: Seat }) => {
  const { sandbox } = useEditor();
  const army = sandbox.table.value.players[seat]?.army ?? ARMY_IDS[0];
  return (
    <label class="field sandbox-army-field" {...liveryProps(army)}>
      <span>
        <Emblem livery={army} /> {t('app.lobby.seat', { number: seat + 1 })}
      </span>
      <Select
        name={`army-${seat}`}
        values={ARMY_IDS}
        value={army}
        textOf={armyName}
        onChange={(chosen) => sandbox.edit({ do: 'setArmy', seat, army: chosen })}
      />
    </label>
  );
};

/** O11: the terrain, which stays as it was built or shared until another map is chosen. */
const MapChoice = () => {
  const { sandbox } = useEditor();
  const { options, terrain, turrets } = sandbox.table.value;
  const chosen = terrain.length === 0 ? '' : (mapOf({ board: options.board, terrain, turrets })?.id ?? OWN);
  return (
    <Select
      label={t('terrain.map')}
      class="map-field"
      name="map"
      values={['', ...(chosen === OWN ? [OWN] : []), ...MAPS.map(({ id }) => id)]}
      value={chosen}
      textOf={(id) => {
        const map = MAPS.find((one) => one.id === id);
        return map ? mapName(map) : t(id === OWN ? 'terrain.ownTerrain' : 'terrain.noMap');
      }}
      onChange={(id) => {
        if (id !== OWN) sandbox.edit({ do: 'setMap', map: MAPS.find((one) => one.id === id) ?? null });
      }}
    />
  );
};

/** Who plays on which board: mode, seats, armies. Every change is one step that can be undone. */
export const SetupDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { sandbox } = useEditor();
  const { labels } = useTable();
  const { options, players } = sandbox.table.value;
  return (
    <Dialog title={t('sandbox.bar.setup')} onClose={onClose} kind="sandbox-setup">
      <div class="sandbox-armies">
        {players.map((_, seat) => (
          <ArmyField key={seat} seat={seat} />
        ))}
      </div>
      <RadioGroup
        isRow
        legend={t('table.board')}
        name="board"
        values={['main', 'expanded'] as const}
        chosen={options.board}
        textOf={(board) => t(`sandbox.setup.boards.${board}`)}
        onChoose={(board) => sandbox.edit({ do: 'setBoard', board })}
      />
      <MapChoice />
      <ModePicker
        mode={options.mode}
        seats={players.length}
        onMode={(mode) =>
          sandbox.edit({ do: 'setMode', mode, seats: Math.max(PLAYERS[mode].min, Math.min(PLAYERS[mode].max, players.length)) })
        }
        onSeats={(seats) => sandbox.edit({ do: 'setMode', mode: options.mode, seats })}
      />
      <SeatPlayers
        armies={players.map(({ army }) => army)}
        names={players.map((_, seat) => labels.value.name(seat))}
        players={sandbox.players.value}
        onChange={(chosen) => (sandbox.players.value = chosen)}
      />
      <div class="dialog-actions">
        <Button name="clear" glyph="discard" text={t('sandbox.setup.clear')} onClick={() => sandbox.edit({ do: 'removePieces' })} />
        <Button name="done" kind="primary" text={t('app.done')} onClick={onClose} />
      </div>
    </Dialog>
  );
};
