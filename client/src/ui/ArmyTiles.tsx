import { ARMIES, signatureOf, tileOf } from '@hexfall/shared/content/catalog';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import { armyMotto } from '../text/armyText.js';
import { tileName } from '../text/names.js';
import { tileKind, tileLines } from '../text/tileText.js';
import { t } from '../text/translate.js';
import { LinesWithRules } from './RuleLink.js';
import { TilePicture } from './TilePicture.js';
import './ArmyTiles.css';

/** The tiles of an army, those by which players know it first. */
const tilesOf = (army: ArmyId): readonly TileKey[] => {
  const first = signatureOf(army);
  return [...first, ...ARMIES[army].tiles.map(({ id }) => tileOf(`${army}/${id}`).key).filter((key) => !first.includes(key))];
};

/** The tiles of an army: picture, copies, and what each can do. */
export const ArmyTiles = ({ army }: { readonly army: ArmyId }) => (
  <>
    <p class="army-motto">{armyMotto(army)}</p>
    <ul class="sheet">
      {tilesOf(army).map((tile) => (
        <li key={tile} class="sheet-tile">
          <TilePicture tile={tile} livery={army} width={112} />
          <div>
            <h3>
              {tileName(tile)} <span class="copies">{t('app.army.copies', { count: tileOf(tile).spec.count })}</span>
            </h3>
            <p class="kind">{tileKind(tile)}</p>
            <LinesWithRules lines={tileLines(tile)} />
          </div>
        </li>
      ))}
    </ul>
  </>
);
