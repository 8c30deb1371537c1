import { computed, type ReadonlySignal } from '@preact/signals';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { BoardCallbacks, BoardModel } from '../board/types.js';
import { boardGestures } from '../input/gestures.js';
import { ghostOf, marksOf, pathOf } from '../input/marks.js';
import { outlookNotes } from '../input/outlook.js';
import { usableUnits } from '../input/source.js';
import { t } from '../text/translate.js';
import type { TableScope } from './tableScope.js';

/** What a board shows, and who is told what is done on it. */
export interface BoardUse {
  /** Null before there is something to show. */
  readonly picture: ReadonlySignal<BoardModel | null>;
  readonly gestures: BoardCallbacks;
  /** The hexes with which something can be done now. */
  readonly lit: ReadonlySignal<readonly Hex[]>;
  /** A hex is chosen by a key. */
  readonly point: (hex: Hex) => void;
  /** How the keys are used, for those who do not see the board. */
  readonly help: () => string;
}

/** The board as it is to be drawn: the table with everything the user points at. */
const pictureOf = (scope: TableScope): BoardModel | null => {
  const [pointing, model, outlook] = [scope.pointing.value, scope.model.value, scope.outlook.value];
  if (!pointing || !model) return null;
  const cursor = scope.cursor.value;
  const ghost = ghostOf(pointing);
  const marks = [...marksOf(pointing), ...(cursor ? [{ at: cursor, kind: 'focus' } as const] : [])];
  return { ...model, marks, ghost, path: pathOf(pointing), notes: outlook ? outlookNotes(outlook) : [], reach: scope.reach.value };
};

/** The board on which a match is played. */
export const matchUse = (scope: TableScope): BoardUse => {
  const { controls, store } = scope;
  return {
    picture: computed(() => pictureOf(scope)),
    gestures: boardGestures(controls),
    lit: computed(() => {
      const choice = controls.choice.value;
      return choice ? [...choice.lit, ...(choice.turning ? choice.instead : [])] : usableUnits(store.legal.value);
    }),
    point: (hex) => controls.point(hex),
    help: () => t('table.boardHelp'),
  };
};
