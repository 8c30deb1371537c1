import { expectBattle, expectNetted } from '../../support/battles.js';

describe('what a net does', () => {
  test('N1 I3 a netted unit does not attack', () => {
    expectBattle(['moloch/net-fighter 0,0', 'borgo/mutant 0,-1 r3'], []);
  });

  test('N1 a net works at its edges only', () => {
    expectBattle(['moloch/net-fighter 0,0', 'borgo/mutant 0,1'], ['2: 0,1>0,0 melee 1; † 0,0']);
  });

  test('N1 a net reaches the adjacent unit only', () => {
    expectBattle(['moloch/net-fighter 0,0', 'borgo/assassin 0,-2 r4'], ['3: 0,-2>0,0 ranged 1; † 0,0']);
  });

  test('N1 own units are not netted', () => {
    expectBattle(['moloch/net-fighter 0,0', 'moloch/hybrid 0,-1'], ['3: idle 0,-1']);
  });

  test('N1 a netted HQ neither attacks nor gives its bonus', () => {
    // The brawler beside the HQ would act in 3.
    expectBattle(['moloch/net-fighter 0,0', 'borgo/hq 0,-1', 'borgo/brawler 1,-2 r3', 'moloch/blocker 1,-1'], ['2: 1,-2>1,-1 melee 2']);
  });

  test('N1 a netted module gives nothing', () => {
    const units = ['borgo/scout 0,-1', 'borgo/brawler 1,-2 r3', 'moloch/blocker 1,-1'];
    expectBattle(units, ['3: 1,-2>1,-1 melee 2']);
    expectBattle([...units, 'moloch/net-fighter 0,0'], ['2: 1,-2>1,-1 melee 2']);
  });

  test('N1 a netted Medic saves no one', () => {
    const units = ['borgo/medic 0,-1', 'borgo/super-officer 1,-2', 'moloch/hornet 1,-1'];
    expectBattle(units, ['2: 1,-1>1,-2 melee 2; 0,-1 saves 1,-2 from 1,-1/0; † 0,-1']);
    expectBattle([...units, 'moloch/net-fighter 0,0'], ['2: 1,-1>1,-2 melee 2; † 1,-2']);
  });

  test('N1 I3 a netted unit receives bonuses: with one its action comes up earlier and is lost', () => {
    // The claws free the mutant in phase 3.
    const units = ['moloch/net-fighter 0,0', 'borgo/mutant 0,-1 r3', 'borgo/claws 0,1 r1'];
    expectBattle(units, ['3: 0,1>0,0 melee 1; † 0,0', '2: idle 0,-1']);
    expectBattle([...units, 'borgo/scout 0,-2 r3'], ['3: 0,1>0,0 melee 1; † 0,0']);
  });

  test('N1 a netted unit takes wounds', () => {
    expectBattle(['moloch/net-fighter 0,0', 'borgo/mutant 0,-1 r3', 'moloch/hornet 1,-1 r5'], ['2: 1,-1>0,-1 melee 2; † 0,-1']);
  });
});

describe('nets against nets', () => {
  test('N2 a netted net does nothing', () => {
    const units = ['hegemony/net-fighter -1,1', 'moloch/net-fighter 0,0', 'hegemony/runner 0,-1 r3'];
    expectNetted(units, ['0,0']);
    expectNetted(units.slice(1), ['0,-1']);
    expectBattle(units, ['2: 0,-1>0,0 melee 1; † 0,0']);
  });

  const PAIR = ['hegemony/net-fighter 0,0 r5', 'moloch/net-fighter 0,-1 r3'];

  test('N2 two units that net each other cancel', () => {
    expectNetted(PAIR, []);
  });

  test('N2 the nets they throw elsewhere still work', () => {
    // The second net of 0,-1 points SE.
    expectNetted([...PAIR, 'hegemony/runner 1,-1'], ['1,-1']);
  });

  test('N3 a free net decides between two that net each other', () => {
    expectNetted([...PAIR, 'hegemony/net-fighter -1,0', 'hegemony/runner 1,-1'], ['0,-1']);
  });

  test('N3 in a chain every second net works', () => {
    // All point N, from bottom to top.
    expectNetted(
      [
        'hegemony/net-fighter 0,2 r5',
        'moloch/net-fighter 0,1',
        'hegemony/net-fighter 0,0 r5',
        'moloch/net-fighter 0,-1',
        'hegemony/runner 0,-2',
      ],
      ['0,-1', '0,1'],
    );
  });

  // 0,0 → 1,-1 → 2,-1 → 1,0 → 0,0
  const RING_OF_FOUR = [
    'hegemony/net-fighter 0,0',
    'moloch/net-fighter 1,-1 r2',
    'hegemony/net-fighter 2,-1 r3',
    'moloch/net-fighter 1,0 r5',
  ];

  test('N2 N3 a ring of four cancels', () => {
    expectNetted(RING_OF_FOUR, []);
    expectNetted(RING_OF_FOUR.slice(0, 3), ['1,-1']);
  });

  test('N3 the nets a ring throws outward hold', () => {
    expectNetted([...RING_OF_FOUR, 'hegemony/runner 2,-2', 'hegemony/runner 0,1'], ['0,1', '2,-2']);
  });

  test('N3 a free net from outside breaks a ring, and every second net in it works', () => {
    // From 0,1, where no one points at it, it nets 0,0.
    expectNetted([...RING_OF_FOUR, 'moloch/net-fighter 0,1'], ['0,0', '2,-1']);
  });

  // 0,0 → 1,-1 → 1,0 → 0,0, the last also nets 0,1.
  const RING_OF_THREE = ['hegemony/net-fighter 0,0', 'borgo/net-fighter 1,-1 r1', 'moloch/net-fighter 1,0 r5'];

  test('N2 N3 a ring of three cancels, the nets it throws outward hold', () => {
    expectNetted(RING_OF_THREE, []);
    expectNetted([...RING_OF_THREE, 'hegemony/runner 0,1'], ['0,1']);
  });

  test('N3 two rings with a unit in common are one group and cancel', () => {
    expectNetted(['moloch/net-fighter 0,0', 'hegemony/net-fighter 0,-1 r2', 'hegemony/net-fighter -1,0 r1'], []);
  });

  // 0,0 ⇄ 1,0 and -1,1 ⇄ -1,0; the net master at 0,0 also nets -1,1, which also nets -2,1.
  const TWO_RINGS = [
    'hegemony/net-master 0,0',
    'moloch/net-fighter 1,0',
    'moloch/net-fighter -1,1',
    'hegemony/net-fighter -1,0 r2',
    'hegemony/runner -2,1',
  ];

  test('N3 a ring into which another ring points loses the unit that is pointed at', () => {
    expectNetted(TWO_RINGS, ['-1,1']);
  });

  test('N3 a ring that points nowhere leaves another ring alone', () => {
    // In rotation 4 the second net of the net master points at a free hex.
    expectNetted(['hegemony/net-master 0,0 r4', ...TWO_RINGS.slice(1)], ['-2,1']);
  });

  test('N3 the nets inside the first ring cancel although one of its units nets elsewhere', () => {
    // 0,0 nets 1,0 and -1,1; 1,0 nets it back: neither is netted by the other.
    expectNetted(TWO_RINGS.slice(0, 2), []);
    expectNetted([...TWO_RINGS.slice(0, 2), 'moloch/blocker -1,1'], ['-1,1']);
  });

  test('N3 a net that is netted by a ring falls away, and frees what it pointed at', () => {
    // 0,0 ⇄ 0,-1 cancel; 0,-1 nets 1,-1, whose own net on 1,-2 so falls away.
    expectNetted([...PAIR, 'hegemony/net-fighter 1,-1 r5', 'moloch/blocker 1,-2'], ['1,-1']);
  });
});

describe('nets in battle', () => {
  test('N4 B4 a net works for the whole phase in which its unit dies', () => {
    // The assassin has the same initiative as the claws that free it.
    expectBattle(['moloch/net-fighter 0,0', 'borgo/assassin 0,-1 r4', 'borgo/claws 0,1 r1'], ['3: 0,1>0,0 melee 1; † 0,0']);
  });

  test('N4 T6 from the next phase on the freed unit acts, and its own nets work', () => {
    // Freed after phase 2, the net fighter at 1,0 nets the cannon at 1,1 before phase 1.
    expectBattle(
      ['moloch/net-fighter 0,0 r2', 'borgo/net-fighter 1,0 r1', 'borgo/brawler 0,1', 'moloch/gauss-cannon 1,1'],
      ['2: 0,1>0,0 melee 2; † 0,0', '1: 1,0>1,1 melee 3; † 1,1'],
    );
  });
});
