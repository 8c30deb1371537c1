import { expectBattle } from '../../support/battles.js';
import { unitAt } from '../../support/play.js';

/* D7, step by step. A Medic of Borgo in rotation 0 serves N, NE and NW of it, in rotation 5 NW, N and SW. */

describe('(a) what no Medic can cancel is settled first', () => {
  test('D7 a Medic that falls by a settled hit is no longer available', () => {
    // 1,1 serves 0,1, which serves 0,0; 1,1 is hit itself and no one serves it.
    expectBattle(
      ['borgo/scout 0,0', 'borgo/medic 0,1', 'borgo/medic 1,1', 'moloch/hunter-killer 0,-1', 'moloch/hunter-killer 0,2 r4'],
      ['3: 0,-1>0,0 melee 1; 0,2>1,1 melee 1; 0,1 saves 0,0 from 0,-1/3; † 0,1 1,1'],
    );
  });

  test('D7 a unit that no one serves keeps its wounds while others are saved', () => {
    expectBattle(
      ['borgo/scout 0,0', 'borgo/super-officer 1,-1 r1', 'borgo/medic 0,1', 'moloch/hunter-killer 0,-1 r5'],
      ['3: 0,-1>1,-1 melee 1'],
    );
    expectBattle(
      ['borgo/scout 0,0', 'borgo/super-officer 1,-1 r1', 'borgo/medic 0,1', 'moloch/armored-hunter 0,-1'],
      ['2: 0,-1>1,-1 melee 1; 0,-1>0,0 melee 1; 0,1 saves 0,0 from 0,-1/3; † 0,1'],
    );
  });
});

test('D4 D7 which Medic at the end of a chain dies is a result too', () => {
  // 0,0 serves both runners; 1,1 serves 0,1 and 1,0, which serves 0,0 as 1,-1 does; 1,-1 and 1,0 serve each other.
  expectBattle(
    [
      'outpost/runner -1,1',
      'outpost/runner 0,1',
      'outpost/medic 0,0 r4',
      'outpost/medic 1,-1 r4',
      'outpost/medic 1,0',
      'outpost/medic 1,1',
      'moloch/hq -1,2',
    ],
    ['2: idle -1,1 0,1', '? outpost medic: 1,1 saves -1,1 from -1,2/0 | 1,1 saves 0,1 from -1,2/1'],
  );
});

describe('(b) a Medic with open hits waits', () => {
  // 0,1 serves 0,0; 1,1 serves 0,1 and 2,0. All but 1,1 are hit.
  const UNITS = [
    'borgo/scout 0,0',
    'borgo/medic 0,1',
    'borgo/medic 1,1',
    'borgo/scout 2,0',
    'moloch/hunter-killer 0,-1',
    'moloch/hunter-killer 0,2 r3',
    'moloch/hunter-killer 2,-1',
  ];
  const HITS = '3: 0,-1>0,0 melee 1; 0,2>0,1 melee 1; 2,-1>2,0 melee 1';

  test('D7 it can save no one before its own hits are settled', () => {
    expectBattle(UNITS, ['? borgo medic: 1,1 saves 0,1 from 0,2/0 | 1,1 saves 2,0 from 2,-1/3']);
  });

  test('D7 saved itself, it goes on to save', () => {
    expectBattle(UNITS, [`${HITS}; 0,1 saves 0,0 from 0,-1/3; 1,1 saves 0,1 from 0,2/0; † 0,1 1,1 2,0`], {
      answers: ['1,1 saves 0,1 from 0,2/0'],
    });
  });

  test('D7 left to its wounds, it saves no one', () => {
    expectBattle(UNITS, [`${HITS}; 1,1 saves 2,0 from 2,-1/3; † 0,0 0,1 1,1`], { answers: ['1,1 saves 2,0 from 2,-1/3'] });
  });

  // Two Medics serve each other; one hunter-killer hits both.
  const RING = ['borgo/medic 0,1 r1', 'borgo/medic 1,1', 'moloch/hunter-killer 0,2'];
  const RING_HITS = '3: 0,2>0,1 melee 1; 0,2>1,1 melee 1';

  test('D7 if only waiting Medics are left, none of them waits', () => {
    expectBattle(RING, [
      '? borgo medic: 0,1 saves 0,1 from 0,2/0 | 0,1 saves 1,1 from 0,2/1 | 1,1 saves 0,1 from 0,2/0 | 1,1 saves 1,1 from 0,2/1',
    ]);
  });

  test('D7 in such a ring one Medic can die for the other', () => {
    expectBattle(RING, [`${RING_HITS}; 1,1 saves 0,1 from 0,2/0; † 1,1`], { answers: ['1,1 saves 0,1 from 0,2/0'] });
    expectBattle(RING, [`${RING_HITS}; 0,1 saves 1,1 from 0,2/1; † 0,1`], { answers: ['0,1 saves 1,1 from 0,2/1'] });
  });

  test('D7 the end of a ring may be the hit Medic itself: then no one is left to save the other', () => {
    expectBattle(RING, [`${RING_HITS}; 0,1 saves 0,1 from 0,2/0; † 0,1 1,1`], { answers: ['0,1 saves 0,1 from 0,2/0'] });
  });
});

describe('(c) who dies', () => {
  test('D7 if the way branches, every end that can be reached is a choice', () => {
    // 0,2 and 1,1 both serve 0,1, which serves 0,0.
    const units = ['borgo/scout 0,0', 'borgo/medic 0,1', 'borgo/medic 0,2 r5', 'borgo/medic 1,1', 'moloch/hunter-killer 0,-1'];
    expectBattle(units, ['? borgo medic: 0,2 saves 0,0 from 0,-1/3 | 1,1 saves 0,0 from 0,-1/3']);
    expectBattle(units, ['3: 0,-1>0,0 melee 1; 0,2 saves 0,0 from 0,-1/3; † 0,2'], { answers: ['0,2 saves 0,0 from 0,-1/3'] });
  });

  // 0,1 serves 0,0; 1,1 serves 0,1 and 2,0; 2,0 serves 1,1. Hit are 0,0 and 1,1.
  const UNITS = [
    'borgo/scout 0,0',
    'borgo/medic 0,1',
    'borgo/medic 1,1',
    'borgo/medic 2,0 r5',
    'moloch/hunter-killer 0,-1',
    'moloch/hunter-killer 0,2 r4',
  ];
  const HITS = '3: 0,-1>0,0 melee 1; 0,2>1,1 melee 1';

  test('D7 at the end of the way a ring: the owner picks one of it, though it waits', () => {
    expectBattle(UNITS, [
      '? borgo medic: 1,1 saves 0,0 from 0,-1/3 | 1,1 saves 1,1 from 0,2/1 | 2,0 saves 0,0 from 0,-1/3 | 2,0 saves 1,1 from 0,2/1',
    ]);
  });

  test('D7 a hit on a Medic that is already used up is settled, no other dies for it', () => {
    expectBattle(UNITS, [`${HITS}; 1,1 saves 0,0 from 0,-1/3; † 1,1`], { answers: ['1,1 saves 0,0 from 0,-1/3'] });
  });

  test('D7 the other pairs end as they must', () => {
    expectBattle(UNITS, [`${HITS}; 2,0 saves 0,0 from 0,-1/3; † 1,1 2,0`], { answers: ['2,0 saves 0,0 from 0,-1/3'] });
    expectBattle(UNITS, [`${HITS}; 0,1 saves 0,0 from 0,-1/3; 1,1 saves 1,1 from 0,2/1; † 0,1 1,1`], {
      answers: ['1,1 saves 1,1 from 0,2/1'],
    });
    expectBattle(UNITS, [`${HITS}; 1,1 saves 0,0 from 0,-1/3; 2,0 saves 1,1 from 0,2/1; † 1,1 2,0`], {
      answers: ['2,0 saves 1,1 from 0,2/1'],
    });
  });
});

describe('how often a player is asked', () => {
  // Three attacks (2, 2 and 1) on a blocker, two Medics that serve it and not each other.
  const UNITS = [
    'moloch/blocker 0,0',
    'moloch/medic 0,1',
    'moloch/medic -1,1 r1',
    'borgo/brawler 0,-1 r3',
    'borgo/brawler 1,-1 r4',
    'borgo/mutant 1,0',
  ];
  const HITS = '2: 0,-1>0,0 melee 2; 1,-1>0,0 melee 2; 1,0>0,0 melee 1';
  const SOURCES = ['0,-1/3', '1,-1/4', '1,0/5'];
  const keysOf = (medic: string, sources: string[]): string => sources.map((source) => `${medic} saves 0,0 from ${source}`).join(' | ');

  test('D7 all pairs are keys', () => {
    expectBattle(UNITS, [`? moloch medic: ${keysOf('-1,1', SOURCES)} | ${keysOf('0,1', SOURCES)}`]);
  });

  test('D7 a player is asked again as long as more than one result is possible', () => {
    const answers = ['-1,1 saves 0,0 from 0,-1/3'];
    expectBattle(UNITS, [`? moloch medic: ${keysOf('0,1', SOURCES.slice(1))}`], { answers });
    const after = expectBattle(UNITS, [`${HITS}; -1,1 saves 0,0 from 0,-1/3; 0,1 saves 0,0 from 1,-1/4; † -1,1 0,1`], {
      answers: [...answers, '0,1 saves 0,0 from 1,-1/4'],
    });
    expect(unitAt(after, [0, 0])?.wounds).toBe(1);
  });

  test('D7 and no longer: then the first key is taken', () => {
    // With the weak attack cancelled the result is 2 wounds, whichever comes next.
    const after = expectBattle(UNITS, [`${HITS}; -1,1 saves 0,0 from 1,0/5; 0,1 saves 0,0 from 0,-1/3; † -1,1 0,1`], {
      answers: ['-1,1 saves 0,0 from 1,0/5'],
    });
    expect(unitAt(after, [0, 0])?.wounds).toBe(2);
  });
});

describe('D7 a player is asked about what the own pairs are linked with, not about the whole step', () => {
  // Two hit Medics in a ring at -2,0 and -1,-1. The Trap at 0,-1 dies of the hit that its Medic does not cancel.
  const UNITS = [
    'moloch/protector -2,1',
    'moloch/armored-hunter 0,-2 r5',
    'moloch/scout -1,0',
    'doomsday/medic -2,0 r1',
    'doomsday/medic -1,-1 r4',
    'doomsday/medic 0,1',
    'doomsday/trap 0,-1 r5',
  ];

  test('D7 a unit that dies either way is no question while a choice is open elsewhere', () => {
    const keys = [
      '-2,0 saves -2,0 from -2,1/0',
      '-2,0 saves -1,-1 from 0,-2/4',
      '-1,-1 saves -2,0 from -2,1/0',
      '-1,-1 saves -1,-1 from 0,-2/4',
    ];
    expectBattle(UNITS, [`? doomsday medic: ${keys.join(' | ')}`], { players: ['moloch', 'doomsday'], starter: 1 });
  });
});
