import { computed } from '@preact/signals';
import { hexOf } from '@hexfall/shared/hex/cells';
import { liveBoard, type BoardBinding } from '../table/liveBoard.js';
import type { TableUi } from '../table/TableUi.js';
import type { PuzzleDraft } from './PuzzleDraft.js';

/** The board of a puzzle in the making: a click chooses a unit to be destroyed. */
export const draftMode = (ui: TableUi, draft: PuzzleDraft): BoardBinding => {
  const mode = liveBoard(ui);
  const isShown = computed(() => draft.goals.value.has('kill'));
  return {
    ...mode,
    gestures: {
      ...mode.gestures,
      onHex: ({ hex }) => {
        if (hex) draft.toggleKill(hex);
        return draft.goals.peek().has('kill');
      },
    },
    point: (hex) => draft.toggleKill(hex),
    selectable: computed(() => (isShown.value ? ui.board.value.cells.map(hexOf).filter((hex) => draft.isTarget(hex)) : [])),
    picture: computed(() => {
      const model = mode.picture.value;
      if (!model || !isShown.value) return model && { ...model, notes: [] };
      const chosen = draft.kill.value.map((at) => ({ at, kind: 'target' }) as const);
      return { ...model, marks: [...chosen, ...(model.marks ?? [])], notes: [] };
    }),
  };
};
