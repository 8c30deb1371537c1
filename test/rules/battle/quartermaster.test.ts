import { expectBattle, expectBattleOn } from '../../support/battles.js';

const RUNNER = ['hegemony/runner 0,0', 'hegemony/quartermaster 0,1'];
const SOLDIER = ['hegemony/universal-soldier 0,0 r1', 'hegemony/quartermaster 0,1'];
// The Scoper at 0,2 hands the Quartermaster to the Outpost, whose unit stands at 0,0.
const SCOPED = ['hegemony/quartermaster 0,1', 'outpost/scoper 0,2'];
const convert = (...answers: string[]): { answers: string[] } => ({ answers });

describe('Quartermaster: the question', () => {
  test('C4 it is asked when the unit acts, even if there is nothing to hit', () => {
    expectBattle(RUNNER, ['? hegemony convert 0,0: 0 melee>ranged | none']);
  });

  test('C4 every edge is offered', () => {
    expectBattle(
      ['hegemony/thug 0,0', 'hegemony/quartermaster 0,1'],
      ['? hegemony convert 0,0: 0 melee>ranged | 1 melee>ranged | 5 melee>ranged | none'],
    );
    expectBattle(['outpost/mobile-armor 0,0', ...SCOPED], ['? outpost convert 0,0: 0 melee>ranged | 5 ranged>melee | none']);
  });

  test('C4 keys name directions of the board, not edges of the tile', () => {
    expectBattle(['hegemony/runner 0,0 r2', 'hegemony/quartermaster 0,1'], ['? hegemony convert 0,0: 2 melee>ranged | none']);
  });

  test('C4 an edge that points off the board is offered too', () => {
    expectBattle(['hegemony/runner 0,-2', 'hegemony/quartermaster 0,-1'], ['? hegemony convert 0,-2: 0 melee>ranged | none']);
  });

  test('C4 U8 a unit that never acts is not asked', () => {
    expectBattle(['hegemony/net-fighter 0,0', 'hegemony/quartermaster 0,1'], []);
  });

  test('C4 N1 a netted unit is not asked', () => {
    expectBattle([...RUNNER, 'moloch/net-fighter 1,0'], []);
  });

  test('C4 N1 a netted Quartermaster asks nothing', () => {
    expectBattle([...RUNNER, 'moloch/net-fighter 1,1'], ['2: idle 0,0']);
  });
});

describe('Quartermaster: the attack', () => {
  test('C4 melee becomes ranged at the same edge, with the same printed strength', () => {
    expectBattle([...RUNNER, 'moloch/blocker 0,-2'], ['2: 0,0>0,-2 ranged 1'], convert('0 melee>ranged'));
    expectBattle(
      ['hegemony/thug 0,0', 'hegemony/quartermaster 0,1', 'moloch/blocker 0,-2'],
      ['2: 0,0>0,-2 ranged 2'],
      convert('0 melee>ranged'),
    );
  });

  test('C4 ranged becomes melee: it hits the adjacent unit, whatever its armor', () => {
    const units = ['outpost/hmg 0,0', ...SCOPED, 'moloch/blocker 0,-1 r3'];
    expectBattle(units, ['2: 0,0>0,-1 melee 1', '1: idle 0,0'], convert('0 ranged>melee'));
  });

  test('C4 ranged becomes melee: it no longer reaches far', () => {
    expectBattle(['outpost/commando 0,0 r4', ...SCOPED, 'moloch/blocker 0,-2'], ['3: idle 0,0'], convert('0 ranged>melee'));
  });

  test('C4 declining leaves the attack as it is', () => {
    expectBattle([...RUNNER, 'moloch/blocker 0,-1 r3'], ['2: 0,0>0,-1 melee 1'], convert('none'));
  });

  test('C4 one edge is converted, the others strike as they are', () => {
    expectBattle(
      ['hegemony/thug 0,0', 'hegemony/quartermaster 0,1', 'moloch/blocker 0,-2', 'moloch/blocker 1,-1'],
      ['2: 0,0>0,-2 ranged 2; 0,0>1,-1 melee 1'],
      convert('0 melee>ranged'),
    );
  });

  test('C4 U4 converted to ranged it meets armor', () => {
    expectBattle([...RUNNER, 'moloch/blocker 0,-1 r3'], ['2: idle 0,0'], convert('0 melee>ranged'));
  });

  test('C4 converted to ranged it gets melee bonuses too', () => {
    expectBattle([...RUNNER, 'hegemony/officer-1 1,0 r5', 'moloch/blocker 0,-2'], ['2: 0,0>0,-2 ranged 2'], convert('0 melee>ranged'));
  });

  test('C4 converted to melee it gets ranged bonuses too', () => {
    expectBattle(
      ['outpost/commando 0,0 r4', ...SCOPED, 'outpost/officer 1,0', 'moloch/blocker 0,-1 r3'],
      ['3: 0,0>0,-1 melee 2'],
      convert('0 ranged>melee'),
    );
  });

  test('C4 the attack that is not converted gets the bonus of its kind only', () => {
    // The melee attack becomes ranged and gains from the officer for ranged attacks; so does the ranged one.
    expectBattle(
      ['outpost/mobile-armor 0,0', ...SCOPED, 'outpost/officer 1,0', 'moloch/hq 0,-2', 'moloch/blocker -1,0'],
      ['3: 0,0>0,-2 ranged 3; 0,0>-1,0 ranged 2; moloch -3', '2: 0,0>-1,0 ranged 2; † -1,0', '0: idle 0,-2'],
      convert('0 melee>ranged'),
    );
  });

  test('C4 C5 a Brain counts twice for the converted attack', () => {
    // Both modules are scoped: the Brain at 1,0 points NW to the commando.
    expectBattle(
      ['outpost/commando 0,0 r4', ...SCOPED, 'moloch/brain 1,0 r1', 'outpost/scoper 1,1', 'moloch/blocker 0,-1 r3'],
      ['3: 0,0>0,-1 melee 3; † 0,-1'],
      convert('0 ranged>melee'),
    );
  });

  test('C4 U2 an HQ is asked like any unit', () => {
    expectBattle(
      ['hegemony/hq 0,0', 'hegemony/quartermaster 0,1'],
      [
        '? hegemony convert 0,0: 0 melee>ranged | 1 melee>ranged | 2 melee>ranged | 3 melee>ranged | 4 melee>ranged | 5 melee>ranged | none',
      ],
    );
  });
});

describe('Quartermaster: once per battle', () => {
  const HMG = ['outpost/hmg 0,0', ...SCOPED, 'moloch/blocker 0,-1'];
  const QUESTION = '? outpost convert 0,0: 0 ranged>melee | none';

  test('C4 declining keeps the right for later actions', () => {
    expectBattle(HMG, ['2: 0,0>0,-1 ranged 1', QUESTION], convert('none'));
    expectBattle(HMG, ['2: 0,0>0,-1 ranged 1', '1: 0,0>0,-1 melee 1'], convert('none', '0 ranged>melee'));
  });

  test('C4 a unit that has converted is not asked again, and only that one action is changed', () => {
    expectBattle(HMG, ['2: 0,0>0,-1 melee 1', '1: 0,0>0,-1 ranged 1'], convert('0 ranged>melee'));
  });

  test('C4 two Quartermasters do not give two conversions', () => {
    const units = [...HMG, 'hegemony/quartermaster 1,0 r5', 'outpost/scoper 2,-1'];
    expectBattle(units, [QUESTION]);
    expectBattle(units, ['2: 0,0>0,-1 melee 1', '1: 0,0>0,-1 ranged 1'], convert('0 ranged>melee'));
  });

  test('C4 in the next battle a unit may convert again', () => {
    const after = expectBattle(
      [...RUNNER, 'moloch/hq 0,-2'],
      ['2: 0,0>0,-2 ranged 1; moloch -1', '0: idle 0,-2'],
      convert('0 melee>ranged'),
    );
    expectBattleOn(after, ['? hegemony convert 0,0: 0 melee>ranged | none']);
  });

  test('C4 B4 a Quartermaster serves in the phase in which it dies', () => {
    expectBattle(
      [...RUNNER, 'moloch/hornet 1,1 r5', 'moloch/blocker 0,-2'],
      ['2: 0,0>0,-2 ranged 1; 1,1>0,1 melee 2; † 0,1'],
      convert('0 melee>ranged'),
    );
  });

  test('C4 a Quartermaster that died before serves no unit', () => {
    expectBattle([...RUNNER, 'moloch/hunter-killer 1,1 r5', 'moloch/blocker 0,-2'], ['3: 1,1>0,1 melee 1; † 0,1', '2: idle 0,0']);
  });
});

describe('Quartermaster and Universal Soldier', () => {
  test('C4 U7 either part may be converted', () => {
    expectBattle(SOLDIER, ['? hegemony convert 0,0: 0 melee>ranged | 0 ranged>melee | none']);
  });

  test('C4 U7 with the melee part converted both parts shoot', () => {
    expectBattle([...SOLDIER, 'moloch/blocker 0,-2'], ['3: 0,0>0,-2 universal 2'], convert('0 melee>ranged'));
  });

  test('C4 U7 with the ranged part converted both parts strike the adjacent unit, whatever its armor', () => {
    expectBattle([...SOLDIER, 'moloch/blocker 0,-1 r3'], ['3: 0,0>0,-1 universal 2'], convert('0 ranged>melee'));
    expectBattle([...SOLDIER, 'moloch/blocker 0,-2'], ['3: idle 0,0'], convert('0 ranged>melee'));
  });

  test('C4 U7 armor counts for each ranged part', () => {
    expectBattle([...SOLDIER, 'moloch/blocker 0,-2 r3'], ['3: idle 0,0'], convert('0 melee>ranged'));
  });

  const LED = [...SOLDIER, 'hegemony/officer-1 1,0 r5'];

  test('C4 U7 the converted part gets the bonuses of both kinds, the other those of its own', () => {
    // Converted melee 1 + 1, ranged 1; armor takes 1 off each.
    expectBattle([...LED, 'moloch/blocker 0,-2'], ['3: 0,0>0,-2 universal 3; † 0,-2'], convert('0 melee>ranged'));
    expectBattle([...LED, 'moloch/blocker 0,-2 r3'], ['3: 0,0>0,-2 universal 1'], convert('0 melee>ranged'));
    // Melee 1 + 1, converted ranged 1 + 1.
    expectBattle(
      [...LED, 'moloch/hq 0,-1'],
      ['3: 0,0>0,-1 universal 4; moloch -4', '0: 0,-1>0,0 melee 1; † 0,0'],
      convert('0 ranged>melee'),
    );
  });

  test('C4 D1 for a Medic the converted attack is still one', () => {
    expectBattle(
      [...SOLDIER, 'moloch/blocker 0,-1', 'moloch/medic 0,-2 r3'],
      ['3: 0,0>0,-1 universal 2; 0,-2 saves 0,-1 from 0,0/0; † 0,-2'],
      convert('0 melee>ranged'),
    );
  });
});
