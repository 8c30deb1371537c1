import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { expectFight, modePosition } from '../../support/modePosition.js';
import { play, position, refusal, unitAt } from '../../support/play.js';

/* The Spy Shooter shoots through edges 1 and 5, the Spy Cleaner strikes all around. */

describe('P12 what an enemy gives a Spy', () => {
  test('P12 (a) an adjacent enemy module that is connected to it, and the others keep it too', () => {
    expectFight(
      {
        players: ['new-york', 'borgo'],
        units: ['new-york/spy-cleaner 0,0', 'borgo/officer 0,1', 'borgo/mutant 1,0 r4', 'new-york/hq -2,2'],
      },
      ['2: 0,0>1,0 melee 2; 0,0>0,1 melee 2; 1,0>0,0 melee 2; † 0,0 0,1 1,0', '0: idle -2,2'],
    );
  });

  test('P12 (a) an edge that does not point at it gives nothing', () => {
    expectFight({ players: ['new-york', 'borgo'], units: ['new-york/spy-cleaner 0,0', 'borgo/officer 0,1 r3'] }, [
      '2: 0,0>0,1 melee 1; † 0,1',
    ]);
  });

  test('P12 (a) of an HQ every side is connected', () => {
    expectFight({ players: ['new-york', 'borgo'], units: ['new-york/spy-cleaner 0,0', 'borgo/hq 0,1 r2'] }, [
      '3: 0,0>0,1 melee 1; borgo -1',
      '0: 0,1>0,0 melee 1; † 0,0',
    ]);
  });

  test('P12 (a) other units get nothing from enemies', () => {
    expectFight({ players: ['new-york', 'borgo'], units: ['new-york/hammer 0,0 r3', 'borgo/hq 0,1'] }, [
      '2: 0,0>0,1 melee 2; borgo -2',
      '0: 0,1>0,0 melee 1; † 0,0',
    ]);
  });

  test('P12 (b) Saboteurs and Vines work on a Spy as on anyone', () => {
    expectFight({ players: ['new-york', 'neojungle'], units: ['new-york/spy-cleaner 0,0', 'neojungle/vines 0,1'] }, [
      '1: 0,0>0,1 melee 1; † 0,1',
    ]);
  });

  test('P12 (c) a netted Spy has nothing from enemies, and still its own side’s', () => {
    // Freed in 3, it acts in 2: with the HQ of Borgo, whose net had held it, it would have been due in 3.
    const units = ['new-york/spy-cleaner 0,0', 'borgo/net-fighter 1,0 r3', 'borgo/hq 0,1', 'new-york/cop 1,1'];
    expectFight({ players: ['new-york', 'borgo'], units }, ['3: 1,1>1,0 melee 1; † 1,0', '0: 0,1>0,0 melee 1; 0,1>1,1 melee 1; † 0,0 1,1']);
    expectFight({ players: ['new-york', 'borgo'], units: [...units.filter((unit) => !unit.includes('hq')), 'new-york/officer-1 0,1'] }, [
      '3: 1,1>1,0 melee 1; † 1,0',
      '2: idle 0,0',
    ]);
  });

  test('P12 (c) D1 so no enemy Medic saves a netted Spy, but an own one does', () => {
    const units = ['new-york/spy-cleaner 0,0', 'borgo/net-fighter 1,0 r3', 'moloch/medic 0,1', 'moloch/hybrid 0,-2 r3'];
    const players = ['new-york', 'borgo', 'moloch'] as const;
    expectFight({ mode: 'deathmatch', players, units }, ['3: 0,-2>0,0 ranged 1; † 0,0', '1: idle 1,0']);
    expectFight(
      {
        mode: 'one-vs-two',
        players: ['borgo', 'new-york', 'outpost'],
        units: [...units.slice(0, 2), 'outpost/medic 0,1', 'borgo/assassin 0,-2 r4'],
      },
      ['3: 0,-2>0,0 ranged 1; 0,1 saves 0,0 from 0,-2/3; † 0,1', '1: 1,0>0,0 melee 3; † 0,0'],
    );
  });

  test('P12 (d) C6 a module of long reach only if it is adjacent', () => {
    const units = (at: string): string[] => [`doomsday/medic ${at} r3`, 'new-york/spy-cleaner 0,0', 'doomsday/tripler 2,0'];
    const shot = 'outpost/hmg 0,2';
    const mode = 'deathmatch' as const;
    expectFight({ mode, players: ['new-york', 'doomsday', 'outpost'], units: [...units('0,-2'), shot] }, [
      '2: 0,2>0,0 ranged 1; idle 0,0; † 0,0',
      '1: 0,2>0,-2 ranged 1; † 0,-2',
    ]);
    expectFight({ mode, players: ['new-york', 'doomsday', 'outpost'], units: [...units('0,-1'), shot] }, [
      '2: 0,0>0,-1 melee 1; 0,2>0,0 ranged 1; † 0,-1 0,0',
      '1: idle 0,2',
    ]);
  });

  test('P12 (e) what spreads through a Motherland does not reach it: the module itself has to', () => {
    const units = ['neojungle/hq 0,1', 'neojungle/symbiont-beta 0,2', 'new-york/spy-cleaner 0,0'];
    expectFight({ players: ['new-york', 'neojungle'], units }, ['2: 0,0>0,1 melee 1; neojungle -1', '1: 0,1>0,0 melee 1; † 0,0']);
    expectFight({ players: ['new-york', 'neojungle'], units: ['neojungle/symbiont-beta 0,1', 'new-york/spy-cleaner 0,0'] }, [
      '3: 0,0>0,1 melee 1',
    ]);
  });

  test('P12 (e) P5 the Doomsday HQ does not turn it', () => {
    const table = position({
      players: ['doomsday', 'new-york'],
      units: ['doomsday/hq 0,1', 'new-york/spy-shooter 0,0', 'doomsday/tripler 2,0'],
    });
    expect(legalIntents(table, 0).some((intent) => intent.do === 'rotate' && intent.at.join() === '0,0')).toBe(false);
    const spy = position({ players: ['new-york', 'doomsday'], units: ['doomsday/hq 0,1', 'new-york/spy-shooter 0,0'] });
    expect(legalIntents(spy, 0).some((intent) => intent.do === 'rotate')).toBe(false);
  });

  test('P12 (f) C5 an own module that an enemy has scoped gives it nothing', () => {
    expectFight(
      {
        players: ['new-york', 'outpost'],
        units: ['new-york/spy-cleaner 0,0', 'new-york/officer-1 0,1', 'outpost/scoper 0,2', 'outpost/hmg 1,0'],
      },
      ['2: 0,0>1,0 melee 1; idle 1,0; † 1,0'],
    );
  });

  test('P12 (f) C5 one that its own side has scoped gives it that once, one that a third player has scoped as well', () => {
    const units = ['new-york/spy-cleaner 0,0', 'borgo/officer 0,1', 'borgo/super-mutant 1,0 r1'];
    expectFight({ mode: 'team', players: ['new-york', 'outpost', 'borgo', 'moloch'], units: [...units, 'outpost/scoper 0,2'] }, [
      '2: 0,0>1,0 melee 2; 0,0>0,1 melee 2; idle 1,0; † 0,1 1,0',
    ]);
    expectFight({ mode: 'deathmatch', players: ['new-york', 'outpost', 'borgo'], units: [...units, 'outpost/scoper 0,2'] }, [
      '2: 0,0>1,0 melee 2; 0,0>0,1 melee 2; idle 1,0; † 0,1 1,0',
    ]);
  });
});

describe('P12 (g) actions', () => {
  test('P12 (g) M5 Transport: an action in the Spy’s owner’s turn', () => {
    const table = position({
      players: ['new-york', 'hegemony'],
      units: ['new-york/spy-cleaner 0,0', 'hegemony/transport 0,1', 'new-york/hq 0,-2'],
    });
    const moves = legalIntents(table, 0).filter((intent) => intent.do === 'move' && intent.by === 'transport');
    expect(moves.length).toBeGreaterThan(0);
    const after = play(table, [0, { do: 'move', by: 'transport', from: [0, 0], to: [1, 0], rot: 0 }]);
    expect(unitAt(after, [1, 0])?.used).toEqual(['transport/1']);
    const cop = position({ players: ['new-york', 'hegemony'], units: ['new-york/cop 0,0', 'hegemony/transport 0,1'] });
    expect(legalIntents(cop, 0).some((intent) => intent.do === 'move')).toBe(false);
  });

  test('P12 (g) C4 an enemy’s Quartermaster: the Spy’s owner decides', () => {
    const units = ['new-york/spy-shooter 0,0 r2', 'hegemony/quartermaster 0,1'];
    expectFight({ players: ['new-york', 'hegemony'], units }, ['? new-york convert 0,0: 1 ranged>melee | 3 ranged>melee | none']);
    expectFight({ mode: 'deathmatch', players: ['new-york', 'hegemony', 'outpost'], units: [...units, 'outpost/scoper 0,2'] }, [
      '? outpost convert 0,0: 1 ranged>melee | 3 ranged>melee | none',
    ]);
  });

  test('P12 (g) I5 an extra action of an enemy, and the New York bonus of another New York', () => {
    expectFight({ players: ['new-york', 'outpost'], units: ['new-york/spy-cleaner 0,0', 'outpost/hq 0,1'] }, [
      '2: 0,0>0,1 melee 1; outpost -1',
      '1: 0,0>0,1 melee 1; outpost -1',
      '0: 0,1>0,0 melee 1; † 0,0',
    ]);
    const after = expectFight(
      { options: { sameArmy: true }, players: ['new-york', 'new-york'], units: ['new-york#0/spy-cleaner 0,0', 'new-york#1/hq 0,1'] },
      ['2: 0,0>0,1 melee 1; new-york#1 -1', '0: 0,1>0,0 melee 1'],
    );
    expect(unitAt(after, [0, 0])?.wounds).toBe(1);
  });
});

describe('P12 (d) M6 Recon Center', () => {
  const spyBeside = (units: readonly string[], mode: 'duel' | 'deathmatch' = 'duel') =>
    modePosition({
      mode,
      players: mode === 'duel' ? ['new-york', 'outpost'] : ['new-york', 'outpost', 'borgo'],
      units: ['new-york/spy-cleaner 0,0 mobility', 'new-york/hq 2,-2', 'outpost/hq -2,2', ...units],
    });
  const twoSteps = (table: Table): number => legalIntents(table, 0).filter((intent) => intent.do === 'move' && intent.then).length;

  test('P12 (d) M6 an enemy’s, on any side of it, gives a mobile Spy beside it a second step', () => {
    const table = spyBeside(['outpost/recon-center 0,1 r2']);
    expect(legalIntents(table, 0)).toHaveLength(36 + 559);
    const moved = play(table, [0, { do: 'move', by: 'mobility', from: [0, 0], to: [1, 0], rot: 0, then: { to: [2, 0], rot: 0 } }]);
    expect(unitAt(moved, [2, 0])).not.toBeNull();
  });

  test('P12 (d) M6 the Spy has to be beside it after the first step, too', () => {
    const move: Intent = { do: 'move', by: 'mobility', from: [0, 0], to: [0, -1], rot: 0, then: { to: [1, -1], rot: 0 } };
    expect(refusal(spyBeside(['outpost/recon-center 0,1']), 0, move)).toMatchObject({ code: 'no-recon', rule: 'M6' });
  });

  test('P12 (c) (d) not from afar, not to a netted Spy, not by a netted Recon Center', () => {
    expect(twoSteps(spyBeside(['outpost/recon-center 0,2']))).toBe(0);
    expect(twoSteps(spyBeside(['outpost/recon-center 0,1', 'new-york/net-fighter -1,2 r2']))).toBe(0);
    expect(twoSteps(spyBeside(['outpost/recon-center 0,1', 'borgo/net-fighter 0,-1 r1'], 'deathmatch'))).toBe(0);
  });
});

describe('P12 (h) Medics', () => {
  test('P12 (h) D1 an enemy Medic must save the Spy, and its own Medics die for it (D4)', () => {
    expectFight({ players: ['new-york', 'borgo'], units: ['new-york/spy-shooter 0,0', 'borgo/medic 0,1', 'borgo/mutant 1,0 r4'] }, [
      '2: 1,0>0,0 melee 1; idle 0,0; 0,1 saves 0,0 from 1,0/5; † 0,1',
    ]);
    expectFight(
      { players: ['new-york', 'borgo'], units: ['new-york/spy-shooter 0,0', 'borgo/medic 0,1', 'borgo/medic 0,2', 'borgo/mutant 1,0 r4'] },
      ['2: 1,0>0,0 melee 1; idle 0,0; 0,2 saves 0,0 from 1,0/5; † 0,2'],
    );
  });

  test('P12 (h) choices with that Medic are its owner’s', () => {
    expectFight(
      {
        players: ['new-york', 'borgo'],
        units: ['new-york/spy-shooter 0,0', 'new-york/hq 0,-1', 'borgo/medic 0,1', 'borgo/mutant 1,0 r4', 'borgo/brawler -1,1 r1'],
      },
      ['? borgo medic: 0,1 saves 0,0 from -1,1/1 | 0,1 saves 0,0 from 1,0/5'],
    );
  });

  test('P12 (h) G2 so are those between the Spy and units of its owner', () => {
    expectFight(
      {
        players: ['new-york', 'moloch'],
        units: ['new-york/spy-shooter 0,-1 r3', 'moloch/medic 0,0', 'moloch/hornet 1,0', 'new-york/cop 2,-1 r4', 'moloch/hybrid 0,-2 r3'],
      },
      ['? moloch medic: 0,0 saves 0,-1 from 0,-2/3 | 0,0 saves 1,0 from 2,-1/4'],
    );
  });

  test('P12 (h) D6 so are those between the Spy and the HQ of its owner', () => {
    const units = [
      'outpost/annihilator -2,0 r4',
      'outpost/medic 2,-1 r3',
      'outpost/hq 2,0 r1',
      'new-york/spy-shooter 1,0 r1',
      'new-york/hq 1,-1 r2',
    ];
    expectFight({ players: ['new-york', 'outpost'], units }, ['? outpost medic: 2,-1 saves 1,0 from -2,0/2 | 2,-1 saves 2,0 from 1,0/2']);
  });

  test('P12 (h) scoped by a third player, they are the Scoper’s owner’s', () => {
    expectFight(
      {
        mode: 'deathmatch',
        players: ['new-york', 'borgo', 'outpost'],
        units: [
          'new-york/spy-shooter 0,0',
          'new-york/hq 0,-1',
          'borgo/medic 0,1',
          'borgo/mutant 1,0 r4',
          'borgo/brawler -1,1 r1',
          'outpost/scoper 0,2',
        ],
      },
      ['? outpost medic: 0,1 saves 0,0 from -1,1/1 | 0,1 saves 0,0 from 1,0/5'],
    );
  });

  test('P12 (h) if Medics of two players can save the same hit, the battle starter decides', () => {
    const draft = {
      mode: 'team' as const,
      players: ['new-york', 'moloch', 'borgo', 'outpost'] as const,
      units: ['new-york/spy-shooter 0,0', 'borgo/medic 0,1', 'moloch/medic -1,0 r2', 'borgo/mutant 1,0 r4'],
    };
    const keys = '-1,0 saves 0,0 from 1,0/5 | 0,1 saves 0,0 from 1,0/5';
    for (const [starter, army] of [[0, 'new-york'], [2, 'borgo']] as const) expectFight(draft, [`? ${army} medic: ${keys}`], { starter }); // prettier-ignore
  });

  test('P12 (h) X1 outside battles the player whose turn it is', () => {
    const table = modePosition({
      mode: 'team',
      players: ['new-york', 'moloch', { army: 'outpost', hand: ['sniper', 'scout'] }, 'borgo'],
      units: ['new-york/spy-shooter 0,0', 'borgo/medic 0,1', 'moloch/medic -1,0 r2'],
      turn: { player: 2 },
    });
    const after = play(table, [2, { do: 'sniper', at: [0, 0] }]);
    expect(after.decision).toMatchObject({ player: 2, kind: 'medic', keys: ['-1,0 saves 0,0 from sniper', '0,1 saves 0,0 from sniper'] });
  });
});
