import { sameHex } from '@hexfall/shared/hex/cells';
import type { BoardCallbacks } from '../../board/types.js';
import type { Controls } from './controls.js';

/** The pointer gestures on the board: clicks pick, long presses inspect, the wheel, two fingers and dragging from the tile turn it. */
export const boardGestures = (controls: Controls): BoardCallbacks => ({
  onHex: ({ hex }, button) => {
    const before = controls.selection.peek();
    if (button === 0) controls.point(hex);
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
