import '../store/support/browserGlobals.js';
import { MAPS } from '@hexfall/shared/content/maps';
import { type Board, BOARDS } from '@hexfall/shared/hex/boards';
import { HEXES, hexOf } from '@hexfall/shared/hex/cells';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { hexAt, layoutFor, placeOf, sameShape } from '@hexfall/shared/picture/board/geometry';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { neighborByKey } from '../../../client/src/store/input/keyboardNeighbors.js';
import { hexName } from '../../../client/src/text/names.js';

const boardOfMap = (id: string): Board => {
  const map = MAPS.find((other) => other.id === id);
  if (!map) throw new Error(`no map ${id}`);
  return boardOf({ options: { ...DEFAULT_OPTIONS, board: map.board }, terrain: map.terrain });
};

describe.each(['outskirts', 'ruined-city', 'craters'])('L3: the board in play of %s', (id) => {
  const board = boardOfMap(id);

  test('has a place for each of its hexes, and for no other', () => {
    const layout = layoutFor(board, 360, 400);
    HEXES.forEach((hex, cell) => {
      const { x, y } = placeOf(layout, hex);
      expect(hexAt(layout, x, y)).toEqual(board.cells.includes(cell) ? hex : null);
    });
  });

  test('has a name of its own for each hex', () => {
    const names = board.cells.map((cell) => hexName(hexOf(cell), board));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-G][1-7]$/);
  });

  test('can be walked with the keys from the middle to every hex', () => {
    const found = new Set(['0,0']);
    for (const at of found)
      for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']) {
        const [q = 0, r = 0] = at.split(',').map(Number);
        const next = neighborByKey([q, r], key, board);
        if (next) found.add(next.join());
      }
    expect(found.size).toBe(board.cells.length);
  });
});

test('L3: terrain inside the board changes neither its shape nor its names', () => {
  expect(sameShape(boardOfMap('craters'), BOARDS.main)).toBe(true);
  expect(sameShape(boardOfMap('outskirts'), BOARDS.main)).toBe(false);
  for (const cell of BOARDS.main.cells) expect(hexName(hexOf(cell), boardOfMap('craters'))).toBe(hexName(hexOf(cell), BOARDS.main));
  expect(hexName([0, 0], BOARDS.main)).toBe('C3');
  expect(hexName([0, 0], BOARDS.expanded)).toBe('D4');
});

test('a hex beside the board goes by its numbers', () => {
  expect(hexName([3, 0], BOARDS.main)).toBe('3,0');
});

describe('the arrow keys', () => {
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
});
