import { ARMIES } from '@hexfall/shared/content/catalog';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { armyName } from '../text/names.js';
import { t } from '../text/translate.js';
import { Dialog } from './Dialog.js';
import { useLoaded } from './useLoaded.js';

/** The pictures of tiles are a fifth of what the start page would need: they are fetched when they are asked for. */
const loadTiles = async () => (await import('./ArmyTiles.js')).ArmyTiles;

/** All tiles of an army, in a dialog. */
export const ArmySheet = ({ army, onClose }: { readonly army: ArmyId; readonly onClose: () => void }) => {
  const Tiles = useLoaded(loadTiles);
  const count = ARMIES[army].tiles.reduce((sum, tile) => sum + tile.count, 0);
  return (
    <Dialog title={t('app.army.sheetTitle', { army: armyName(army), count })} onClose={onClose} kind="sheet">
      {Tiles && Tiles !== 'failed' ? (
        <Tiles army={army} />
      ) : (
        <p class="waiting" role="status">
          {t(Tiles ? 'app.later.failed' : 'app.later.loading')}
        </p>
      )}
    </Dialog>
  );
};
