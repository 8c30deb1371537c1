import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { UnitModel } from '@hexfall/shared/picture/model';
import type { Livery } from '@hexfall/shared/picture/palette';
import { isEnemyRim, type SideRim } from '@hexfall/shared/picture/sideRim';
import { cardText, situationText } from '../../text/cardText.js';
import type { Described } from '../../text/describe.js';
import { hyphenatedName } from '../../text/names.js';
import { type Ground, groundHeading, groundLines } from '../../text/terrainText.js';
import { tileSentence, unitSentence } from '../../text/tileSentence.js';
import { tileKind, tileLines } from '../../text/tileText.js';
import { t } from '../../text/translate.js';
import { IconButton } from '../../ui/Button.js';
import { Emblem } from '../../ui/Emblem.js';
import { Lines, LinesWithRules } from '../../ui/RuleLink.js';
import { TilePicture } from '../../ui/TilePicture.js';
import { UnitPicture } from '../../ui/UnitPicture.js';
import { useTable } from '../TableUi.js';
import './TileDetail.css';
import './TileCard.css';
import '../../ui/ArmyTiles.css';

interface TileProps {
  readonly tile: TileKey;
  readonly livery: Livery;
  readonly duplicate?: number;
  /** The unit on the board, if it is one … */
  readonly unit?: UnitModel | null;
  /** … with everything there is to say about it … */
  readonly described?: Described | null;
  /** … and its side; null for a unit without an owner. */
  readonly rim?: SideRim | null;
}

const Head = ({ tile, livery, duplicate = 0, unit = null, rim = null, children }: TileProps & { readonly children: ComponentChildren }) => (
  <div class="tile-card-head">
    {unit ? (
      <UnitPicture unit={unit} rim={rim} width={140} />
    ) : (
      <TilePicture tile={tile} livery={livery} width={140} duplicate={duplicate} />
    )}
    <div>
      <h2>{hyphenatedName(tile)}</h2>
      <p class="kind">
        {livery !== 'nobody' && <Emblem livery={livery} />} {tileKind(tile)}
        {unit && rim && (
          <span class="unit-side" data-rim={rim}>
            {t(`card.side.${isEnemyRim(rim) ? 'enemy' : rim}`)}
          </span>
        )}
      </p>
    </div>
    {children}
  </div>
);

/** Everything a tile is, with its rules: what is now, and what is printed. */
const TileRules = ({ tile, unit, described }: TileProps) => (
  <>
    {described && (
      <>
        <h3>{t('card.now')}</h3>
        <LinesWithRules lines={cardText(described)} />
        <h3>{t('card.printed')}</h3>
      </>
    )}
    <LinesWithRules lines={tileLines(tile, unit?.rot ?? 0)} />
  </>
);

interface Props extends Omit<TileProps, 'tile'> {
  /** Null for a hex without a unit. */
  readonly tile: TileKey | null;
  /** What the hex is, if that is special. */
  readonly ground?: Ground | null;
  /** Buttons beside the name. */
  readonly children?: ComponentChildren;
}

/** A tile up close: its picture, its function in one sentence, its current state, and the ground it stands on. A button opens the rules. */
export const TileDetail = ({ ground = null, children, ...rest }: Props) => {
  const [hasRules, showRules] = useState(false);
  const { labels, board } = useTable();
  const { tile, described = null } = rest;
  const keys = (
    <span class="tile-card-buttons">
      <IconButton
        name="rules"
        class="rules-button"
        label={t('sentence.rules')}
        aria-expanded={hasRules}
        onClick={() => showRules(!hasRules)}
      >
        ?
      </IconButton>
      {children}
    </span>
  );
  const situation = described ? situationText(described) : [];
  return (
    <>
      {tile !== null && (
        <>
          <Head {...rest} tile={tile}>
            {keys}
          </Head>
          <p class="tile-sentence">{described ? unitSentence(described) : tileSentence(tile, rest.unit?.rot ?? 0)}</p>
          {situation.length > 0 && <Lines lines={situation} kind="lines now" />}
        </>
      )}
      {ground && (
        <section class="ground" data-terrain={ground.terrain.type}>
          <div class="ground-head">
            <h3>{groundHeading(ground, board.value)}</h3>
            {tile === null && keys}
          </div>
          {!hasRules && <Lines lines={groundLines(labels.value, ground)} />}
          {hasRules && <LinesWithRules lines={groundLines(labels.value, ground)} />}
        </section>
      )}
      {hasRules && tile !== null && (
        <section class="tile-rules" aria-label={t('sentence.rules')}>
          <TileRules {...rest} tile={tile} />
        </section>
      )}
    </>
  );
};
