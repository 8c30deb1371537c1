import type { Hex } from '@hexfall/shared/hex/cells';
import type { MoveIntent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { modePosition } from '../../support/modePosition.js';
import { play, position, refusal, unitAt } from '../../support/play.js';

const transport = (from: Hex, to: Hex, rot: MoveIntent['rot'] = 0): MoveIntent => ({ do: 'move', by: 'transport', from, to, rot });
const mobility = (from: Hex, to: Hex, rot: MoveIntent['rot'] = 0): MoveIntent => ({ do: 'move', by: 'mobility', from, to, rot });

describe('M5 Transport', () => {
  const table = position({
    players: [{ army: 'hegemony', hand: ['ganger', 'transport'] }, 'outpost'],
    units: ['hegemony/transport 0,0', 'hegemony/ganger 1,0', 'hegemony/runner 0,1', 'hegemony/hq -1,0', 'hegemony/thug 0,-2'],
  });

  test('M5 a connected unit moves and turns once, right away', () => {
    const moved = play(table, [0, transport([1, 0], [1, -1], 3)]);
    expect(unitAt(moved, [1, -1])).toMatchObject({ tile: 'hegemony/ganger', rot: 3 });
    expect(refusal(moved, 0, transport([1, -1], [1, 0], 3))).toMatchObject({ code: 'already-used', rule: 'M5' });
  });

  test('M5 it may walk away from Transport', () => {
    expect(unitAt(play(table, [0, transport([1, 0], [2, 0])]), [2, 0])).not.toBeNull();
  });

  test('M5 it may turn where it stands, but not do nothing', () => {
    expect(unitAt(play(table, [0, transport([1, 0], [1, 0], 5)]), [1, 0])).toMatchObject({ rot: 5 });
    expect(refusal(table, 0, transport([1, 0], [1, 0], 0))).toMatchObject({ code: 'nothing-moves' });
  });

  test('M5 HQs are served as well', () => {
    expect(unitAt(play(table, [0, transport([-1, 0], [-2, 0])]), [-2, 0])).toMatchObject({ tile: 'hegemony/hq' });
  });

  test('M5 one Transport serves every unit it is connected to', () => {
    const moved = play(table, [0, transport([1, 0], [2, 0])], [0, transport([0, 1], [0, 2])], [0, transport([-1, 0], [-2, 0])]);
    expect(unitAt(moved, [0, 2])).toMatchObject({ tile: 'hegemony/runner' });
  });

  test('M5 M2 a unit with mobility has both', () => {
    const moved = play(table, [0, transport([0, 1], [1, 1])], [0, mobility([1, 1], [2, 0])]);
    expect(unitAt(moved, [2, 0])).toMatchObject({ tile: 'hegemony/runner' });
    play(table, [0, mobility([0, 1], [-1, 1])], [0, transport([-1, 1], [-2, 2])]);
  });

  test('M5 who has walked away by mobility is no longer connected', () => {
    expect(refusal(play(table, [0, mobility([0, 1], [0, 2])]), 0, transport([0, 2], [1, 1]))).toMatchObject({ code: 'no-transport' });
  });

  test('M5 a unit that is not connected is not served', () => {
    expect(refusal(table, 0, transport([0, -2], [1, -2]))).toMatchObject({ code: 'no-transport', rule: 'M5' });
  });

  test('M5 Transport does not serve itself', () => {
    expect(refusal(table, 0, transport([0, 0], [0, -1]))).toMatchObject({ code: 'no-transport', rule: 'M5' });
  });

  test('M5 a Transport or a unit placed this turn can be used this turn', () => {
    const placed = play(table, [0, { do: 'place', tile: 'ganger', at: [1, -1], rot: 0 }]);
    play(placed, [0, transport([1, -1], [2, -2])]);
    const second = play(table, [0, { do: 'place', tile: 'transport', at: [1, -2], rot: 0 }]);
    play(second, [0, transport([0, -2], [0, -1])]);
  });

  test('M5 several Transports serve a unit once each, one action after the other', () => {
    const two = play(table, [0, { do: 'place', tile: 'transport', at: [2, -1], rot: 0 }]);
    const moved = play(two, [0, transport([1, 0], [1, -1])]);
    const again = play(moved, [0, transport([1, -1], [1, 0])]);
    expect(unitAt(again, [1, 0])?.used).toEqual(['transport', 'transport']);
    expect(refusal(again, 0, transport([1, 0], [1, -1]))).toMatchObject({ code: 'already-used', rule: 'M5' });
  });

  test('M5 one Transport serves a unit once, on whatever side it touches it', () => {
    const moved = play(table, [0, transport([1, 0], [1, -1])]);
    expect(refusal(moved, 0, transport([1, -1], [1, 0]))).toMatchObject({ code: 'already-used', rule: 'M5' });
  });

  test('M5 one that the unit no longer touches is used first: the other one serves it then', () => {
    const two = play(table, [0, { do: 'place', tile: 'transport', at: [2, -1], rot: 0 }]);
    const away = play(two, [0, transport([1, 0], [2, 0])]); // away from 0,0
    const back = play(away, [0, transport([2, 0], [1, 0])]);
    expect(refusal(back, 0, transport([1, 0], [2, 0]))).toMatchObject({ code: 'already-used' });
  });

  describe('M5 G2 P12 (g) Transports of several players', () => {
    const two = modePosition({
      mode: 'team',
      options: { sameArmy: true },
      players: ['hegemony', 'hegemony', 'outpost', 'borgo'],
      units: ['hegemony#0/transport 0,0', 'hegemony#1/transport 1,-1', 'hegemony#1/ganger 1,0'],
      turn: { player: 1 },
    });

    test('M5 of two that could serve, the one that is left behind is used, and the position says whose it is', () => {
      // 2,-1 touches that of player 1 only, 0,1 that of player 0 only.
      const up = play(two, [1, transport([1, 0], [2, -1])]);
      expect(unitAt(up, [2, -1])?.used).toEqual(['transport/0']);
      expect(formatPosition(up).turn.used).toEqual([{ at: [2, -1], by: 'transport', of: 0 }]);
      const down = play(two, [1, transport([1, 0], [0, 1])]);
      expect(unitAt(down, [0, 1])?.used).toEqual(['transport']);
      expect(formatPosition(down).turn.used).toEqual([{ at: [0, 1], by: 'transport' }]);
    });

    test('M5 otherwise that of the lowest seat', () => {
      const turned = play(two, [1, transport([1, 0], [1, 0], 2)]);
      expect(unitAt(turned, [1, 0])?.used).toEqual(['transport/0']);
      const again = play(turned, [1, transport([1, 0], [1, 0], 3)]);
      expect(unitAt(again, [1, 0])?.used).toEqual(['transport/0', 'transport']);
      expect(refusal(again, 1, transport([1, 0], [1, 0], 4))).toMatchObject({ code: 'already-used', rule: 'M5' });
    });

    test('M5 one that has served does not serve again, the other does', () => {
      const up = play(two, [1, transport([1, 0], [2, -1])]);
      expect(unitAt(play(up, [1, transport([2, -1], [2, 0])]), [2, 0])?.used).toEqual(['transport/0', 'transport']);
      const down = play(two, [1, transport([1, 0], [0, 1])]);
      expect(unitAt(play(down, [1, transport([0, 1], [0, 2])]), [0, 2])?.used).toEqual(['transport', 'transport/0']);
    });

    test('M5 a position names whose Transports have served, in any order, and only for Transports', () => {
      const used = (entry: Readonly<Record<string, unknown>>): Table =>
        modePosition({
          mode: 'team',
          options: { sameArmy: true },
          players: ['hegemony', 'hegemony', 'outpost', 'borgo'],
          units: ['hegemony#0/transport 0,0', 'hegemony#1/transport 1,-1', 'hegemony#1/ganger 1,0'],
          turn: { player: 1, used: [{ at: [1, 0], ...entry }] },
        });
      expect(unitAt(used({ by: 'transport', of: 1 }), [1, 0])?.used).toEqual(['transport']);
      expect(unitAt(play(used({ by: 'transport', of: 1 }), [1, transport([1, 0], [1, 0], 2)]), [1, 0])?.used).toEqual([
        'transport',
        'transport/0',
      ]);
      expect(() => used({ by: 'mobility', of: 1 })).toThrow('of');
      expect(() => used({ by: 'transport', of: 4 })).toThrow('of');
    });

    test('M5 P12 (g) a Spy is served by an enemy’s Transport and its own', () => {
      const spy = position({
        options: { sameArmy: true },
        players: ['new-york', 'hegemony'],
        units: ['new-york/spy-cleaner 0,0', 'hegemony/transport 0,1'],
      });
      const moved = play(spy, [0, transport([0, 0], [-1, 1])]);
      expect(unitAt(moved, [-1, 1])?.used).toEqual(['transport/1']);
      expect(refusal(moved, 0, transport([-1, 1], [0, 0]))).toMatchObject({ code: 'already-used', rule: 'M5' });
    });
  });

  test('M5 two Transports serve each other', () => {
    const two = play(table, [0, { do: 'place', tile: 'transport', at: [0, -1], rot: 0 }]);
    expect(unitAt(play(two, [0, transport([0, 0], [1, -1])]), [1, -1])).toMatchObject({ tile: 'hegemony/transport' });
  });

  test('M5 N1 neither a netted Transport serves nor a netted unit is served', () => {
    const netted = position({
      players: ['hegemony', 'moloch'],
      units: ['hegemony/transport 0,0', 'hegemony/ganger 1,0', 'moloch/net-fighter 0,1'],
    });
    expect(refusal(netted, 0, transport([1, 0], [2, 0]))).toMatchObject({ code: 'no-transport' });
    const caught = position({
      players: ['hegemony', 'moloch'],
      units: ['hegemony/transport 0,0', 'hegemony/ganger 1,0', 'moloch/net-fighter 1,1'],
    });
    expect(refusal(caught, 0, transport([1, 0], [2, 0]))).toMatchObject({ code: 'netted', rule: 'M3' });
  });

  test('M5 it is not for enemies', () => {
    const enemy = position({ players: ['outpost', 'hegemony'], units: ['hegemony/transport 0,0', 'outpost/commando 1,0'] });
    expect(refusal(enemy, 0, transport([1, 0], [2, 0]))).toMatchObject({ code: 'no-transport' });
  });

  test('M5 C5 a Scoper takes it over: its owner’s units are served, Transport’s own are not', () => {
    const units = ['hegemony/transport 0,0', 'outpost/scoper 0,-1', 'outpost/commando 1,0', 'hegemony/ganger -1,0'];
    const outpost = position({ players: ['outpost', 'hegemony'], units });
    expect(unitAt(play(outpost, [0, transport([1, 0], [2, 0])]), [2, 0])).toMatchObject({ tile: 'outpost/commando' });
    const hegemony = position({ players: ['hegemony', 'outpost'], units });
    expect(refusal(hegemony, 0, transport([-1, 0], [-2, 0]))).toMatchObject({ code: 'no-transport' });
  });

  test('M5 it is there again in the next own turn', () => {
    const used = position({
      players: [
        { army: 'hegemony', pile: [] },
        { army: 'outpost', pile: [] },
      ],
      units: ['hegemony/transport 0,0', 'hegemony/ganger 1,0', 'hegemony/hq 0,2', 'outpost/hq 0,-2'],
      turn: { used: [{ at: [1, 0], by: 'transport' }], lastDrawnBy: 1, additional: true, player: 0 },
    });
    expect(refusal(used, 0, transport([1, 0], [2, 0]))).toMatchObject({ code: 'already-used' });
    const turns = position({ players: ['hegemony', 'outpost'], units: ['hegemony/transport 0,0', 'hegemony/ganger 1,0'] });
    const later = play(
      turns,
      [0, transport([1, 0], [1, -1])],
      [0, { do: 'end-turn' }],
      [1, { do: 'discard', tile: 'runner' }],
      [1, { do: 'end-turn' }],
      [0, { do: 'discard', tile: 'runner' }],
    );
    expect(unitAt(play(later, [0, transport([1, -1], [1, 0])]), [1, 0])).not.toBeNull();
  });

  test('M5 legal intents offer it to the units it serves', () => {
    const served = legalIntents(table, 0).flatMap((intent) =>
      intent.do === 'move' && intent.by === 'transport' ? [intent.from.join()] : [],
    );
    expect([...new Set(served)].sort()).toEqual(['-1,0', '0,1', '1,0']);
  });
});
