import { BOARDS } from '@hexfall/shared/hex/boards';
import { neighborByKey } from '../../../client/src/store/input/keyboardNeighbors.js';

test.each([
  ['ArrowUp', [0, -1]],
  ['PageUp', [1, -1]],
  ['PageDown', [1, 0]],
  ['ArrowDown', [0, 1]],
  ['End', [-1, 1]],
  ['Home', [-1, 0]],
  ['ArrowRight', [1, -1]],
  ['ArrowLeft', [-1, 1]],
  ['Enter', null],
] as const)('%s leads from the middle to %j', (key, hex) => {
  expect(neighborByKey([0, 0], key, BOARDS.main)).toEqual(hex);
});

test('the arrows that have no hex straight ahead take the other one at the edge', () => {
  expect(neighborByKey([0, -2], 'ArrowRight', BOARDS.main)).toEqual([1, -2]);
  expect(neighborByKey([0, -2], 'PageUp', BOARDS.main)).toBeNull();
});
