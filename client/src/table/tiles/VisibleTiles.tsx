import type { Seat } from '@hexfall/shared/model/seat';
import type { TileKey } from '@hexfall/shared/model/tile';
import { useInspect } from '../../store/input/useInspect.js';
import { tileName } from '../../text/names.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { TilePicture } from '../../ui/TilePicture.js';
import { useTable } from '../TableUi.js';
import { HeldPrizes } from './HeldPrizes.js';
import '../PlayerPanel.css';

interface MiniTileProps {
  readonly tile: TileKey;
  readonly seat: Seat;
  readonly label: string;
}

const MiniTile = ({ tile, seat, label }: MiniTileProps) => {
  const { controls, labels } = useTable();
  const look = useInspect(controls, { kind: 'tile', tile });
  return (
    <li>
      <Button
        repeats
        isBare
        class="mini-tile"
        label={label}
        about={label}
        {...look}
        onClick={() => controls.inspection.start({ kind: 'tile', tile })}
      >
        <TilePicture tile={tile} livery={labels.value.livery(seat)} duplicate={labels.value.duplicate(seat)} width={56} />
      </Button>
    </li>
  );
};

interface WaitingProps {
  readonly tiles: readonly TileKey[];
  readonly seat: Seat;
  readonly label: string;
  readonly labelOf: (tile: TileKey) => string;
}

const Waiting = ({ tiles, seat, label, labelOf }: WaitingProps) =>
  tiles.length === 0 ? null : (
    <ul class="waiting-tiles" aria-label={label}>
      {tiles.map((tile) => (
        <MiniTile key={tile} tile={tile} seat={seat} label={labelOf(tile)} />
      ))}
    </ul>
  );

/** What lies open before a player: the hand, the mercenaries that can still be drawn (P1), bombers on the pile (P2), prizes (R3). */
export const VisibleTiles = ({ seat }: { readonly seat: Seat }) => {
  const { store, labels } = useTable();
  const player = store.playback.shown.value?.players[seat];
  if (!player) return null;
  const { hand, mercenaries, onTop } = player;
  const name = labels.value.name(seat);
  return (
    <div class="holding">
      <ul class="open-hand" aria-label={t('table.player.hand', { player: name })}>
        {hand.length === 0 && <li class="spoken">{t('table.player.handEmpty')}</li>}
        {hand.map((tile, slot) => (
          <MiniTile key={`${slot} ${tile}`} tile={tile} seat={seat} label={t('table.action.info', { tile: tileName(tile) })} />
        ))}
      </ul>
      <Waiting
        tiles={mercenaries}
        seat={seat}
        label={t('table.player.mercenaries', { player: name })}
        labelOf={(tile) => t('table.player.mercenary', { tile: tileName(tile) })}
      />
      <Waiting
        tiles={onTop}
        seat={seat}
        label={t('table.player.onTop', { player: name })}
        labelOf={(tile) => t('table.player.topTile', { tile: tileName(tile) })}
      />
      <HeldPrizes seat={seat} />
    </div>
  );
};
