import type { BoardCallbacks } from '../board/types.js';
import type { Controls } from './controls.js';
import { sameHex } from './picks.js';

/** What the pointer does on the board: clicks point, long presses ask, the wheel, two fingers and dragging from the tile turn it. */
export const boardGestures = (controls: Controls): BoardCallbacks => ({
  onHex: ({ hex }, button) => {
    if (button === 0) controls.point(hex);
    else if (button === 2) controls.cancel();
  },
  onHold: (hex) => controls.inspect({ kind: 'unit', at: hex }),
  onHover: ({ hex }) => {
    const before = controls.hovered.peek();
    if (before === hex || (before && hex && sameHex(before, hex))) return;
    controls.hovered.value = hex;
  },
  onWheel: (_, steps) => controls.turn(steps),
  onTwist: (steps) => controls.turn(steps),
  onDrag: ({ stage, from, direction, over }) => {
    const turning = controls.choice.peek()?.turning;
    // A drag that starts on a lit hex first puts the tile there.
    if (stage === 'start' && (!turning || !sameHex(turning.at, from))) {
      if (controls.choice.peek()?.lit.some((hex) => sameHex(hex, from))) controls.point(from);
      return;
    }
    if ((stage === 'move' || stage === 'end') && direction !== null && !(over && sameHex(over, from) && stage === 'end')) {
      if (turning && sameHex(turning.at, from)) controls.turnTowards(direction);
    }
  },
});
