import { cellOf } from '@hexfall/shared/hex/cells';
import { inspectUnits } from '@hexfall/shared/inspect/units';
import type { Table } from '@hexfall/shared/model/state';
import { discardsOf, eventsOf, isNetted, play, position, unitAt } from '../../support/play.js';
import { changedTable } from '../../support/states.js';

describe('T6 settling', () => {
  test('T6 a netter that is destroyed sets free at once', () => {
    const table = position({
      players: [{ army: 'outpost', hand: ['sniper', 'move'] }, 'hegemony'],
      units: ['hegemony/net-fighter 0,0', 'outpost/commando 1,-1'],
    });
    expect(isNetted(table, [1, -1])).toBe(true);
    const after = play(table, [0, { do: 'sniper', at: [0, 0] }]);
    expect(unitAt(after, [0, 0])).toBeNull();
    expect(isNetted(after, [1, -1])).toBe(false);
    play(after, [0, { do: 'move', by: 'tile', from: [1, -1], to: [0, 0], rot: 0 }]);
  });

  test('T6 a netter that moves or turns away sets free at once', () => {
    const table = position({
      players: [{ army: 'hegemony', hand: ['move'] }, 'outpost'],
      units: ['hegemony/net-fighter 0,0', 'outpost/commando 1,-1'],
    });
    expect(isNetted(play(table, [0, { do: 'move', by: 'tile', from: [0, 0], to: [0, 0], rot: 1 }]), [1, -1])).toBe(false);
    expect(isNetted(play(table, [0, { do: 'move', by: 'tile', from: [0, 0], to: [-1, 1], rot: 0 }]), [1, -1])).toBe(false);
  });

  test('T6 netting a netter frees its victim', () => {
    const table = position({
      players: [{ army: 'borgo', hand: ['net-fighter'] }, 'hegemony'],
      units: ['hegemony/net-fighter 0,0', 'borgo/mutant 1,-1'],
    });
    const after = play(table, [0, { do: 'place', tile: 'net-fighter', at: [-1, 0], rot: 0 }]);
    expect(isNetted(after, [0, 0])).toBe(true);
    expect(isNetted(after, [1, -1])).toBe(false);
  });

  test('T6 N2 never by the order in which it arose: of two that net each other neither came first', () => {
    const draft = { players: [{ army: 'borgo', hand: ['net-fighter'] }, 'hegemony'] } as const;
    const late = play(position({ ...draft, units: ['hegemony/net-fighter 0,0'] }), [
      0,
      { do: 'place', tile: 'net-fighter', at: [1, -1], rot: 2 },
    ]);
    const hegemony = { players: [{ army: 'hegemony', hand: ['net-fighter'] }, 'borgo'] } as const;
    const early = play(position({ ...hegemony, units: ['borgo/net-fighter 1,-1 r2'] }), [
      0,
      { do: 'place', tile: 'net-fighter', at: [0, 0], rot: 0 },
    ]);
    for (const table of [late, early]) expect([isNetted(table, [0, 0]), isNetted(table, [1, -1])]).toEqual([false, false]);
  });

  test('T6 the same position is the same whichever way it was reached', () => {
    const table = position({
      players: [{ army: 'hegemony', hand: ['net-fighter', 'net-master', 'runner'] }, 'borgo'],
      units: ['borgo/net-fighter 0,0 r5', 'borgo/mutant 0,1'],
    });
    const placings = [
      [0, { do: 'place', tile: 'net-fighter', at: [1, 0], rot: 4 }],
      [0, { do: 'place', tile: 'net-master', at: [1, -1], rot: 2 }],
      [0, { do: 'place', tile: 'runner', at: [-1, 0], rot: 0 }],
    ] as const;
    const [a, b, c] = placings;
    const orders = [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ].map((order) => inspectUnits(play(table, ...order)));
    for (const order of orders) expect(order).toEqual(orders[0]);
  });

  test('T6 a unit whose wounds reach its toughness is removed and discarded, one that has more stays wounded', () => {
    const table = position({
      players: [{ army: 'hegemony', hand: ['sniper'] }, 'moloch'],
      units: ['moloch/blocker 0,0 w1', 'moloch/blocker 1,0 w2'],
    });
    const wounded = play(table, [0, { do: 'sniper', at: [0, 0] }]);
    expect(unitAt(wounded, [0, 0])).toMatchObject({ wounds: 2 });
    const removed = play(table, [0, { do: 'sniper', at: [1, 0] }]);
    expect(unitAt(removed, [1, 0])).toBeNull();
    expect(discardsOf(removed, 1)).toEqual(['blocker']);
  });

  test('T6 units destroyed together leave together', () => {
    const table = position({
      players: [{ army: 'moloch', hand: ['air-strike'] }, 'borgo'],
      units: ['borgo/mutant 0,0', 'borgo/claws 1,0', 'moloch/hybrid 0,1', 'borgo/super-mutant -1,0'],
    });
    const struck = eventsOf(table, 0, { do: 'air-strike', at: [0, 0] }).filter((event) => event.type === 'struck');
    expect(struck.map((event) => event.removed)).toEqual([
      [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
    ]);
  });
});

/** Moloch's Blocker (toughness 3) at 0,0 with that many wounds, and something for Borgo to do. */
const wounded = (wounds: number): Table => {
  const table = position({
    players: [{ army: 'borgo', hand: ['mutant'] }, 'moloch'],
    units: ['borgo/hq -2,0', 'moloch/hq 2,0', 'moloch/blocker 0,0'],
  });
  const cell = cellOf([0, 0]);
  return changedTable(table, { board: table.board.with(cell, { ...table.board[cell]!, wounds }) });
};

const PLACE = { do: 'place', tile: 'mutant', at: [0, 2], rot: 0 } as const;

describe('T6 the board settles after every action', () => {
  test('T6 a unit whose wounds reach its present toughness leaves for the discard pile, and no one is hit', () => {
    const after = play(wounded(3), [0, PLACE]);
    expect([unitAt(after, [0, 0]), discardsOf(after, 1)]).toEqual([null, ['blocker']]);
    expect(eventsOf(wounded(3), 0, PLACE).filter(({ type }) => type === 'struck')).toMatchObject([
      { source: 'settling', hits: [], removed: [[0, 0]] },
    ]);
  });

  test('T6 U3 one with a wound less stays', () => {
    expect(unitAt(play(wounded(2), [0, PLACE]), [0, 0])).toMatchObject({ wounds: 2 });
  });
});
