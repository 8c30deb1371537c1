import type { Hex } from '@hexfall/shared/hex/cells';
import type { MoveIntent } from '@hexfall/shared/model/intent';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { eventsOf, play, position, refusal, unitAt } from '../../support/play.js';

type By = MoveIntent['by'];
const step = (by: By, from: Hex, to: Hex, rot: MoveIntent['rot'] = 0): MoveIntent => ({ do: 'move', by, from, to, rot });
const twice = (by: By, from: Hex, to: Hex, on: Hex, rots: readonly [MoveIntent['rot'], MoveIntent['rot']] = [0, 0]): MoveIntent => ({
  ...step(by, from, to, rots[0]),
  then: { to: on, rot: rots[1] },
});

describe('M6 Recon Center', () => {
  const table = position({
    players: [{ army: 'outpost', hand: ['move'] }, 'hegemony'],
    units: ['outpost/recon-center 0,2', 'outpost/runner 0,0', 'outpost/commando 1,0', 'hegemony/ganger 0,-2'],
  });

  test('M6 a unit with mobility makes two steps, turning at each', () => {
    const moved = play(table, [0, twice('mobility', [0, 0], [-1, 0], [-2, 0], [2, 5])]);
    expect(unitAt(moved, [-2, 0])).toMatchObject({ tile: 'outpost/runner', rot: 5 });
    expect([unitAt(moved, [0, 0]), unitAt(moved, [-1, 0])]).toEqual([null, null]);
  });

  test('M6 a step can be a turn alone, and the second may go back', () => {
    expect(unitAt(play(table, [0, twice('mobility', [0, 0], [-1, 0], [-1, 0], [0, 3])]), [-1, 0])).toMatchObject({ rot: 3 });
    expect(unitAt(play(table, [0, twice('mobility', [0, 0], [0, 0], [-1, 0], [3, 3])]), [-1, 0])).toMatchObject({ rot: 3 });
    expect(unitAt(play(table, [0, twice('mobility', [0, 0], [-1, 0], [0, 0], [0, 1])]), [0, 0])).toMatchObject({ rot: 1 });
  });

  test('M6 one step is enough, but the second is not kept for later', () => {
    const moved = play(table, [0, step('mobility', [0, 0], [-1, 0])]);
    expect(refusal(moved, 0, step('mobility', [-1, 0], [-2, 0]))).toMatchObject({ code: 'already-used' });
  });

  test('M6 two steps are one use', () => {
    const moved = play(table, [0, twice('mobility', [0, 0], [-1, 0], [-2, 0])]);
    expect(refusal(moved, 0, twice('mobility', [-2, 0], [-1, 0], [0, 0]))).toMatchObject({ code: 'already-used', rule: 'M2' });
  });

  test('M6 M1 each step is a step by the rules', () => {
    expect(refusal(table, 0, twice('mobility', [0, 0], [1, -1], [1, 0])).code).toBe('hex-taken');
    expect(refusal(table, 0, twice('mobility', [0, 0], [1, 0], [1, -1])).code).toBe('hex-taken');
    expect(refusal(table, 0, twice('mobility', [0, 0], [0, -1], [0, -2])).code).toBe('hex-taken');
    expect(refusal(table, 0, twice('mobility', [0, 0], [-1, 0], [1, -1])).code).toBe('not-adjacent');
    expect(refusal(table, 0, twice('mobility', [0, 0], [-1, 0], [-1, 0])).code).toBe('nothing-moves');
    expect(refusal(table, 0, twice('mobility', [0, 0], [0, 0], [-1, 0])).code).toBe('nothing-moves');
    const edge = play(table, [0, step('tile', [0, 0], [-1, 0])]);
    expect(refusal(edge, 0, twice('mobility', [-1, 0], [-2, 0], [-3, 0])).code).toBe('off-board');
  });

  test('M6 it is for units with mobility', () => {
    expect(refusal(table, 0, twice('mobility', [1, 0], [2, 0], [2, -1]))).toMatchObject({ code: 'no-mobility' });
  });

  test('M6 it does not affect Move tiles', () => {
    expect(refusal(table, 0, twice('tile', [0, 0], [-1, 0], [-2, 0]))).toMatchObject({ rule: 'M6' });
    expect(refusal(table, 0, twice('tile', [1, 0], [2, 0], [2, -1]))).toMatchObject({ rule: 'M6' });
  });

  test('M6 without a Recon Center there is one step', () => {
    const bare = position({ players: ['outpost', 'hegemony'], units: ['outpost/runner 0,0'] });
    expect(refusal(bare, 0, twice('mobility', [0, 0], [-1, 0], [-2, 0]))).toMatchObject({ code: 'no-recon', rule: 'M6' });
    play(bare, [0, step('mobility', [0, 0], [-1, 0])]);
  });

  test('M6 an enemy’s Recon Center is none', () => {
    const enemy = position({ players: ['hegemony', 'outpost'], units: ['hegemony/runner 0,0', 'outpost/recon-center 0,2'] });
    expect(refusal(enemy, 0, twice('mobility', [0, 0], [-1, 0], [-2, 0]))).toMatchObject({ code: 'no-recon' });
  });

  test('M6 N1 a netted Recon Center is none', () => {
    const netted = position({
      players: ['outpost', 'hegemony'],
      units: ['outpost/recon-center 1,-1', 'outpost/runner 0,1', 'hegemony/net-fighter 0,0'],
    });
    expect(refusal(netted, 0, twice('mobility', [0, 1], [0, 2], [-1, 2]))).toMatchObject({ code: 'no-recon' });
    play(netted, [0, step('mobility', [0, 1], [0, 2])]);
  });

  test('M6 one placed this turn works at once', () => {
    const held = position({ players: [{ army: 'outpost', hand: ['recon-center'] }, 'hegemony'], units: ['outpost/mobile-armor 0,0'] });
    const placed = play(held, [0, { do: 'place', tile: 'recon-center', at: [2, 0], rot: 0 }]);
    expect(unitAt(play(placed, [0, twice('mobility', [0, 0], [0, 1], [0, 2])]), [0, 2])).not.toBeNull();
  });

  test('M6 netted after the first step: the whole is refused, one step can be made', () => {
    const risky = position({
      players: ['outpost', 'hegemony'],
      units: ['outpost/recon-center 0,2', 'outpost/runner 2,-1', 'hegemony/net-fighter 0,0'],
    });
    expect(refusal(risky, 0, twice('mobility', [2, -1], [1, -1], [1, -2]))).toMatchObject({ code: 'netted-on-the-way', rule: 'M6' });
    expect(unitAt(play(risky, [0, step('mobility', [2, -1], [1, -1])]), [1, -1])).not.toBeNull();
    expect(unitAt(play(risky, [0, twice('mobility', [2, -1], [2, -2], [1, -1])]), [1, -1])).not.toBeNull();
    const offered = legalIntents(risky, 0).filter((intent) => intent.do === 'move' && intent.to.join() === '1,-1');
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every((intent) => intent.do === 'move' && !intent.then)).toBe(true);
  });

  test('M6 M5 Transport’s move has a second step only for a unit with mobility of its own', () => {
    const scoped = position({
      players: ['outpost', 'hegemony'],
      units: ['outpost/recon-center 0,2', 'outpost/scoper 0,-1', 'hegemony/transport 0,0', 'outpost/runner 1,0', 'outpost/commando -1,0'],
    });
    expect(refusal(scoped, 0, twice('transport', [-1, 0], [-2, 0], [-2, 1]))).toMatchObject({ rule: 'M6' });
    play(scoped, [0, step('transport', [-1, 0], [-2, 0])]);
    const carried = play(scoped, [0, twice('transport', [1, 0], [1, 1], [2, 0])]);
    expect(unitAt(carried, [2, 0])).toMatchObject({ tile: 'outpost/runner' });
    expect(unitAt(play(carried, [0, twice('mobility', [2, 0], [2, -1], [2, -2])]), [2, -2])).not.toBeNull();
  });

  test('M6 both steps have events', () => {
    const events = eventsOf(table, 0, twice('mobility', [0, 0], [-1, 0], [-2, 0], [2, 5]));
    expect(events.flatMap((event) => (event.type === 'moved' ? [[event.from, event.to, event.rot]] : []))).toEqual([
      [[0, 0], [-1, 0], 2],
      [[-1, 0], [-2, 0], 5],
    ]);
  });
});
