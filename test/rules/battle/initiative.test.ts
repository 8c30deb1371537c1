import { expectBattle } from '../../support/battles.js';

describe('values and actions', () => {
  test('I1 a unit acts once per value, in the phase of that value', () => {
    expectBattle(['moloch/stormtrooper 0,0'], ['2: idle 0,0', '1: idle 0,0']);
    expectBattle(['outpost/mobile-armor 0,0'], ['3: idle 0,0', '2: idle 0,0']);
  });

  test('I1 there is no upper limit', () => {
    expectBattle(['borgo/claws 0,0', 'borgo/hq 0,1', 'borgo/scout 1,0'], ['5: idle 0,0', '0: idle 0,1']);
  });

  test('I2 two values pressed to 0 are one action', () => {
    expectBattle(['moloch/stormtrooper 0,0', 'outpost/saboteur 0,1', 'outpost/saboteur 1,0'], ['0: idle 0,0']);
  });

  test('I3 a netted unit loses the action that comes up, not the later one', () => {
    // The hornet frees the stormtrooper in phase 2.
    expectBattle(
      ['moloch/stormtrooper 0,0', 'hegemony/net-fighter -1,1', 'moloch/hornet -1,2'],
      ['2: -1,2>-1,1 melee 2; † -1,1', '1: idle 0,0'],
    );
  });

  test('I4 a used action never comes back, whatever its value becomes', () => {
    // The hybrid acts in 3; then the Saboteur at 1,0 is freed and lowers it to 2.
    expectBattle(
      ['moloch/hybrid 0,0', 'outpost/saboteur 1,0', 'moloch/net-fighter 2,0', 'outpost/commando 2,-2 r1'],
      ['3: 2,-2>2,0 ranged 1; idle 0,0; † 2,0'],
    );
  });

  test('I4 an action that has missed its turn has missed it for good, even if its value falls again', () => {
    // The hybrid at 0,0 has 2; in phase 3 the Saboteur at -1,0 dies and the value passes by. In phase 2 two others are freed: 1.
    expectBattle(
      [
        'moloch/hybrid 0,0',
        'outpost/saboteur -1,0',
        'outpost/saboteur 0,1',
        'outpost/saboteur 1,0',
        'moloch/net-fighter 1,1',
        'moloch/hybrid 1,-2 r4',
        'outpost/runner 2,0 r5',
      ],
      ['3: 1,-2>-1,0 ranged 1; † -1,0', '2: 2,0>1,1 melee 1; † 1,1'],
    );
  });
});

describe('the worked examples', () => {
  test('I6 value 2 with +1 acts in 3; the module dies in 3: it does not act in 2', () => {
    expectBattle(['borgo/mutant 0,0', 'borgo/scout 0,1', 'moloch/hunter-killer 0,2'], ['3: 0,2>0,1 melee 1; idle 0,0; † 0,1']);
  });

  test('I4 I6 value 3 with −1 does not act in 3; the Saboteur dies in 3: nor in 2', () => {
    expectBattle(['moloch/hybrid 0,0', 'outpost/saboteur 0,1', 'moloch/hybrid 2,-1 r4'], ['3: 2,-1>0,1 ranged 1; † 0,1']);
  });

  test('I4 I6 value 2, module netted; the net dies in 3: the value is 3 and the unit never acts', () => {
    expectBattle(['borgo/mutant 0,0', 'borgo/scout 0,1', 'moloch/net-fighter 0,2', 'borgo/claws 1,1'], ['3: 1,1>0,2 melee 1; † 0,2']);
  });

  // One Saboteur makes the stormtrooper 1,0; the other is netted until the net fighter at 2,0 falls.
  const LOWERED = ['moloch/stormtrooper 0,0', 'outpost/saboteur 0,1', 'outpost/saboteur 1,0', 'moloch/net-fighter 2,0'];

  test('I2 I6 values 1,0 lowered before phase 1: it acts once, in 0', () => {
    expectBattle([...LOWERED, 'outpost/runner 1,1 r2'], ['2: 1,1>2,0 melee 1; † 2,0', '0: idle 0,0']);
  });

  test('I2 I6 values 1,0 lowered after acting in 1: it acts again in 0', () => {
    // The machine gun needs its first shot for the Mother that stands before the net fighter.
    expectBattle(
      [...LOWERED, 'outpost/hmg 2,-2 r3', 'moloch/mother 2,-1 r1'],
      ['2: 2,-2>2,-1 ranged 1; † 2,-1', '1: 2,-2>2,0 ranged 1; idle 0,0; † 2,0', '0: idle 0,0'],
    );
  });

  // The ganger at 0,0 and the Saboteur at 0,1 are both netted; the ganger at 2,-2 kills the net at 1,-1.
  const BOTH_NETTED = [
    'hegemony/ganger 0,0',
    'outpost/saboteur 0,1',
    'outpost/mercenary:net-fighter 1,-1 r5',
    'hegemony/net-fighter -1,1 r1',
    'hegemony/ganger 2,-2 r5',
  ];

  test('I3 I6 value 3 beside an enemy Saboteur, both netted; the net dies in 3: it does not act in 2', () => {
    expectBattle(BOTH_NETTED, ['3: 2,-2>1,-1 melee 1; † 1,-1']);
  });

  test('I3 I6 nor if the net on the Saboteur dies in 3 too', () => {
    expectBattle([...BOTH_NETTED, 'outpost/commando -2,1'], ['3: -2,1>-1,1 ranged 1; 2,-2>1,-1 melee 1; † -1,1 1,-1']);
  });
});

describe('extra actions', () => {
  test('I5 3 becomes 3 and 2', () => {
    expectBattle(['outpost/brawler 0,0', 'outpost/hq 0,1'], ['3: idle 0,0', '2: idle 0,0', '0: idle 0,1']);
  });

  test('I5 3,2 becomes 3, 2 and 1', () => {
    expectBattle(['outpost/mobile-armor 0,0', 'outpost/hq 0,1'], ['3: idle 0,0', '2: idle 0,0', '1: idle 0,0', '0: idle 0,1']);
  });

  test('I5 1 becomes 1 and 0', () => {
    expectBattle(['moloch/gauss-cannon 0,0', 'moloch/mother 0,1'], ['1: idle 0,0', '0: idle 0,0']);
  });

  test('I5 with 0, or with 1 and 0, it is lost', () => {
    expectBattle(['moloch/hq 0,0', 'moloch/mother 0,1'], ['0: idle 0,0']);
    expectBattle(['moloch/stormtrooper 0,0', 'moloch/mother 0,1', 'outpost/saboteur 1,0'], ['1: idle 0,0', '0: idle 0,0']);
  });

  test('I5 two sources give two more values', () => {
    const mothers = ['moloch/mother 0,1', 'moloch/mother 1,0 r5'];
    expectBattle(['moloch/hybrid 0,0', ...mothers], ['3: idle 0,0', '2: idle 0,0', '1: idle 0,0']);
    expectBattle(['moloch/gauss-cannon 0,0', ...mothers], ['1: idle 0,0', '0: idle 0,0']);
  });

  test('I5 the value follows from the modified values of the unit', () => {
    expectBattle(['moloch/hybrid 0,0', 'moloch/mother 0,1', 'moloch/scout -1,0'], ['4: idle 0,0', '3: idle 0,0']);
    expectBattle(['moloch/hybrid 0,0', 'moloch/mother 0,1', 'outpost/saboteur 1,0'], ['2: idle 0,0', '1: idle 0,0']);
  });

  test('I5 each source is used once: phases 1 and 0 bring nothing more', () => {
    expectBattle(['moloch/hunter-killer 0,0', 'moloch/mother 0,1', 'borgo/hq 0,-2'], ['3: idle 0,0', '2: idle 0,0', '0: idle 0,-2']);
  });

  test('I5 I3 a netted unit loses the extra action that comes up', () => {
    // Phase 3 and phase 2 pass under the net, which the hornet cuts in phase 2.
    expectBattle(
      ['moloch/hybrid 0,0', 'moloch/mother 0,1', 'hegemony/net-fighter -1,1', 'moloch/hornet -1,2'],
      ['2: -1,2>-1,1 melee 2; † -1,1'],
    );
  });

  test('I5 if the source dies before, the extra action is lost', () => {
    expectBattle(['moloch/hybrid 0,0', 'moloch/mother 0,1', 'borgo/claws 0,2 r1'], ['3: 0,2>0,1 melee 1; idle 0,0; † 0,1']);
  });

  test('I5 if one of two sources dies, the action that has not happened is lost', () => {
    // The brawler of Borgo kills a Mother in phase 2, in which the first extra action happens.
    expectBattle(
      ['moloch/hybrid 0,0', 'moloch/mother 0,1', 'moloch/mother 1,0 r5', 'borgo/brawler 0,2'],
      ['3: idle 0,0', '2: 0,2>0,1 melee 2; idle 0,0; † 0,1'],
    );
  });

  // The Mother is netted from -1,1.
  const NETTED_MOTHER = ['moloch/hybrid 0,0', 'moloch/mother 0,1', 'borgo/net-fighter -1,1'];

  test('I5 a source that is freed adds its action if the value is below the finished phase', () => {
    expectBattle([...NETTED_MOTHER, 'moloch/hunter-killer -1,2'], ['3: -1,2>-1,1 melee 1; idle 0,0; † -1,1', '2: idle 0,0']);
  });

  test('I5 I4 and not if the value is that of the finished phase', () => {
    expectBattle([...NETTED_MOTHER, 'moloch/hornet -1,2'], ['3: idle 0,0', '2: -1,2>-1,1 melee 2; † -1,1']);
  });

  test('I5 used actions count as values the unit has', () => {
    // The second Mother is freed in phase 2: 3 and 2 are used, so its action has value 1.
    expectBattle(
      ['moloch/hybrid 0,0', 'moloch/mother 0,1', 'moloch/mother 1,0 r5', 'borgo/net-fighter 2,0 r3', 'moloch/hornet 2,-1 r3'],
      ['3: idle 0,0', '2: 2,-1>2,0 melee 2; idle 0,0; † 2,0', '1: idle 0,0'],
    );
  });

  test('I5 I4 an extra action that rises to the finished phase has missed its turn', () => {
    // The Scout at 1,0 is freed in phase 3 and lifts the extra action from 2 to 3.
    const units = ['moloch/hybrid 0,0', 'moloch/mother 0,1', 'moloch/scout 1,0 r1', 'borgo/net-fighter 2,0 r3'];
    expectBattle([...units, 'moloch/hunter-killer 2,-1'], ['3: 2,-1>2,0 melee 1; idle 0,0; † 2,0']);
    expectBattle(units, ['3: idle 0,0', '2: idle 0,0', '1: 2,0>1,0 melee 3; † 1,0']);
  });

  test('I5 when the values fall the extra action falls too', () => {
    // With the Scout 4 and 3; it dies in phase 4, so the used value is 3 and the extra action 2.
    expectBattle(
      ['moloch/hybrid 0,0', 'moloch/mother 0,1', 'moloch/scout 1,0 r1', 'borgo/claws 2,0', 'borgo/scout 2,-1 r2'],
      ['4: 2,0>1,0 melee 1; idle 0,0; † 1,0', '2: idle 0,0'],
    );
  });

  test('I5 an extra action that was lost comes back when there is a value for it again', () => {
    // Beside the Saboteur the stormtrooper has 1 and 0. Without it 2 and 1, and the extra action is 0.
    expectBattle(
      ['moloch/stormtrooper 0,0', 'moloch/mother 0,1', 'outpost/saboteur 1,0', 'moloch/hybrid 1,-2 r3'],
      ['3: 1,-2>1,0 ranged 1; † 1,0', '2: idle 0,0', '1: idle 0,0', '0: idle 0,0'],
    );
  });

  test('I5 I4 an extra action that has missed its turn has missed it for good, even if its value falls by two', () => {
    // Two Scouts make 5 of the hybrid's 3. The Mother is freed in phase 4, where her action would be; both Scouts fall in 3.
    expectBattle(
      [
        'moloch/hybrid 0,0',
        'moloch/scout -1,0',
        'moloch/scout 1,-1',
        'moloch/mother 0,1',
        'borgo/net-fighter -1,2 r5',
        'moloch/hunter-killer -1,1',
        'moloch/scout -2,2 r1',
        'borgo/claws -1,-1 r5',
        'borgo/claws 2,-2',
      ],
      ['5: idle 0,0', '4: -1,1>-1,2 melee 1; † -1,2', '3: -1,-1>-1,0 melee 1; 2,-2>1,-1 melee 1; † -1,0 1,-1'],
    );
  });

  test('I5 a source that was used and is gone takes nothing from one that is freed afterwards', () => {
    // In phase 2 the Mother at 0,1 gives her action and falls, and the one at 1,-1 is freed: 3 and 2 are used, hers is 1.
    expectBattle(
      [
        'moloch/hybrid 0,0',
        'moloch/mother 0,1',
        'moloch/mother 1,-1 r4',
        'borgo/brawler 0,2',
        'borgo/net-fighter 2,-2 r2',
        'moloch/hornet 2,-1',
      ],
      ['3: idle 0,0', '2: 0,2>0,1 melee 2; 2,-1>2,-2 melee 2; idle 0,0; † 0,1 2,-2', '1: idle 0,0'],
    );
  });
});
