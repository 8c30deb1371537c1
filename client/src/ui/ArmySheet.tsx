import { ARMIES } from '@hexfall/shared/content/catalog';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { armyName } from '../text/names.js';
import { t } from '../text/translate.js';
import { Dialog } from './Dialog.js';
import { lazy, loadingText } from './lazy.js';

/** The pictures of tiles are a fifth of what the start page would need: they are fetched when they are asked for. */
const Tiles = lazy(
  async () => (await import('./ArmyTiles.js')).ArmyTiles,
  (hasFailed) => (
    <p class="waiting" role="status">
      {loadingText(hasFailed)}
    </p>
  ),
);

/** All tiles of an army, in a dialog. */
export const ArmySheet = ({ army, onClose }: { readonly army: ArmyId; readonly onClose: () => void }) => {
  const count = ARMIES[army].tiles.reduce((sum, tile) => sum + tile.count, 0);
  return (
    <Dialog title={t('app.army.sheetTitle', { army: armyName(army), count })} onClose={onClose} kind="sheet">
      <Tiles army={army} />
    </Dialog>
  );
};
