import type { Seat } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { useHandDrag } from '../input/handDrag.js';
import { together, useLook } from '../input/look.js';
import { isUsable } from '../input/selection.js';
import { keptSlots } from '../store/kept.js';
import { tileName } from '../text/names.js';
import { t } from '../text/translate.js';
import { TilePicture } from './TilePicture.js';
import { useTable } from './tableScope.js';
import { wear } from './wear.js';

interface TileProps {
  readonly tile: TileKey;
  readonly slot: number;
  readonly seat: Seat;
  /** From an earlier turn. */
  readonly isKept: boolean;
}

const HandTile = ({ tile, slot, seat, isKept }: TileProps) => {
  const { store, controls, cast } = useTable();
  const source = { kind: 'tile', tile, slot } as const;
  const chosen = controls.selection.value?.source;
  const selected = chosen?.kind === 'tile' && chosen.slot === slot;
  const usable = isUsable(store.legal.value, source);
  const name = tileName(tile);
  const spoken = isKept ? t('acting.keptTile', { tile: name }) : name;
  const gestures = together(useHandDrag(controls, tile, slot), useLook(controls, { kind: 'tile', tile }));
  return (
    <li>
      <button
        type="button"
        class="hand-tile"
        data-tile={tile}
        data-selected={selected}
        data-usable={usable}
        aria-pressed={selected}
        aria-label={
          selected ? t('table.hand.selected', { tile: spoken }) : t(usable ? 'table.hand.select' : 'table.hand.unusable', { tile: spoken })
        }
        onClick={() => controls.takeTile(tile, slot)}
        {...gestures}
      >
        <TilePicture tile={tile} livery={cast.value.livery(seat)} twin={cast.value.twin(seat)} width={120} />
        {isKept && (
          <span class="tag kept" aria-hidden="true">
            {t('acting.kept')}
          </span>
        )}
        <span class="hand-name" aria-hidden="true">
          {name}
        </span>
      </button>
    </li>
  );
};

/** More tiles than this are held only with reinforcements (O6). */
const USUAL = 3;

/** The tiles of this page's player, as big as the screen allows. */
export const Hand = ({ seat }: { readonly seat: Seat }) => {
  const { store, cast } = useTable();
  const hand = store.theater.shown.value?.players[seat]?.hand ?? [];
  const turn = store.theater.shown.value?.turn;
  // Out of turn everything is kept: it need not be said.
  const isTurn = turn?.player === seat && turn.phase === 'turn';
  const kept = isTurn ? keptSlots(store.history.value?.pages ?? [], seat, hand) : [];
  const several = store.mine.value.length > 1;
  const heading = several ? t('table.player.hand', { player: cast.value.side(seat) }) : t('table.hand.heading');
  return (
    <section class="hand" {...wear(cast.value.livery(seat))} aria-label={heading} data-several={several} data-many={hand.length > USUAL}>
      {hand.length === 0 && <p class="quiet-text">{t('table.hand.empty')}</p>}
      <ul>
        {hand.map((tile, slot) => (
          <HandTile key={`${slot} ${tile}`} tile={tile} slot={slot} seat={seat} isKept={kept[slot] ?? false} />
        ))}
      </ul>
    </section>
  );
};
