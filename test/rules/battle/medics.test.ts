import { expectBattle } from '../../support/battles.js';
import { unitAt } from '../../support/play.js';

/* A hunter-killer in rotation 0 strikes S (and N, NE, NW, which are empty); a Medic of Borgo in rotation 0 serves N, NE and NW of it. */

describe('saving', () => {
  test('D1 the Medic dies instead, although the wound would not have killed', () => {
    const after = expectBattle(
      ['borgo/super-officer 0,0', 'borgo/medic 0,1', 'moloch/hunter-killer 0,-1'],
      ['3: 0,-1>0,0 melee 1; 0,1 saves 0,0 from 0,-1/3; † 0,1'],
    );
    expect(unitAt(after, [0, 0])?.wounds).toBe(0);
    expect(after.players[0]?.discard).toEqual(['borgo/medic']);
  });

  test('D1 all wounds of the attack are cancelled', () => {
    const after = expectBattle(
      ['borgo/super-officer 0,0', 'borgo/medic 0,1', 'moloch/juggernaut 0,-1 r3', 'moloch/brain 1,-2 r2'],
      ['1: 0,-1>0,0 melee 3; 0,1 saves 0,0 from 0,-1/3; † 0,1'],
    );
    expect(unitAt(after, [0, 0])?.wounds).toBe(0);
  });

  test('D1 a Medic saves only units it is connected to', () => {
    expectBattle(['borgo/scout 0,0', 'borgo/medic 0,1 r3', 'moloch/hunter-killer 0,-1'], ['3: 0,-1>0,0 melee 1; † 0,0']);
  });

  test('D1 a Medic saves no enemy', () => {
    expectBattle(['borgo/scout 0,0', 'moloch/medic 0,1', 'moloch/hunter-killer 0,-1'], ['3: 0,-1>0,0 melee 1; † 0,0']);
  });

  test('D1 the same attack still wounds the others it hits', () => {
    expectBattle(
      ['moloch/gauss-cannon 2,-2', 'borgo/scout 1,-1', 'borgo/scout 0,0 r3', 'borgo/medic 0,1'],
      ['1: 2,-2>0,0 gauss 1; 2,-2>1,-1 gauss 1; 0,1 saves 0,0 from 2,-2/4; † 0,1 1,-1'],
    );
  });

  test('D1 D7 an attack that armor reduces to nothing costs no Medic', () => {
    expectBattle(['moloch/hybrid 0,2', 'borgo/super-mutant 0,0 r3', 'borgo/medic 0,-1 r3'], ['3: idle 0,2', '2: idle 0,0']);
  });

  test('D1 the attack of a later phase is another attack', () => {
    expectBattle(
      ['moloch/stormtrooper 0,-1 r3', 'borgo/scout 0,0', 'borgo/medic 0,1'],
      ['2: 0,-1>0,0 ranged 1; 0,1 saves 0,0 from 0,-1/3; † 0,1', '1: 0,-1>0,0 ranged 1; † 0,0'],
    );
  });

  test('D6 Medics save HQs', () => {
    const after = expectBattle(
      ['borgo/hq 0,0', 'borgo/medic 0,1', 'moloch/hornet 0,-1 r3'],
      ['2: 0,-1>0,0 melee 2; 0,1 saves 0,0 from 0,-1/3; † 0,1', '0: 0,0>0,-1 melee 1; † 0,-1'],
    );
    expect(after.players[0]?.hq).toBe(20);
  });
});

describe('choices', () => {
  // Strengths 2 and 1 in the same phase; the blocker carries 3 wounds.
  const TWO_ATTACKS = ['moloch/blocker 0,0', 'moloch/medic 0,1', 'borgo/brawler 0,-1 r3', 'borgo/mutant 1,0'];

  test('D2 the owner chooses which of several attacks is cancelled', () => {
    expectBattle(TWO_ATTACKS, ['? moloch medic: 0,1 saves 0,0 from 0,-1/3 | 0,1 saves 0,0 from 1,0/5']);
    const hits = '2: 0,-1>0,0 melee 2; 1,0>0,0 melee 1';
    const first = expectBattle(TWO_ATTACKS, [`${hits}; 0,1 saves 0,0 from 0,-1/3; † 0,1`], { answers: ['0,1 saves 0,0 from 0,-1/3'] });
    expect(unitAt(first, [0, 0])?.wounds).toBe(1);
    const second = expectBattle(TWO_ATTACKS, [`${hits}; 0,1 saves 0,0 from 1,0/5; † 0,1`], { answers: ['0,1 saves 0,0 from 1,0/5'] });
    expect(unitAt(second, [0, 0])?.wounds).toBe(2);
  });

  test('D2 D7 no one is asked when every choice ends the same', () => {
    // Whichever attack is cancelled, the other kills.
    expectBattle(
      ['borgo/scout 0,0', 'borgo/medic 0,1', 'moloch/hunter-killer 0,-1', 'moloch/hunter-killer 1,-1 r1'],
      ['3: 0,-1>0,0 melee 1; 1,-1>0,0 melee 1; 0,1 saves 0,0 from 0,-1/3; † 0,0 0,1'],
    );
  });

  test('D2 the owner chooses which of several hit units is saved', () => {
    const units = ['borgo/scout 0,0', 'borgo/scout 1,0', 'borgo/medic 0,1', 'moloch/hunter-killer 0,-1', 'moloch/hunter-killer 1,-1'];
    expectBattle(units, ['? borgo medic: 0,1 saves 0,0 from 0,-1/3 | 0,1 saves 1,0 from 1,-1/3']);
    expectBattle(units, ['3: 0,-1>0,0 melee 1; 1,-1>1,0 melee 1; 0,1 saves 1,0 from 1,-1/3; † 0,0 0,1'], {
      answers: ['0,1 saves 1,0 from 1,-1/3'],
    });
  });

  test('D2 the owner chooses which of several Medics dies', () => {
    // Neither Medic is connected to the other.
    const units = ['borgo/scout 0,0', 'borgo/medic 0,1 r1', 'borgo/medic -1,1', 'moloch/hunter-killer 0,-1'];
    expectBattle(units, ['? borgo medic: -1,1 saves 0,0 from 0,-1/3 | 0,1 saves 0,0 from 0,-1/3']);
    expectBattle(units, ['3: 0,-1>0,0 melee 1; 0,1 saves 0,0 from 0,-1/3; † 0,1'], { answers: ['0,1 saves 0,0 from 0,-1/3'] });
  });
});

describe('Medics that are hit themselves', () => {
  // A hunter-killer in rotation 3 strikes N (and S, SW, SE, which are empty).
  const BOTH_HIT = ['borgo/scout 0,0', 'borgo/medic 0,1', 'moloch/hunter-killer 0,-1', 'moloch/hunter-killer 0,2 r3'];

  test('D3 a Medic that is destroyed in the same step saves no one', () => {
    expectBattle(BOTH_HIT, ['3: 0,-1>0,0 melee 1; 0,2>0,1 melee 1; † 0,0 0,1']);
  });

  test('D3 a Medic that is saved by another can still save', () => {
    expectBattle(
      [...BOTH_HIT, 'borgo/medic 1,1'],
      ['3: 0,-1>0,0 melee 1; 0,2>0,1 melee 1; 0,1 saves 0,0 from 0,-1/3; 1,1 saves 0,1 from 0,2/0; † 0,1 1,1'],
    );
  });

  test('D4 a Medic connected to the one that is to die, dies in its place', () => {
    expectBattle(
      ['borgo/scout 0,0', 'borgo/medic 0,1', 'borgo/medic 1,1', 'moloch/hunter-killer 0,-1'],
      ['3: 0,-1>0,0 melee 1; 1,1 saves 0,0 from 0,-1/3; † 1,1'],
    );
  });

  test('D4 and so on along the chain', () => {
    expectBattle(
      ['borgo/scout 0,0', 'borgo/medic 0,1', 'borgo/medic 1,1 r4', 'borgo/medic 2,0 r5', 'moloch/hunter-killer 0,-1'],
      ['3: 0,-1>0,0 melee 1; 2,0 saves 0,0 from 0,-1/3; † 2,0'],
    );
  });

  test('D4 of two Medics connected to each other the owner picks one', () => {
    const units = ['borgo/scout 0,0', 'borgo/medic 0,1 r1', 'borgo/medic 1,1', 'moloch/hunter-killer 0,-1'];
    expectBattle(units, ['? borgo medic: 0,1 saves 0,0 from 0,-1/3 | 1,1 saves 0,0 from 0,-1/3']);
    expectBattle(units, ['3: 0,-1>0,0 melee 1; 1,1 saves 0,0 from 0,-1/3; † 1,1'], { answers: ['1,1 saves 0,0 from 0,-1/3'] });
    expectBattle(units, ['3: 0,-1>0,0 melee 1; 0,1 saves 0,0 from 0,-1/3; † 0,1'], { answers: ['0,1 saves 0,0 from 0,-1/3'] });
  });

  test('D5 a Medic connected to another saves two units: first in its place, then the other itself', () => {
    expectBattle(
      [
        'borgo/scout 0,0',
        'borgo/scout 1,0',
        'borgo/medic 0,1',
        'borgo/medic 1,1 r4',
        'moloch/hunter-killer 0,-1',
        'moloch/hunter-killer 1,-1',
      ],
      ['3: 0,-1>0,0 melee 1; 1,-1>1,0 melee 1; 0,1 saves 1,0 from 1,-1/3; 1,1 saves 0,0 from 0,-1/3; † 0,1 1,1'],
    );
  });
});

describe('explosions', () => {
  test('D5 the wounds of an explosion are cancelled by Medics', () => {
    expectBattle(
      ['moloch/clown 0,0', 'borgo/scout 0,-1', 'borgo/medic 0,-2 r3'],
      ['2: 0,0>0,-1 explosion 1; 0,-2 saves 0,-1 from 0,0/x; † 0,-2 0,0'],
      { answers: ['explode'] },
    );
  });

  test('D5 an explosion is one attack on each unit it hits', () => {
    const units = ['moloch/clown 0,0', 'borgo/scout 0,-1', 'borgo/scout 1,-1', 'borgo/medic 1,-2 r3'];
    expectBattle(units, ['? borgo medic: 1,-2 saves 0,-1 from 0,0/x | 1,-2 saves 1,-1 from 0,0/x'], { answers: ['explode'] });
  });

  test('D5 U6 an exploding Clown is not saved, and no Medic dies for other hits on it', () => {
    // The Medic at 0,1 serves the Clown and is itself saved from the explosion by the one at 0,2: it stays.
    const after = expectBattle(
      ['moloch/clown 0,0', 'moloch/medic 0,1', 'moloch/medic 0,2', 'borgo/brawler 0,-1 r3'],
      ['2: 0,-1>0,0 melee 2; 0,0>0,-1 explosion 1; 0,0>0,1 explosion 1; 0,2 saves 0,1 from 0,0/x; † 0,-1 0,0 0,2'],
      { answers: ['explode'] },
    );
    expect(unitAt(after, [0, 1])).not.toBeNull();
  });

  test('D5 a Clown that attacks instead is saved like any unit', () => {
    expectBattle(
      ['moloch/clown 0,0', 'moloch/medic 0,1', 'borgo/brawler 0,-1 r3'],
      ['2: 0,-1>0,0 melee 2; 0,0>0,-1 melee 1; 0,1 saves 0,0 from 0,-1/3; † 0,-1 0,1'],
      { answers: ['attack'] },
    );
  });
});
