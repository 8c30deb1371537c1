import type { Seat } from '@hexfall/shared/model/seat';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import { useTable } from '../table/TableUi.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Emblem, liveryProps } from '../ui/Emblem.js';
import { lifeRange } from './editLimits.js';
import { useEditor } from './EditorControls.js';
import { Stepper } from './Stepper.js';
import './SeatBar.css';
import './SandboxScreen.css';

const Life = ({ seat }: { readonly seat: Seat }) => {
  const { sandbox } = useEditor();
  const { labels } = useTable();
  const table = sandbox.table.value;
  const player = table.players[seat];
  if (!player) return null;
  const isScore = isScoreMode(table.options.mode);
  const value = isScore ? player.score : player.hq;
  const { least, most } = lifeRange(table.options, seat);
  const name = labels.value.name(seat);
  return (
    <Stepper
      name="life"
      label={t(isScore ? 'table.player.scoreText' : 'table.player.hqLife', { player: name, value, max: most })}
      count={value}
      least={least}
      most={most}
      lessLabel={t('sandbox.seat.less', { player: name })}
      moreLabel={t('sandbox.seat.more', { player: name })}
      onChange={(next) => sandbox.edit({ do: 'setLife', seat, value: next })}
    />
  );
};

/** A seat while a position is built: whose tiles the palette shows, and what the HQ can still take. */
const SeatButton = ({ seat }: { readonly seat: Seat }) => {
  const editor = useEditor();
  const { labels } = useTable();
  const name = labels.value.name(seat);
  const isOpen = editor.seat.value === seat;
  return (
    <div
      class="sandbox-seat"
      role="group"
      aria-label={name}
      {...liveryProps(labels.value.livery(seat))}
      data-open={isOpen}
      data-seat={seat}
    >
      <Button
        repeats
        isBare
        class="sandbox-army"
        label={`${name}. ${t('sheet.title', { player: name })}`}
        pressed={isOpen}
        onClick={() => (editor.seat.value = seat)}
      >
        <Emblem livery={labels.value.livery(seat)} />
        <span aria-hidden="true">{name}</span>
      </Button>
      <Life seat={seat} />
    </div>
  );
};

/** The seats of the position, in seating order. */
export const SeatBar = () => {
  const { sandbox } = useEditor();
  const { players } = sandbox.table.value;
  return (
    <section class="players sandbox-seats" aria-label={t('table.players')} data-count={players.length}>
      {players.map((_, seat) => (
        <SeatButton key={seat} seat={seat} />
      ))}
    </section>
  );
};
