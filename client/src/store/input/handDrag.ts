import type { TileKey } from '@hexfall/shared/model/tile';
import type { Controls } from './controls.js';
import { useTileDrag } from './tileDrag.js';

/** Lets a tile be dragged from the hand onto a hex or to the discard button. */
export const useHandDrag = (controls: Controls, tile: TileKey, slot: number) =>
  useTileDrag({
    onTake: () => {
      const source = controls.selection.peek()?.source;
      if (source?.kind !== 'tile' || source.slot !== slot) controls.takeTile(tile, slot);
    },
    onDrop: (hex, over) => {
      if (over?.closest('[data-drop="discard"]')) controls.discard(tile);
      else if (hex) controls.point(hex);
    },
  });
