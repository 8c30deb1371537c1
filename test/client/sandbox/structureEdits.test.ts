import '../store/support/browserGlobals.js';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import type { GameState, Table } from '@hexfall/shared/model/state';
import type { TerrainElement, TerrainType } from '@hexfall/shared/model/terrain';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { applyEdit } from '../../../client/src/sandbox/applyEdit.js';
import type { Edit } from '../../../client/src/sandbox/Edit.js';
import { paletteOf } from '../../../client/src/sandbox/paletteOf.js';
import { deepFreeze, position } from '../../support/play.js';
import { stateOf, tableOf } from '../../support/states.js';
import { plainTable } from './support/randomEdits.js';

const after = (table: Table, ...edits: readonly Edit[]): Table => tableOf(edits.reduce(applyEdit, deepFreeze(stateOf(table))));
const paint = (type: TerrainType, at: Hex): Edit => ({ do: 'addTerrain', at, type, features: [] });
const turret = (at: Hex) => ({ at, rot: 0, initiative: [2], ranged: { 0: 1 }, spares: [] }) as const;
const mount = (at: Hex): Edit => ({ do: 'addTurret', turret: turret(at) });

describe('L17: a turret', () => {
  test('stands on a base or bunker, and nowhere else', () => {
    const table = after(plainTable(), paint('base', [0, 0]), paint('bunker', [0, 1]), paint('hill', [0, -1]));
    expect(after(table, mount([0, 0]), mount([0, 1]), mount([0, -1]), mount([2, 0])).turrets).toEqual([turret([0, 0]), turret([0, 1])]);
  });

  test('takes the place of another one, turns, and leaves with its base', () => {
    const table = after(plainTable(), paint('base', [0, 0]), mount([0, 0]), mount([0, 0]), { do: 'setRotation', at: [0, 0], rot: 4 });
    expect(table.turrets).toEqual([{ ...turret([0, 0]), rot: 4 }]);
    expect(after(table, { do: 'removeTurret', at: [0, 0] }).turrets).toEqual([]);
    expect(after(table, paint('hill', [0, 0])).turrets).toEqual([]);
    expect(after(table, { do: 'removeTerrain', at: [0, 0] }).turrets).toEqual([]);
  });

  test('leaves no unit on its hex (L5)', () => {
    expect(after(plainTable(), paint('base', [-1, 0]), mount([-1, 0])).board[cellOf([-1, 0])]).toBeNull();
  });
});

describe('R1: the prizes of a warehouse', () => {
  const filled: readonly Edit[] = [
    paint('warehouse', [0, 0]),
    { do: 'setWarehouse', at: [0, 0], opens: 3, markers: ['mobility', 'accelerator'] },
  ];

  test('are put in with the wounds that open it, and taken out', () => {
    const table = after(plainTable(), ...filled);
    expect(table.warehouses).toEqual([{ at: [0, 0], opens: 3, wounds: 0, markers: ['accelerator', 'mobility'] }]);
    expect(after(table, { do: 'setWarehouse', at: [0, 0], opens: 3, markers: [] }).warehouses).toEqual([]);
    expect(after(table, paint('rock', [0, 0])).warehouses).toEqual([]);
  });

  test('stay when the warehouse grows, and are nowhere else', () => {
    const table = after(plainTable(), ...filled, paint('warehouse', [0, 1]));
    expect(table.terrain).toHaveLength(1);
    expect(table.warehouses).toHaveLength(1);
    expect(after(plainTable(), { do: 'setWarehouse', at: [0, 0], opens: 1, markers: ['mobility'] }).warehouses).toEqual([]);
  });

  test('L2: are none below what lies on it', () => {
    const lying = (upper: TerrainElement): Table =>
      position({
        players: ['borgo', 'moloch'],
        terrain: [
          { type: 'warehouse', features: [], hexes: [[0, 0], [0, 1]], prizes: [{ at: [0, 0], opens: 1, wounds: 0, markers: ['mobility'] }] }, // prettier-ignore
          upper,
        ],
      });
    const rock = lying({ type: 'rock', features: [], hexes: [[0, 0]] });
    expect(after(rock, { do: 'setTurn', seat: 0 }).warehouses).toEqual([]);
    const prizes = [{ at: [0, 0], opens: 2, wounds: 0, markers: ['accelerator'] }] as const;
    const twice = lying({ type: 'warehouse', features: [], hexes: [[0, 0]], prizes });
    expect(after(twice, { do: 'setTurn', seat: 0 }, { do: 'setTurn', seat: 1 }).warehouses).toEqual(prizes);
    expect(after(rock, paint('hill', [2, 0])).warehouses).toEqual([]);
  });

  test('are opened by one wound more than it has, at least', () => {
    const wounded = position({
      players: ['borgo', 'moloch'],
      terrain: [{ type: 'warehouse', features: [], hexes: [[0, 0]], prizes: [{ at: [0, 0], opens: 4, wounds: 3, markers: ['mobility'] }] }],
    });
    const { warehouses } = after(wounded, { do: 'setWarehouse', at: [0, 0], opens: 2, markers: ['mobility'] });
    expect(warehouses).toEqual([{ at: [0, 0], opens: 2, wounds: 1, markers: ['mobility'] }]);
  });
});

describe('R3: prizes', () => {
  const borgo: Edit = { do: 'addUnit', seat: 0, tile: 'borgo/mutant', at: [0, 0], rot: 0 };

  test('are on a unit, two at most, and none on an HQ', () => {
    const table = after(plainTable(), borgo, { do: 'setUnitPrizes', at: [0, 0], prizes: ['mobility', 'mobility', 'accelerator'] });
    expect(table.board[cellOf([0, 0])]?.prizes).toEqual(['mobility', 'mobility']);
    expect(after(table, { do: 'setUnitPrizes', at: [0, 0], prizes: [] }).board[cellOf([0, 0])]?.prizes).toBeUndefined();
    expect(after(table, { do: 'setUnitPrizes', at: [-1, 0], prizes: ['mobility'] }).board[cellOf([-1, 0])]?.prizes).toBeUndefined();
  });

  test('P10: a unit that loses a first aid kit has no more wounds than it can carry', () => {
    const kit = after(plainTable(), borgo, { do: 'setUnitPrizes', at: [0, 0], prizes: ['first-aid-kit'] });
    const wounded = { ...kit, board: kit.board.map((unit) => (unit?.tile === 'borgo/mutant' ? { ...unit, wounds: 1 } : unit)) };
    expect(after(wounded, { do: 'setTurn', seat: 0 }).board[cellOf([0, 0])]?.wounds).toBe(1);
    expect(after(wounded, { do: 'setUnitPrizes', at: [0, 0], prizes: [] }).board[cellOf([0, 0])]?.wounds).toBe(0);
  });

  test('R2: are held by a player', () => {
    const table = after(plainTable(), { do: 'setPlayerPrizes', seat: 1, prizes: ['mobility', 'accelerator'] });
    expect(table.players.map(({ prizes }) => prizes)).toEqual([[], ['accelerator', 'mobility']]);
  });
});

test('L9: where a unit stood before it went through a forest is forgotten with the hex', () => {
  const grown = after(plainTable(), { do: 'addTerrain', at: [3, 0], type: 'forest', features: ['dismal'] });
  const table = { ...grown, turn: { ...grown.turn, number: 5, dismal: [3, 0] as const } };
  expect(after(table, { do: 'removeTerrain', at: [3, 0] }).turn.dismal).toBeNull();
  expect(after(table, { do: 'setTurn', seat: 0 }).turn.dismal).toBeNull();
});

describe('foundations', () => {
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
});
