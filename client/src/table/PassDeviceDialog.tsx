import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import { settings } from '../platform/settings.js';
import { nextHolder } from '../store/seating.js';
import type { TableStore } from '../store/TableStore.js';
import { armyName } from '../text/names.js';
import { openQuestion } from '../text/statusText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Emblem, liveryProps } from '../ui/Emblem.js';
import { Checkbox } from '../ui/fields.js';
import { ClockFace } from './ClockFace.js';
import { useTable } from './TableUi.js';
import './PassDeviceDialog.css';

interface CurtainProps {
  readonly seat: Seat;
  /** No player has had the device yet. */
  readonly isFirst: boolean;
  readonly onReady: () => void;
}

/** Covers the table until the next player has the device. */
const Curtain = ({ seat, isFirst, onReady }: CurtainProps) => {
  const { labels, store } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  const table = store.playback.shown.value;
  const player = table?.players[seat];
  if (!table || !player) return null;
  const name = labels.value.name(seat);
  const heading = t(isFirst ? 'hotSeat.begins' : 'hotSeat.pass', { player: name });
  return (
    <dialog
      ref={dialog}
      class="hand-over"
      {...liveryProps(player.army)}
      aria-label={heading}
      onCancel={(event) => {
        event.preventDefault();
        onReady();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="hand-over-body">
        <Emblem livery={player.army} />
        <h2>{heading}</h2>
        <p>{table.decision ? openQuestion(labels.value, table) : t('hotSeat.turn', { army: armyName(player.army) })}</p>
        {store.online?.clock.value?.running === seat && (
          <p class="hand-over-clock">
            {t('hotSeat.clock')} <ClockFace seat={seat} isSilent />
          </p>
        )}
        <Button name="take-device" kind="primary" size="large" text={t('hotSeat.ready', { player: name })} autofocus onClick={onReady} />
        <Checkbox
          text={t('hotSeat.skip')}
          name="skipHandOver"
          checked={!settings.handOver.value}
          onChange={(isChecked) => (settings.handOver.value = !isChecked)}
        />
      </div>
    </dialog>
  );
};

/** Names the next player to get a shared device, before each turn and each question. Hands are open (S2): it hides nothing. */
export const PassDeviceDialog = ({ store }: { readonly store: TableStore }) => {
  const holder = useSignal<number | null>(null);
  // Ticking the box on the curtain is for the next time.
  const isOpen = useSignal(false);
  const table = store.playback.shown.value;
  const waits = table === null || store.playback.busy.value || table.outcome !== null || (store.online?.agreements.value.paused ?? false);
  const seat = waits ? null : nextHolder(table, { acting: store.acting.value, mine: store.mine.value, holder: holder.value });
  const person = seat === null ? null : (table?.players[seat]?.person ?? null);
  useLayoutEffect(() => {
    if (person === null) isOpen.value = false;
    else if (settings.handOver.peek()) isOpen.value = true;
    else holder.value = person;
  }, [person]);
  if (seat === null || !isOpen.value) return null;
  return <Curtain key={seat} seat={seat} isFirst={holder.value === null} onReady={() => (holder.value = person)} />;
};
