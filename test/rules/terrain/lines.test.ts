import { expectFight } from '../../support/modePosition.js';

const DUEL = ['moloch', 'borgo'] as const;
const TEAM = { mode: 'team' as const, players: ['new-york', 'doomsday', 'neojungle', 'outpost'] as const };

describe('L3: the board in play', () => {
  test('L3: a line of fire goes on over hexes of terrain outside the board of S1', () => {
    const units = ['moloch/hybrid 0,0', 'borgo/medic 0,-3'];
    expectFight({ players: DUEL, units, terrain: ['wasteland plain: 0,-3'] }, ['3: 0,0>0,-3 ranged 1; † 0,-3']);
  });

  test('L3: it ends where the board does, even if hexes follow behind the gap', () => {
    const units = ['moloch/hybrid 0,-3 r2', 'borgo/medic 2,-3'];
    expectFight({ players: DUEL, units, terrain: ['wasteland plain: 0,-3 1,-3 2,-3'] }, ['3: 0,-3>2,-3 ranged 1; † 2,-3']);
    expectFight({ players: DUEL, units, terrain: ['wasteland plain: 0,-3', 'wasteland plain: 2,-3'] }, ['3: idle 0,-3']);
  });

  test('L3: units there are beside those on the board: melee and explosions reach them', () => {
    expectFight({ players: DUEL, units: ['moloch/hornet 0,-2', 'borgo/medic 0,-3'], terrain: ['wasteland plain: 0,-3'] }, [
      '2: 0,-2>0,-3 melee 2; † 0,-3',
    ]);
  });
});

describe('L4: plain ground', () => {
  test('L4: it has no effect', () => {
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/mutant 0,0 r3'], terrain: ['wasteland plain: 0,0 0,1 0,2'] }, [
      '3: 0,2>0,0 ranged 1; † 0,0',
    ]);
  });
});

describe('L7: High hexes', () => {
  test('L7: a shot that enters one hits a unit there and nothing behind', () => {
    const terrain = ['forest high: 0,0'];
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/medic 0,0', 'borgo/scout 0,-1'], terrain }, [
      '3: 0,2>0,0 ranged 1; † 0,0',
    ]);
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/scout 0,-1'], terrain }, ['3: idle 0,2']);
  });

  test('L7: a friendly unit in it does not let the shot through', () => {
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'moloch/blocker 0,0', 'borgo/scout 0,-1'], terrain: ['hill high: 0,0'] }, [
      '3: idle 0,2',
    ]);
  });

  test('L7: the hex of the shooter does not stop what starts there', () => {
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/scout 0,0'], terrain: ['hill high: 0,2'] }, [
      '3: 0,2>0,0 ranged 1; † 0,0',
    ]);
  });

  test('L7: U5 a Gauss shot ends there too', () => {
    const units = ['moloch/gauss-cannon 0,2 r2', 'borgo/scout 0,1', 'borgo/scout 0,0', 'borgo/scout 0,-1'];
    expectFight({ players: DUEL, units }, ['1: 0,2>0,-1 gauss 1; 0,2>0,0 gauss 1; 0,2>0,1 gauss 1; † 0,-1 0,0 0,1']);
    expectFight({ players: DUEL, units, terrain: ['hill high: 0,0'] }, ['1: 0,2>0,0 gauss 1; 0,2>0,1 gauss 1; † 0,0 0,1']);
  });

  test('L7: P13 nothing behind is a choice of a Sharpshooter', () => {
    const units = ['new-york/sharpshooter 0,2', 'moloch/blocker 0,1', 'moloch/blocker 0,0', 'moloch/blocker 0,-1'];
    expectFight({ players: ['new-york', 'moloch'], units, terrain: ['hill high: 0,0'] }, ['? new-york target 0,2: 0 0,0 | 0 0,1']);
  });

  test('L7: P15 a shotgun goes no further', () => {
    expectFight({ players: ['new-york', 'moloch'], units: ['new-york/shotgun 0,2', 'moloch/blocker 0,0'], terrain: ['hill high: 0,1'] }, [
      '2: idle 0,2',
    ]);
  });

  test('L7: P14 a rocket goes no further, and around it', () => {
    const units = ['new-york/rocket-launcher 0,2', 'moloch/blocker 0,0', 'moloch/blocker 0,-1'];
    // Straight on the High hex ends it; every other course to 0,0 turns on 0,1, which is High: no course is left.
    expectFight({ players: ['new-york', 'moloch'], units, terrain: ['hill high: 0,1'] }, ['2: idle 0,2']);
    // With 0,0 High it comes to the unit there, and to that at 0,-1 it would be the third hex behind it.
    expectFight({ players: ['new-york', 'moloch'], units, terrain: ['hill high: 0,0'] }, [
      '? new-york rocket 0,2: 0,0/0 | 0,0/1 | 0,0/5 | none',
    ]);
  });

  test('L7: P5 a unit in it redirects what comes to it, and its hex does not stop what leaves it', () => {
    const units = ['new-york/shooter 0,2', 'doomsday/doom-net-fighter 0,0 r1', 'neojungle/monster 2,-2'];
    expectFight({ ...TEAM, units, terrain: ['hill high: 0,0'] }, ['3: 0,2>2,-2 ranged 1', '0: idle 2,-2']);
  });

  test('L7: C6 connections of two hexes do not pass over it, but reach into it', () => {
    const units = ['doomsday/officer 0,2', 'doomsday/gamma-shooter 0,0', 'moloch/blocker 0,-2'];
    const players = ['doomsday', 'moloch'] as const;
    expectFight({ players, units }, ['2: 0,0>0,-2 ranged 2', '1: 0,0>0,-2 ranged 2; † 0,-2']);
    expectFight({ players, units, terrain: ['hill high: 0,1'] }, ['2: 0,0>0,-2 ranged 1', '1: 0,0>0,-2 ranged 1']);
    expectFight({ players, units, terrain: ['hill high: 0,0'] }, ['2: 0,0>0,-2 ranged 2', '1: 0,0>0,-2 ranged 2; † 0,-2']);
  });

  test('L7: melee, nets and explosions are not affected', () => {
    const terrain = ['hill high: 0,0 0,-1'];
    expectFight({ players: DUEL, units: ['moloch/hornet 0,0', 'borgo/medic 0,-1'], terrain }, ['2: 0,0>0,-1 melee 2; † 0,-1']);
    expectFight({ players: DUEL, units: ['moloch/net-fighter 0,0', 'borgo/mutant 0,-1 r3'], terrain }, []);
    expectFight({ players: DUEL, units: ['moloch/clown 0,0 r3', 'borgo/medic 0,-1'], terrain }, ['2: 0,0>0,-1 explosion 1; † 0,-1 0,0'], {
      answers: ['explode'],
    });
  });
});

describe('L8: thick forests', () => {
  const terrain = ['forest thick: 0,0'];

  test('L8: a unit takes no wounds from further than an adjacent hex; the shot is stopped there', () => {
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/scout 0,0', 'borgo/scout 0,-1'], terrain }, ['3: idle 0,2']);
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,1', 'borgo/scout 0,0'], terrain }, ['3: 0,1>0,0 ranged 1; † 0,0']);
  });

  test('L8: U5 Gauss goes on', () => {
    const units = ['moloch/gauss-cannon 0,2 r2', 'borgo/scout 0,0', 'borgo/scout 0,-1'];
    expectFight({ players: DUEL, units, terrain }, ['1: 0,2>0,-1 gauss 1; † 0,-1']);
  });

  test('L8: an HQ too', () => {
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/hq 0,0'], terrain }, ['3: idle 0,2', '0: idle 0,0']);
  });

  test('L8: D1 there is no hit, so no Medic dies', () => {
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/mutant 0,0', 'borgo/medic 1,-1 r3'], terrain }, [
      '3: idle 0,2',
      '2: idle 0,0',
    ]);
  });

  test('L8: P13 a Sharpshooter may pick it', () => {
    const units = ['new-york/sharpshooter 0,2', 'moloch/blocker 0,0', 'moloch/blocker 0,-1'];
    expectFight({ players: ['new-york', 'moloch'], units, terrain }, ['2: idle 0,2'], { answers: ['0 0,0'] });
  });

  test('L8: P5 the distance is that of the attacking unit, also for redirected shots', () => {
    // From 0,2 over 0,1 onto 1,0: two hexes away although it comes from a neighbor. 1,1 is a neighbor itself.
    const units = ['new-york/shooter 0,2', 'doomsday/fireblast 0,1 r1', 'neojungle/swarm 1,0'];
    expectFight({ ...TEAM, units, terrain: ['forest thick: 1,0'] }, ['3: idle 0,2', '1: 1,0>0,1 melee 1']);
    const near = ['new-york/shooter 0,2', 'doomsday/fireblast 0,1 r2', 'neojungle/swarm 1,1'];
    expectFight({ ...TEAM, units: near, terrain: ['forest thick: 1,1'] }, ['3: 0,2>1,1 ranged 1; † 1,1']);
  });

  test('L8: P14 also for rockets: one that flies back to a neighbor wounds it', () => {
    const players = ['new-york', 'moloch'] as const;
    const units = ['new-york/rocket-launcher 0,1', 'moloch/blocker 1,0'];
    expectFight({ players, units, terrain: ['forest thick: 1,0'] }, ['2: 0,1>1,0 rocket 3; † 1,0'], { answers: ['1,0/2'] });
    const far = ['new-york/rocket-launcher 0,2', 'moloch/blocker 0,0'];
    expectFight({ players, units: far, terrain }, ['2: idle 0,2'], { answers: ['0,0/0'] });
  });

  test('L8: explosions work', () => {
    expectFight({ players: DUEL, units: ['moloch/clown 0,1 r3', 'borgo/scout 0,0'], terrain }, ['2: 0,1>0,0 explosion 1; † 0,0 0,1'], {
      answers: ['explode'],
    });
  });

  test('L8: P17 venom works', () => {
    expectFight({ players: ['neojungle', 'borgo'], units: ['borgo/scout 0,0 v0'], terrain }, ['venom: 0,0>0,0 venom 1; † 0,0']);
  });

  test('L8: L17 a turret is an attacker like others', () => {
    const draft = { players: DUEL, terrain: [...terrain, 'base: 0,2'], units: ['borgo/scout 0,0'] };
    expectFight({ ...draft, turrets: ['0,2 i3 0:1'] }, []);
  });
});
