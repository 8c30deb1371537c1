import { boardOf, expectBattle, expectBattleOn } from '../../support/battles.js';
import { unitAt } from '../../support/play.js';

describe('Gauss', () => {
  test('U5 Gauss hits every enemy on the whole line, HQs too, and no own unit', () => {
    // SW from the corner: 1,-1 · 0,0 · -1,1 (own) · -2,2.
    expectBattle(
      ['moloch/gauss-cannon 2,-2', 'borgo/scout 1,-1', 'borgo/hq 0,0', 'moloch/blocker -1,1', 'borgo/scout -2,2 r3'],
      ['1: 2,-2>-2,2 gauss 1; 2,-2>0,0 gauss 1; 2,-2>1,-1 gauss 1; borgo -1; † -2,2 1,-1', '0: 0,0>-1,1 melee 1'],
    );
  });

  test('U5 no bonus changes the strength of Gauss', () => {
    const after = expectBattle(
      ['moloch/gauss-cannon 0,0 r2', 'moloch/hq 0,1', 'moloch/brain 1,0 r1', 'borgo/super-officer 0,-1'],
      ['1: 0,0>0,-1 gauss 1', '0: idle 0,1'],
    );
    expect(unitAt(after, [0, -1])?.wounds).toBe(1);
  });

  test('U4 U5 armor saves one unit from Gauss, the shot goes on', () => {
    expectBattle(
      ['moloch/gauss-cannon 2,-2', 'borgo/super-mutant 0,0', 'borgo/scout -1,1 r3', 'borgo/super-officer -2,2 r3'],
      ['2: idle 0,0', '1: 2,-2>-2,2 gauss 1; 2,-2>-1,1 gauss 1; † -1,1'],
    );
  });
});

describe('The Clown', () => {
  test('U6 the owner is asked when the action comes up', () => {
    expectBattle(['borgo/scout 0,-1', 'moloch/clown 0,0'], ['? moloch explode 0,0: attack | explode']);
  });

  test('U6 it may attack like any unit', () => {
    const after = expectBattle(['moloch/clown 0,0', 'borgo/scout 0,-1'], ['2: 0,0>0,-1 melee 1; † 0,-1'], { answers: ['attack'] });
    expect(unitAt(after, [0, 0])).not.toBeNull();
  });

  test('U6 an explosion wounds all around, friend, enemy and HQs, and destroys the Clown', () => {
    // The blocker turns its armor to the Clown, the brain serves it: neither counts.
    const after = expectBattle(
      ['moloch/clown 0,0', 'moloch/blocker 0,-1 r3', 'borgo/hq 1,0', 'moloch/hq 0,1', 'borgo/scout -1,1 r3', 'moloch/brain -1,0'],
      [
        '2: 0,0>0,-1 explosion 1; 0,0>1,0 explosion 1; 0,0>0,1 explosion 1; 0,0>-1,1 explosion 1; 0,0>-1,0 explosion 1; ' +
          'moloch -1; borgo -1; † -1,0 -1,1 0,0',
        '0: idle 0,1 1,0',
      ],
      { answers: ['explode'] },
    );
    expect(unitAt(after, [0, -1])?.wounds).toBe(1);
    expect(after.players[0]?.discard).toContain('moloch/clown');
  });

  test('U6 instead of attacking: the blows fall away', () => {
    expectBattle(['moloch/clown 0,0', 'borgo/super-officer 0,-1'], ['2: 0,0>0,-1 explosion 1; † 0,0'], { answers: ['explode'] });
  });

  test('U6 N1 a netted Clown is not asked', () => {
    expectBattle(['moloch/clown 0,0', 'hegemony/net-fighter -1,1'], []);
  });
});

describe('The Universal Soldier', () => {
  // Rotation 1 turns its edge 5 to the north.
  test('U7 both parts hit an adjacent enemy as one attack', () => {
    expectBattle(['hegemony/universal-soldier 0,0 r1', 'moloch/blocker 0,-1'], ['3: 0,0>0,-1 universal 2']);
  });

  test('U7 at a distance only the ranged part hits, over own units too', () => {
    expectBattle(['hegemony/universal-soldier 0,0 r1', 'hegemony/transport 0,-1', 'moloch/blocker 0,-2'], ['3: 0,0>0,-2 universal 1']);
  });

  test('U7 armor counts for the ranged part only', () => {
    expectBattle(['hegemony/universal-soldier 0,0 r1', 'moloch/blocker 0,-1 r3'], ['3: 0,0>0,-1 universal 1']);
    expectBattle(['hegemony/universal-soldier 0,0 r1', 'moloch/blocker 0,-2 r3'], ['3: idle 0,0']);
  });

  test('U7 a melee bonus counts for the melee part only', () => {
    expectBattle(
      ['hegemony/universal-soldier 0,0 r1', 'hegemony/officer-1 0,1', 'moloch/blocker 0,-1'],
      ['3: 0,0>0,-1 universal 3; † 0,-1'],
    );
    expectBattle(['hegemony/universal-soldier 0,0 r1', 'hegemony/officer-1 0,1', 'moloch/blocker 0,-2'], ['3: 0,0>0,-2 universal 1']);
  });

  test('U7 G2 a Brain counts for both parts', () => {
    expectBattle(
      ['hegemony/universal-soldier 0,0 r1', 'moloch/brain 0,1', 'borgo/hq 0,-1'],
      ['3: 0,0>0,-1 universal 4; borgo -4', '0: 0,-1>0,0 melee 1; † 0,0'],
      { players: ['hegemony', 'moloch', 'borgo', 'outpost'], options: { mode: 'team' } },
    );
  });

  test('U7 for a Medic it is one attack', () => {
    expectBattle(
      ['hegemony/universal-soldier 0,0 r1', 'moloch/blocker 0,-1', 'moloch/medic 0,-2 r3'],
      ['3: 0,0>0,-1 universal 2; 0,-2 saves 0,-1 from 0,0/0; † 0,-2'],
    );
  });
});

describe('units without initiative', () => {
  test('U8 they never act, even with a bonus', () => {
    expectBattle(['moloch/blocker 0,0', 'moloch/scout 0,1', 'moloch/mother 1,0 r5', 'borgo/scout 0,-1'], []);
  });

  test('U8 their nets work all the time', () => {
    expectBattle(['moloch/net-fighter 0,0', 'borgo/mutant 0,-1 r3'], []);
  });

  test('U8 their armor works all the time', () => {
    const table = boardOf(['moloch/blocker 0,0 r3', 'outpost/hmg 0,2']);
    expectBattleOn(table, ['2: idle 0,2', '1: idle 0,2']);
  });
});
