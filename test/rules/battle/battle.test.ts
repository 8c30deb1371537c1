import { forecastBattle } from '@hexfall/shared/inspect/forecast';
import { boardOf, expectBattle } from '../../support/battles.js';
import { unitAt } from '../../support/play.js';

describe('phases', () => {
  test('B3 from the highest value on the board down to 0', () => {
    expectBattle(
      ['borgo/claws 0,0', 'borgo/scout 0,1', 'borgo/hq 2,-2', 'moloch/hybrid -2,0', 'moloch/guard -2,2 r3', 'moloch/gauss-cannon 2,0'],
      ['4: idle 0,0', '3: idle -2,0', '2: idle -2,2', '1: idle 2,0', '0: idle 2,-2'],
    );
  });

  test('B3 the highest value counts as modified', () => {
    expectBattle(['moloch/hybrid 0,0', 'outpost/saboteur 1,0'], ['2: idle 0,0']);
  });
});

describe('within a phase', () => {
  test('B4 units of the same phase act at once and may kill each other', () => {
    expectBattle(['borgo/brawler 0,0', 'moloch/hornet 0,-1 r3'], ['2: 0,-1>0,0 melee 2; 0,0>0,-1 melee 2; † 0,-1 0,0']);
  });

  test('B4 a dying unit still blocks the line of fire', () => {
    expectBattle(
      ['outpost/commando 0,1 r4', 'outpost/commando 0,2 r4', 'borgo/scout 0,0', 'borgo/scout 0,-1'],
      ['3: 0,1>0,0 ranged 1; 0,2>0,0 ranged 1; † 0,0'],
    );
  });

  test('B4 in the next phase the line is free', () => {
    expectBattle(
      ['outpost/hmg 0,1', 'borgo/scout 0,0', 'borgo/scout 0,-1'],
      ['2: 0,1>0,0 ranged 1; † 0,0', '1: 0,1>0,-1 ranged 1; † 0,-1'],
    );
  });

  test('B4 a dying module still serves in its phase', () => {
    expectBattle(
      ['borgo/brawler 0,0', 'borgo/officer 0,1', 'moloch/hornet 0,2', 'moloch/blocker 0,-1'],
      ['2: 0,0>0,-1 melee 3; 0,2>0,1 melee 2; † 0,-1 0,1'],
    );
  });

  test('B4 in the next phase it no longer serves', () => {
    expectBattle(
      ['borgo/brawler 0,0', 'borgo/officer 0,1', 'moloch/hunter-killer 0,2', 'moloch/blocker 0,-1'],
      ['3: 0,2>0,1 melee 1; † 0,1', '2: 0,0>0,-1 melee 2'],
    );
  });

  test('B4 a Medic that dies has saved, and is gone in the next phase', () => {
    expectBattle(
      ['borgo/super-officer 0,0 w1', 'borgo/medic 0,1', 'moloch/hunter-killer 0,-1', 'moloch/hornet 1,-1 r4'],
      ['3: 0,-1>0,0 melee 1; 0,1 saves 0,0 from 0,-1/3; † 0,1', '2: 1,-1>0,0 melee 2; † 0,0'],
    );
  });

  test('B4 destroyed units and used-up Medics go to the discard piles of their owners', () => {
    const after = expectBattle(
      ['borgo/brawler 0,0', 'borgo/medic 0,1', 'borgo/scout 1,0 r3', 'moloch/hornet 0,-1 r3', 'moloch/hornet 1,-1 r3'],
      ['2: 0,-1>0,0 melee 2; 0,0>0,-1 melee 2; 1,-1>1,0 melee 2; 0,1 saves 1,0 from 1,-1/3; † 0,-1 0,0 0,1'],
      { answers: ['0,1 saves 1,0 from 1,-1/3'] },
    );
    expect(after.players.map(({ discard }) => discard.toSorted())).toEqual([['borgo/brawler', 'borgo/medic'], ['moloch/hornet']]);
  });

  test('B4 HQ toughness falls phase by phase', () => {
    const after = expectBattle(
      ['outpost/hmg 0,2', 'outpost/commando 1,-2 r2', 'borgo/hq 0,-1'],
      [
        '3: 1,-2>0,-1 ranged 1; borgo -1',
        '2: 0,2>0,-1 ranged 1; borgo -1',
        '1: 0,2>0,-1 ranged 1; borgo -1',
        '0: 0,-1>1,-2 melee 1; † 1,-2',
      ],
    );
    expect(after.players[1]?.hq).toBe(17);
  });
});

describe('who is asked first', () => {
  // The Clown and the runner with its Quartermaster both have a choice in phase 2.
  const CHOICES = ['hegemony/runner 0,0', 'hegemony/quartermaster 0,1', 'moloch/clown -2,2'];

  test('B5 the battle starter says who comes next as soon as two players have a question', () => {
    expectBattle(CHOICES, ['? hegemony order: 0 | 1']);
    expectBattle(CHOICES, ['? moloch order: 0 | 1'], { starter: 1 });
  });

  test('B5 then that player decides, then the other', () => {
    expectBattle(CHOICES, ['? moloch explode -2,2: attack | explode'], { answers: ['1'] });
    expectBattle(CHOICES, ['? hegemony convert 0,0: 0 melee>ranged | none'], { answers: ['1', 'attack'] });
    expectBattle(CHOICES, ['? moloch explode -2,2: attack | explode'], { answers: ['0', 'none'] });
    expectBattle(CHOICES, ['2: idle -2,2 0,0'], { answers: ['0', 'none', 'attack'] });
  });

  test('B5 a single player with questions is asked at once, no matter who began the battle', () => {
    expectBattle(['moloch/clown 0,0', 'borgo/mutant 2,0'], ['? moloch explode 0,0: attack | explode'], { starter: 1 });
  });

  test('B5 all decisions of a player follow by hex: q, then r', () => {
    const units = [
      'hegemony/runner 1,0',
      'hegemony/quartermaster 1,1',
      'hegemony/runner -1,0',
      'hegemony/quartermaster -1,1',
      'hegemony/runner -1,-1',
      'hegemony/quartermaster -2,0 r1',
      'moloch/clown 2,-2',
    ];
    const asked = (at: string): string[] => [`? hegemony convert ${at}: 0 melee>ranged | none`];
    expectBattle(units, asked('-1,-1'), { answers: ['0'] });
    expectBattle(units, asked('-1,0'), { answers: ['0', 'none'] });
    expectBattle(units, asked('1,0'), { answers: ['0', 'none', 'none'] });
    expectBattle(units, ['? moloch explode 2,-2: attack | explode'], { answers: ['0', 'none', 'none', 'none'] });
  });

  test('B5 U6 C4 for one unit the explosion comes before the conversion, which a unit that explodes is not asked', () => {
    const allies = { players: ['hegemony', 'moloch', 'borgo', 'outpost'], options: { mode: 'team' } } as const;
    const units = ['moloch/clown 0,0', 'hegemony/quartermaster 0,1'];
    expectBattle(units, ['? moloch explode 0,0: attack | explode'], allies);
    expectBattle(units, ['? moloch convert 0,0: 0 melee>ranged | 5 melee>ranged | none'], { ...allies, answers: ['attack'] });
    expectBattle(units, ['2: 0,0>0,1 explosion 1; † 0,0 0,1'], { ...allies, answers: ['explode'] });
  });

  // Claws and hunter-killer hit each other; each is served by two Medics that do not serve each other.
  const MEDICS = [
    'borgo/claws 0,0 r1',
    'borgo/medic 0,1 r1',
    'borgo/medic -1,1',
    'moloch/hunter-killer 0,-1',
    'moloch/medic 0,-2 r3',
    'moloch/medic 1,-2',
  ];
  const OURS = '? borgo medic: -1,1 saves 0,0 from 0,-1/3 | 0,1 saves 0,0 from 0,-1/3';
  const THEIRS = '? moloch medic: 0,-2 saves 0,-1 from 0,0/0 | 1,-2 saves 0,-1 from 0,0/0';

  test('B5 the same holds for Medics', () => {
    expectBattle(MEDICS, ['? borgo order: 0 | 1']);
    expectBattle(MEDICS, ['? moloch order: 0 | 1'], { starter: 1 });
    expectBattle(MEDICS, [OURS], { answers: ['0'] });
    expectBattle(MEDICS, [THEIRS], { answers: ['1'] });
    expectBattle(MEDICS, [OURS], { answers: ['1', '1,-2 saves 0,-1 from 0,0/0'] });
    expectBattle(MEDICS, ['3: 0,-1>0,0 melee 1; 0,0>0,-1 melee 1; 0,1 saves 0,0 from 0,-1/3; 1,-2 saves 0,-1 from 0,0/0; † 0,1 1,-2'], {
      answers: ['1', '1,-2 saves 0,-1 from 0,0/0', '0,1 saves 0,0 from 0,-1/3'],
    });
  });
});

describe('the fall of an HQ', () => {
  // The brawler strikes the HQ in phase 3, the net fighter beside the HQ strikes 1,-1 later.
  const UNITS = ['outpost/brawler 0,0', 'borgo/hq 0,-1', 'borgo/net-fighter 1,-2 r1', 'outpost/recon-center 1,-1'];
  const NEARLY = { players: [{ army: 'outpost' }, { army: 'borgo', hq: 2 }] } as const;

  test('B7 B8 the battle goes on, but the HQ is gone: no bonus, no attack', () => {
    // With the HQ the net fighter acts in 2, without it in 1; in 0 the HQ would strike the brawler.
    const standing = { players: [{ army: 'outpost' }, { army: 'borgo', hq: 3 }] } as const;
    expectBattle(UNITS, ['3: 0,0>0,-1 melee 2; borgo -2', '2: 1,-2>1,-1 melee 3; † 1,-1', '0: 0,-1>0,0 melee 1; † 0,0'], standing);
    const after = expectBattle(UNITS, ['3: 0,0>0,-1 melee 2; borgo -2; † 0,-1', '1: 1,-2>1,-1 melee 3; † 1,-1'], NEARLY);
    expect(unitAt(after, [0, -1])).toBeNull();
    expect(after.players[1]?.hq).toBe(0);
  });

  test('B4 B8 in the phase of its fall the HQ still serves', () => {
    // The runner strikes with 2 in the phase in which the brawler kills the HQ.
    expectBattle(
      ['borgo/brawler 0,0', 'hegemony/hq 0,-1', 'hegemony/runner 1,-2 r3', 'borgo/super-officer 1,-1 r2'],
      ['2: 0,0>0,-1 melee 2; 1,-2>1,-1 melee 2; hegemony -2; † 0,-1 1,-1'],
      { players: ['borgo', { army: 'hegemony', hq: 2 }] },
    );
  });

  test('B4 B8 in the phase of its fall the HQ still strikes', () => {
    expectBattle(
      ['hegemony/gladiator 0,0', 'outpost/hq 0,-1', 'outpost/saboteur 1,0'],
      ['0: 0,-1>0,0 melee 1; 0,0>0,-1 melee 2; outpost -2; † 0,-1'],
      { players: ['hegemony', { army: 'outpost', hq: 2 }] },
    );
  });

  test('B7 E1 the other player has won when the battle has been finished', () => {
    const after = expectBattle(UNITS, ['3: 0,0>0,-1 melee 2; borgo -2; † 0,-1', '1: 1,-2>1,-1 melee 3; † 1,-1'], NEARLY);
    expect(after.outcome).toMatchObject({ winners: [0], reason: 'hq-destroyed' });
  });

  test('B7 E1 both HQs may fall in one battle, in different phases: a draw', () => {
    const after = expectBattle(
      ['outpost/commando 0,0 r4', 'moloch/hq 0,-2', 'moloch/gauss-cannon -1,-1 r5', 'outpost/hq -1,2'],
      ['3: 0,0>0,-2 ranged 1; moloch -1; † 0,-2', '1: -1,-1>-1,2 gauss 1; outpost -1; † -1,2'],
      {
        players: [
          { army: 'outpost', hq: 1 },
          { army: 'moloch', hq: 1 },
        ],
      },
    );
    expect(after.outcome).toMatchObject({ winners: [], reason: 'draw' });
  });

  test('B8 more wounds than an HQ has left do not count', () => {
    const after = expectBattle(['outpost/brawler 0,0', 'borgo/hq 0,-1'], ['3: 0,0>0,-1 melee 2; borgo -1; † 0,-1'], {
      players: ['outpost', { army: 'borgo', hq: 1 }],
    });
    expect(after.players[1]?.hq).toBe(0);
  });
});

/* The example battle of the rulebook, on a board of our own: Hegemony against the Outpost, started by the Outpost. */

const OUTPOST = [
  'outpost/hq 0,0',
  'outpost/brawler 1,-1 r1', // beside both HQs, strikes the one of Hegemony; netted from 1,0
  'outpost/commando 1,1 r4', // shoots N at the net fighter
  'outpost/scout 2,0', // serves the commando
  'outpost/hmg -2,2 r1', // shoots NE over its own units at the HQ in the corner
  'outpost/medic -1,1 r4', // serves the machine gun only
  'outpost/annihilator 1,-2 r4', // beside the HQ of Hegemony
];
const HEGEMONY = [
  'hegemony/hq 2,-2',
  'hegemony/officer-1 2,-1 r3', // guards the HQ, serves no one
  'hegemony/net-fighter 1,0 r5',
  'hegemony/runner 0,1', // strikes the HQ of the Outpost
  'hegemony/boss 0,2', // serves the runner
  'hegemony/ganger -2,1 r4', // strikes the machine gun
  'hegemony/universal-soldier 0,-2 r3', // strikes the annihilator
];

test('B3 B4 D1 I5 N4 the example battle of the rulebook', () => {
  const after = expectBattle(
    [...OUTPOST, ...HEGEMONY],
    [
      '4: 1,1>1,0 ranged 1; † 1,0',
      '3: -2,1>-2,2 melee 1; 0,-2>1,-2 universal 2; 0,1>0,0 melee 2; 1,-1>2,-2 melee 2; ' +
        '-1,1 saves -2,2 from -2,1/3; outpost -2; hegemony -2; † -1,1 1,-2',
      '2: -2,2>2,-2 ranged 1; 1,-1>2,-2 melee 2; hegemony -3',
      '1: -2,2>2,-2 ranged 1; hegemony -1',
      '0: 0,0>0,1 melee 1; 2,-2>1,-1 melee 1; † 0,1 1,-1',
    ],
  );
  expect(after.players.map(({ hq }) => hq)).toEqual([18, 14]);
  expect(unitAt(after, [-2, 2])?.wounds).toBe(0);
});

/** The Clown explodes in phase 2 or strikes N; the mutant S of it falls to the explosion, or in phase 1 to the protector. */
const CLOWN = ['moloch/clown 0,0', 'borgo/mutant 0,1', 'moloch/protector -1,2'];

describe('the forecast of a battle with a question', () => {
  const { losses, depends, complete } = forecastBattle(boardOf(CLOWN), 0);

  test('U6 a unit that falls either way is certain to, in the first of the phases', () => {
    expect(losses.find(({ tile }) => tile === 'borgo/mutant')).toEqual({
      at: [0, 1],
      owner: 1,
      tile: 'borgo/mutant',
      phase: 2,
      certain: true,
    });
  });

  test('U6 a unit that falls by one answer only is not certain to', () => {
    expect(losses.find(({ tile }) => tile === 'moloch/clown')).toMatchObject({ phase: 2, certain: false });
    expect({ depends, complete }).toEqual({ depends: true, complete: true });
  });

  test('a battle without a question depends on nothing', () => {
    const plain = forecastBattle(boardOf(['moloch/hybrid 0,0', 'borgo/mutant 0,-2']), 0);
    expect(plain.losses.map(({ tile, phase, certain }) => ({ tile, phase, certain }))).toEqual([
      { tile: 'borgo/mutant', phase: 3, certain: true },
    ]);
    expect(plain.depends).toBe(false);
  });
});
