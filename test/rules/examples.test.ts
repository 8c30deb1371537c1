import { expectFight } from '../support/modePosition.js';

/* The examples of docs/rules.md that are of battles, each with what it says. */

test('D7 example: two hits on one unit, one of which puts a venom marker', () => {
  const hitBy = (...enemies: string[]) =>
    ({ players: ['neojungle', 'moloch'], units: [...enemies, 'moloch/blocker 0,-1', 'moloch/medic -1,-1 r2'] }) as const;
  expectFight(hitBy('neojungle/nightshade 0,0', 'neojungle/slicer 1,-1 r4'), [
    '? moloch medic: -1,-1 saves 0,-1 from 0,0/0 | -1,-1 saves 0,-1 from 1,-1/5',
  ]);
  expectFight(hitBy('neojungle/slicer 0,0', 'neojungle/slicer 1,-1 r4'), [
    '2: 0,0>0,-1 melee 1; 1,-1>0,-1 melee 1; -1,-1 saves 0,-1 from 0,0/0; † -1,-1',
  ]);
});

test('G2 example: three keys of two team-mates that hang together', () => {
  const runners = ['outpost/runner 0,0', 'hegemony/runner 1,0 r2', 'outpost/medic 0,1', 'outpost/medic -1,0 r1'];
  expectFight(
    {
      mode: 'team',
      players: ['outpost', 'hegemony', 'borgo', 'moloch'],
      units: [...runners, 'borgo/brawler 0,-1 r3', 'borgo/brawler 1,-1 r3'],
    },
    ['? borgo medic: -1,0 saves 0,0 from 0,-1/3 | 0,1 saves 0,0 from 0,-1/3 | 0,1 saves 1,0 from 1,-1/3'],
    { starter: 2 },
  );
});

test('P5 example: a shot through a Tripler, and a Fireblast that sends a branch on to another target', () => {
  const players = ['doomsday', 'outpost'] as const;
  const units = ['doomsday/delta-shooter 0,2', 'doomsday/tripler 0,0', 'outpost/scout -1,0', 'outpost/recon-center 1,-1'];
  expectFight({ players, units: [...units, 'outpost/scout 0,-1'] }, [
    '1: 0,2>-1,0 ranged 2; 0,2>0,-1 ranged 2; 0,2>1,-1 ranged 2; † -1,0 0,-1 1,-1',
  ]);
  expectFight({ players, units: [...units, 'doomsday/fireblast 0,-1 r2'] }, [
    '1: 0,2>-1,0 ranged 2; 0,2>1,-1 ranged 2; 0,2>1,-1 ranged 2; † -1,0 1,-1',
  ]);
});

test('P11 example: Symbiont α, the HQ and Crusher in a line, and a free hex or Roots between', () => {
  const players = ['neojungle', 'borgo'] as const;
  const course = (strength: number, idle: string): string[] => [
    '2: idle 0,-2',
    `1: 0,-1>0,-2 melee ${strength}; † 0,-2`,
    `0: idle ${idle}`,
  ];
  const units = ['neojungle/crusher 0,-1', 'borgo/super-mutant 0,-2'];
  expectFight({ players, units: [...units, 'neojungle/hq 0,0', 'neojungle/symbiont-alpha 0,1'] }, course(3, '0,0'));
  const apart = { players, units: [...units, 'neojungle/hq 0,1', 'neojungle/symbiont-alpha 0,2'] };
  expectFight(apart, course(2, '0,1'));
  expectFight({ ...apart, foundations: ['neojungle/roots 0,0'] }, course(3, '0,1'));
});

test('P12 example: an Officer of the enemy beside a Spy', () => {
  const players = ['new-york', 'borgo'] as const;
  const units = ['new-york/spy-cleaner 0,0', 'borgo/mutant 1,0 r4'];
  const course = (spy: number, mutant: number): string[] => [
    `2: 0,0>1,0 melee ${spy}; 0,0>0,1 melee ${spy}; 1,0>0,0 melee ${mutant}; † 0,0 0,1 1,0`,
  ];
  expectFight({ players, units: [...units, 'borgo/officer 0,1'] }, course(2, 2));
  expectFight({ players, units: [...units, 'borgo/officer 0,1 r3'] }, course(1, 1));
});
