import { useSignal } from '@preact/signals';
import type { Seat } from '@hexfall/shared/model/seat';
import { hyphenatedName, tileName } from '../text/names.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { TilePicture } from '../ui/TilePicture.js';
import { useTable } from './TableUi.js';
import './RedrawDialog.css';
import './tiles/TilesDialog.css';

/** O6: the number of tiles of a bad draw that are discarded. */
const REDRAWN = 3;

const Chooser = ({ seat }: { readonly seat: Seat }) => {
  const { store, controls, labels } = useTable();
  const chosen = useSignal<readonly number[]>([]);
  const hand = store.playback.shown.value?.players[seat]?.hand ?? [];
  const slots = chosen.value;
  const isFull = slots.length === REDRAWN;
  const toggle = (slot: number): void => {
    if (slots.includes(slot)) chosen.value = slots.filter((other) => other !== slot);
    else if (!isFull) chosen.value = [...slots, slot];
  };
  return (
    <Dialog title={t('acting.redraw.title')} onClose={() => (controls.redrawing.value = false)} kind="redraw">
      <p>{t('acting.redraw.text')}</p>
      <ul class="tile-grid redraw-tiles">
        {hand.map((tile, slot) => (
          <li key={`${slot} ${tile}`}>
            <Button
              repeats
              isBare
              label={tileName(tile)}
              pressed={slots.includes(slot)}
              data-tile={tile}
              data-slot={slot}
              aria-disabled={isFull && !slots.includes(slot)}
              onClick={() => toggle(slot)}
            >
              <TilePicture tile={tile} livery={labels.value.livery(seat)} duplicate={labels.value.duplicate(seat)} width={84} />
              <span aria-hidden="true">{hyphenatedName(tile)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{t('acting.redraw.chosen', { count: slots.length })}</p>
      <div class="dialog-actions">
        <Button name="no" text={t('app.cancel')} onClick={() => (controls.redrawing.value = false)} />
        <Button
          name="redraw-tiles"
          kind="primary"
          text={t('acting.redraw.confirm')}
          disabled={!isFull}
          onClick={() => controls.redrawTiles(slots.flatMap((slot) => hand[slot] ?? []))}
        />
      </div>
    </Dialog>
  );
};

/** O6: lets the player choose the three tiles of a bad draw that are discarded. */
export const RedrawDialog = () => {
  const { store, controls } = useTable();
  const me = store.me.value;
  return controls.redrawing.value && me !== null ? <Chooser seat={me} /> : null;
};
