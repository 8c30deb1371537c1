import { type GameMap, mapOf } from '@hexfall/shared/content/maps';
import { BOARD_IDS, type BoardId } from '@hexfall/shared/hex/boards';
import { BARE_BOARDS, type BoardSetup, boardsFor, mapsFor, type NewTableForm, withBoard } from '../store/newTableForm.js';
import { presetEnd, sideEffects } from '../text/lobbyText.js';
import { mapName } from '../text/names.js';
import { hexesText, terrainTypes } from '../text/optionText.js';
import { t } from '../text/translate.js';
import { Radio } from '../ui/fields.js';
import { LazyMapPicture } from './lazyPictures.js';
import { aboutId, OptionAbout } from './OptionAbout.js';
import '../ui/RadioGroup.css';
import './MapPicker.css';

interface Props {
  readonly value: NewTableForm;
  readonly onChange: (form: NewTableForm) => void;
  /** Whether presets are offered beside it: then it says which one a map ends. */
  readonly hasPresets?: boolean;
}

/** Something to play on: a map, or a board without terrain. */
interface Choice {
  readonly id: string;
  readonly setup: BoardSetup;
  readonly map: GameMap | null;
}

const choicesOn = (form: NewTableForm, board: BoardId): readonly Choice[] => [
  ...boardsFor(form).flatMap((id) => (id === board ? [{ id, setup: BARE_BOARDS[id], map: null }] : [])),
  ...mapsFor(form).flatMap((map) => (map.board === board ? [{ id: map.id, setup: map, map }] : [])),
];

/** O11: offers the maps for the mode and number of players as pictures, grouped by board size. */
export const MapPicker = ({ value, onChange, hasPresets = false }: Props) => {
  const chosen = mapOf(value.options)?.id ?? (value.options.terrain.length > 0 ? null : value.options.board);
  return (
    <fieldset class="choices maps" aria-describedby={aboutId('map')}>
      <legend class="spoken">{t('terrain.map')}</legend>
      <OptionAbout of="map" />
      {BOARD_IDS.map((board) => {
        const choices = choicesOn(value, board);
        const size = hexesText(board);
        return (
          choices.length > 0 && (
            <div key={board} class="map-size" role="group" aria-label={size}>
              <h3>{size}</h3>
              <div class="choice-cards map-cards">
                {choices.map(({ id, setup, map }) => {
                  const after = withBoard(value, setup);
                  const notes = id === chosen ? [] : [...sideEffects('map', value, after), hasPresets ? presetEnd(value, after) : ''];
                  const note = notes.filter((text) => text !== '').join('. ');
                  return (
                    <Radio key={id} class="choice map-card" name="map" value={id} checked={id === chosen} onChange={() => onChange(after)}>
                      <LazyMapPicture setup={{ ...setup, mode: value.options.mode }} />
                      <span>
                        <strong>{map ? mapName(map) : t('terrain.noMap')}</strong>
                        {map && <span class="choice-about">{terrainTypes(map.terrain)}</span>}
                        {note !== '' && <span class="choice-note">{note}</span>}
                      </span>
                    </Radio>
                  );
                })}
              </div>
            </div>
          )
        );
      })}
    </fieldset>
  );
};
