import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { expectFight, modePosition } from '../../support/modePosition.js';

describe('D7 G2 Medics of two team-mates in one phase', () => {
  /*
   * Moloch's Medic at 0,1 waits while it is hit itself; the Doomsday Machine's at 0,3 can save it. The one at -1,3 serves -1,1 and -1,2,
   * which Moloch's HQ hits (G7), and at -1,2 Moloch's Medic could help as well.
   */
  const table = modePosition({
    mode: 'team',
    options: { board: 'expanded' },
    players: ['doomsday', 'moloch', 'borgo', 'outpost'],
    units: [
      'outpost/hq -2,1',
      'moloch/hq -2,2',
      'doomsday/medic -1,1 r1',
      'doomsday/fireblast -1,2 r5',
      'doomsday/medic -1,3',
      'moloch/medic 0,1 r4',
      'doomsday/medic 0,3',
      'borgo/hq 1,0',
    ],
  });

  test.each([0, 1, 2, 3])('D7 a player is asked only if there is more than one answer; player %d starts', (starter) => {
    const asked: number[] = [];
    fightBattle(table, starter, ({ keys }) => {
      asked.push(keys.length);
      return keys[0]!;
    });
    expect(asked.filter((keys) => keys < 2)).toEqual([]);
    expect(asked).not.toEqual([]);
  });
});

test('G2 D7 what hangs together with an alternative of two team-mates is decided along with it', () => {
  // The Medic at 0,1 can die for either Runner, the other one for that of its own player only.
  expectFight(
    {
      mode: 'team',
      players: ['outpost', 'hegemony', 'borgo', 'moloch'],
      units: [
        'outpost/runner 0,0',
        'hegemony/runner 1,0 r2',
        'outpost/medic 0,1',
        'outpost/medic -1,0 r1',
        'borgo/brawler 0,-1 r3',
        'borgo/brawler 1,-1 r3',
      ],
    },
    ['? borgo medic: -1,0 saves 0,0 from 0,-1/3 | 0,1 saves 0,0 from 0,-1/3 | 0,1 saves 1,0 from 1,-1/3'],
    { starter: 2 },
  );
});

test('B5 D7 a player with one pair only has no question: it is taken unasked, and no order is asked for', () => {
  // 1,0 can only die for 0,0. At -1,-1 one of the two Medics in a ring dies, and they are of two team-mates (G2).
  expectFight(
    {
      mode: 'team',
      players: ['outpost', 'moloch', 'borgo', 'doomsday'],
      units: [
        'outpost/medic 1,0 r4',
        'moloch/hunter-killer 0,-1',
        'outpost/medic 0,0 r5',
        'moloch/medic -2,0 r1',
        'outpost/medic -1,-1 r5',
      ],
    },
    ['? moloch medic: -2,0 saves -1,-1 from 0,-1/5 | -1,-1 saves -1,-1 from 0,-1/5'],
    { starter: 1 },
  );
});

test('D7 B5 a single pair that leads to a choice is taken before anything is asked', () => {
  // Only 1,1 can save the Medic at 0,1, which then can save 0,0 or -1,1. Moloch has two Medics for the Mother.
  const draft = {
    players: ['borgo', 'moloch'],
    options: { board: 'expanded' },
    units: [
      'borgo/scout 0,0',
      'borgo/scout -1,1',
      'borgo/medic 0,1',
      'borgo/medic 1,1',
      'moloch/hunter-killer 0,-1',
      'moloch/hunter-killer 0,2 r3',
      'moloch/hunter-killer -1,0',
      'borgo/assassin 3,-3 r4',
      'moloch/mother 3,-1',
      'moloch/medic 3,0',
      'moloch/medic 2,0 r1',
    ],
  } as const;
  expectFight(draft, ['? moloch order: 0 | 1'], { starter: 1 });
  expectFight(draft, ['? borgo medic: 0,1 saves -1,1 from -1,0/3 | 0,1 saves 0,0 from 0,-1/3'], { starter: 1, answers: ['0'] });
});

describe('G2 C5 D7 alternatives of two players', () => {
  test('G2 C5 dying Medics of two sides: who started the battle decides, and no order is asked for', () => {
    // The Medic at -1,0 is scoped: it can die for -2,1 as the own one at -2,2 can.
    const draft = {
      mode: 'team',
      players: ['outpost', 'borgo', 'hegemony', 'doomsday'],
      units: [
        'outpost/scoper 0,0 r5',
        'doomsday/gauss-cannon 1,-2 r4',
        'borgo/medic -2,1 r1',
        'doomsday/medic -1,0 r4',
        'borgo/medic -2,2',
      ],
    } as const;
    const keys = ['-2,2 saves -2,1 from 1,-2/4', '-1,0 saves -2,1 from 1,-2/4'];
    expectFight(draft, [`? outpost medic: ${keys.join(' | ')}`], { starter: 0 });
    expectFight(draft, [`? doomsday medic: ${keys.join(' | ')}`], { starter: 3 });
    expectFight(draft, [`1: 1,-2>-2,1 gauss 1; ${keys[1]!}; † -1,0`], { starter: 3, answers: [keys[1]!] });
  });

  test('G2 C5 units of two team-mates and a Medic that one of them has scoped: the Scoper’s owner decides', () => {
    const draft = {
      mode: 'team',
      players: ['outpost', 'borgo', 'moloch', 'doomsday'],
      units: [
        'outpost/recon-center 0,0',
        'borgo/scout 1,1',
        'moloch/medic 0,1',
        'outpost/scoper 0,2',
        'moloch/hornet 0,-1 r3',
        'moloch/hornet 1,0 r3',
      ],
    } as const;
    expectFight(draft, ['? outpost medic: 0,1 saves 0,0 from 0,-1/3 | 0,1 saves 1,1 from 1,0/3'], { starter: 3 });
  });

  test('G2 C5 Medics of one enemy that two team-mates have scoped: who started the battle decides', () => {
    const draft = {
      mode: 'team',
      options: { sameArmy: true },
      players: ['outpost', 'outpost', 'moloch', 'doomsday'],
      units: [
        'outpost#0/recon-center 0,0',
        'moloch/medic 0,1',
        'outpost#0/scoper 0,2',
        'moloch/medic 1,-1',
        'outpost#1/scoper 2,-2',
        'moloch/hornet 0,-1 r3',
      ],
    } as const;
    expectFight(draft, ['? doomsday medic: 0,1 saves 0,0 from 0,-1/3 | 1,-1 saves 0,0 from 0,-1/3'], { starter: 3 });
  });

  test('G2 C5 units of two sides: who started the battle decides', () => {
    // 0,1 serves -1,1 and the scoped Medic at 1,0, in whose place it dies for the Runner (D4).
    const draft = {
      mode: 'deathmatch',
      players: ['outpost', 'borgo', 'moloch'],
      units: [
        'outpost/runner 1,-1 r1',
        'outpost/commando -2,2 r5',
        'borgo/super-mutant 1,-2 r4',
        'borgo/hq 2,-2 r1',
        'outpost/scoper 2,-1 r4',
        'moloch/medic -1,1 r1',
        'moloch/medic 1,0 r2',
        'moloch/medic 0,1 r3',
      ],
    } as const;
    const keys = ['0,1 saves -1,1 from -2,2/1', '0,1 saves 1,-1 from 1,-2/3'];
    expectFight(draft, [`? borgo medic: ${keys.join(' | ')}`], { starter: 1 });
    expectFight(draft, [`? moloch medic: ${keys.join(' | ')}`], { starter: 2 });
  });
});

describe('C5 G2 a scoped Medic counts as its Scoper’s owner’s', () => {
  test('C5 G2 beside a Medic of the own side it leaves the choice to that player', () => {
    // For the Scoper at 1,-2 Borgo's Medic can die, or the one at 2,-1 in place of the one at 2,-2 (D4).
    const units = ['outpost/scoper 1,-2', 'borgo/medic 1,-1', 'outpost/medic 2,-2 r5', 'outpost/medic 2,-1 r1', 'borgo/assassin -1,0 r2'];
    const draft = { mode: 'deathmatch', players: ['outpost', 'borgo', 'moloch'], units } as const;
    expectFight(draft, ['? outpost medic: 1,-1 saves 1,-2 from -1,0/1 | 2,-1 saves 1,-2 from -1,0/1'], { starter: 2 });
  });

  test('C5 G2 in a duel no enemy decides between it and the own one', () => {
    const units = ['outpost/scout 0,0', 'outpost/medic 0,1', 'moloch/medic 0,-1 r1', 'outpost/scoper 1,-2', 'moloch/hornet -1,0 r2'];
    expectFight({ players: ['outpost', 'moloch'], units }, ['? outpost medic: 0,-1 saves 0,0 from -1,0/2 | 0,1 saves 0,0 from -1,0/2'], {
      starter: 1,
    });
  });
});

test('D4 C5 that a scoped Medic dies for the one connected to the unit leaves the choice to the owner of the unit', () => {
  const units = ['borgo/super-mutant 0,0 r3', 'borgo/medic 1,0 r5', 'moloch/medic 2,-1 r4', 'outpost/scoper 2,-2'];
  const enemies = ['hegemony/runner 0,-1 r3', 'moloch/hornet -1,1 r1', 'hegemony/guard 0,1'];
  expectFight(
    { mode: 'team', players: ['borgo', 'outpost', 'moloch', 'hegemony'], units: [...units, ...enemies] },
    ['? borgo medic: 2,-1 saves 0,0 from -1,1/1 | 2,-1 saves 0,0 from 0,-1/3 | 2,-1 saves 0,0 from 0,1/0'],
    { starter: 2 },
  );
});

test('B5 who has no question any more is not among those who may come next', () => {
  // The conversion at 0,0 is player 1's to choose; it is no question any more when the Clown explodes.
  const units = ['moloch#0/clown 0,0', 'hegemony/quartermaster 0,1', 'outpost/scoper 0,2', 'moloch#3/clown 2,-2'];
  const draft = { mode: 'team', options: { sameArmy: true }, players: ['moloch', 'outpost', 'hegemony', 'moloch'], units } as const;
  expectFight(draft, ['? moloch#3 order: 0 | 1 | 3'], { starter: 3 });
  expectFight(draft, ['? moloch#3 explode 2,-2: attack | explode'], { starter: 3, answers: ['0', 'explode'] });
});

test('B5 L15 who alone had a question does not keep the word when an answer brings another player one', () => {
  // The Outpost has scoped both Quartermasters and converts for Borgo; who stands in the watchtower then picks the target of the shot.
  const draft = {
    mode: 'team',
    players: ['outpost', 'borgo', 'hegemony', 'moloch'],
    terrain: ['hill watchtower: 0,0'],
    units: [
      'borgo/mutant 0,0',
      'hegemony/quartermaster 0,1',
      'outpost/scoper 1,1',
      'hegemony/quartermaster 2,0',
      'borgo/mutant 2,-1',
      'moloch/blocker 0,-1',
      'moloch/blocker 0,-2',
    ],
  } as const;
  const convert = '0 melee>ranged | 1 melee>ranged | 5 melee>ranged | none';
  expectFight(draft, [`? outpost convert 0,0: ${convert}`], { starter: 3 });
  expectFight(draft, ['? moloch order: 0 | 1'], { starter: 3, answers: ['0 melee>ranged'] });
  expectFight(draft, [`? outpost convert 2,-1: ${convert}`], { starter: 3, answers: ['none'] });
});
