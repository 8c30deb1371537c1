import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY } from '@hexfall/shared/model/state';
import { useTileDrag } from '../store/input/tileDrag.js';
import { mergeHandlers, useInspect } from '../store/input/useInspect.js';
import { useTable } from '../table/TableUi.js';
import { tileName } from '../text/names.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { liveryProps } from '../ui/Emblem.js';
import { TilePicture } from '../ui/TilePicture.js';
import { useEditor } from './EditorControls.js';
import { type Held, paletteOf } from './paletteOf.js';
import { TerrainPalette } from './TerrainPalette.js';
import './Palette.css';

const PaletteTile = ({ held }: { readonly held: Held }) => {
  const editor = useEditor();
  const { labels, controls } = useTable();
  const taken = editor.held.value;
  const isTaken = taken?.tile === held.tile && taken.seat === held.seat;
  const name = tileName(held.tile);
  const look = useInspect(controls, { kind: 'tile', tile: held.tile });
  const drag = useTileDrag({
    onTake: () => {
      if (!isTaken) editor.take(held);
    },
    onDrop: (hex) => {
      if (hex) editor.point(hex);
    },
  });
  return (
    <li>
      <Button
        repeats
        isBare
        class="palette-tile"
        label={held.seat === NOBODY ? t('sandbox.palette.nobodys', { tile: name }) : name}
        about={name}
        pressed={isTaken}
        data-tile={held.tile}
        data-nobody={held.seat === NOBODY}
        {...mergeHandlers(drag, look)}
        onClick={() => editor.take(held)}
      >
        <TilePicture
          tile={held.tile}
          livery={labels.value.livery(held.seat)}
          duplicate={labels.value.duplicate(held.seat)}
          rot={isTaken ? editor.rot.value : 0}
          width={96}
        />
        <span class="palette-name" aria-hidden="true">
          {name}
        </span>
      </Button>
    </li>
  );
};

/** What a player holds; a click puts a tile back. */
const HeldTiles = ({ seat }: { readonly seat: Seat }) => {
  const { sandbox } = useEditor();
  const { labels } = useTable();
  const hand = sandbox.table.value.players[seat]?.hand ?? [];
  if (hand.length === 0) return null;
  return (
    <ul class="palette-hand" aria-label={t('table.player.hand', { player: labels.value.name(seat) })}>
      {hand.map((tile, slot) => (
        <li key={`${slot} ${tile}`}>
          <Button
            repeats
            isBare
            class="palette-tile"
            label={t('sandbox.palette.drop', { tile: tileName(tile) })}
            about={t('sandbox.palette.drop', { tile: tileName(tile) })}
            data-slot={slot}
            onClick={() => sandbox.edit({ do: 'removeFromHand', seat, slot })}
          >
            <TilePicture tile={tile} livery={labels.value.livery(seat)} duplicate={labels.value.duplicate(seat)} width={72} />
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** Shows terrain in place of tiles, or tiles again. */
const PaletteSwitch = () => {
  const editor = useEditor();
  const isOpen = editor.terrain.isOpen.value;
  return (
    <Button
      name="switch-palette"
      class="palette-switch"
      glyph="swap"
      text={t(isOpen ? 'sandbox.terrain.back' : 'sandbox.terrain.open')}
      about={t(isOpen ? 'sandbox.terrain.backAbout' : 'sandbox.terrain.openAbout')}
      onClick={() => editor.switchPalette()}
    />
  );
};

/** All tiles that can be put on the board for the seat that has been opened, or what its ground can be made of. */
export const Palette = () => {
  const editor = useEditor();
  const { labels } = useTable();
  const { players } = editor.sandbox.table.value;
  const seat = Math.min(editor.seat.value, players.length - 1);
  const army = players[seat]?.army;
  if (!army) return null;
  const isTerrain = editor.terrain.isOpen.value;
  const label = isTerrain ? t('sandbox.terrain.openAbout') : t('sandbox.palette.label', { player: labels.value.name(seat) });
  return (
    <section class="palette-place" {...liveryProps(army)} aria-label={label}>
      <PaletteSwitch />
      <div class="palette" data-terrain={isTerrain}>
        {isTerrain ? (
          <TerrainPalette seat={seat} />
        ) : (
          <>
            <HeldTiles seat={seat} />
            <ul class="palette-tiles">
              {paletteOf(army, seat).map((item) => (
                <PaletteTile key={`${item.seat} ${item.tile}`} held={item} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
};
