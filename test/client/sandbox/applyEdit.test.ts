import '../store/support/browserGlobals.js';
import fc from 'fast-check';
import { MAPS } from '@hexfall/shared/content/maps';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { applyEdit } from '../../../client/src/sandbox/applyEdit.js';
import type { Edit } from '../../../client/src/sandbox/Edit.js';
import { deepFreeze, position } from '../../support/play.js';
import { stateOf, tableOf } from '../../support/states.js';
import { builtState, editFor, plainTable, randomWish } from './support/randomEdits.js';

const after = (table: Table, ...edits: readonly Edit[]): Table => tableOf(edits.reduce(applyEdit, deepFreeze(stateOf(table))));
const unitAt = (table: Table, at: Hex) => table.board[cellOf(at)] ?? null;

const put = (tile: 'borgo/mutant' | 'borgo/hq' | 'moloch/blocker', at: Hex, seat = 0): Edit => ({ do: 'addUnit', seat, tile, at, rot: 2 });

describe('a position built by hand', () => {
  test('takes any unit on any hex, in place of what stood there', () => {
    const table = after(plainTable(), put('borgo/mutant', [0, 0]), put('moloch/blocker', [0, 0], 1));
    expect(unitAt(table, [0, 0])).toMatchObject({ owner: 1, tile: 'moloch/blocker', rot: 2, wounds: 0 });
  });

  test('has one HQ of each player: another place is its new one', () => {
    const table = after(plainTable(), put('borgo/hq', [0, 1]));
    expect(unitAt(table, [-1, 0])).toBeNull();
    expect(unitAt(table, [0, 1])?.tile).toBe('borgo/hq');
  });

  test('turns, moves and removes; two units change places', () => {
    const table = after(
      plainTable(),
      put('borgo/mutant', [0, 0]),
      { do: 'setRotation', at: [0, 0], rot: 5 },
      { do: 'moveUnit', from: [0, 0], to: [1, 0] },
      { do: 'removeUnit', at: [-1, 0] },
    );
    expect(unitAt(table, [1, 0])).toMatchObject({ tile: 'borgo/mutant', rot: 5 });
    expect(unitAt(table, [0, 0])?.tile).toBe('moloch/hq');
    expect(unitAt(table, [-1, 0])).toBeNull();
  });

  test('never gives a unit more wounds than it can carry (U3), and none to an HQ (U2)', () => {
    const table = after(
      plainTable(),
      put('moloch/blocker', [0, 0], 1),
      { do: 'setWounds', at: [0, 0], wounds: 9 },
      { do: 'setWounds', at: [1, 0], wounds: 1 },
    );
    expect([unitAt(table, [0, 0])?.wounds, unitAt(table, [1, 0])?.wounds]).toEqual([2, 0]);
  });

  test('keeps the toughness of an HQ from 1 to what it starts with', () => {
    expect(after(plainTable(), { do: 'setLife', seat: 0, value: -3 }).players[0]?.hq).toBe(1);
    expect(after(plainTable(), { do: 'setLife', seat: 0, value: 99 }).players[0]?.hq).toBe(20);
    const scoring = after(plainTable(), { do: 'setMode', mode: 'deathmatch-score', seats: 3 }, { do: 'setLife', seat: 2, value: 7 });
    expect(scoring.players.map(({ score }) => score)).toEqual([0, 0, 7]);
  });

  test('brings a fallen HQ back when it is put on the board', () => {
    const fallen = position({ players: [{ army: 'borgo', hq: 0 }, 'moloch'], units: ['moloch/hq 1,0'] });
    expect(fallen.outcome).not.toBeNull();
    const table = after(fallen, put('borgo/hq', [0, 0]));
    expect([table.players[0]?.hq, table.outcome]).toEqual([20, null]);
  });

  test('keeps HQ, mercenaries and bombers of a seat that takes another army', () => {
    const table = after(
      plainTable(),
      put('borgo/mutant', [0, 0]),
      { do: 'addUnit', seat: 0, tile: 'mercenary/shooter', at: [0, 1], rot: 0 },
      { do: 'addUnit', seat: NOBODY, tile: 'bomber/bomber', at: [0, -1], rot: 0 },
      { do: 'setArmy', seat: 0, army: 'hegemony' },
    );
    const tiles = ([[-1, 0], [0, 0], [0, 1], [0, -1]] as const).map((at) => unitAt(table, at)?.tile); // prettier-ignore
    expect(tiles).toEqual(['hegemony/hq', undefined, 'mercenary/shooter', 'bomber/bomber']);
  });

  test('has as many seats as its mode, and loses the units of those that leave', () => {
    const four = after(
      plainTable(),
      { do: 'setMode', mode: 'team', seats: 4 },
      { do: 'addUnit', seat: 3, tile: 'hegemony/ganger', at: [0, 0], rot: 0 },
    );
    expect(four.players).toHaveLength(4);
    expect(new Set(four.players.map(({ army }) => army)).size).toBe(4);
    const two = after(four, { do: 'setMode', mode: 'duel', seats: 2 });
    expect(two.players.map(({ army }) => army)).toEqual(['borgo', 'moloch']);
    expect(two.board.filter((unit) => unit !== null)).toHaveLength(2);
  });

  test('loses what stands beyond the edge of a smaller board', () => {
    const large = after(plainTable(), { do: 'setBoard', board: 'expanded' }, put('borgo/mutant', [3, 0]), put('moloch/blocker', [2, 0], 1));
    const small = after(large, { do: 'setBoard', board: 'main' });
    expect(large.board.filter((unit) => unit !== null)).toHaveLength(4);
    expect(small.board.filter((unit) => unit !== null)).toHaveLength(3);
  });

  test('keeps the turn under way as long as only the board changes', () => {
    const table = position({
      players: [{ army: 'borgo', hand: ['mutant', 'net-fighter', 'claws'] }, 'moloch'],
      turn: { number: 9, mustDiscard: true },
    });
    expect(after(table, put('borgo/mutant', [0, 0])).turn).toEqual(table.turn);
    expect(after(table, { do: 'removeFromHand', seat: 0, slot: 0 }).turn.mustDiscard).toBe(false);
    expect(after(table, { do: 'setTurn', seat: 1 }).turn).toMatchObject({ player: 1, mustDiscard: false });
  });

  test('keeps the draw piles that are known, but for a seat that takes another army', () => {
    const known = position({
      players: [
        { army: 'borgo', pile: ['mutant', 'claws'] },
        { army: 'moloch', pile: ['blocker'] },
      ],
    });
    const table = after(known, put('borgo/mutant', [0, 0]), { do: 'setArmy', seat: 0, army: 'hegemony' });
    expect([stateOf(table).piles, table.players.map(({ pile }) => pile)]).toEqual([
      [null, ['moloch/blocker']],
      [34, 1],
    ]);
  });

  test('is a position of the notation after every edit that the page offers', () => {
    fc.assert(
      fc.property(builtState, randomWish, (state, wish) => {
        const next = applyEdit(deepFreeze(state), editFor(state.table, wish));
        const read = parsePosition(JSON.parse(JSON.stringify(formatPosition(next.table, next.piles))));
        expect(read).toEqual({ ok: true, value: next });
      }),
    );
  });
});

describe('L1: terrain in the sandbox', () => {
  const mapOf = (id: string) => MAPS.find((map) => map.id === id) ?? null;

  test('comes with its board, turrets and prizes, and goes again', () => {
    const city = after(plainTable(), { do: 'setMap', map: mapOf('ruined-city') });
    expect(city.options.board).toBe('expanded');
    expect(city.warehouses).toHaveLength(3);
    expect(city.terrain).toEqual(mapOf('ruined-city')?.terrain);
    expect(after(city, { do: 'setMap', map: null })).toMatchObject({ terrain: [], turrets: [], warehouses: [] });
    expect(after(plainTable(), { do: 'setMap', map: mapOf('radio-mast') }).turrets).toHaveLength(2);
  });

  test('takes no unit where none can be', () => {
    const craters = after(plainTable(), put('borgo/mutant', [1, -2]), { do: 'setMap', map: mapOf('craters') });
    expect(unitAt(craters, [1, -2])).toBeNull();
    expect(unitAt(after(craters, put('borgo/mutant', [1, -2])), [1, -2])).toBeNull();
    expect(unitAt(after(craters, put('borgo/mutant', [0, 1])), [0, 1])).not.toBeNull();
  });
});
