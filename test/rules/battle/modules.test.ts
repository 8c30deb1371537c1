import { expectBattle } from '../../support/battles.js';

/** The neighbors of 0,0 by direction. */
const AROUND = ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'];

describe('connections', () => {
  test.each([1, 2, 3, 4, 5])('C1 a module in direction %d serves a unit whichever way that unit is turned', (direction) => {
    // The brawler always strikes N; edge 0 of the officer points to it.
    expectBattle(
      ['borgo/brawler 0,0', `borgo/officer ${AROUND[direction]!} r${(direction + 3) % 6}`, 'moloch/blocker 0,-1'],
      ['2: 0,0>0,-1 melee 3; † 0,-1'],
    );
  });

  test('C1 an edge that is not connected gives nothing', () => {
    expectBattle(['borgo/brawler 0,0', 'borgo/officer 0,1 r3', 'moloch/blocker 0,-1'], ['2: 0,0>0,-1 melee 2']);
  });

  test('C1 a module serves HQs', () => {
    expectBattle(['borgo/hq 0,0', 'borgo/officer 0,1', 'moloch/blocker 0,-1'], ['0: 0,0>0,-1 melee 2']);
    expectBattle(['borgo/hq 0,0', 'borgo/scout 0,1', 'moloch/blocker 0,-1'], ['1: 0,0>0,-1 melee 1']);
  });

  test('C1 a module does not serve enemies', () => {
    expectBattle(['borgo/officer 0,1', 'moloch/hornet 0,0', 'borgo/super-officer 0,-1'], ['2: 0,0>0,-1 melee 2; † 0,-1']);
  });

  test('C1 bonuses of the same kind add up', () => {
    expectBattle(
      ['borgo/brawler 0,0', 'borgo/officer 0,1', 'borgo/super-officer 1,0 r5', 'moloch/blocker 0,-1'],
      ['2: 0,0>0,-1 melee 4; † 0,-1'],
    );
    expectBattle(['borgo/brawler 0,0', 'borgo/scout 0,1', 'borgo/scout 1,0'], ['4: idle 0,0']);
  });

  test('C1 bonuses of different kinds work side by side', () => {
    expectBattle(['borgo/brawler 0,0', 'borgo/officer 0,1', 'borgo/scout 1,0', 'moloch/blocker 0,-1'], ['3: 0,0>0,-1 melee 3; † 0,-1']);
  });

  test('C1 a module does not work through another unit', () => {
    expectBattle(['borgo/brawler 0,0', 'borgo/scout 0,1 r3', 'borgo/officer 0,2', 'moloch/blocker 0,-1'], ['2: 0,0>0,-1 melee 2']);
  });

  test('C1 a module does not reach two hexes', () => {
    expectBattle(['borgo/brawler 0,0', 'borgo/officer 0,2', 'moloch/blocker 0,-1'], ['2: 0,0>0,-1 melee 2']);
  });

  test('C1 a Saboteur slows enemies only', () => {
    expectBattle(['outpost/saboteur 0,0', 'outpost/commando 0,-1', 'moloch/hybrid 1,0 r2'], ['3: idle 0,-1', '2: idle 1,0']);
  });

  test('C6 a long-distance module reaches units 1 and 2 hexes away in the line, over anything', () => {
    const units = ['doomsday/officer 0,2', 'moloch/hq 0,-2'];
    expectBattle([...units, 'doomsday/delta-shooter 0,1'], ['1: 0,1>0,-2 ranged 3; moloch -3', '0: idle 0,-2']);
    expectBattle([...units, 'moloch/blocker 0,1', 'doomsday/delta-shooter 0,0'], ['1: 0,0>0,-2 ranged 3; moloch -3', '0: idle 0,-2']);
  });

  test('C6 it reaches no further', () => {
    expectBattle(
      ['doomsday/officer 0,2', 'doomsday/delta-shooter 0,-1', 'moloch/hq 0,-2'],
      ['1: 0,-1>0,-2 ranged 2; moloch -2', '0: 0,-2>0,-1 melee 1'],
    );
  });
});

describe('what modules give', () => {
  test('C2 an Officer adds 1 to every attack of its kind', () => {
    expectBattle(
      ['borgo/mutant 0,0', 'borgo/officer 0,1', 'moloch/blocker -1,0', 'moloch/blocker 0,-1', 'moloch/blocker 1,-1'],
      ['2: 0,0>0,-1 melee 2; 0,0>1,-1 melee 2; 0,0>-1,0 melee 2'],
    );
    expectBattle(
      ['moloch/guard 0,0', 'moloch/officer 0,1 r5', 'borgo/super-officer 0,-1', 'borgo/super-officer -1,0'],
      ['2: 0,0>0,-1 ranged 2; 0,0>-1,0 ranged 2; † -1,0 0,-1'],
    );
  });

  test('C2 a Super Officer adds 1 to melee', () => {
    expectBattle(['borgo/brawler 0,0', 'borgo/super-officer 0,1', 'moloch/blocker 0,-1'], ['2: 0,0>0,-1 melee 3; † 0,-1']);
  });

  test('C2 a bonus of one kind does not change attacks of the other', () => {
    expectBattle(
      ['outpost/mobile-armor 0,0', 'outpost/officer 0,1', 'moloch/blocker 0,-1', 'moloch/blocker -1,0'],
      ['3: 0,0>0,-1 melee 2; 0,0>-1,0 ranged 2', '2: 0,0>0,-1 melee 2; 0,0>-1,0 ranged 2; † -1,0 0,-1'],
    );
  });

  test('C2 a unit without such an attack gains none', () => {
    expectBattle(['moloch/hornet 0,0', 'moloch/officer 0,1 r5', 'borgo/scout 0,-2'], ['2: idle 0,0']);
    expectBattle(['borgo/assassin 0,0 r1', 'borgo/officer 0,1', 'moloch/blocker 0,-1', 'moloch/blocker 1,-1'], ['3: 0,0>0,-1 ranged 1']);
  });

  test('C2 a Brain adds 1 to both kinds', () => {
    expectBattle(
      ['moloch/juggernaut 0,0', 'moloch/brain 0,1', 'borgo/hq 0,-1', 'borgo/super-officer 1,-1'],
      ['1: 0,0>0,-1 melee 3; 0,0>1,-1 ranged 2; borgo -3; † 1,-1', '0: 0,-1>0,0 melee 1'],
    );
  });

  test('C2 a Boss adds 1 to melee strength and initiative', () => {
    expectBattle(['hegemony/runner 0,0', 'hegemony/boss 0,1', 'moloch/blocker 0,-1'], ['3: 0,0>0,-1 melee 2']);
  });

  test('C2 a Scout adds 1 to every initiative value', () => {
    expectBattle(
      ['moloch/stormtrooper 0,0', 'moloch/scout 0,1', 'borgo/hq 0,-2'],
      ['3: 0,0>0,-2 ranged 1; borgo -1', '2: 0,0>0,-2 ranged 1; borgo -1', '0: idle 0,-2'],
    );
  });

  test('C2 a Saboteur takes 1 off every initiative value', () => {
    expectBattle(['moloch/stormtrooper 0,0', 'outpost/saboteur 0,1'], ['1: idle 0,0', '0: idle 0,0']);
  });

  test('C2 I1 no value falls below 0', () => {
    expectBattle(['moloch/hq 0,0', 'outpost/saboteur 0,1'], ['0: 0,0>0,1 melee 1; † 0,1']);
    expectBattle(['moloch/gauss-cannon 0,0', 'outpost/saboteur 0,1', 'outpost/saboteur 1,0'], ['0: idle 0,0']);
  });

  test('C2 I1 all changes are added up before a value is cut at 0', () => {
    // 1 − 2 + 1 = 0. Cut after each change it would be 1.
    expectBattle(['moloch/gauss-cannon 0,0', 'moloch/scout -1,0', 'outpost/saboteur 0,1', 'outpost/saboteur 1,0'], ['0: idle 0,0']);
  });

  test('C3 Mother and the HQ of the Outpost give another action', () => {
    expectBattle(['moloch/hybrid 0,0', 'moloch/mother 0,1'], ['3: idle 0,0', '2: idle 0,0']);
    expectBattle(['outpost/commando 0,-1', 'outpost/hq 0,0'], ['3: idle 0,-1', '2: idle 0,-1', '0: idle 0,0']);
  });

  test('C3 C6 the Main War Processor gives another action to both units it reaches', () => {
    expectBattle(
      ['doomsday/main-war-processor 0,2', 'doomsday/omega-shooter 0,1', 'doomsday/alpha-shooter 0,0'],
      ['3: idle 0,0', '2: idle 0,0 0,1', '1: idle 0,1'],
    );
  });
});
