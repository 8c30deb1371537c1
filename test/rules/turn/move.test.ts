import type { Hex } from '@hexfall/shared/hex/cells';
import type { MoveIntent } from '@hexfall/shared/model/intent';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { discardsOf, handOf, play, position, refusal, unitAt } from '../../support/play.js';

const move = (by: MoveIntent['by'], from: Hex, to: Hex, rot: MoveIntent['rot']): MoveIntent => ({ do: 'move', by, from, to, rot });

describe('M1 the Move tile', () => {
  const table = position({
    players: [{ army: 'borgo', hand: ['move'] }, 'hegemony'],
    units: ['borgo/hq 0,0', 'borgo/mutant 0,1 r2', 'borgo/scout 2,0', 'hegemony/runner 1,0'],
  });

  test.each<[string, Hex, 0 | 2 | 5]>([
    ['goes to an adjacent free hex', [-1, 1], 2],
    ['turns freely where it stands', [0, 1], 5],
    ['does both in one action', [-1, 2], 0],
  ])('M1 the unit %s', (_what, to, rot) => {
    const moved = play(table, [0, move('tile', [0, 1], to, rot)]);
    expect(unitAt(moved, to)).toMatchObject({ tile: 'borgo/mutant', owner: 0, rot });
    if (to[0] !== 0) expect(unitAt(moved, [0, 1])).toBeNull();
    expect(handOf(moved, 0)).toEqual([]);
    expect(discardsOf(moved, 0)).toEqual(['move']);
  });

  test('M1 an HQ moves too, and so does a module', () => {
    expect(unitAt(play(table, [0, move('tile', [0, 0], [0, -1], 0)]), [0, -1])).toMatchObject({ tile: 'borgo/hq' });
    expect(unitAt(play(table, [0, move('tile', [2, 0], [2, -1], 4)]), [2, -1])).toMatchObject({ tile: 'borgo/scout', rot: 4 });
  });

  test('M1 doing neither is not a use of the tile', () => {
    expect(refusal(table, 0, move('tile', [0, 1], [0, 1], 2))).toMatchObject({ code: 'nothing-moves', rule: 'M1' });
  });

  test.each<[string, Hex, Hex, string]>([
    ['to a hex with an enemy', [0, 0], [1, 0], 'hex-taken'],
    ['to a hex with an own unit', [0, 0], [0, 1], 'hex-taken'],
    ['two hexes away', [0, 0], [0, -2], 'not-adjacent'],
    ['off the board', [2, 0], [3, 0], 'off-board'],
    ['an enemy unit', [1, 0], [1, -1], 'not-own-unit'],
    ['from an empty hex', [-1, 0], [-2, 0], 'no-unit-there'],
    ['from off the board', [9, 9], [0, -1], 'off-board'],
  ])('M1 not %s', (_what, from, to, code) => {
    expect(refusal(table, 0, move('tile', from, to, 1))).toMatchObject({ code });
  });

  test('M1 not without the tile', () => {
    const bare = position({ players: ['borgo', 'hegemony'], units: ['borgo/mutant 0,1'] });
    expect(refusal(bare, 0, move('tile', [0, 1], [0, 0], 0))).toMatchObject({ code: 'not-in-hand' });
  });

  test('M1 wounds go along', () => {
    const wounded = position({ players: [{ army: 'moloch', hand: ['move'] }, 'borgo'], units: ['moloch/blocker 0,0 w2'] });
    expect(unitAt(play(wounded, [0, move('tile', [0, 0], [1, 0], 0)]), [1, 0])).toMatchObject({ wounds: 2 });
  });

  test('M1 every end position is offered once', () => {
    const alone = position({ players: [{ army: 'borgo', hand: ['move'] }, 'hegemony'], units: ['borgo/mutant 0,0'] });
    const moves = legalIntents(alone, 0).filter((intent) => intent.do === 'move');
    expect(moves).toHaveLength(6 * 6 + 5);
    expect(new Set(moves.map((intent) => JSON.stringify(intent))).size).toBe(41);
  });

  test('M1 a unit whose edges are all alike still has six rotations', () => {
    const alone = position({ players: [{ army: 'borgo', hand: ['move'] }, 'hegemony'], units: ['borgo/hq 2,-2'] });
    expect(legalIntents(alone, 0).filter((intent) => intent.do === 'move')).toHaveLength(3 * 6 + 5);
  });
});

describe('M2 mobility', () => {
  const table = position({
    players: [{ army: 'borgo', hand: ['assassin', 'move'] }, 'hegemony'],
    units: ['borgo/assassin 0,0', 'borgo/mutant 1,0'],
  });

  test('M2 once per own turn the unit moves itself', () => {
    const moved = play(table, [0, move('mobility', [0, 0], [0, 1], 3)]);
    expect(unitAt(moved, [0, 1])).toMatchObject({ tile: 'borgo/assassin', rot: 3 });
    expect(handOf(moved, 0)).toEqual(['assassin', 'move']);
    expect(refusal(moved, 0, move('mobility', [0, 1], [0, 0], 3))).toMatchObject({ code: 'already-used', rule: 'M2' });
    expect(refusal(moved, 0, move('mobility', [0, 1], [0, 1], 0))).toMatchObject({ code: 'already-used', rule: 'M2' });
  });

  test('M2 it may turn where it stands, but not do nothing', () => {
    expect(unitAt(play(table, [0, move('mobility', [0, 0], [0, 0], 5)]), [0, 0])).toMatchObject({ rot: 5 });
    expect(refusal(table, 0, move('mobility', [0, 0], [0, 0], 0))).toMatchObject({ code: 'nothing-moves' });
  });

  test('M2 a unit without it cannot', () => {
    expect(refusal(table, 0, move('mobility', [1, 0], [1, -1], 0))).toMatchObject({ code: 'no-mobility', rule: 'M2' });
  });

  test('M2 a unit placed this turn may use it this turn', () => {
    const placed = play(table, [0, { do: 'place', tile: 'assassin', at: [-1, 0], rot: 0 }]);
    const moved = play(placed, [0, move('mobility', [-1, 0], [-2, 0], 0)], [0, move('mobility', [0, 0], [0, -1], 0)]);
    expect(unitAt(moved, [-2, 0])).toMatchObject({ tile: 'borgo/assassin' });
  });

  test('M2 M1 a Move tile comes on top of it, before or after', () => {
    const both = play(table, [0, move('tile', [0, 0], [0, 1], 0)], [0, move('mobility', [0, 1], [0, 2], 0)]);
    expect(unitAt(both, [0, 2])).not.toBeNull();
    const other = play(table, [0, move('mobility', [0, 0], [0, 1], 0)], [0, move('tile', [0, 1], [0, 2], 0)]);
    expect(unitAt(other, [0, 2])).not.toBeNull();
    expect(refusal(other, 0, move('mobility', [0, 2], [0, 1], 0))).toMatchObject({ code: 'already-used' });
  });

  test('M2 it is there again in the next own turn', () => {
    const moved = play(table, [0, move('mobility', [0, 0], [0, 1], 0)], [0, { do: 'end-turn' }]);
    const first = moved.players[1]!.hand[0]!.split('/')[1]!;
    const again = play(moved, [1, { do: 'discard', tile: first }], [1, { do: 'end-turn' }], [0, { do: 'discard', tile: 'move' }]);
    expect(unitAt(play(again, [0, move('mobility', [0, 1], [0, 0], 0)]), [0, 0])).not.toBeNull();
  });

  test('M2 a position says what has been used', () => {
    const used = position({
      players: ['outpost', 'hegemony'],
      units: ['outpost/runner 0,0', 'outpost/mobile-armor 1,0'],
      turn: { used: [{ at: [0, 0], by: 'mobility' }] },
    });
    expect(refusal(used, 0, move('mobility', [0, 0], [0, 1], 0))).toMatchObject({ code: 'already-used' });
    play(used, [0, move('mobility', [1, 0], [1, 1], 0)]);
  });

  test('M2 another player’s unit is not moved', () => {
    const enemy = position({ players: ['borgo', 'hegemony'], units: ['hegemony/runner 0,0'] });
    expect(refusal(enemy, 0, move('mobility', [0, 0], [0, 1], 0))).toMatchObject({ code: 'not-own-unit' });
  });
});

describe('M3 netted units', () => {
  const table = position({
    players: [{ army: 'outpost', hand: ['move'] }, 'hegemony'],
    units: ['hegemony/net-fighter 0,0', 'outpost/runner 1,-1', 'outpost/recon-center 0,2'],
  });

  test('M3 they neither move nor turn, by whatever means', () => {
    const netted = { code: 'netted', rule: 'M3' };
    expect(refusal(table, 0, move('tile', [1, -1], [1, 0], 0))).toMatchObject(netted);
    expect(refusal(table, 0, move('tile', [1, -1], [1, -1], 3))).toMatchObject(netted);
    expect(refusal(table, 0, move('mobility', [1, -1], [1, 0], 0))).toMatchObject(netted);
    expect(refusal(table, 0, move('mobility', [1, -1], [1, -1], 3))).toMatchObject(netted);
    expect(refusal(table, 0, { ...move('mobility', [1, -1], [1, 0], 0), then: { to: [2, 0], rot: 0 } })).toMatchObject(netted);
    const moved = legalIntents(table, 0).filter((intent) => intent.do === 'move');
    expect(moved.every((intent) => intent.by === 'tile' && intent.from.join() === '0,2')).toBe(true);
  });

  test('M3 an HQ in a net does not move either', () => {
    const hq = position({
      players: [{ army: 'outpost', hand: ['move'] }, 'hegemony'],
      units: ['hegemony/net-fighter 0,0', 'outpost/hq 1,-1'],
    });
    expect(refusal(hq, 0, move('tile', [1, -1], [1, 0], 0))).toMatchObject({ code: 'netted' });
  });

  test('M3 a unit that moves into a net stays there', () => {
    const near = position({
      players: [{ army: 'outpost', hand: ['move'] }, 'hegemony'],
      units: ['hegemony/net-fighter 0,0', 'outpost/runner 1,0'],
    });
    const caught = play(near, [0, move('mobility', [1, 0], [1, -1], 0)]);
    expect(refusal(caught, 0, move('tile', [1, -1], [1, 0], 0))).toMatchObject({ code: 'netted' });
  });
});

describe('M7 castling', () => {
  test('M7 no army of this version has the tile', () => {
    const table = position({
      players: [{ army: 'borgo', hand: ['move'] }, 'hegemony'],
      units: ['borgo/mutant 0,0', 'borgo/claws 1,0'],
    });
    expect(refusal(table, 0, { do: 'castle', from: [0, 0], with: [1, 0] })).toMatchObject({ code: 'not-in-hand' });
  });
});
