import { expectFight } from '../../support/modePosition.js';

const DUEL = ['moloch', 'borgo'] as const;

describe('L15: watchtowers', () => {
  const terrain = ['hill watchtower: 0,2'];

  test('L15: P13 the ranged attacks of a unit in it are a sharpshooter’s', () => {
    const draft = { players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/scout 0,1', 'borgo/scout 0,-1'], terrain };
    expectFight(draft, ['? moloch target 0,2: 0 0,-1 | 0 0,1']);
    expectFight(draft, ['3: 0,2>0,-1 ranged 1; † 0,-1'], { answers: ['0 0,-1'] });
  });

  test('L15: each edge picks by itself', () => {
    const units = ['moloch/guard 0,1', 'borgo/scout 0,0', 'borgo/scout 0,-1', 'borgo/scout -1,1', 'borgo/scout -2,1'];
    const draft = { players: DUEL, units, terrain: ['hill watchtower: 0,1'] };
    expectFight(draft, ['? moloch target 0,1: 0 0,-1 | 0 0,0']);
    expectFight(draft, ['2: 0,1>0,-1 ranged 1; 0,1>-1,1 ranged 1; † -1,1 0,-1'], { answers: ['0 0,-1', '5 -1,1'] });
  });

  test('L15: U7 the ranged part picks, the melee part hits the neighbor', () => {
    const units = ['hegemony/universal-soldier 0,2 r1', 'borgo/super-mutant 0,1 r0', 'borgo/super-mutant 0,-1 r0'];
    const draft = { players: ['hegemony', 'borgo'] as const, units, terrain };
    expectFight(draft, ['3: 0,2>0,-1 universal 1; 0,2>0,1 universal 1', '2: idle 0,-1 0,1'], { answers: ['0 0,-1'] });
    expectFight(draft, ['3: 0,2>0,1 universal 2; † 0,1', '2: idle 0,-1'], { answers: ['0 0,1'] });
  });

  test('L15: U7 D1 one attack only if both are on the same unit', () => {
    const units = ['hegemony/universal-soldier 0,2 r1', 'borgo/scout 0,1', 'borgo/medic 1,0 r4'];
    expectFight({ players: ['hegemony', 'borgo'], units, terrain }, ['3: 0,2>0,1 universal 2; 1,0 saves 0,1 from 0,2/0; † 1,0']);
  });

  test('L15: C4 a melee attack made ranged picks too, and a ranged one made melee does not', () => {
    const draft = { players: ['hegemony', 'borgo'] as const, terrain };
    const units = ['hegemony/runner 0,2', 'hegemony/quartermaster -1,2 r2', 'borgo/scout 0,1', 'borgo/scout 0,-1'];
    expectFight({ ...draft, units }, ['2: 0,2>0,-1 ranged 1; † 0,-1'], { answers: ['0 melee>ranged', '0 0,-1'] });
  });

  test('L15: C4 where one edge is converted the others pick as they are', () => {
    const units = ['outpost/mobile-armor 0,0', 'hegemony/quartermaster 0,1', 'outpost/scoper 0,2'];
    const targets = ['hegemony/thug -1,0 r3', 'hegemony/thug -2,0 r3'];
    const draft = { players: ['outpost', 'hegemony'] as const, units: [...units, ...targets], terrain: ['hill watchtower: 0,0'] };
    expectFight(draft, ['? outpost target 0,0: 5 -2,0 | 5 -1,0'], { answers: ['0 melee>ranged'] });
  });

  test('L15: P15 U5 shotguns and Gauss do not change', () => {
    const shotgun = ['new-york/shotgun 0,2', 'moloch/blocker 0,1', 'moloch/blocker 0,0'];
    expectFight({ players: ['new-york', 'moloch'], units: shotgun, terrain }, ['2: 0,2>0,1 shotgun 3; † 0,1']);
    const gauss = ['moloch/gauss-cannon 0,2 r2', 'borgo/scout 0,1', 'borgo/scout 0,0'];
    expectFight({ players: DUEL, units: gauss, terrain }, ['1: 0,2>0,0 gauss 1; 0,2>0,1 gauss 1; † 0,0 0,1']);
  });

  test('L15: P14 a rocket may pass over enemy units, but then must end at one', () => {
    const players = ['new-york', 'moloch'] as const;
    const units = ['new-york/rocket-launcher 0,2', 'moloch/blocker 0,1', 'moloch/blocker 0,-1'];
    expectFight({ players, units }, ['2: 0,2>0,1 rocket 3; † 0,1']);
    // Over 0,1 to 0,-1; there and back to 0,1 from each neighbor of it; it may not end on a free hex.
    expectFight({ players, units, terrain }, ['? new-york rocket 0,2: 0,-1/0 | 0,1/0 | 0,1/1 | 0,1/2 | 0,1/3 | 0,1/4 | 0,1/5']);
    const far = ['new-york/rocket-launcher 0,2', 'moloch/blocker 0,0', 'moloch/blocker 0,-1'];
    expectFight({ players, units: far }, ['? new-york rocket 0,2: 0,0/0 | 0,0/1 | 0,0/5 | none']);
    expectFight({ players, units: far, terrain }, ['? new-york rocket 0,2: 0,-1/0 | 0,0/0 | 0,0/1 | 0,0/5 | none']);
    expectFight({ players, units: far, terrain }, ['2: 0,2>0,-1 rocket 3; † 0,-1'], { answers: ['0,-1/0'] });
  });
});

describe('L16: defense', () => {
  const terrain = ['base defense: 0,0 1,0; panel 1,0'];

  test('L16: in phase 0 a base deals 1 to every unit on it or beside it, no HQ and not on a panel', () => {
    const units = ['borgo/scout 0,0', 'borgo/scout 1,0', 'borgo/scout 0,1', 'moloch/hq -1,0', 'borgo/scout 0,-2', 'moloch/blocker 2,0'];
    expectFight({ players: DUEL, units, terrain }, [
      '0: -1,0>0,0 melee 1; 0,0>0,0 terrain 1; 0,0>0,1 terrain 1; 1,0>2,0 terrain 1; † 0,0 0,1',
    ]);
  });

  test('L16: one hit per base, and armor does not count', () => {
    const bases = ['base defense: 0,0', 'base defense: 0,2'];
    expectFight({ players: DUEL, units: ['moloch/blocker 0,1'], terrain: bases }, ['0: 0,0>0,1 terrain 1; 0,2>0,1 terrain 1']);
  });

  test('L16: L12 on rocky ground it destroys', () => {
    expectFight({ players: DUEL, units: ['moloch/blocker -1,0'], terrain: ['base defense: 0,0', 'hill rocky: -1,0'] }, [
      '0: 0,0>-1,0 terrain 1; † -1,0',
    ]);
  });
});

describe('L17: turrets', () => {
  const terrain = ['base: 0,2'];
  const fight = (units: readonly string[], turret: string, course: readonly string[]): void => {
    expectFight({ players: DUEL, units, terrain, turrets: [turret] }, course);
  };

  test('L17: in each phase of its values it attacks the first unit of any army', () => {
    fight(['moloch/scout 0,0', 'borgo/scout 0,-1'], '0,2 i31 0:1', ['3: 0,2>0,0 ranged 1; † 0,0', '1: 0,2>0,-1 ranged 1; † 0,-1']);
    fight(['moloch/blocker 0,1'], '0,2 i2 0:m2', ['2: 0,2>0,1 melee 2']);
    fight(['moloch/blocker 0,0'], '0,2 i2 0:m2', []);
  });

  test('L17: it is turned, and has all its edges', () => {
    fight(['moloch/blocker 0,1', 'moloch/blocker 2,0'], '0,2 r1 i2 5:m2 0:1', ['2: 0,2>0,1 melee 2; 0,2>2,0 ranged 1']);
  });

  test('L17: units of players it spares are shot over', () => {
    fight(['moloch/scout 0,0', 'borgo/scout 0,-1'], '0,2 i3 0:1 spares 0', ['3: 0,2>0,-1 ranged 1; † 0,-1']);
    fight(['moloch/scout 0,1'], '0,2 i3 0:m1 spares 0', []);
  });

  test('L17: U4 armor counts, and D1 Medics cancel its hits', () => {
    fight(['moloch/blocker 0,0 r3'], '0,2 i3 0:1', []);
    fight(['moloch/blocker 0,0', 'moloch/medic 0,-1 r1'], '0,2 i3 0:1', ['3: 0,2>0,0 ranged 1; 0,-1 saves 0,0 from turret/0; † 0,-1']);
  });

  test('L17: P5 it sets a Trap off through its edge', () => {
    const draft = { players: ['doomsday', 'borgo'] as const, terrain, turrets: ['0,2 i3 0:1'] };
    expectFight({ ...draft, units: ['doomsday/trap 0,0 r3', 'borgo/scout 0,1'] }, ['3: 0,2>0,1 ranged 1; † 0,1']);
    expectFight({ ...draft, units: ['doomsday/trap 0,0 r3', 'borgo/scout 1,0'] }, ['3: 0,0>1,0 trap 1; 0,2>0,0 ranged 1; † 0,0 1,0']);
  });

  test('L17: nothing hits it, and shots go over it: it is not High', () => {
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/scout 0,0'], terrain: ['base: 0,1'], turrets: ['0,1 i0 3:m1'] }, [
      '3: 0,2>0,0 ranged 1; † 0,0',
      '0: 0,1>0,2 melee 1; † 0,2',
    ]);
  });

  test('L17: G3 it hits as nobody and scores nothing, HQs too', () => {
    const players = ['moloch', { army: 'borgo' as const, score: 3 }, 'outpost'] as const;
    const after = expectFight({ mode: 'deathmatch-score', players, units: ['moloch/hq 0,0'], terrain, turrets: ['0,2 i3 0:3'] }, [
      '3: 0,2>0,0 ranged 3',
      '0: idle 0,0',
    ]);
    expect(after.players.map(({ score }) => score)).toEqual([0, 3, 0]);
    fight(['moloch/hq 0,0'], '0,2 i3 0:3', ['3: 0,2>0,0 ranged 3; moloch -3', '0: idle 0,0']);
  });

  test('L17: R1 it wounds no warehouse', () => {
    expectFight({ players: DUEL, units: [], terrain: [...terrain, 'warehouse: 0,0; 0,0 opens 2 mobility'], turrets: ['0,2 i3 0:1'] }, []);
  });
});
