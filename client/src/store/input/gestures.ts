import { sameHex, type Hex } from '@hexfall/shared/hex/cells';
import type { BoardCallbacks } from '../../board/types.js';
import type { Controls } from './controls.js';

/** Whether the tile that is being placed lies on this hex and can be turned there. */
const isTurning = (controls: Controls, hex: Hex | null): boolean => {
  const turning = controls.choice.peek()?.turning;
  return Boolean(turning && hex && sameHex(turning.at, hex) && turning.rotations.length > 1);
};

/**
 * The pointer gestures on the board: clicks pick, long presses inspect; clicks on the tile, the wheel, two fingers and dragging from
 * the tile turn it. A key on its hex confirms, a click does not: who clicks to turn places nothing.
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
  turns: () => Boolean(controls.choice.peek()?.turning),
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
