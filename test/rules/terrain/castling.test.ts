import type { Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { play, position, type PositionDraft, refusal, unitAt } from '../../support/play.js';

const castle = (from: Hex, other: Hex): Intent => ({ do: 'castle', from, with: other });
const castlings = (table: Table): string[] =>
  legalIntents(table, 0).flatMap((intent) => (intent.do === 'castle' ? [`${intent.from.join()}>${intent.with.join()}`] : []));

describe('L19 M7: castling and tight bunkers', () => {
  const terrain = ['bunker tight: 0,0 0,1', 'bunker tight: 1,0 1,1', 'water swamp: -1,0'];
  const holding = (units: readonly string[], draft: Partial<PositionDraft> = {}): Table =>
    position({ players: [{ army: 'neojungle', hand: ['castling', 'slicer'] }, 'borgo'], terrain, units, ...draft });
  const enterAfter = (table: Table, at: Hex): Table => {
    const theirs = play(table, [0, { do: 'end-turn' }], [1, { do: 'discard', tile: 'mutant' }]);
    return play(theirs, [1, { do: 'place', tile: 'mutant', at, rot: 0 }]);
  };

  test('L19 M7: an own unit comes into a bunker that own units alone hold, and it stays locked for others', () => {
    const table = holding(['neojungle/slicer 0,0', 'neojungle/swarm 0,-1']);
    const after = play(table, [0, castle([0, 0], [0, -1])]);
    expect([unitAt(after, [0, 0])?.tile, unitAt(after, [0, -1])?.tile]).toEqual(['neojungle/swarm', 'neojungle/slicer']);
    expect(() => enterAfter(after, [0, 1])).toThrow('bunker-locked');
    expect(unitAt(enterAfter(after, [-1, 0]), [-1, 0])?.tile).toBe('borgo/mutant');
  });

  test('L19 M7: also into one that units of several hold, and from one bunker into another', () => {
    const table = holding(['neojungle/slicer 0,0', 'borgo/mutant 0,1', 'neojungle/swarm 0,-1', 'neojungle/swarm 1,0']);
    expect(castlings(table)).toEqual(['0,-1>0,0', '0,0>0,-1', '0,0>1,0', '1,0>0,0']);
    expect(unitAt(play(table, [0, castle([0, -1], [0, 0])]), [0, 0])?.tile).toBe('neojungle/swarm');
    expect(unitAt(play(table, [0, castle([0, 0], [1, 0])]), [1, 0])?.tile).toBe('neojungle/slicer');
  });

  test('L19 M7 M1: no unit comes into a bunker that another player alone holds: there is no own one to swap with', () => {
    const table = holding(['borgo/mutant 0,0', 'neojungle/swarm 0,-1']);
    expect(castlings(table)).toEqual([]);
    expect(refusal(table, 0, castle([0, -1], [0, 0]))).toMatchObject({ code: 'not-own-unit', rule: 'M7' });
    expect(refusal(table, 0, castle([0, 0], [0, -1]))).toMatchObject({ code: 'not-own-unit', rule: 'M7' });
    expect(refusal(table, 0, castle([0, -1], [0, 1]))).toMatchObject({ code: 'no-unit-there' });
  });

  test('L19 M7 G2: nor into one that a team-mate holds', () => {
    const table = holding(['borgo/mutant 0,0', 'neojungle/swarm 0,-1'], {
      options: { mode: 'team' },
      players: [{ army: 'neojungle', hand: ['castling', 'slicer'] }, 'borgo', 'outpost', 'hegemony'],
    });
    expect(castlings(table)).toEqual([]);
    expect(refusal(table, 0, castle([0, -1], [0, 0]))).toMatchObject({ code: 'not-own-unit', rule: 'M7' });
    expect(refusal(table, 0, { do: 'place', tile: 'slicer', at: [0, 1], rot: 0 })).toMatchObject({ code: 'bunker-locked', rule: 'L19' });
  });

  test('L19 P20 L11: one that sinks as it leaves the bunker leaves it to the other', () => {
    const heavy = holding(['neojungle/monster 0,0', 'neojungle/slicer -1,0']);
    const after = play(heavy, [0, castle([0, 0], [-1, 0])]);
    expect([unitAt(after, [0, 0])?.tile, unitAt(after, [-1, 0])]).toEqual(['neojungle/slicer', null]);
    expect(() => enterAfter(after, [0, 1])).toThrow('bunker-locked');
  });
});

describe('L18 M7: castling and HQs', () => {
  const holding = (terrain: readonly string[]): Table =>
    position({
      players: [{ army: 'neojungle', hand: ['castling'] }, 'borgo'],
      terrain,
      units: ['neojungle/hq 0,0', 'neojungle/slicer 0,-1', 'neojungle/swarm 1,0'],
    });

  test('L18 M7: an HQ swaps with no unit on a panel', () => {
    const table = holding(['base panel: 0,-1 0,-2']);
    expect(refusal(table, 0, castle([0, 0], [0, -1]))).toMatchObject({ code: 'panel-hq', rule: 'L18' });
    expect(refusal(table, 0, castle([0, -1], [0, 0]))).toMatchObject({ code: 'panel-hq', rule: 'L18' });
    expect(castlings(table)).toEqual(['0,0>1,0', '1,0>0,0']);
  });

  test('L14 M7: elsewhere it does', () => {
    expect(unitAt(play(holding(['hill fortress: 0,-1']), [0, castle([0, 0], [0, -1])]), [0, -1])?.tile).toBe('neojungle/hq');
  });
});
