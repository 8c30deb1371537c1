import { ARMIES } from '@hexfall/shared/content/catalog';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import { armyName, tileName } from '../text/names.js';
import { tileKind, tileLines } from '../text/tileText.js';
import { t } from '../text/translate.js';
import { Dialog } from './Dialog.js';
import { RuledLines } from './RuledLines.js';
import { TilePicture } from './TilePicture.js';

/** All tiles of an army: picture, copies, and what each can do. */
export const ArmySheet = ({ army, onClose }: { readonly army: ArmyId; readonly onClose: () => void }) => {
  const { tiles } = ARMIES[army];
  const count = tiles.reduce((sum, tile) => sum + tile.count, 0);
  return (
    <Dialog title={t('app.army.sheetTitle', { army: armyName(army), count })} onClose={onClose} kind="sheet">
      <ul class="sheet">
        {tiles.map((tile) => {
          const key: TileKey = `${army}/${tile.id}`;
          return (
            <li key={key} class="sheet-tile">
              <TilePicture tile={key} livery={army} width={112} />
              <div>
                <h3>
                  {tileName(key)} <span class="copies">{t('app.army.copies', { count: tile.count })}</span>
                </h3>
                <p class="kind">{tileKind(key)}</p>
                <RuledLines lines={tileLines(key)} />
              </div>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
};
