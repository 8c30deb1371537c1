import { expectBattle } from '../../support/battles.js';

// The officer of Borgo serves 0,0, 1,0 and -1,1; the Scoper stands behind it.
const SCOPED = ['borgo/officer 0,1', 'outpost/scoper 0,2'];
// Moloch's Medic serves 0,0, 1,1 and -1,2.
const SCOPED_MEDIC = ['moloch/medic 0,1', 'outpost/scoper 0,2'];
const SAME = { options: { sameArmy: true } };

describe('Scoper', () => {
  test('C5 the module gives its good effect to units of the Scoper’s owner', () => {
    const units = ['outpost/brawler 0,0', 'borgo/officer 0,1', 'borgo/super-officer 0,-1'];
    expectBattle(units, ['3: 0,0>0,-1 melee 2; † 0,-1']);
    expectBattle([...units, 'outpost/scoper 0,2'], ['3: 0,0>0,-1 melee 3; † 0,-1']);
  });

  test('C5 the module no longer serves its own side', () => {
    const units = ['borgo/brawler 1,0', 'borgo/officer 0,1', 'outpost/recon-center 1,-1'];
    expectBattle(units, ['2: 1,0>1,-1 melee 3; † 1,-1']);
    expectBattle([...units, 'outpost/scoper 0,2'], ['2: 1,0>1,-1 melee 2; † 1,-1']);
  });

  test('C5 it serves only units it is connected to, by its own edges', () => {
    // -1,2 is adjacent to the officer, but at an edge that is not connected.
    expectBattle(['outpost/brawler -1,2', ...SCOPED, 'borgo/hq -1,1'], ['3: -1,2>-1,1 melee 2; borgo -2', '0: -1,1>-1,2 melee 1; † -1,2']);
  });

  test('C5 the reach of a long-distance module stays two hexes', () => {
    expectBattle(
      ['doomsday/officer 0,2', 'outpost/scoper -1,2', 'outpost/annihilator 0,0 r2', 'doomsday/hq 0,-2'],
      ['2: 0,0>0,-2 ranged 3; doomsday -3', '0: idle 0,-2'],
    );
  });

  test('C5 it remains an enemy unit: it is hit and it blocks the line', () => {
    // The commando shoots S, where the officer stands before the HQ.
    expectBattle(
      ['outpost/commando 0,0 r1', 'borgo/officer 0,1', 'outpost/scoper 1,1', 'borgo/hq 0,2'],
      ['3: 0,0>0,1 ranged 1; † 0,1', '0: 0,2>1,1 melee 1; † 1,1'],
    );
  });

  test('C5 its own side does not attack it', () => {
    expectBattle(['borgo/brawler 0,0 r3', ...SCOPED], ['2: idle 0,0']);
  });

  test('C5 it keeps its own toughness', () => {
    expectBattle(['outpost/commando 0,0 r1', 'borgo/super-officer 0,1', 'outpost/scoper 0,2'], ['3: 0,0>0,1 ranged 1']);
  });

  test('C5 HQs are no modules: their bonus is not taken', () => {
    expectBattle(
      ['outpost/brawler -1,0', 'borgo/hq 0,0', 'outpost/scoper 0,1', 'borgo/claws 0,-1 r1'],
      ['4: idle 0,-1', '3: idle -1,0', '0: 0,0>0,1 melee 1; 0,0>-1,0 melee 1; † -1,0 0,1'],
    );
  });

  test('C5 I5 a scoped Mother gives its extra action to the Scoper’s side', () => {
    expectBattle(['outpost/commando 0,0', 'moloch/mother 0,1', 'outpost/scoper 0,2'], ['3: idle 0,0', '2: idle 0,0']);
    expectBattle(['moloch/hybrid 0,0', 'moloch/mother 0,1', 'outpost/scoper 0,2'], ['3: idle 0,0']);
  });

  test('C5 the Scoper’s owner decides about a scoped Quartermaster', () => {
    expectBattle(
      ['hegemony/runner 1,-1', 'hegemony/quartermaster 0,1', 'outpost/commando 0,0', 'outpost/scoper 0,2'],
      ['? outpost convert 0,0: 2 ranged>melee | none'],
    );
    expectBattle(['hegemony/runner 0,0', 'hegemony/quartermaster 0,1', 'outpost/scoper 0,2'], ['2: idle 0,0']);
  });

  test('C5 C2 a scoped Saboteur slows the enemies of the Scoper’s owner', () => {
    const units = ['outpost#1/saboteur 0,0', 'outpost#0/brawler -1,0 r5', 'outpost#1/brawler 1,0 r1'];
    expectBattle(units, ['3: idle 1,0', '2: idle -1,0'], SAME);
    expectBattle([...units, 'outpost#0/scoper 0,1'], ['3: idle -1,0', '2: idle 1,0'], SAME);
  });

  test('C5 a Scoper has nothing to take: two beside each other both work', () => {
    // Each takes the officer of the other player: 0,-1 for the commando at 1,-1 and 0,2 for the commando at 1,1.
    expectBattle(
      [
        'outpost#0/scoper 0,0',
        'outpost#1/officer 0,-1',
        'outpost#0/commando 1,-1 r5',
        'outpost#1/hq 2,-2',
        'outpost#1/scoper 0,1',
        'outpost#0/officer 0,2',
        'outpost#1/commando 1,1 r5',
        'outpost#0/hq 2,0',
      ],
      ['3: 1,-1>2,-2 ranged 2; 1,1>2,0 ranged 2; outpost#0 -2; outpost#1 -2', '0: 2,-2>1,-1 melee 1; 2,0>1,1 melee 1; † 1,-1 1,1'],
      SAME,
    );
  });

  test('C5 a module between Scopers of two players serves both of them', () => {
    expectBattle(
      [
        'borgo/officer 0,1',
        'outpost#1/scoper 0,2',
        'outpost#1/brawler 0,0',
        'borgo/super-officer 0,-1',
        'outpost#2/scoper 1,1',
        'outpost#2/brawler 1,0',
        'borgo/scout 1,-1',
      ],
      ['3: 0,0>0,-1 melee 3; 1,0>1,-1 melee 3; † 0,-1 1,-1'],
      SAME,
    );
  });

  test('C5 N1 a netted Scoper takes nothing', () => {
    expectBattle(
      ['outpost/brawler 0,0', 'hegemony/officer-2 0,1', 'outpost/scoper 0,2', 'hegemony/net-fighter -1,2 r1', 'hegemony/guard 0,-1 r3'],
      ['3: 0,0>0,-1 melee 2; † 0,-1'],
    );
  });

  test('C5 a Scoper that falls gives the module back in the next phase', () => {
    // The hunter-killer kills the Scoper in phase 3, in which the officer does not yet serve its own side.
    expectBattle(
      ['moloch/brain 0,1', 'moloch/armored-hunter 0,0', 'outpost/scoper 0,2', 'moloch/hunter-killer 1,1 r4', 'outpost/hq 0,-1'],
      ['3: 1,1>0,2 melee 1; † 0,2', '2: 0,0>0,-1 melee 2; outpost -2', '0: 0,-1>0,0 melee 1; † 0,0'],
    );
  });
});

describe('scoped Medics', () => {
  test('C5 D1 a scoped Medic dies for units of the Scoper’s side', () => {
    expectBattle(
      ['outpost/runner 0,0', ...SCOPED_MEDIC, 'moloch/hornet 0,-1 r3'],
      ['2: 0,-1>0,0 melee 2; idle 0,0; 0,1 saves 0,0 from 0,-1/3; † 0,1'],
    );
  });

  test('C5 D1 a scoped Medic no longer saves its own side', () => {
    expectBattle(['outpost/brawler 0,-1 r3', 'moloch/hornet 0,0', ...SCOPED_MEDIC], ['3: 0,-1>0,0 melee 2; † 0,0']);
  });

  test('C5 D2 the Scoper’s owner decides which unit a scoped Medic saves', () => {
    const units = [
      'outpost/recon-center 0,0',
      'outpost/recon-center 1,1',
      ...SCOPED_MEDIC,
      'moloch/hornet 0,-1 r3',
      'moloch/hornet 1,0 r3',
    ];
    expectBattle(units, ['? outpost medic: 0,1 saves 0,0 from 0,-1/3 | 0,1 saves 1,1 from 1,0/3']);
    expectBattle(units, ['2: 0,-1>0,0 melee 2; 1,0>1,1 melee 2; 0,1 saves 1,1 from 1,0/3; † 0,0 0,1'], {
      answers: ['0,1 saves 1,1 from 1,0/3'],
    });
  });

  test('C5 a scoped Medic goes to the discard pile of its own player', () => {
    const after = expectBattle(
      ['outpost/runner 0,0', ...SCOPED_MEDIC, 'moloch/hornet 0,-1 r3'],
      ['2: 0,-1>0,0 melee 2; idle 0,0; 0,1 saves 0,0 from 0,-1/3; † 0,1'],
    );
    expect(after.players.map(({ discard }) => discard)).toEqual([[], ['moloch/medic']]);
  });
});
