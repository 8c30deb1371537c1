import { computed, type ReadonlySignal } from '@preact/signals';
import { tileOf } from '@hexfall/shared/content/catalog';
import { type Board, BOARDS } from '@hexfall/shared/hex/boards';
import { cellOf, type Hex, hexOf, sameHex, stepFrom } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, opposite } from '@hexfall/shared/hex/direction';
import { liveryOf } from '@hexfall/shared/picture/boardModel';
import type { BoardCallbacks, BoardModel, Ghost } from '../board/types.js';
import { forecastNotes } from '../store/input/forecastPreview.js';
import { withPlan } from '../store/input/planPicture.js';
import type { ShortcutHandlers } from '../store/input/useShortcuts.js';
import { type BoardBinding, liveBoard } from '../table/liveBoard.js';
import type { TableUi } from '../table/TableUi.js';
import { directionName, hexName } from '../text/names.js';
import { t } from '../text/translate.js';
import type { EditorControls } from './EditorControls.js';

/** The unit that is dragged, as it would stand if it were let go here. */
const draggedGhost = ({ dragged, sandbox }: EditorControls): Ghost | null => {
  const drag = dragged.value;
  const table = sandbox.table.value;
  const unit = drag && table.board[cellOf(drag.from)];
  if (!drag?.over || !unit) return null;
  const turns = sameHex(drag.over, drag.from);
  return {
    tile: unit.tile,
    owner: unit.owner,
    livery: liveryOf(table.players, unit.owner),
    at: drag.over,
    rot: turns ? (drag.direction ?? unit.rot) : unit.rot,
    legal: true,
  };
};

/** The tile in hand over a free hex. */
const heldGhost = ({ held, rot, sandbox }: EditorControls, hovered: Hex | null): Ghost | null => {
  const [taken, table] = [held.value, sandbox.table.value];
  if (!taken || !hovered || tileOf(taken.tile).kind === 'instant') return null;
  if (table.board[cellOf(hovered)] && tileOf(taken.tile).kind !== 'foundation') return null;
  return { tile: taken.tile, owner: taken.seat, livery: liveryOf(table.players, taken.seat), at: hovered, rot: rot.value, legal: true };
};

/** L3: while there is terrain to be painted, all hexes that it can lie on. */
const editBoard = ({ terrain }: EditorControls, board: Board): Board => (terrain.isOpen.value ? BOARDS.expanded : board);

/** L3: hexes beside the board in play are called by one of its hexes, so that its own names stay. */
const nameBeside = (hex: Hex, board: Board): string | null => {
  if (board.cells.includes(cellOf(hex))) return null;
  for (const direction of DIRECTIONS) {
    const inner = stepFrom(hex, opposite(direction));
    if (board.cells.includes(cellOf(inner)))
      return t('sandbox.terrain.beside', { hex: hexName(inner, board), direction: directionName(direction) });
  }
  return null;
};

/** The hex that gets what has been taken of terrain. */
const aimedMarks = ({ terrain }: EditorControls, hovered: Hex | null): NonNullable<BoardModel['marks']> => {
  const tool = terrain.tool.value;
  return tool && hovered && terrain.fits(tool, hovered) ? [{ at: hovered, kind: 'legal' }] : [];
};

const editPicture = (ui: TableUi, editor: EditorControls): BoardModel | null => {
  const [model, outlook, cursor] = [ui.model.value, ui.forecast.value, ui.cursor.value];
  if (!model) return null;
  const board = editBoard(editor, model.board);
  const isThere = [editor.chosenUnit, editor.chosenFoundation, editor.chosenTurret, editor.chosenWarehouse].some(({ value }) => value);
  const chosen = isThere ? editor.chosen.value : null;
  const picture: BoardModel = {
    ...model,
    board,
    beyond: board.cells.filter((cell) => !model.board.cells.includes(cell)).map(hexOf),
    marks: [
      ...aimedMarks(editor, ui.controls.hovered.value),
      ...(chosen ? [{ at: chosen, kind: 'selected' } as const] : []),
      ...(cursor ? [{ at: cursor, kind: 'focus' } as const] : []),
    ],
    ghost: draggedGhost(editor) ?? heldGhost(editor, ui.controls.hovered.value),
    notes: outlook ? forecastNotes(outlook) : [],
    reach: ui.reach.value,
  };
  return withPlan(picture, ui.plan.value);
};

const editGestures = (editor: EditorControls, { onHover, onHold }: BoardCallbacks): BoardCallbacks => ({
  ...(onHover ? { onHover } : {}),
  ...(onHold ? { onHold } : {}),
  onHex: ({ hex }, button) => {
    const [held, chosen] = [editor.held.peek() ?? editor.terrain.tool.peek(), editor.chosen.peek()];
    if (button === 0) editor.point(hex);
    else if (button === 2) editor.letGo();
    return held !== null || editor.chosen.peek() !== chosen;
  },
  turns: (hex) => editor.canTurn(hex),
  onWheel: (hex, steps) => editor.turnAt(hex, steps),
  onTwist: (steps) => editor.turn(steps),
  onDrag: ({ stage, ...drag }) => {
    if (stage === 'end') editor.release();
    else if (stage === 'cancel') editor.dragged.value = null;
    else editor.drag(drag);
    return editor.dragged.peek() !== null;
  },
});

const editUse = (ui: TableUi, editor: EditorControls): BoardBinding => ({
  picture: computed(() => editPicture(ui, editor)),
  gestures: editGestures(editor, liveBoard(ui).gestures),
  selectable: computed(() => []),
  board: computed(() => editBoard(editor, ui.board.value)),
  nameOf: (hex) => nameBeside(hex, ui.board.value),
  point: (hex) => editor.point(hex),
  // Plus and minus wound the unit that has been chosen.
  hasZoomKeys: () => editor.chosenUnit.peek() === null,
  help: () => t('sandbox.edit.boardHelp'),
});

/** The board of the sandbox. Actions on it edit the position while it is built, and play it otherwise. */
export const editorMode = (ui: TableUi, editor: EditorControls): BoardBinding => {
  const uses = { edit: editUse(ui, editor), match: liveBoard(ui) };
  const { activity } = editor.sandbox;
  const now = computed(() => (activity.value === 'edit' ? uses.edit : uses.match));
  const of = <T>(part: (use: BoardBinding) => ReadonlySignal<T>): ReadonlySignal<T> => computed(() => part(now.value).value);
  return {
    picture: of(({ picture }) => picture),
    selectable: of(({ selectable }) => selectable),
    board: of(({ board }) => board ?? ui.board),
    nameOf: (hex) => now.value.nameOf?.(hex) ?? null,
    gestures: {
      onHex: (aim, button) => now.peek().gestures.onHex?.(aim, button) ?? false,
      onHold: (hex) => now.peek().gestures.onHold?.(hex) ?? false,
      onHover: (aim) => now.peek().gestures.onHover?.(aim),
      onWheel: (hex, steps) => now.peek().gestures.onWheel?.(hex, steps),
      onTwist: (steps) => now.peek().gestures.onTwist?.(steps),
      onDrag: (drag) => now.peek().gestures.onDrag?.(drag) ?? false,
      turns: (hex) => now.peek().gestures.turns?.(hex) ?? false,
    },
    point: (hex) => now.peek().point(hex),
    hasZoomKeys: () => now.peek().hasZoomKeys(),
    help: () => now.value.help(),
  };
};

/** What the keys do with which a position is built. `SandboxScreen` has the one for a good turn. */
export const buildShortcuts = (editor: EditorControls): ShortcutHandlers<'build'> => {
  const { sandbox } = editor;
  const ifEdited = (act: () => void) => () => (sandbox.activity.peek() === 'edit' ? act() : false);
  return {
    left: ifEdited(() => editor.turn(-1)),
    right: ifEdited(() => editor.turn(1)),
    wound: ifEdited(() => editor.wound(1)),
    heal: ifEdited(() => editor.wound(-1)),
    remove: ifEdited(() => editor.remove()),
    cancel: ifEdited(() => editor.letGo()),
    undo: ifEdited(() => sandbox.undo()),
    redo: ifEdited(() => sandbox.redo()),
  };
};
