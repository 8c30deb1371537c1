import { expectFight, modePosition } from '../../support/modePosition.js';
import { unitAt } from '../../support/play.js';

const DUEL = ['moloch', 'borgo'] as const;

describe('L2: elements on each other', () => {
  test('L2: only the upper one counts, for everything', () => {
    const terrain = ['forest poisonous: 0,0 1,0', 'wasteland plain: 0,0'];
    const units = ['borgo/scout 0,0', 'borgo/scout 1,0'];
    expectFight({ players: DUEL, units, terrain }, ['0: 1,0>1,0 terrain 1; † 1,0']);
    expectFight({ players: DUEL, units, terrain: terrain.toReversed() }, ['0: 1,0>1,0 terrain 1; † 1,0']);
  });
});

describe('L10: poisonous forests and radioactive wastelands', () => {
  const terrain = ['forest poisonous: 0,0 1,0', 'wasteland radioactive: -1,0'];

  test('L10: every unit in them takes a hit of 1 in phase 0, HQs too', () => {
    expectFight({ players: DUEL, units: ['borgo/hq 0,0', 'moloch/blocker 1,0', 'borgo/scout -1,0'], terrain }, [
      '0: -1,0>-1,0 terrain 1; 0,0>0,0 terrain 1; 0,0>1,0 melee 1; 1,0>1,0 terrain 1; borgo -1; † -1,0',
    ]);
  });

  test('L10: G3 in the score modes nobody scores', () => {
    const players = [{ army: 'moloch' as const, score: 5 }, { army: 'borgo' as const, score: 5 }, 'outpost' as const];
    const after = expectFight({ mode: 'deathmatch-score', players, units: ['borgo/hq 0,0'], terrain }, ['0: 0,0>0,0 terrain 1']);
    expect(after.players.map(({ score }) => score)).toEqual([5, 5, 0]);
  });

  test('L21: phase 0 is fought although nobody acts in it, after all others', () => {
    expectFight({ players: DUEL, units: ['borgo/mutant 0,0', 'moloch/blocker 1,0'], terrain }, [
      '2: idle 0,0',
      '0: 0,0>0,0 terrain 1; 1,0>1,0 terrain 1; † 0,0',
    ]);
    expectFight({ players: DUEL, units: ['borgo/mutant 0,1'], terrain }, ['2: idle 0,1']);
  });

  test('L21: B4 its hits and those of units at 0 are one step', () => {
    const units = ['moloch/hq 1,-1', 'borgo/scout 0,0', 'borgo/medic 0,1'];
    expectFight({ players: DUEL, units, terrain }, ['0: 0,0>0,0 terrain 1; 1,-1>0,0 melee 1; 0,1 saves 0,0 from 1,-1/4; † 0,0 0,1']);
  });

  test('L21: D1 a Medic cancels one of them like an attack', () => {
    expectFight({ players: DUEL, units: ['borgo/scout 0,0', 'borgo/medic 0,1'], terrain }, [
      '0: 0,0>0,0 terrain 1; 0,1 saves 0,0 from terrain/0; † 0,1',
    ]);
  });

  test('L21: U4 no armor and no Trap', () => {
    expectFight({ players: DUEL, units: ['moloch/armored-guard 0,0 r3'], terrain }, ['2: idle 0,0', '0: 0,0>0,0 terrain 1; † 0,0']);
    expectFight({ players: ['doomsday', 'borgo'], units: ['doomsday/trap 0,0', 'borgo/scout 0,-1'], terrain }, [
      '0: 0,0>0,0 terrain 1; † 0,0',
    ]);
  });

  test('P2 L21: a bomber is set off and travels to the player after the battle starter', () => {
    const draft = { players: ['borgo', 'outpost', 'moloch'] as const, mode: 'deathmatch' as const, terrain };
    const units = ['bomber 0,0', 'moloch/scout 0,1'];
    const course = (to: string): string[] => [`0: 0,0>0,0 terrain 1; 0,0>0,1 explosion 1; † 0,0 0,1; 0,0 goes to ${to}`];
    expectFight({ ...draft, units }, course('outpost'), { starter: 0 });
    expectFight({ ...draft, units }, course('borgo'), { starter: 2 });
  });

  test('P2 L21: with a hit of one player besides it is that player who set it off', () => {
    const draft = { players: ['borgo', 'outpost', 'moloch'] as const, mode: 'deathmatch' as const, terrain };
    expectFight(
      { ...draft, units: ['bomber 0,0', 'outpost/hq 0,1'] },
      ['0: 0,0>0,0 terrain 1; 0,1>0,0 melee 1; † 0,0; 0,0 goes to moloch'],
      { starter: 0 },
    );
  });

  test('P2 L17: a turret sets a bomber off in the same way', () => {
    const draft = { players: ['borgo', 'outpost', 'moloch'] as const, mode: 'deathmatch' as const };
    expectFight(
      { ...draft, units: ['bomber 0,0'], terrain: ['base: 0,2'], turrets: ['0,2 i2 0:1'] },
      ['2: 0,2>0,0 ranged 1; † 0,0; 0,0 goes to moloch'],
      { starter: 1 },
    );
  });
});

describe('L12: rocky hills and deep water', () => {
  test.each(['hill rocky: 0,0', 'water deep: 0,0'])('L12: %s: a wound that counts destroys the unit, whatever its toughness', (element) => {
    expectFight({ players: DUEL, units: ['borgo/brawler 0,1', 'moloch/blocker 0,0'], terrain: [element] }, ['2: 0,1>0,0 melee 2; † 0,0']);
    expectFight({ players: DUEL, units: ['borgo/mutant 0,1', 'moloch/blocker 0,0'], terrain: [element] }, ['2: 0,1>0,0 melee 1; † 0,0']);
  });

  test('L12: no HQ', () => {
    expectFight({ players: DUEL, units: ['borgo/mutant 0,1', 'moloch/hq 0,0'], terrain: ['hill rocky: 0,0'] }, [
      '2: 0,1>0,0 melee 1; moloch -1',
      '0: 0,0>0,1 melee 1; † 0,1',
    ]);
  });

  test('L12: Medics cancel the hit as usual', () => {
    const units = ['borgo/mutant 0,1', 'moloch/blocker 0,0', 'moloch/medic 0,-1 r1'];
    expectFight({ players: DUEL, units, terrain: ['hill rocky: 0,0'] }, ['2: 0,1>0,0 melee 1; 0,-1 saves 0,0 from 0,1/0; † 0,-1']);
  });

  test('L12: D a wound of a Medic on rocky ground makes it unavailable', () => {
    // With a kit the Medic has toughness 2: on plain ground it lives through one wound and saves the Scout, on rocky ground it does not.
    const units = ['borgo/medic 0,0 r0 first-aid-kit', 'borgo/scout 0,-1', 'moloch/hornet 0,1', 'moloch/armored-hunter 1,-1 r0'];
    expectFight({ players: DUEL, units, terrain: ['wasteland plain: 0,0'] }, [
      '2: 0,1>0,0 melee 2; 1,-1>0,0 melee 1; 1,-1>0,-1 melee 1; † 0,-1 0,0',
    ]);
    const once = ['borgo/medic 0,0 r0 first-aid-kit', 'borgo/scout 0,-1', 'moloch/armored-hunter 1,-1'];
    expectFight({ players: DUEL, units: once, terrain: ['wasteland plain: 0,0'] }, [
      '2: 1,-1>0,0 melee 1; 1,-1>0,-1 melee 1; 0,0 saves 0,-1 from 1,-1/5; † 0,0',
    ]);
    expectFight({ players: DUEL, units: once, terrain: ['hill rocky: 0,0'] }, ['2: 1,-1>0,0 melee 1; 1,-1>0,-1 melee 1; † 0,-1 0,0']);
  });

  test('L12: a wound that armor stops does not count', () => {
    expectFight({ players: ['borgo', 'moloch'], units: ['borgo/assassin 0,1 r1', 'moloch/blocker 0,0 r3'], terrain: ['hill rocky: 0,0'] }, [
      '3: idle 0,1',
    ]);
  });
});

describe('L13: whirlpools', () => {
  const terrain = ['water whirlpool: 0,0 1,0'];

  test('L13: in phase 0 every unit, no HQ, takes as many wounds as it has left', () => {
    expectFight({ players: DUEL, units: ['moloch/blocker 0,0 w1', 'borgo/hq 1,0', 'borgo/scout -2,0'], terrain }, [
      '0: 0,0>0,0 terrain 2; 1,0>0,0 melee 1; † 0,0',
    ]);
  });

  test('L13: L21 a Medic cancels it, as one hit', () => {
    expectFight({ players: DUEL, units: ['moloch/blocker 0,0', 'moloch/medic 0,1'], terrain }, [
      '0: 0,0>0,0 terrain 3; 0,1 saves 0,0 from terrain/0; † 0,1',
    ]);
  });
});

describe('L14: fortresses', () => {
  const players = ['new-york', 'moloch'] as const;

  test.each(['hill fortress: 0,0', 'base fortress: 0,0', 'bunker fortress: 0,0'])('L14: %s: 1 toughness more', (element) => {
    const after = expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/scout 0,0'], terrain: [element] }, [
      '3: 0,2>0,0 ranged 1',
    ]);
    expect(unitAt(after, [0, 0])?.wounds).toBe(1);
  });

  test('L14: no HQ', () => {
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/hq 0,0'], terrain: ['hill fortress: 0,0'] }, [
      '3: 0,2>0,0 ranged 1; borgo -1',
      '0: idle 0,0',
    ]);
    const last = [DUEL[0], { army: 'borgo' as const, hq: 1 }];
    expect(
      expectFight({ players: last, units: ['moloch/hybrid 0,2', 'borgo/hq 0,0'], terrain: ['hill fortress: 0,0'] }, [
        '3: 0,2>0,0 ranged 1; borgo -1; † 0,0',
      ]).outcome?.winners,
    ).toEqual([0]);
  });

  test('L14: P10 (a) toughness from different sources adds up', () => {
    const units = ['new-york/hq 1,0', 'new-york/cop 0,0 r4 w2'];
    const after = expectFight({ players, units, terrain: ['hill fortress: 0,0'] }, ['3: idle 0,0', '0: idle 1,0']);
    expect(unitAt(after, [0, 0])?.wounds).toBe(2);
  });

  test('L14: P10 (g) one that stands by the fortress too throws its net at who nets the HQ', () => {
    // Moloch's net fighter nets the HQ of New York; the one of New York with a wound stands by the HQ alone and throws none at it.
    const units = ['new-york/hq 0,0', 'moloch/net-fighter 1,-1 r5', 'new-york/net-fighter 1,0 r1 w1'];
    const netted = (terrain: readonly string[]): unknown => {
      try {
        return modePosition({ players, units, terrain }).board.filter((unit) => unit !== null).length;
      } catch {
        return 'falls';
      }
    };
    expect([netted([]), netted(['hill fortress: 1,0'])]).toEqual(['falls', 3]);
    expectFight({ players, units, terrain: ['hill fortress: 1,0'] }, ['0: 0,0>1,-1 melee 1; † 1,-1']);
  });
});
