import { expectFight, modePosition } from '../../support/modePosition.js';
import { play, position } from '../../support/play.js';

const NJ = ['neojungle', 'borgo'] as const;

describe('P11 what belongs to the Motherland', () => {
  test('P11 (a), (b) a module at one end serves a unit at the other, that hangs together with the HQ', () => {
    expectFight(
      { players: NJ, units: ['neojungle/hq 0,0', 'neojungle/symbiont-alpha 0,1', 'neojungle/crusher 0,-1', 'borgo/super-mutant 0,-2 r3'] },
      ['2: 0,-2>0,-1 melee 2; † 0,-1', '0: idle 0,0'],
    );
    expectFight(
      { players: NJ, units: ['neojungle/hq 0,0', 'neojungle/symbiont-alpha 0,1', 'neojungle/crusher 0,-1', 'borgo/super-mutant 0,-2'] },
      ['2: idle 0,-2', '1: 0,-1>0,-2 melee 3; † 0,-2', '0: idle 0,0'],
    );
  });

  test('P11 (a) a unit apart from it gets nothing, and Roots link it', () => {
    const units = ['neojungle/hq 0,1', 'neojungle/symbiont-alpha 0,2', 'neojungle/crusher 0,-1', 'borgo/super-mutant 0,-2'];
    expectFight({ players: NJ, units }, ['2: idle 0,-2', '1: 0,-1>0,-2 melee 2; † 0,-2', '0: idle 0,1']);
    expectFight({ players: NJ, units, foundations: ['neojungle/roots 0,0'] }, [
      '2: idle 0,-2',
      '1: 0,-1>0,-2 melee 3; † 0,-2',
      '0: idle 0,1',
    ]);
  });

  test('P9 P11 (a) with an enemy unit on them, too; the unit is no member', () => {
    const units = [
      'neojungle/hq 0,1',
      'neojungle/symbiont-alpha 0,2',
      'neojungle/crusher 0,-1',
      'borgo/super-mutant 0,-2',
      'borgo/medic 0,0 r3',
    ];
    expectFight({ players: NJ, units, foundations: ['neojungle/roots 0,0'] }, [
      '2: idle 0,-2',
      '1: 0,-1>0,-2 melee 3; † 0,-2',
      '0: 0,1>0,0 melee 2; † 0,0',
    ]);
  });

  test('P11 (a) an enemy’s Roots, a team-mate’s units and nobody’s link nothing', () => {
    const units = ['neojungle/hq 0,1', 'neojungle/symbiont-alpha 0,2', 'neojungle/crusher 0,-1', 'outpost/hmg 0,-2 r1'];
    expectFight({ mode: 'team', players: ['neojungle', 'borgo', 'outpost', 'moloch'], units: [...units, 'borgo/medic 0,0 r2'] }, [
      '2: idle 0,-2',
      '1: 0,-1>0,-2 melee 2; idle 0,-2; † 0,-2',
      '0: idle 0,1',
    ]);
    expectFight({ players: ['neojungle', 'outpost'], units: [...units, 'bomber 0,0'] }, [
      '2: idle 0,-2',
      '1: 0,-1>0,-2 melee 2; idle 0,-2; † 0,-2',
      '0: 0,0>0,-1 explosion 1; 0,1>0,0 melee 2; † 0,-1 0,0; 0,0 goes to outpost',
    ]);
  });

  test('P11 (a) netted members link others, and get what is given', () => {
    expectFight(
      {
        players: NJ,
        units: [
          'neojungle/hq 0,1',
          'neojungle/symbiont-alpha 0,2',
          'neojungle/slicer 0,0',
          'neojungle/crusher 0,-1',
          'borgo/super-mutant 0,-2',
          'borgo/net-fighter 1,0 r3',
        ],
      },
      ['2: idle 0,-2', '1: 0,-1>0,-2 melee 3; 1,0>0,0 melee 3; † 0,-2 0,0', '0: 0,1>1,0 melee 2; † 1,0'],
    );
  });
});

describe('P11 what the Motherland does', () => {
  test('P11 (b) each module serves a member once, however many members it touches, and not itself', () => {
    expectFight(
      {
        players: NJ,
        units: [
          'neojungle/hq 0,1',
          'neojungle/symbiont-gamma 0,0 r3',
          'neojungle/symbiont-beta 0,2',
          'neojungle/crusher 1,0',
          'borgo/super-mutant 1,-1',
        ],
      },
      ['3: 1,0>1,-1 melee 3; † 1,-1', '2: idle 0,1'],
    );
  });

  test('P11 (b) the HQ is a member: Symbionts make it quicker and stronger', () => {
    expectFight({ players: NJ, units: ['neojungle/hq 0,0', 'neojungle/symbiont-gamma 0,1', 'borgo/super-mutant 1,-1 r1'] }, [
      '2: idle 1,-1',
      '1: 0,0>1,-1 melee 2; † 1,-1',
    ]);
  });

  test('P11 (b) a module that is not connected to a member gives the Motherland nothing', () => {
    expectFight({ players: NJ, units: ['neojungle/hq 0,0', 'neojungle/symbiont-gamma 0,1 r3', 'borgo/super-mutant 1,-1 r1'] }, [
      '2: idle 1,-1',
      '0: 0,0>1,-1 melee 1',
    ]);
  });

  test('P11 (b) I5 a member that a module makes quicker acts once for it', () => {
    expectFight(
      {
        players: NJ,
        units: [
          'neojungle/hq 0,1',
          'neojungle/swarm 0,0',
          'neojungle/swarm 0,-1',
          'neojungle/symbiont-beta 0,2',
          'borgo/super-mutant 0,-2 r1',
        ],
      },
      ['2: 0,-1>0,-2 melee 1; idle 0,-2 0,0', '1: idle 0,1'],
    );
  });

  test('P11 (c) D1 a Medic connected to one member saves every member', () => {
    expectFight({ players: NJ, units: ['neojungle/hq 0,0', 'neojungle/medic 0,1', 'neojungle/crusher 0,-1', 'borgo/mutant 0,-2 r3'] }, [
      '2: 0,-2>0,-1 melee 1; 0,1 saves 0,-1 from 0,-2/3; † 0,1',
      '1: 0,-1>0,-2 melee 2; † 0,-2',
      '0: idle 0,0',
    ]);
  });

  test('P11 (c) D4 two Medics of a Motherland save each other: the player picks which dies', () => {
    const units = ['neojungle/hq 0,0', 'neojungle/medic 0,1', 'neojungle/medic -1,1 r1', 'neojungle/crusher 0,-1', 'borgo/mutant 0,-2 r3'];
    const keys = '-1,1 saves 0,-1 from 0,-2/3 | 0,1 saves 0,-1 from 0,-2/3';
    expectFight({ players: NJ, units }, [`? neojungle medic: ${keys}`]);
  });

  test('P11 (d) own Vines do not harm members; scoped by an enemy they harm all of them', () => {
    const units = ['neojungle/hq 0,0', 'neojungle/vines 0,1', 'neojungle/slicer 0,-1', 'outpost/hmg 0,-2 r1'];
    expectFight({ players: ['neojungle', 'outpost'], units }, ['2: 0,-1>0,-2 melee 1; idle 0,-2; † 0,-2', '0: idle 0,0']);
    expectFight({ players: ['neojungle', 'outpost'], units: [...units, 'outpost/scoper 0,2'] }, [
      '2: idle 0,-2',
      '1: 0,-1>0,-2 melee 1; idle 0,-2; † 0,-2',
      '0: idle 0,0',
    ]);
  });

  test('P11 (d) a scoped Symbiont serves the Scoper’s side by its edges, and no longer the Motherland', () => {
    expectFight(
      {
        players: ['neojungle', 'outpost'],
        units: ['neojungle/hq 0,0', 'neojungle/symbiont-beta 0,1', 'neojungle/slicer 0,-1', 'outpost/hmg 0,-2 r1', 'outpost/scoper 0,2'],
      },
      ['2: 0,-1>0,-2 melee 1; idle 0,-2; † 0,-2', '0: idle 0,0'],
    );
  });

  test('P11 (e) a module that points at Roots alone is connected to nothing', () => {
    expectFight(
      {
        players: NJ,
        units: ['neojungle/hq 0,0', 'neojungle/symbiont-beta 1,1 r5', 'neojungle/slicer 0,-1', 'borgo/super-mutant 0,-2 r1'],
        foundations: ['neojungle/roots 0,1', 'neojungle/roots 1,0'],
      },
      ['2: 0,-1>0,-2 melee 1; idle 0,-2', '0: idle 0,0'],
    );
  });

  test('P11 (f) it is worked out again after each phase', () => {
    expectFight(
      {
        players: NJ,
        units: [
          'neojungle/hq 0,2',
          'neojungle/symbiont-alpha 1,1 r4',
          'neojungle/slicer 0,1',
          'neojungle/crusher 0,0',
          'borgo/super-mutant 0,-1 r1',
          'borgo/claws 1,0 r5',
        ],
      },
      ['3: 1,0>1,1 melee 1; 1,0>0,1 melee 1; † 0,1', '2: idle 0,-1', '1: 0,0>0,-1 melee 2; † 0,-1', '0: idle 0,2'],
    );
  });

  test('P11 (g) with the HQ netted or gone, modules serve by their edges alone', () => {
    const units = ['neojungle/symbiont-alpha 0,1', 'neojungle/crusher 0,-1', 'borgo/super-mutant 0,-2'];
    expectFight({ players: NJ, units: [...units, 'neojungle/swarm 0,0'] }, ['2: idle 0,-2', '1: 0,-1>0,-2 melee 2; idle 0,0; † 0,-2']);
    expectFight({ players: NJ, units: [...units, 'neojungle/hq 0,0', 'borgo/net-fighter 1,0 r3'] }, [
      '2: idle 0,-2',
      '1: 0,-1>0,-2 melee 2; 1,0>0,0 melee 3; neojungle -3; † 0,-2',
    ]);
  });

  test('P21 team-mates have nothing of it, and its modules serve them by their edges', () => {
    expectFight(
      {
        mode: 'team',
        players: ['neojungle', 'borgo', 'outpost', 'moloch'],
        units: ['neojungle/hq 0,0', 'neojungle/symbiont-alpha 0,1', 'borgo/brawler 0,-1', 'outpost/hmg 0,-2 r1'],
      },
      ['2: 0,-1>0,-2 melee 2; idle 0,-2; † 0,-2', '0: idle 0,0'],
    );
    expectFight(
      {
        mode: 'team',
        players: ['neojungle', 'borgo', 'outpost', 'moloch'],
        units: ['neojungle/symbiont-alpha 0,1', 'borgo/brawler 0,0', 'outpost/hmg 0,-1 r1'],
      },
      ['2: 0,0>0,-1 melee 3; idle 0,-1; † 0,-1'],
    );
  });
});

test('P20 M7 castling swaps both at once, also when one of them falls by it', () => {
  const table = position({
    players: [{ army: 'neojungle', hand: ['castling'] }, 'new-york'],
    units: ['neojungle/crusher 0,0 r2', 'neojungle/slicer 1,0 r4'],
  });
  const after = play(table, [0, { do: 'castle', from: [0, 0], with: [1, 0] }]);
  expect(after.board.flatMap((unit) => (unit ? [`${unit.tile} r${unit.rot}`] : [])).sort()).toEqual([
    'neojungle/crusher r2',
    'neojungle/slicer r4',
  ]);
  const falling = modePosition({
    mode: 'team',
    players: [{ army: 'neojungle', hand: ['castling'] }, 'new-york', 'outpost', 'moloch'],
    units: ['new-york/hq 0,0', 'neojungle/crusher 1,0 w1', 'neojungle/slicer 2,0'],
  });
  const left = play(falling, [0, { do: 'castle', from: [1, 0], with: [2, 0] }]);
  expect(left.board.flatMap((unit) => unit?.tile ?? []).sort()).toEqual(['neojungle/slicer', 'new-york/hq']);
});
