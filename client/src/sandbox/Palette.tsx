import { NOBODY, type Seat } from '@hexfall/shared/model/state';
import { TilePicture } from '../hud/TilePicture.js';
import { useTable } from '../hud/tableScope.js';
import { wear } from '../hud/wear.js';
import { together, useLook } from '../input/look.js';
import { useTileDrag } from '../input/tileDrag.js';
import { tileName } from '../text/names.js';
import { t } from '../text/translate.js';
import { paletteOf, type Held } from './paletteOf.js';
import { useHand } from './useHand.js';

const PaletteTile = ({ held }: { readonly held: Held }) => {
  const hand = useHand();
  const { cast, controls } = useTable();
  const taken = hand.held.value;
  const isTaken = taken?.tile === held.tile && taken.seat === held.seat;
  const name = tileName(held.tile);
  const look = useLook(controls, { kind: 'tile', tile: held.tile });
  const drag = useTileDrag({
    onTake: () => {
      if (!isTaken) hand.take(held);
    },
    onDrop: (hex) => {
      if (hex) hand.point(hex);
    },
  });
  return (
    <li>
      <button
        type="button"
        class="palette-tile"
        data-tile={held.tile}
        data-nobody={held.seat === NOBODY}
        aria-pressed={isTaken}
        aria-label={held.seat === NOBODY ? t('sandbox.palette.nobodys', { tile: name }) : name}
        title={name}
        onClick={() => hand.take(held)}
        {...together(drag, look)}
      >
        <TilePicture
          tile={held.tile}
          livery={cast.value.livery(held.seat)}
          twin={cast.value.twin(held.seat)}
          rot={isTaken ? hand.rot.value : 0}
          width={96}
        />
      </button>
    </li>
  );
};

/** What a player holds; a click puts a tile back. */
const HeldTiles = ({ seat }: { readonly seat: Seat }) => {
  const { sandbox } = useHand();
  const { cast } = useTable();
  const held = sandbox.table.value.players[seat]?.hand ?? [];
  if (held.length === 0) return null;
  return (
    <ul class="palette-hand" aria-label={t('table.player.hand', { player: cast.value.name(seat) })}>
      {held.map((tile, slot) => (
        <li key={`${slot} ${tile}`}>
          <button
            type="button"
            class="palette-tile"
            data-slot={slot}
            aria-label={t('sandbox.palette.drop', { tile: tileName(tile) })}
            title={t('sandbox.palette.drop', { tile: tileName(tile) })}
            onClick={() => sandbox.edit({ do: 'drop', seat, slot })}
          >
            <TilePicture tile={tile} livery={cast.value.livery(seat)} twin={cast.value.twin(seat)} width={72} />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** All tiles that can be put on the board for the seat that has been opened. */
export const Palette = () => {
  const hand = useHand();
  const { cast } = useTable();
  const { players } = hand.sandbox.table.value;
  const seat = Math.min(hand.seat.value, players.length - 1);
  const army = players[seat]?.army;
  if (!army) return null;
  return (
    <section class="palette" {...wear(army)} aria-label={t('sandbox.palette.label', { player: cast.value.name(seat) })}>
      <HeldTiles seat={seat} />
      <ul class="palette-tiles">
        {paletteOf(army, seat).map((held) => (
          <PaletteTile key={`${held.seat} ${held.tile}`} held={held} />
        ))}
      </ul>
    </section>
  );
};
