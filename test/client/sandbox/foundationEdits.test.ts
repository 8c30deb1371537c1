import { cellOf } from '@hexfall/shared/hex/cells';
import type { GameState } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { applyEdit } from '../../../client/src/sandbox/applyEdit.js';
import type { Edit } from '../../../client/src/sandbox/Edit.js';
import { paletteOf } from '../../../client/src/sandbox/paletteOf.js';

const start = (): GameState => {
  const parsed = parsePosition({
    format: 1,
    options: { mode: 'duel' },
    players: [{ army: 'new-york' }, { army: 'neojungle' }],
    turn: { player: 0 },
    units: [
      { army: 'new-york', tile: 'hq', at: [-1, 1], rot: 0 },
      { army: 'new-york', tile: 'cop', at: [-1, 0], rot: 0 },
      { army: 'neojungle', tile: 'hq', at: [1, -1], rot: 0 },
    ],
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const after = (...edits: readonly Edit[]) => edits.reduce(applyEdit, start()).table;
const roots = { do: 'addFoundation', seat: 1, tile: 'neojungle/roots', at: [-1, 0] } as const;
const mine = { do: 'addFoundation', seat: 0, tile: 'new-york/mine', at: [-1, 0] } as const;
const cop = cellOf([-1, 0]);

test('foundations are among the tiles to take', () => {
  expect(paletteOf('new-york', 0).map(({ tile }) => tile)).toContain('new-york/mine');
  expect(paletteOf('neojungle', 1).map(({ tile }) => tile)).toContain('neojungle/roots');
});

test('P7 Roots lie under a unit, and are lifted', () => {
  expect(after(roots).foundations).toEqual([{ owner: 1, tile: 'neojungle/roots', cell: cop }]);
  expect(after(roots).board[cop]).not.toBeNull();
  expect(after(roots, { do: 'removeFoundation', at: [-1, 0] }).foundations).toEqual([]);
  expect(after(roots, { do: 'removePieces' }).foundations).toEqual([]);
});

test('P8 no unit stands on a Mine', () => {
  expect(after(mine).board[cop]).toBeNull();
  const placed = after(mine, { do: 'addUnit', seat: 0, tile: 'new-york/cop', at: [-1, 0], rot: 0 });
  expect(placed.board[cop]).not.toBeNull();
  expect(placed.foundations).toEqual([]);
  expect(after({ ...mine, at: [0, 0] }, { do: 'moveUnit', from: [-1, 0], to: [0, 0] }).foundations).toEqual([]);
});

test('P16 a unit has as many venom markers as there are, and none of a player without', () => {
  const venom = (count: number, seat = 1) => after({ do: 'setVenom', at: [-1, 0], seat, count }).board[cop]?.venom;
  expect(venom(1)).toEqual([1]);
  expect(venom(5)).toEqual([1, 1]);
  expect(venom(0)).toBeUndefined();
  expect(venom(1, 0)).toBeUndefined();
});

test('what belongs to an army leaves with it', () => {
  const left = after(roots, { do: 'setVenom', at: [-1, 0], seat: 1, count: 2 }, { do: 'setArmy', seat: 1, army: 'borgo' });
  expect(left.foundations).toEqual([]);
  expect(left.board[cop]?.venom).toBeUndefined();
});
