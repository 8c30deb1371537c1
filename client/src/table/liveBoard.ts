import { computed, type ReadonlySignal } from '@preact/signals';
import type { Board } from '@hexfall/shared/hex/boards';
import { type Hex, sameHex } from '@hexfall/shared/hex/cells';
import type { BoardCallbacks, BoardModel } from '../board/types.js';
import type { Controls } from '../store/input/controls.js';
import { forecastNotes } from '../store/input/forecastPreview.js';
import { ghostOf, marksOf, pathOf, turretsTurned } from '../store/input/marks.js';
import { withPlan } from '../store/input/planPicture.js';
import { isToBeTurned } from '../store/input/selection.js';
import { usableUnits } from '../store/input/source.js';
import { t } from '../text/translate.js';
import { answerOutcome } from './answerOutcome.js';
import type { TableUi } from './TableUi.js';

/** Whether the tile that is being placed lies on this hex and can be turned there. */
const isTurning = (controls: Controls, hex: Hex | null): boolean => {
  const choice = controls.choice.peek();
  return Boolean(choice?.turning && hex && sameHex(choice.turning.at, hex) && isToBeTurned(choice));
};

/**
 * Handles pointer gestures on the board: clicks pick, long presses inspect; clicks on the tile, the wheel, two fingers and dragging from
 * the tile turn it. A key on its hex confirms, a click does not, because a user who clicks to turn must not place it.
 */
export const boardGestures = (controls: Controls): BoardCallbacks => ({
  onHex: ({ hex }, button) => {
    const before = controls.selection.peek();
    if (button === 0 && isTurning(controls, hex)) controls.turn(1);
    else if (button === 0) controls.point(hex);
    else if (button === 2) controls.cancel();
    return controls.selection.peek() !== before;
  },
  onHold: (hex) => controls.inspection.start({ kind: 'unit', at: hex }),
  onHover: ({ hex }) => {
    const before = controls.hovered.peek();
    if (before === hex || (before && hex && sameHex(before, hex))) return;
    controls.hovered.value = hex;
  },
  turns: () => isToBeTurned(controls.choice.peek() ?? { turning: null }),
  onWheel: (_, steps) => controls.turn(steps),
  onTwist: (steps) => controls.turn(steps),
  onDrag: ({ stage, from, direction, over }) => {
    const turning = controls.choice.peek()?.turning;
    // A drag that starts on a selectable hex first puts the tile there.
    if (stage === 'start' && (!turning || !sameHex(turning.at, from))) {
      const isLit = controls.choice.peek()?.selectable.some((hex) => sameHex(hex, from)) ?? false;
      if (isLit) controls.point(from);
      return isLit;
    }
    if ((stage === 'move' || stage === 'end') && direction !== null && !(over && sameHex(over, from) && stage === 'end')) {
      if (turning && sameHex(turning.at, from)) controls.turnTowards(direction);
    }
    return true;
  },
});

/** What a board shows, and what handles input on it. */
export interface BoardBinding {
  /** Null before there is something to show. */
  readonly picture: ReadonlySignal<BoardModel | null>;
  readonly gestures: BoardCallbacks;
  /** The hexes with which something can be done now. */
  readonly selectable: ReadonlySignal<readonly Hex[]>;
  /** The hexes that can be chosen; if left out, the board in play. */
  readonly board?: ReadonlySignal<Board>;
  /** What hexes beside the board in play are called; null for those of the board. */
  readonly nameOf?: (hex: Hex) => string | null;
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
  const adviceMarks = ui.adviceHexes.value.map((at) => ({ at, kind: 'decision' }) as const);
  const pings = (ui.store.online?.chat.callouts.pinged.value ?? []).map((at) => ({ at, kind: 'ping' }) as const);
  const marks = [...marksOf(pointing), ...adviceMarks, ...logMarks, ...pings, ...(cursor ? [{ at: cursor, kind: 'focus' } as const] : [])];
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
