import { expectFight } from '../../support/modePosition.js';

const NY = ['new-york', 'moloch'] as const;

describe('P13 Sharpshooter', () => {
  test('P13 it hits any one enemy unit on the line, whom its owner picks', () => {
    const draft = { players: NY, units: ['new-york/sharpshooter 0,2', 'moloch/medic 0,1 r3', 'moloch/protector 0,-1', 'moloch/hq 0,-2'] };
    expectFight(draft, ['? new-york target 0,2: 0 0,-2 | 0 0,-1 | 0 0,1']);
    expectFight(draft, ['2: 0,2>0,-1 ranged 1', '1: idle 0,-1', '0: idle 0,-2'], { answers: ['0 0,-1'] });
  });

  test('P13 with one unit on the line nobody is asked, and it must be hit', () => {
    expectFight({ players: NY, units: ['new-york/sharpshooter 0,2', 'new-york/cop 0,1', 'moloch/guard 0,0'] }, [
      '3: 0,1>0,0 melee 1; † 0,0',
      '2: idle 0,2',
    ]);
    expectFight({ players: NY, units: ['new-york/sharpshooter 0,2', 'new-york/sergeant 0,1', 'moloch/guard 0,0'] }, [
      '2: 0,2>0,0 ranged 1; idle 0,0; † 0,0',
    ]);
  });

  test('P13 U4 armored units may be picked; armor counts as usual, and nobody else is hit', () => {
    const draft = { players: NY, units: ['new-york/sharpshooter 0,2', 'moloch/blocker 0,0 r3', 'moloch/guard 0,-1'] };
    expectFight(draft, ['2: idle 0,-1 0,2'], { answers: ['0 0,0'] });
  });

  test('P13 C2 an Officer makes the shot stronger', () => {
    expectFight({ players: NY, units: ['new-york/sharpshooter 0,2', 'new-york/officer-2 -1,2 r2', 'moloch/blocker 0,0'] }, [
      '2: 0,2>0,0 ranged 2',
    ]);
  });

  const TEAM = { mode: 'team' as const, players: ['new-york', 'doomsday', 'neojungle', 'outpost'] as const };

  test('P13 P5 behind redirecting units the key has the direction of arrival', () => {
    expectFight(
      {
        ...TEAM,
        units: [
          'new-york/sharpshooter 0,2',
          'doomsday/tripler 0,0 r0',
          'neojungle/swarm 0,1',
          'neojungle/monster 0,-1',
          'neojungle/crusher 1,-1',
        ],
      },
      ['? new-york target 0,2: 0 0,-1/0 | 0 0,1 | 0 1,-1/1'],
    );
  });

  test('P13 C4 converted to melee it hits the adjacent unit', () => {
    expectFight(
      {
        mode: 'team',
        players: ['new-york', 'hegemony', 'neojungle', 'outpost'],
        units: ['new-york/sharpshooter 0,2', 'hegemony/quartermaster -1,2 r2', 'neojungle/wall-of-trees 0,1 r3', 'neojungle/monster 0,0'],
      },
      ['2: 0,2>0,1 melee 1', '0: idle 0,0'],
      { answers: ['0 ranged>melee'] },
    );
  });
});

describe('P14 Rocket Launcher', () => {
  test('P14 (a) it flies onto the adjacent hex and up to two further, and ends at the first enemy unit', () => {
    const draft = { players: NY, units: ['new-york/rocket-launcher 0,2', 'moloch/blocker 0,0', 'moloch/hq 0,-1', 'moloch/guard 1,1'] };
    expectFight(draft, ['? new-york rocket 0,2: 0,0/0 | 0,0/1 | 0,0/5 | 1,1/1 | 1,1/2 | 1,1/3 | none']);
    expectFight(draft, ['2: 0,2>0,0 rocket 3; idle 1,1; † 0,0', '0: idle 0,-1'], { answers: ['0,0/0'] });
  });

  test('P14 (a) back and over the launcher', () => {
    expectFight({ players: NY, units: ['new-york/rocket-launcher 0,0', 'moloch/blocker 0,1'] }, ['? new-york rocket 0,0: 0,1/3 | none']);
  });

  test('P14 (a) over friendly units, and an HQ ends it too', () => {
    expectFight(
      { players: NY, units: ['new-york/rocket-launcher 0,2', 'new-york/scout 0,1', 'moloch/hq 0,0'] },
      ['2: 0,2>0,0 rocket 3; moloch -3', '0: 0,0>0,1 melee 1; † 0,1'],
      {
        answers: ['0,0/0'],
      },
    );
  });

  test('P14 (b) none is allowed even if there is a target', () => {
    expectFight({ players: NY, units: ['new-york/rocket-launcher 0,2', 'moloch/blocker 0,0'] }, ['2: idle 0,2'], { answers: ['none'] });
  });

  test('P14 (b) an enemy on the adjacent hex is always hit; without that hex there is no rocket', () => {
    expectFight({ players: NY, units: ['new-york/rocket-launcher 0,1', 'moloch/blocker 0,0', 'moloch/guard 1,0'] }, [
      '2: 0,1>0,0 rocket 3; idle 1,0; † 0,0',
    ]);
    expectFight({ players: NY, units: ['new-york/rocket-launcher 0,-2', 'moloch/blocker 1,-2'] }, ['2: idle 0,-2']);
  });

  test('P14 (c) P19 U4 no bonus changes the 3, and armor on the side it comes in through takes 1 off', () => {
    const units = ['new-york/rocket-launcher 0,2', 'new-york/officer-2 -1,2 r2', 'moloch/blocker 0,0 r3'];
    expectFight({ players: NY, units }, ['2: 0,2>0,0 rocket 2'], { answers: ['0,0/0'] });
    expectFight({ players: NY, units }, ['2: 0,2>0,0 rocket 3; † 0,0'], { answers: ['0,0/1'] });
  });

  test('P14 (c) C4 it cannot be converted', () => {
    expectFight(
      {
        mode: 'team',
        players: ['new-york', 'hegemony', 'neojungle', 'outpost'],
        units: ['new-york/rocket-launcher 0,2', 'hegemony/quartermaster -1,2 r2', 'neojungle/monster 0,1'],
      },
      ['2: 0,2>0,1 rocket 3; † 0,1'],
    );
  });

  test('P14 (c) P5 it is not redirected, and sets a Trap off', () => {
    expectFight(
      {
        mode: 'team',
        players: ['new-york', 'doomsday', 'neojungle', 'outpost'],
        units: ['new-york/rocket-launcher 0,2', 'doomsday/tripler 0,1', 'neojungle/monster 1,-1'],
      },
      ['? new-york rocket 0,2: 1,-1/0 | 1,-1/1 | none'],
    );
    expectFight({ players: ['new-york', 'doomsday'], units: ['new-york/rocket-launcher 0,2', 'doomsday/trap 0,1 r3'] }, [
      '2: 0,1>0,2 trap 1; 0,2>0,1 rocket 3; † 0,1 0,2',
    ]);
  });

  test('P14 (d) I5 an extra action fires another', () => {
    expectFight({ players: NY, units: ['new-york/rocket-launcher 0,2', 'new-york/sergeant -1,2 r2', 'moloch/hq 0,1'] }, [
      '2: 0,2>0,1 rocket 3; moloch -3',
      '1: 0,2>0,1 rocket 3; moloch -3',
      '0: 0,1>0,2 melee 1; 0,1>-1,2 melee 1; † -1,2 0,2',
    ]);
  });
});

describe('P15 Shotgun', () => {
  test.each([
    ['0,1', '2: 0,2>0,1 shotgun 3; moloch -3'],
    ['0,0', '2: 0,2>0,0 shotgun 2; moloch -2'],
    ['0,-1', '2: 0,2>0,-1 shotgun 1; moloch -1'],
    ['0,-2', '2: idle 0,2'],
  ])('P15 at %s: %s', (at, line) => {
    const after = at === '0,1' ? '0: 0,1>0,2 melee 1; † 0,2' : `0: idle ${at}`;
    expectFight({ players: NY, units: ['new-york/shotgun 0,2', `moloch/hq ${at}`] }, [line, after]);
  });

  test('P15 P19 U4 less 1 for armor, and no bonus changes it', () => {
    const units = ['new-york/shotgun 0,2', 'new-york/officer-2 -1,2 r2'];
    expectFight({ players: NY, units: [...units, 'moloch/blocker 0,1 r3'] }, ['2: 0,2>0,1 shotgun 2']);
    expectFight({ players: NY, units: [...units, 'moloch/blocker 0,-1 r3'] }, ['2: idle 0,2']);
    expectFight({ players: NY, units: [...units, 'moloch/blocker 0,0'] }, ['2: 0,2>0,0 shotgun 2']);
  });

  test('P15 U1 it hits the first enemy unit, over friendly ones', () => {
    expectFight({ players: NY, units: ['new-york/shotgun 0,2', 'new-york/scout 0,1 r1', 'moloch/blocker 0,0', 'moloch/blocker 0,-1'] }, [
      '3: 0,2>0,0 shotgun 2',
    ]);
  });

  test('P15 P5 redirected, the distance is the number of hexes flown', () => {
    expectFight(
      {
        mode: 'team',
        players: ['new-york', 'doomsday', 'neojungle', 'outpost'],
        units: ['new-york/shotgun 0,2', 'doomsday/tripler 0,1', 'neojungle/monster 0,0', 'neojungle/wall-of-trees 1,0 r3'],
      },
      ['2: 0,2>0,0 shotgun 2; 0,2>1,0 shotgun 1; † 0,0'],
    );
  });
});
