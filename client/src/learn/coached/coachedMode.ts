import { computed } from '@preact/signals';
import { matchMode, type BoardMode } from '../../table/boardMode.js';
import type { TableUi } from '../../table/TableUi.js';
import type { CoachedGame } from './CoachedGame.js';

/** The board of a match on which the hexes are marked that the coach speaks of, until the learner takes a tile. */
export const coachedMode = (ui: TableUi, { spoken }: CoachedGame): BoardMode => {
  const mode = matchMode(ui);
  return {
    ...mode,
    picture: computed(() => {
      const [model, advice] = [mode.picture.value, spoken.value];
      if (!model || !advice || advice === 'nothing') return model;
      return { ...model, marks: [...(model.marks ?? []), ...advice.hexes.map((at) => ({ at, kind: 'decision' }) as const)] };
    }),
  };
};
