import { MAPS, mapOf } from '@hexfall/shared/content/maps';
import { lazy } from '../ui/lazy.js';
import { mapsFor, withMap, type NewTableForm } from '../store/newTableForm.js';
import { mapName } from '../text/names.js';
import { terrainTypes } from '../text/optionText.js';
import { t } from '../text/translate.js';
import '../ui/MapPicture.css';
import './OptionsForm.css';

interface Props {
  readonly value: NewTableForm;
  readonly onChange: (form: NewTableForm) => void;
}

/** What draws boards is as large as the start page: it is fetched when a map is chosen. */
const ChosenMap = lazy(
  async () => (await import('../ui/MapPicture.js')).MapPicture,
  () => <div class="map-picture" aria-hidden="true" />,
);

/** O11: the terrain of a new table: one of the maps for its mode and number of players, or none. */
export const MapField = ({ value, onChange }: Props) => {
  const maps = mapsFor(value);
  const chosen = mapOf(value.options);
  return (
    <div class="map-field">
      <label class="field">
        <span>{t('terrain.map')}</span>
        <select
          name="map"
          value={chosen?.id ?? ''}
          onChange={({ currentTarget }) => onChange(withMap(value, MAPS.find(({ id }) => id === currentTarget.value) ?? null))}
        >
          <option value="">{t('terrain.noMap')}</option>
          {maps.map((map) => (
            <option key={map.id} value={map.id}>
              {mapName(map)}
            </option>
          ))}
        </select>
      </label>
      {chosen && (
        <>
          <p class="quiet-text">{terrainTypes(chosen.terrain)}</p>
          <ChosenMap map={chosen} />
        </>
      )}
    </div>
  );
};
