import type { Hex } from '@hexfall/shared/hex/cells';
import type { Table } from '@hexfall/shared/model/state';
import { expectFight, modePosition } from '../../support/modePosition.js';
import { eventsOf, play, position, unitAt } from '../../support/play.js';

/* The Nightshade strikes through edges 0 and 5 in 2. */

const NJ = ['neojungle', 'borgo'] as const;
const venomAt = (table: Table, at: Hex): readonly number[] => unitAt(table, at)?.venom ?? [];

describe('P16 venom markers', () => {
  test('P16 (a) an attack of which a wound counts puts one on the unit, whatever its strength, on an HQ too', () => {
    const after = expectFight(
      { players: NJ, units: ['neojungle/nightshade 0,0', 'neojungle/symbiont-alpha 0,1', 'borgo/super-mutant 0,-1', 'borgo/hq -1,0'] },
      ['3: idle 0,-1', '2: 0,0>0,-1 melee 2; 0,0>-1,0 melee 2; borgo -2; venom -1,0; † 0,-1', '0: -1,0>0,0 melee 1; † 0,0'],
    );
    expect([venomAt(after, [-1, 0]), after.players[1]!.hq]).toEqual([[0], 18]);
  });

  test('P16 (a) D1 a Medic that cancels the attack keeps it off', () => {
    const after = expectFight({ players: NJ, units: ['neojungle/nightshade 0,0', 'borgo/super-officer 0,-1', 'borgo/medic 0,-2 r3'] }, [
      '2: 0,0>0,-1 melee 1; 0,-2 saves 0,-1 from 0,0/0; † 0,-2',
    ]);
    expect(venomAt(after, [0, -1])).toEqual([]);
  });

  describe('P16 (a) D7 which of several attacks a Medic cancels', () => {
    // A Medic serves the unit at 0,-1, which the Nightshade and another unit hit with the same strength.
    const ENEMIES = ['neojungle/nightshade 0,0', 'neojungle/slicer 1,-1 r4'];
    const KEYS = '-1,-1 saves 0,-1 from 0,0/0 | -1,-1 saves 0,-1 from 1,-1/5';

    test('P16 (a) D7 makes a difference where one of them would put a marker', () => {
      const draft = { players: ['neojungle', 'moloch'] as const, units: [...ENEMIES, 'moloch/blocker 0,-1', 'moloch/medic -1,-1 r2'] };
      expectFight(draft, [`? moloch medic: ${KEYS}`]);
      expectFight(draft, ['2: 0,0>0,-1 melee 1; 1,-1>0,-1 melee 1; -1,-1 saves 0,-1 from 1,-1/5; venom 0,-1; † -1,-1'], {
        answers: ['-1,-1 saves 0,-1 from 1,-1/5'],
      });
    });

    const ON_HQ = [...ENEMIES, 'moloch/hq 0,-1', 'moloch/medic -1,-1 r2'];

    test('P16 (a) D6 D7 on an HQ, too', () => {
      expectFight({ players: ['neojungle', 'moloch'], units: ON_HQ }, [`? moloch medic: ${KEYS}`]);
    });

    const SCORED = { mode: 'deathmatch-score', players: ['neojungle', 'moloch', 'borgo'], units: ON_HQ } as const;

    test('D7 G3 P17 on an HQ that is hit for points, too: a marker is a point in every battle to come', () => {
      expectFight(SCORED, [`? moloch medic: ${KEYS}`]);
      const kept = expectFight(
        SCORED,
        [
          '2: 0,0>0,-1 melee 1; 1,-1>0,-1 melee 1; -1,-1 saves 0,-1 from 1,-1/5; venom 0,-1; † -1,-1; neojungle scores 1',
          '0: 0,-1>1,-1 melee 1; 0,-1>0,0 melee 1; † 0,0 1,-1',
        ],
        { answers: ['-1,-1 saves 0,-1 from 1,-1/5'] },
      );
      expect([venomAt(kept, [0, -1]), kept.players[0]!.score]).toEqual([[0], 1]);
    });

    test('D7 P16 (c) G3 but not there without a marker left', () => {
      expectFight({ ...SCORED, units: [...ON_HQ, 'moloch/blocker 2,0 v0', 'moloch/blocker 1,1 v0'] }, [
        'venom: 1,1>1,1 venom 1; 2,0>2,0 venom 1',
        '2: 0,0>0,-1 melee 1; 1,-1>0,-1 melee 1; -1,-1 saves 0,-1 from 0,0/0; † -1,-1; neojungle scores 1',
        '0: 0,-1>1,-1 melee 1; 0,-1>0,0 melee 1; † 0,0 1,-1',
      ]);
    });

    test('P16 (c) D7 makes none without a marker left', () => {
      expectFight(
        {
          players: ['neojungle', 'moloch'],
          units: [...ENEMIES, 'moloch/blocker 0,-1', 'moloch/medic -1,-1 r2', 'moloch/blocker 2,0 v0', 'moloch/blocker 1,1 v0'],
        },
        ['venom: 1,1>1,1 venom 1; 2,0>2,0 venom 1', '2: 0,0>0,-1 melee 1; 1,-1>0,-1 melee 1; -1,-1 saves 0,-1 from 0,0/0; † -1,-1'],
      );
    });

    test('P16 (d) D7 makes none on a unit that falls in the same step', () => {
      expectFight({ players: ['neojungle', 'borgo'], units: [...ENEMIES, 'borgo/scout 0,-1', 'borgo/medic -1,-1 r2'] }, [
        '2: 0,0>0,-1 melee 1; 1,-1>0,-1 melee 1; -1,-1 saves 0,-1 from 0,0/0; † -1,-1 0,-1',
      ]);
    });
  });

  test('P16 (b) a unit carries several, they move with it, and stay when the Nightshade is gone', () => {
    const table = position({
      players: [{ army: 'borgo', hand: ['move'] }, 'neojungle'],
      units: ['borgo/super-mutant 0,0 v1 v1'],
    });
    const after = play(table, [0, { do: 'move', by: 'tile', from: [0, 0], to: [1, 0], rot: 3 }]);
    expect(venomAt(after, [1, 0])).toEqual([1, 1]);
  });

  test('P16 (b) pushed and swapped as well', () => {
    const pushed = play(
      position({
        players: [{ army: 'moloch', hand: ['push-back'] }, 'neojungle'],
        units: ['moloch/hybrid 0,0', 'neojungle/monster 1,0 v1', 'moloch/blocker 2,0', 'moloch/blocker 1,1'],
      }),
      [0, { do: 'push', from: [0, 0], target: [1, 0] }],
    );
    expect(venomAt(pushed, [2, -1])).toEqual([1]);
    const swapped = play(
      position({
        players: [{ army: 'neojungle', hand: ['castling'] }, 'borgo'],
        units: ['neojungle/monster 1,0 v0', 'neojungle/crusher 0,0'],
      }),
      [0, { do: 'castle', from: [0, 0], with: [1, 0] }],
    );
    expect([venomAt(swapped, [0, 0]), venomAt(swapped, [1, 0])]).toEqual([[0], []]);
  });

  const TWO = ['neojungle/nightshade 0,0', 'borgo/super-officer 0,-1', 'borgo/super-officer -1,0'];

  test('P16 (c) there are two markers, and those of units that leave are back after the step', () => {
    const last = expectFight(
      {
        players: NJ,
        units: ['neojungle/nightshade 0,0', 'borgo/super-officer 0,-1', 'borgo/super-mutant 0,2 v0', 'borgo/super-mutant 2,0 v0'],
      },
      ['venom: 0,2>0,2 venom 1; 2,0>2,0 venom 1', '2: 0,0>0,-1 melee 1; idle 0,2 2,0'],
    );
    expect(venomAt(last, [0, -1])).toEqual([]);
    const back = expectFight(
      { players: NJ, units: ['neojungle/nightshade 0,0', 'borgo/super-officer 0,-1', 'borgo/mutant 0,2 v0', 'borgo/super-mutant 2,0 v0'] },
      ['venom: 0,2>0,2 venom 1; 2,0>2,0 venom 1; † 0,2', '2: 0,0>0,-1 melee 1; idle 2,0; venom 0,-1'],
    );
    expect(venomAt(back, [0, -1])).toEqual([0]);
  });

  test('P16 (d) with more hits than markers the owner picks hit by hit', () => {
    const draft = { players: NJ, units: [...TWO, 'borgo/super-mutant 2,0 v0'] };
    expectFight(draft, ['venom: 2,0>2,0 venom 1', '? neojungle venom: -1,0 | 0,-1']);
    const after = expectFight(draft, ['venom: 2,0>2,0 venom 1', '2: 0,0>0,-1 melee 1; 0,0>-1,0 melee 1; idle 2,0; venom 0,-1'], {
      answers: ['0,-1'],
    });
    expect([venomAt(after, [0, -1]), venomAt(after, [-1, 0])]).toEqual([[0], []]);
  });

  test('P16 (d) with more hits than two markers the owner picks twice', () => {
    const draft = { players: NJ, units: [...TWO, 'neojungle/nightshade 1,1', 'borgo/super-officer 1,0'] };
    expectFight(draft, ['? neojungle venom: -1,0 | 0,-1 | 1,0']);
    expectFight(draft, ['? neojungle venom: -1,0 | 1,0'], { answers: ['0,-1'] });
  });

  test('P16 (d) a unit that is removed in the same step takes none, and nobody is asked', () => {
    expectFight(
      { players: NJ, units: ['neojungle/nightshade 0,0', 'borgo/super-officer 0,-1', 'borgo/medic -1,0', 'borgo/super-mutant 2,0 v0'] },
      ['venom: 2,0>2,0 venom 1', '2: 0,0>0,-1 melee 1; 0,0>-1,0 melee 1; idle 2,0; venom 0,-1; † -1,0'],
    );
  });

  test('P16 (d) where all hits left are on one unit nobody is asked', () => {
    const after = expectFight(
      { players: NJ, units: ['neojungle/nightshade 0,0', 'neojungle/nightshade 1,-1 r5', 'borgo/hq 0,-1', 'borgo/super-mutant 2,0 v0'] },
      [
        'venom: 2,0>2,0 venom 1',
        '2: 0,0>0,-1 melee 1; 1,-1>0,-1 melee 1; idle 2,0; borgo -2; venom 0,-1',
        '0: 0,-1>1,-1 melee 1; 0,-1>0,0 melee 1; † 0,0 1,-1',
      ],
    );
    expect(venomAt(after, [0, -1])).toEqual([0]);
  });

  test('P16 (d) B5 of several owners the battle starter says who comes first', () => {
    expectFight(
      {
        mode: 'deathmatch',
        options: { sameArmy: true },
        players: ['neojungle', 'neojungle', 'borgo'],
        units: [
          'neojungle#0/nightshade 0,0',
          'borgo/super-officer 0,-1',
          'borgo/super-officer -1,0',
          'neojungle#1/nightshade 1,1',
          'borgo/super-officer 1,0',
          'borgo/super-officer 0,1',
          'borgo/hq -2,2 v0 v1',
        ],
      },
      ['venom: -2,2>-2,2 venom 1; -2,2>-2,2 venom 1; borgo -2', '? borgo order: 0 | 1'],
      { starter: 2 },
    );
  });

  test('P16 (e) C4 a converted attack keeps its venom', () => {
    const after = expectFight(
      {
        mode: 'team',
        players: ['neojungle', 'hegemony', 'borgo', 'outpost'],
        units: ['neojungle/nightshade 0,1', 'hegemony/quartermaster 0,2', 'borgo/super-mutant 0,-1'],
      },
      ['2: 0,1>0,-1 ranged 1; idle 0,-1; venom 0,-1'],
      { answers: ['0 melee>ranged'] },
    );
    expect(venomAt(after, [0, -1])).toEqual([0]);
  });

  test('O13 without the limit every hit that counts puts one', () => {
    const units = [...TWO, 'borgo/super-mutant 2,0 v0', 'borgo/super-mutant 0,2 v0'];
    const after = expectFight({ players: NJ, units, options: { venomLimit: false } }, [
      'venom: 0,2>0,2 venom 1; 2,0>2,0 venom 1',
      '2: 0,0>0,-1 melee 1; 0,0>-1,0 melee 1; idle 0,2 2,0; venom -1,0 0,-1',
    ]);
    expect(after.board.flatMap((unit) => unit?.venom ?? [])).toHaveLength(4);
  });
});

describe('P17 venom at work', () => {
  test('P17 before the first phase every marker deals 1 wound; armor does not count, and the marker stays', () => {
    const after = expectFight({ players: NJ, units: ['borgo/super-mutant 0,0 v0', 'borgo/hq 2,0 v0'] }, [
      'venom: 0,0>0,0 venom 1; 2,0>2,0 venom 1; borgo -1',
      '2: idle 0,0',
      '0: idle 2,0',
    ]);
    expect([venomAt(after, [0, 0]), unitAt(after, [0, 0])?.wounds, after.players[1]!.hq]).toEqual([[0], 1, 19]);
  });

  test('P17 who falls by it does not act, and a module that falls gives nothing any more', () => {
    expectFight({ players: NJ, units: ['borgo/mutant 0,0', 'borgo/scout 0,1 v0', 'neojungle/crusher 0,-1'] }, [
      'venom: 0,1>0,1 venom 1; † 0,1',
      '2: 0,0>0,-1 melee 1; † 0,-1',
    ]);
  });

  test('P17 D1 D2 a Medic cancels the wound of one marker', () => {
    expectFight({ players: NJ, units: ['borgo/super-mutant 0,0 v0 v0', 'borgo/medic 0,1'] }, [
      'venom: 0,0>0,0 venom 1; 0,0>0,0 venom 1; 0,1 saves 0,0 from venom; † 0,1',
      '2: idle 0,0',
    ]);
  });

  test('P17 D2 of two units the owner picks which is saved', () => {
    const units = ['borgo/mutant 0,0 v0', 'borgo/claws 1,0 v0', 'borgo/medic 0,1'];
    expectFight({ players: NJ, units }, ['? borgo medic: 0,1 saves 0,0 from venom | 0,1 saves 1,0 from venom']);
  });

  test('P17 G3 on an HQ it is a point for the markers’ owner', () => {
    const after = expectFight({ mode: 'deathmatch-score', players: ['neojungle', 'borgo', 'moloch'], units: ['borgo/hq 0,0 v0'] }, [
      'venom: 0,0>0,0 venom 1; neojungle scores 1',
      '0: idle 0,0',
    ]);
    expect(after.players.map(({ score }) => score)).toEqual([1, 0, 0]);
  });

  test('P17 it sets no Trap off', () => {
    expectFight({ players: ['neojungle', 'doomsday'], units: ['doomsday/trap 0,0 v0', 'neojungle/crusher 0,-1'] }, [
      'venom: 0,0>0,0 venom 1; † 0,0',
      '1: idle 0,-1',
    ]);
  });

  test('P17 P2 nor a bomber, which travels on after the markers’ owner', () => {
    expectFight({ players: NJ, units: ['borgo/bomber 0,0 v0', 'neojungle/crusher 0,-1'] }, [
      'venom: 0,0>0,0 venom 1; † 0,0; 0,0 goes to borgo',
      '1: idle 0,-1',
    ]);
  });

  test('P17 B5 the order of its questions is asked for itself', () => {
    const units = ['borgo/mutant 0,0 v0', 'borgo/claws 1,0 v0', 'borgo/medic 0,1'];
    expectFight(
      {
        mode: 'deathmatch',
        options: { venomLimit: false },
        players: ['neojungle', 'borgo', 'moloch'],
        units: [...units, 'moloch/guard 0,-1 v0', 'moloch/guard 2,-2 v0', 'moloch/medic 1,-2 r2'],
      },
      ['? neojungle order: 1 | 2'],
    );
  });

  test('P17 F2 it counts as a change, and B3 it is no phase', () => {
    const table = modePosition({ players: ['neojungle', 'borgo'], units: ['borgo/super-mutant 0,0 v0'] });
    const after = expectFight({ players: NJ, units: ['borgo/super-mutant 0,0 v0'] }, ['venom: 0,0>0,0 venom 1', '2: idle 0,0']);
    expect([unitAt(table, [0, 0])?.wounds, unitAt(after, [0, 0])?.wounds]).toEqual([0, 1]);
    const full = position({
      players: [{ army: 'neojungle', hand: ['battle', 'crusher'] }, 'borgo'],
      units: ['neojungle/hq 0,0', 'borgo/hq 2,0', 'borgo/super-mutant 0,2 v0'],
    });
    const ended = eventsOf(full, 0, { do: 'battle' }).find(({ type }) => type === 'battle-ended');
    expect(ended).toMatchObject({ changed: true });
  });

  test('P21 markers of a player who is out stay and work', () => {
    const after = expectFight(
      {
        mode: 'deathmatch',
        players: [{ army: 'neojungle', hq: 1 }, 'borgo', 'moloch'],
        units: ['neojungle/hq 0,0', 'borgo/mutant 0,1', 'borgo/hq -2,0', 'moloch/hq 2,0 v0'],
      },
      ['venom: 2,0>2,0 venom 1; moloch -1', '2: 0,1>0,0 melee 1; neojungle -1; † 0,0', '0: idle -2,0 2,0', 'neojungle leaves'],
      { starter: 1 },
    );
    expect(venomAt(after, [2, 0])).toEqual([0]);
  });
});
