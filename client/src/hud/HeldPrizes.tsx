import type { Seat } from '@hexfall/shared/model/state';
import type { Prize } from '@hexfall/shared/model/terrain';
import { t } from '../text/translate.js';
import { PrizePicture } from './PrizePicture.js';
import { useTable } from './TableUi.js';

/** R3: the prizes a player holds, for everybody to see. */
export const HeldPrizes = ({ seat }: { readonly seat: Seat }) => {
  const { store, labels } = useTable();
  const prizes = store.playback.shown.value?.players[seat]?.prizes ?? [];
  if (prizes.length === 0) return null;
  return (
    <ul class="held-prizes" aria-label={t('terrain.held', { player: labels.value.name(seat) })}>
      {prizes.map((prize, place) => (
        <li key={`${place} ${prize}`} title={t(`terrain.prize.${prize}`)}>
          <PrizePicture prize={prize} />
          <span class="spoken">{t(`terrain.prize.${prize}`)}</span>
        </li>
      ))}
    </ul>
  );
};

/** R3: the prizes that the player of this page can put on a unit now; the one taken is put back with a second press. */
export const PrizeButtons = () => {
  const { store, controls } = useTable();
  const source = controls.selection.value?.source;
  const taken = source?.kind === 'prize' ? source.prize : null;
  const usable = new Set<Prize>(store.legal.value.flatMap((intent) => (intent.do === 'attach' ? [intent.prize] : [])));
  return (
    <>
      {[...usable].map((prize) => (
        <button
          key={prize}
          type="button"
          class="button action prize"
          data-action={`attach-${prize}`}
          aria-pressed={taken === prize}
          aria-label={t('terrain.give', { prize: t(`words.prize.${prize}`) })}
          title={t(`terrain.prize.${prize}`)}
          onClick={() => (taken === prize ? controls.cancelAll() : controls.takePrize(prize))}
        >
          <PrizePicture prize={prize} />
        </button>
      ))}
    </>
  );
};
