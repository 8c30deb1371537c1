import type { ComponentChildren } from 'preact';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Livery, UnitModel } from '../board/types.js';
import { tileName } from '../text/names.js';
import type { Ruled } from '../text/ruled.js';
import { tileKind, tileLines } from '../text/tileText.js';
import { t } from '../text/translate.js';
import { Emblem } from './Emblem.js';
import { RuledLines } from './RuledLines.js';
import { TilePicture } from './TilePicture.js';

interface Props {
  readonly tile: TileKey;
  readonly livery: Livery;
  readonly twin?: number;
  /** The unit on the board, if it is one, with what it is now. */
  readonly unit?: UnitModel | null;
  readonly now?: readonly Ruled[];
  /** Keys beside the name. */
  readonly children?: ComponentChildren;
}

/** A tile at close range: its picture, what it is now if it stands on the board, and what is printed on it. */
export const TileDetail = ({ tile, livery, twin = 0, unit = null, now = [], children }: Props) => (
  <>
    <div class="tile-card-head">
      <TilePicture tile={tile} livery={livery} width={140} rot={unit?.rot ?? 0} twin={unit?.twin ?? twin} />
      <div>
        <h2>{tileName(tile)}</h2>
        <p class="kind">
          {livery !== 'nobody' && <Emblem livery={livery} />} {tileKind(tile)}
        </p>
      </div>
      {children}
    </div>
    {now.length > 0 && (
      <>
        <h3>{t('card.now')}</h3>
        <RuledLines lines={now} kind="lines now" />
        <h3 class="printed">{t('card.printed')}</h3>
      </>
    )}
    <RuledLines lines={tileLines(tile, unit?.rot ?? 0)} kind={now.length > 0 ? 'lines printed' : 'lines'} />
  </>
);
