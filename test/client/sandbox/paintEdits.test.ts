import '../store/support/browserGlobals.js';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import type { Table } from '@hexfall/shared/model/state';
import type { TerrainFeature, TerrainType } from '@hexfall/shared/model/terrain';
import { boardOf, isOnBoard } from '@hexfall/shared/rules/landscape';
import { applyEdit } from '../../../client/src/sandbox/applyEdit.js';
import type { Edit } from '../../../client/src/sandbox/Edit.js';
import { deepFreeze, position } from '../../support/play.js';
import { stateOf, tableOf } from '../../support/states.js';
import { plainTable } from './support/randomEdits.js';

const after = (table: Table, ...edits: readonly Edit[]): Table => tableOf(edits.reduce(applyEdit, deepFreeze(stateOf(table))));
const painted = (type: TerrainType, features: readonly TerrainFeature[], ...hexes: readonly Hex[]): Edit[] =>
  hexes.map((at) => ({ do: 'addTerrain', at, type, features }));
const erased = (at: Hex): Edit => ({ do: 'removeTerrain', at });
/** The hexes of each element, as text. */
const shapes = ({ terrain }: Table): string[] =>
  terrain.map(({ type, hexes }) => `${type} ${hexes.map((hex) => hex.join()).join(' ')}`).sort();

describe('L1: painted terrain', () => {
  test('joins an element with the same type and features that it touches, and no other', () => {
    const table = after(
      plainTable(),
      ...painted('forest', ['thick'], [0, 0], [0, 1], [0, -2]),
      ...painted('forest', ['high'], [1, 0]),
      ...painted('hill', [], [-1, 1]),
    );
    expect(shapes(table)).toEqual(['forest 0,-2', 'forest 0,0 0,1', 'forest 1,0', 'hill -1,1']);
  });

  test('makes one element of two that it connects', () => {
    const table = after(plainTable(), ...painted('water', ['deep'], [0, 0], [0, 2], [0, 1]));
    expect(shapes(table)).toEqual(['water 0,0 0,2 0,1']);
  });

  test('takes the place of other terrain, which falls apart', () => {
    const table = after(plainTable(), ...painted('forest', [], [0, -1], [0, 0], [0, 1]), ...painted('rock', [], [0, 0]));
    expect(shapes(table)).toEqual(['forest 0,-1', 'forest 0,1', 'rock 0,0']);
  });

  test('is erased hex by hex', () => {
    const line = after(plainTable(), ...painted('wasteland', ['radioactive'], [0, -1], [0, 0], [0, 1]));
    expect(shapes(after(line, erased([0, 0])))).toEqual(['wasteland 0,-1', 'wasteland 0,1']);
    expect(after(line, erased([0, 0]), erased([0, -1]), erased([0, 1])).terrain).toEqual([]);
    expect(after(line, erased([2, 0]))).toEqual(line);
  });

  test('has only features that its type can have', () => {
    const [element] = after(plainTable(), ...painted('water', ['deep', 'thick', 'closed'], [0, 0])).terrain;
    expect(element).toEqual({ type: 'water', features: ['deep'], hexes: [[0, 0]] });
  });

  test('is painted twice without another result', () => {
    const once = after(plainTable(), ...painted('hill', ['rocky'], [0, 0]));
    expect(after(once, ...painted('hill', ['rocky'], [0, 0]))).toEqual(once);
  });

  test('leaves no unit where none can be', () => {
    const table = after(plainTable(), ...painted('rock', [], [-1, 0]), ...painted('forest', [], [1, 0]));
    expect([table.board[cellOf([-1, 0])], table.board[cellOf([1, 0])]?.tile]).toEqual([null, 'moloch/hq']);
  });

  test('L2: is flat where elements lay on each other', () => {
    const layered = position({
      players: ['borgo', 'moloch'],
      terrain: [
        { type: 'hill', features: [], hexes: [[0, -1], [0, 0], [0, 1]] }, // prettier-ignore
        { type: 'hole', features: [], hexes: [[0, 0]] },
      ],
    });
    expect(shapes(after(layered, erased([0, 0])))).toEqual(['hill 0,-1', 'hill 0,1']);
    expect(shapes(after(layered, ...painted('water', [], [2, 0])))).toEqual(['hill 0,-1', 'hill 0,1', 'hole 0,0', 'water 2,0']);
  });

  test('L3: beyond the board belongs to it for as long as it lies there', () => {
    const grown = after(plainTable(), ...painted('wasteland', ['plain'], [3, 0]), {
      do: 'addUnit',
      seat: 0,
      tile: 'borgo/mutant',
      at: [3, 0],
      rot: 0,
    });
    expect(boardOf(grown).cells).toHaveLength(20);
    expect(grown.board[cellOf([3, 0])]?.tile).toBe('borgo/mutant');
    const shrunk = after(grown, erased([3, 0]));
    expect([isOnBoard(shrunk, cellOf([3, 0])), shrunk.board.filter(Boolean).length]).toEqual([false, 2]);
  });
});

describe('L1: a painted base', () => {
  test('has closed, high and panel hexes', () => {
    const [base, ...others] = after(
      plainTable(),
      ...painted('base', ['defense', 'closed', 'high'], [0, 0]),
      ...painted('base', ['defense', 'panel', 'high'], [0, 1]),
      ...painted('base', ['defense'], [0, -1]),
    ).terrain;
    expect(others).toEqual([]);
    expect(base).toEqual({
      type: 'base',
      features: ['defense'],
      hexes: [[0, 0], [0, 1], [0, -1]], // prettier-ignore
      closed: [[0, 0]],
      high: [[0, 0]],
      panel: [[0, 1]],
    });
  });

  test('keeps them on its parts, and a hex painted once more has them no longer', () => {
    const base = after(plainTable(), ...painted('base', ['panel'], [0, -1]), ...painted('base', [], [0, 0]), ...painted('base', ['high'], [0, 1])); // prettier-ignore
    expect(after(base, erased([0, 0])).terrain).toEqual([
      { type: 'base', features: [], hexes: [[0, -1]], panel: [[0, -1]] },
      { type: 'base', features: [], hexes: [[0, 1]], high: [[0, 1]] },
    ]);
    expect(after(base, ...painted('base', [], [0, -1])).terrain[0]?.panel).toBeUndefined();
  });

  test('joins one that is closed as a whole', () => {
    const closed = position({ players: ['borgo', 'moloch'], terrain: [{ type: 'base', features: ['closed'], hexes: [[0, 0]] }] });
    expect(after(closed, ...painted('base', [], [0, 1])).terrain).toEqual([
      { type: 'base', features: [], hexes: [[0, 0], [0, 1]], closed: [[0, 0]] }, // prettier-ignore
    ]);
  });
});
