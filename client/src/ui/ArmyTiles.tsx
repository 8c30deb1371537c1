import { ARMIES } from '@hexfall/shared/content/catalog';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import { tileName } from '../text/names.js';
import { tileKind, tileLines } from '../text/tileText.js';
import { t } from '../text/translate.js';
import { LinesWithRules } from './RuleLink.js';
import { TilePicture } from './TilePicture.js';
import './ArmyTiles.css';

/** The tiles of an army: picture, copies, and what each can do. */
export const ArmyTiles = ({ army }: { readonly army: ArmyId }) => (
  <ul class="sheet">
    {ARMIES[army].tiles.map((tile) => {
      const key: TileKey = `${army}/${tile.id}`;
      return (
        <li key={key} class="sheet-tile">
          <TilePicture tile={key} livery={army} width={112} />
          <div>
            <h3>
              {tileName(key)} <span class="copies">{t('app.army.copies', { count: tile.count })}</span>
            </h3>
            <p class="kind">{tileKind(key)}</p>
            <LinesWithRules lines={tileLines(key)} />
          </div>
        </li>
      );
    })}
  </ul>
);
