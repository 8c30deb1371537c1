import type { Seat } from '@hexfall/shared/model/seat';
import { remainingTiles, type TileCount } from '@hexfall/shared/rules/remaining';
import { useInspect } from '../../store/input/useInspect.js';
import { tileName } from '../../text/names.js';
import { t } from '../../text/translate.js';
import { useMediaQuery } from '../../ui/hooks.js';
import { TilePicture } from '../../ui/TilePicture.js';
import { useTable } from '../TableUi.js';
import './TilesLeft.css';

/** Where the column of the players has room for it. */
const LARGE_WINDOW = '(min-aspect-ratio: 11/10) and (min-width: 2200px) and (min-height: 1200px)';

const LeftTile = ({ seat, tile, count }: TileCount & { readonly seat: Seat }) => {
  const { controls, labels } = useTable();
  const { onPointerEnter, onPointerLeave } = useInspect(controls, { kind: 'tile', tile });
  const text = t('sheet.tile', { tile: tileName(tile), count });
  return (
    <li title={text} data-tile={tile} data-count={count} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      <TilePicture tile={tile} livery={labels.value.livery(seat)} duplicate={labels.value.duplicate(seat)} width={56} />
      <span class="spoken">{text}</span>
      {count > 1 && (
        <b class="left-count" aria-hidden="true">
          {count}
        </b>
      )}
    </li>
  );
};

/** S2: the tiles that a player can still draw, in a duel in a large window. Everywhere else a dialog shows them. */
export const TilesLeft = ({ seat }: { readonly seat: Seat }) => {
  const { store } = useTable();
  const isLarge = useMediaQuery(LARGE_WINDOW);
  const table = store.playback.shown.value;
  if (!isLarge || !store.players || table?.players.length !== 2) return null;
  const { hidden } = remainingTiles(table, seat);
  const left = hidden.reduce((sum, { count }) => sum + count, 0);
  return (
    <div class="tiles-left-panel">
      <span class="quiet-text" aria-hidden="true">
        {t('sheet.left', { count: left })}
      </span>
      <ul aria-label={t('sheet.left', { count: left })}>
        {hidden.map(({ tile, count }) => (
          <LeftTile key={tile} seat={seat} tile={tile} count={count} />
        ))}
      </ul>
    </div>
  );
};
