import type { Seat } from '@hexfall/shared/model/seat';
import type { Prize } from '@hexfall/shared/model/terrain';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { PrizePicture } from '../../ui/GroundPicture.js';
import { type TableUi, useTable } from '../TableUi.js';
import '../PlayerPanel.css';
import '../ActionBar.css';

/** R3: the prizes a player holds, for everybody to see. */
export const HeldPrizes = ({ seat }: { readonly seat: Seat }) => {
  const { store, labels } = useTable();
  const prizes = store.playback.shown.value?.players[seat]?.prizes ?? [];
  if (prizes.length === 0) return null;
  return (
    <ul class="held-prizes" aria-label={t('terrain.held', { player: labels.value.name(seat) })}>
      {prizes.map((prize, index) => (
        <li key={`${index} ${prize}`} title={t(`terrain.prize.${prize}`)}>
          <PrizePicture prize={prize} />
          <span class="spoken">{t(`terrain.prize.${prize}`)}</span>
        </li>
      ))}
    </ul>
  );
};

const usablePrizes = ({ store }: TableUi): readonly Prize[] => [
  ...new Set(store.legal.value.flatMap((intent) => (intent.do === 'attach' ? [intent.prize] : []))),
];

/** R3: begins to put a prize on a unit; which one is chosen then. */
export const PrizesButton = () => {
  const ui = useTable();
  const [first] = usablePrizes(ui);
  if (!first) return null;
  const label = t('terrain.giveAny');
  return (
    <Button name="prizes" class="action prize" label={label} about={label} onClick={() => ui.controls.takePrize(first)}>
      <PrizePicture prize={first} />
    </Button>
  );
};

/** With a prize taken: all that could be given instead. */
export const PrizeButtons = () => {
  const ui = useTable();
  const source = ui.controls.selection.value?.source;
  if (source?.kind !== 'prize') return null;
  return (
    <>
      {usablePrizes(ui).map((prize) => (
        <Button
          key={prize}
          name={`attach-${prize}`}
          class="action prize"
          label={t('terrain.give', { prize: t(`words.prize.${prize}`) })}
          about={t(`terrain.prize.${prize}`)}
          pressed={source.prize === prize}
          onClick={() => ui.controls.takePrize(prize)}
        >
          <PrizePicture prize={prize} />
        </Button>
      ))}
    </>
  );
};
