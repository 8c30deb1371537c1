import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY } from '@hexfall/shared/model/state';
import { Glyph } from '../ui/Glyph.js';
import { TilePicture } from '../ui/TilePicture.js';
import { useTable } from '../table/TableUi.js';
import { liveryProps } from '../ui/Emblem.js';
import { mergeHandlers, useInspect } from '../store/input/useInspect.js';
import { useTileDrag } from '../store/input/tileDrag.js';
import { tileName } from '../text/names.js';
import { t } from '../text/translate.js';
import { paletteOf, type Held } from './paletteOf.js';
import { TerrainPalette } from './TerrainPalette.js';
import { useEditor } from './EditorControls.js';
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
      <button
        type="button"
        class="palette-tile"
        data-tile={held.tile}
        data-nobody={held.seat === NOBODY}
        aria-pressed={isTaken}
        aria-label={held.seat === NOBODY ? t('sandbox.palette.nobodys', { tile: name }) : name}
        title={name}
        onClick={() => editor.take(held)}
        {...mergeHandlers(drag, look)}
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
      </button>
    </li>
  );
};

/** What a player holds; a click puts a tile back. */
const HeldTiles = ({ seat }: { readonly seat: Seat }) => {
  const { sandbox } = useEditor();
  const { labels } = useTable();
  const held = sandbox.table.value.players[seat]?.hand ?? [];
  if (held.length === 0) return null;
  return (
    <ul class="palette-hand" aria-label={t('table.player.hand', { player: labels.value.name(seat) })}>
      {held.map((tile, slot) => (
        <li key={`${slot} ${tile}`}>
          <button
            type="button"
            class="palette-tile"
            data-slot={slot}
            aria-label={t('sandbox.palette.drop', { tile: tileName(tile) })}
            title={t('sandbox.palette.drop', { tile: tileName(tile) })}
            onClick={() => sandbox.edit({ do: 'removeFromHand', seat, slot })}
          >
            <TilePicture tile={tile} livery={labels.value.livery(seat)} duplicate={labels.value.duplicate(seat)} width={72} />
          </button>
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
    <button
      type="button"
      class="button palette-switch"
      data-action="switch-palette"
      title={t(isOpen ? 'sandbox.terrain.backAbout' : 'sandbox.terrain.openAbout')}
      onClick={() => editor.switchPalette()}
    >
      <Glyph name="swap" />
      <span>{t(isOpen ? 'sandbox.terrain.back' : 'sandbox.terrain.open')}</span>
    </button>
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
              {paletteOf(army, seat).map((held) => (
                <PaletteTile key={`${held.seat} ${held.tile}`} held={held} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
};
