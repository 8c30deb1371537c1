import { computed, type ReadonlySignal } from '@preact/signals';
import type { Hex } from '@hexfall/shared/hex/cells';
import { cellOf } from '@hexfall/shared/hex/cells';
import { tileOf } from '@hexfall/shared/content/catalog';
import { liveryOf } from '../board/boardModel.js';
import type { BoardCallbacks, BoardModel, Ghost } from '../board/types.js';
import { matchUse, type BoardUse } from '../hud/boardUse.js';
import type { TableScope } from '../hud/tableScope.js';
import { outlookNotes } from '../input/outlook.js';
import { sameHex } from '../input/picks.js';
import type { EditHand } from './EditHand.js';
import { t } from '../text/translate.js';

/** The unit that is dragged, as it would stand if it were let go here. */
const draggedGhost = ({ dragged, sandbox }: EditHand): Ghost | null => {
  const drag = dragged.value;
  const table = sandbox.table.value;
  const unit = drag && table.board[cellOf(drag.from)];
  if (!drag?.over || !unit) return null;
  const turns = sameHex(drag.over, drag.from);
  return {
    tile: unit.tile,
    livery: liveryOf(table.players, unit.owner),
    at: drag.over,
    rot: turns ? (drag.direction ?? unit.rot) : unit.rot,
    legal: true,
  };
};

/** The tile in hand over a free hex. */
const heldGhost = ({ held, rot, sandbox }: EditHand, hovered: Hex | null): Ghost | null => {
  const [taken, table] = [held.value, sandbox.table.value];
  if (!taken || !hovered || table.board[cellOf(hovered)] || tileOf(taken.tile).kind === 'instant') return null;
  return { tile: taken.tile, livery: liveryOf(table.players, taken.seat), at: hovered, rot: rot.value, legal: true };
};

const editPicture = (scope: TableScope, hand: EditHand): BoardModel | null => {
  const [model, outlook, cursor] = [scope.model.value, scope.outlook.value, scope.cursor.value];
  if (!model) return null;
  const chosen = hand.chosenUnit.value ? hand.chosen.value : null;
  return {
    ...model,
    marks: [...(chosen ? [{ at: chosen, kind: 'selected' } as const] : []), ...(cursor ? [{ at: cursor, kind: 'focus' } as const] : [])],
    ghost: draggedGhost(hand) ?? heldGhost(hand, scope.controls.hovered.value),
    notes: outlook ? outlookNotes(outlook) : [],
    reach: scope.reach.value,
  };
};

const editGestures = (hand: EditHand, { onHover, onHold }: BoardCallbacks): BoardCallbacks => ({
  ...(onHover ? { onHover } : {}),
  ...(onHold ? { onHold } : {}),
  onHex: ({ hex }, button) => {
    if (button === 0) hand.point(hex);
    else if (button === 2) hand.letGo();
  },
  onWheel: (hex, steps) => hand.turnAt(hex, steps),
  onTwist: (steps) => hand.turn(steps),
  onDrag: ({ stage, ...drag }) => {
    if (stage === 'end') hand.release();
    else if (stage === 'cancel') hand.dragged.value = null;
    else hand.drag(drag);
  },
});

const editUse = (scope: TableScope, hand: EditHand): BoardUse => ({
  picture: computed(() => editPicture(scope, hand)),
  gestures: editGestures(hand, matchUse(scope).gestures),
  lit: computed(() => []),
  point: (hex) => hand.point(hex),
  help: () => t('sandbox.edit.boardHelp'),
});

/** The board of the sandbox: what is done on it changes the position while it is built, and is played else. */
export const sandboxUse = (scope: TableScope, hand: EditHand): BoardUse => {
  const uses = { edit: editUse(scope, hand), match: matchUse(scope) };
  const { activity } = hand.sandbox;
  const now = computed(() => (activity.value === 'edit' ? uses.edit : uses.match));
  const of = <T>(part: (use: BoardUse) => ReadonlySignal<T>): ReadonlySignal<T> => computed(() => part(now.value).value);
  return {
    picture: of(({ picture }) => picture),
    lit: of(({ lit }) => lit),
    gestures: {
      onHex: (aim, button) => now.peek().gestures.onHex?.(aim, button),
      onHold: (hex) => now.peek().gestures.onHold?.(hex) ?? false,
      onHover: (aim) => now.peek().gestures.onHover?.(aim),
      onWheel: (hex, steps) => now.peek().gestures.onWheel?.(hex, steps),
      onTwist: (steps) => now.peek().gestures.onTwist?.(steps),
      onDrag: (drag) => now.peek().gestures.onDrag?.(drag),
    },
    point: (hex) => now.peek().point(hex),
    help: () => now.value.help(),
  };
};
