import { expectFight, modePosition } from '../../support/modePosition.js';
import { isNetted, play, position, refusal, unitAt } from '../../support/play.js';

const NY = ['new-york', 'neojungle'] as const;

describe('P10 the New York HQ', () => {
  test('P10 an own unit beside it takes one wound more; an enemy and a unit farther away do not', () => {
    expectFight(
      {
        players: NY,
        units: ['new-york/hq 0,0', 'new-york/cop 0,1', 'new-york/cop 0,2', 'neojungle/slicer -1,2', 'neojungle/slicer 1,1 r3'],
      },
      ['3: idle 0,1 0,2', '2: -1,2>0,1 melee 1; 1,1>0,2 melee 1; † 0,2', '0: idle 0,0'],
    );
    const after = expectFight({ players: NY, units: ['new-york/hq 0,0', 'new-york/net-fighter 1,0 r3', 'neojungle/slicer 1,1'] }, [
      '2: 1,1>1,0 melee 1',
      '0: idle 0,0',
    ]);
    expect(unitAt(after, [1, 0])?.wounds).toBe(1);
  });

  test('P10 (a) it adds up with what is printed', () => {
    const after = expectFight({ players: NY, units: ['new-york/hq 0,0', 'new-york/pusher 1,0 r3', 'neojungle/crusher 1,1'] }, [
      '2: 1,0>1,1 melee 1; † 1,1',
      '0: idle 0,0',
    ]);
    expect(unitAt(after, [1, 0])?.wounds).toBe(0);
    expectFight({ players: NY, units: ['new-york/hq 0,0', 'new-york/pusher 1,0 w1', 'neojungle/slicer 1,1', 'neojungle/slicer 2,0 r4'] }, [
      '2: 1,1>1,0 melee 1; 2,0>1,0 melee 1; idle 1,0; † 1,0',
      '0: idle 0,0',
    ]);
  });

  test('P10 (b) T6 who loses the bonus and has too many wounds is removed in the settling, without a Medic', () => {
    const table = position({
      players: [{ army: 'new-york', hand: ['move'] }, 'neojungle'],
      units: ['new-york/hq 0,0', 'new-york/cop 1,0 w1', 'new-york/cop 0,1'],
    });
    const after = play(table, [0, { do: 'move', by: 'tile', from: [1, 0], to: [2, 0], rot: 0 }]);
    expect([unitAt(after, [2, 0]), unitAt(after, [0, 1])?.wounds]).toEqual([null, 0]);
  });

  test('P10 (c) from one hex beside the HQ to another it keeps it', () => {
    const table = position({
      players: [{ army: 'new-york', hand: ['move', 'move'] }, 'neojungle'],
      units: ['new-york/hq 0,0', 'new-york/cop 1,0 w1'],
    });
    const after = play(table, [0, { do: 'move', by: 'tile', from: [1, 0], to: [1, -1], rot: 0 }]);
    expect(unitAt(after, [1, -1])?.wounds).toBe(1);
    const hqMoved = play(table, [0, { do: 'move', by: 'tile', from: [0, 0], to: [1, -1], rot: 0 }]);
    expect(unitAt(hqMoved, [1, 0])?.wounds).toBe(1);
  });

  test('P10 (d) B4 in battle it holds for the whole phase and ends in the settling after it', () => {
    const after = expectFight(
      {
        players: [{ army: 'new-york', hq: 1 }, 'neojungle'],
        units: ['new-york/hq 0,0', 'new-york/hammer 1,0 r4 w1', 'neojungle/nightshade 0,1', 'neojungle/monster -1,1'],
      },
      ['2: 0,1>0,0 melee 1; 1,0>0,1 melee 2; new-york -1; † 0,0 0,1 1,0', '0: idle -1,1'],
    );
    expect(after.players[0]!.discard).toEqual(expect.arrayContaining(['new-york/hammer']));
  });

  test('P10 (d) a netted HQ gives nothing: the unit falls at once', () => {
    const table = position({
      players: [{ army: 'neojungle', hand: ['net-fighter'] }, 'new-york'],
      units: ['new-york/hq 0,0', 'new-york/cop 1,0 w1'],
    });
    const after = play(table, [0, { do: 'place', tile: 'net-fighter', at: [0, 1], rot: 0 }]);
    expect([isNetted(after, [0, 0]), unitAt(after, [1, 0])]).toEqual([true, null]);
  });

  test('P10 (e) a unit that loses it on a Mine still sets the Mine off', () => {
    const table = position({
      players: [{ army: 'new-york', hand: ['move'] }, 'neojungle'],
      units: ['new-york/hq 0,0', 'new-york/cop 1,0 w1'],
      foundations: ['new-york/mine 2,0'],
    });
    const after = play(table, [0, { do: 'move', by: 'tile', from: [1, 0], to: [2, 0], rot: 0 }]);
    expect([unitAt(after, [2, 0]), after.foundations]).toEqual([null, []]);
  });

  test('P10 (f) M6 a move of two steps is refused if the unit would be removed after the first', () => {
    const table = modePosition({
      mode: 'team',
      players: ['outpost', 'new-york', 'neojungle', 'borgo'],
      units: ['new-york/hq 0,0', 'outpost/runner 1,0 w1', 'outpost/recon-center -2,0'],
    });
    const step = { do: 'move', by: 'mobility', from: [1, 0], rot: 0 } as const;
    expect(refusal(table, 0, { ...step, to: [2, 0], then: { to: [1, 0], rot: 0 } })).toMatchObject({ code: 'first-step-falls' });
    const kept = play(table, [0, { ...step, to: [1, -1], then: { to: [0, -1], rot: 0 } }]);
    expect(unitAt(kept, [0, -1])?.wounds).toBe(1);
  });

  test('P10 (g) N3 a thrower that stands only by the HQ throws no net at who nets that HQ', () => {
    const units = ['new-york/hq 0,0', 'neojungle/net-fighter 0,-1 r3', 'neojungle/crusher -2,0'];
    const table = position({
      players: [{ army: 'new-york', hand: ['move'] }, 'neojungle'],
      units: [...units, 'new-york/net-fighter 1,-1'],
    });
    expect([isNetted(table, [0, 0]), isNetted(table, [0, -1])]).toEqual([false, true]);
    const after = expectFight({ players: NY, units: [...units, 'new-york/net-fighter 1,-1', 'neojungle/slicer 2,-1 r5'] }, [
      '2: 2,-1>1,-1 melee 1; † 1,-1',
      '1: idle -2,0',
    ]);
    expect(isNetted(after, [0, 0])).toBe(true);
  });

  test('P10 P2 a netted bomber beside it is wounded and stays', () => {
    const units = ['new-york/hq 0,0', 'new-york/bomber 1,0', 'neojungle/net-fighter 2,0 r5', 'neojungle/slicer 1,1'];
    const after = expectFight({ players: NY, units }, ['2: 1,1>1,0 melee 1', '0: idle 0,0']);
    expect(unitAt(after, [1, 0])?.wounds).toBe(1);
  });

  test('P10 P21 it serves team-mates’ units, and never HQs', () => {
    const after = expectFight(
      {
        mode: 'team',
        players: ['new-york', { army: 'borgo', hq: 1 }, 'neojungle', 'outpost'],
        units: ['new-york/hq 0,0', 'borgo/scout 1,0 r3', 'neojungle/slicer 1,1', 'neojungle/slicer -1,1 r1', 'neojungle/hq 0,-2'],
      },
      ['2: -1,1>0,0 melee 1; 1,1>1,0 melee 1; new-york -1', '0: 0,0>-1,1 melee 1; idle 0,-2; † -1,1'],
    );
    expect([unitAt(after, [1, 0])?.wounds, after.players[0]!.hq]).toEqual([1, 19]);
    expectFight(
      {
        mode: 'team',
        players: ['new-york', { army: 'borgo', hq: 1 }, 'neojungle', 'outpost'],
        units: ['new-york/hq 0,0', 'borgo/hq 1,0', 'neojungle/slicer 1,1'],
      },
      ['2: 1,1>1,0 melee 1; borgo -1; † 1,0', '0: idle 0,0'],
    );
  });
});
