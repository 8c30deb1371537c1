import type { Seat } from '@hexfall/shared/model/state';
import { tileName } from '../text/names.js';
import { t } from '../text/translate.js';
import { TilePicture } from './TilePicture.js';
import { useTable } from './tableScope.js';

/** A player's open hand in large: what is kept for later turns lies there for all to see (T3, S2). */
export const HeldTiles = ({ seat }: { readonly seat: Seat }) => {
  const { store, cast } = useTable();
  const hand = store.theater.shown.value?.players[seat]?.hand ?? [];
  return (
    <>
      <h3>{t('acting.held')}</h3>
      {hand.length === 0 && <p>{t('table.player.handEmpty')}</p>}
      <ul class="discards">
        {hand.map((tile, slot) => (
          <li key={`${slot} ${tile}`}>
            <TilePicture tile={tile} livery={cast.value.livery(seat)} twin={cast.value.twin(seat)} width={84} />
            <span>{tileName(tile)}</span>
          </li>
        ))}
      </ul>
      <h3>{t('acting.discarded')}</h3>
    </>
  );
};
