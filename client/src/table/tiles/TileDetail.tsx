import type { ComponentChildren } from 'preact';
import type { TileKey } from '@hexfall/shared/model/tile';
import { isEnemyRim, type SideRim } from '@hexfall/shared/picture/sideRim';
import type { UnitModel } from '@hexfall/shared/picture/model';
import type { Livery } from '@hexfall/shared/picture/palette';
import { tileName } from '../../text/names.js';
import { type TextWithClauses, tileKind, tileLines } from '../../text/tileText.js';
import { t } from '../../text/translate.js';
import { Emblem } from '../../ui/Emblem.js';
import { LinesWithRules } from '../../ui/RuleLink.js';
import { TilePicture } from '../../ui/TilePicture.js';
import { UnitPicture } from '../../ui/UnitPicture.js';
import './TileDetail.css';
import './TileCard.css';
import '../../ui/ArmyTiles.css';

interface Props {
  readonly tile: TileKey;
  readonly livery: Livery;
  readonly duplicate?: number;
  /** The unit on the board, if it is one, with what it is now. */
  readonly unit?: UnitModel | null;
  readonly now?: readonly TextWithClauses[];
  /** The side of the unit; null for a unit without an owner. */
  readonly rim?: SideRim | null;
  /** Keys beside the name. */
  readonly children?: ComponentChildren;
}

/** A tile at close range: its picture, what it is now if it stands on the board, and what is printed on it. */
export const TileDetail = ({ tile, livery, duplicate = 0, unit = null, now = [], rim = null, children }: Props) => (
  <>
    <div class="tile-card-head">
      {unit ? (
        <UnitPicture unit={unit} rim={rim} width={140} />
      ) : (
        <TilePicture tile={tile} livery={livery} width={140} duplicate={duplicate} />
      )}
      <div>
        <h2>{tileName(tile)}</h2>
        <p class="kind">
          {livery !== 'nobody' && <Emblem livery={livery} />} {tileKind(tile)}
        </p>
        {unit && rim && (
          <p class="unit-side" data-rim={rim}>
            {t(`card.side.${isEnemyRim(rim) ? 'enemy' : rim}`)}
          </p>
        )}
      </div>
      {children}
    </div>
    {now.length > 0 && (
      <>
        <h3>{t('card.now')}</h3>
        <LinesWithRules lines={now} kind="lines now" />
        <details class="printed">
          <summary>{t('card.printed')}</summary>
          <LinesWithRules lines={tileLines(tile, unit?.rot ?? 0)} />
        </details>
      </>
    )}
    {now.length === 0 && <LinesWithRules lines={tileLines(tile, unit?.rot ?? 0)} />}
  </>
);
