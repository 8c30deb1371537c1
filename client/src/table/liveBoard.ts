import { computed, type ReadonlySignal } from '@preact/signals';
import type { Board } from '@hexfall/shared/hex/boards';
import type { Hex } from '@hexfall/shared/hex/cells';
import { answerOutcome } from './answerOutcome.js';
import type { BoardCallbacks, BoardModel } from '../board/types.js';
import { boardGestures } from '../store/input/gestures.js';
import { ghostOf, marksOf, pathOf, turretsTurned } from '../store/input/marks.js';
import { forecastNotes } from '../store/input/forecastPreview.js';
import { usableUnits } from '../store/input/source.js';
import { t } from '../text/translate.js';
import { withPlan } from './plan/planShown.js';
import type { TableUi } from './TableUi.js';

/** What a board shows, and what handles input on it. */
export interface BoardBinding {
  /** Null before there is something to show. */
  readonly picture: ReadonlySignal<BoardModel | null>;
  readonly gestures: BoardCallbacks;
  /** The hexes with which something can be done now. */
  readonly selectable: ReadonlySignal<readonly Hex[]>;
  /** The hexes that can be chosen; if left out, the board in play. */
  readonly board?: ReadonlySignal<Board>;
  /** A hex is chosen by a key. */
  readonly point: (hex: Hex) => void;
  /** Whether + and − are free to enlarge the board. */
  readonly hasZoomKeys: () => boolean;
  /** How to use the keys, for screen readers. */
  readonly help: () => string;
}

/** The board as it is to be drawn: the table with everything the user points at. */
const pictureOf = (ui: TableUi): BoardModel | null => {
  const [pointing, model, outlook] = [ui.pointer.value, ui.model.value, ui.forecast.value];
  if (!pointing || !model) return null;
  const cursor = ui.cursor.value;
  const ghost = ghostOf(pointing);
  const logMarks = ui.logHexes.value.map((at) => ({ at, kind: 'selected' }) as const);
  const pings = (ui.store.online?.chat.callouts.pinged.value ?? []).map((at) => ({ at, kind: 'ping' }) as const);
  const marks = [...marksOf(pointing), ...logMarks, ...pings, ...(cursor ? [{ at: cursor, kind: 'focus' } as const] : [])];
  const answered = pointing.hoverAnswer === null ? null : answerOutcome(pointing.table, pointing.hoverAnswer);
  if (answered) return withPlan({ ...model, marks, ...answered }, ui.plan.value);
  const turrets = turretsTurned(model.turrets ?? [], pointing);
  const notes = outlook ? forecastNotes(outlook) : [];
  return withPlan({ ...model, turrets, marks, ghost, path: pathOf(pointing), notes, reach: ui.reach.value }, ui.plan.value);
};

/** The board on which a match is played. */
export const liveBoard = (ui: TableUi): BoardBinding => {
  const { controls } = ui;
  return {
    picture: computed(() => pictureOf(ui)),
    gestures: boardGestures(controls),
    selectable: computed(() => {
      const choice = controls.choice.value;
      return choice ? [...choice.selectable, ...(choice.turning ? choice.alternatives : [])] : usableUnits(controls.legal.value);
    }),
    point: (hex) => controls.point(hex),
    hasZoomKeys: () => true,
    help: () => t('table.boardHelp'),
  };
};
