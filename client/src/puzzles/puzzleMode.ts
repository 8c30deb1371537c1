import { computed, type ReadonlySignal } from '@preact/signals';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { BoardModel } from '../board/types.js';
import { liveBoard, type BoardBinding } from '../table/liveBoard.js';
import type { TableUi } from '../table/TableUi.js';

type Marks = NonNullable<BoardModel['marks']>;

/**
 * The board of a match on which the units to be destroyed are marked. What a battle would bring is not shown: to find that out is the puzzle.
 * @param hinted the hexes of a hint.
 */
export const puzzleMode = (ui: TableUi, targets: ReadonlySignal<readonly Hex[]>, hinted: ReadonlySignal<readonly Hex[]>): BoardBinding => {
  const mode = liveBoard(ui);
  return {
    ...mode,
    picture: computed(() => {
      const model = mode.picture.value;
      if (!model) return null;
      const marks: Marks = [
        ...targets.value.map((at) => ({ at, kind: 'target' }) as const),
        ...hinted.value.map((at) => ({ at, kind: 'decision' }) as const),
        ...(model.marks ?? []),
      ];
      return { ...model, marks, notes: [] };
    }),
  };
};
