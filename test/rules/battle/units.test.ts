import { expectBattle, expectBattleOn } from '../../support/battles.js';
import { unitAt } from '../../support/play.js';

describe('attacks', () => {
  test('U1 melee hits the adjacent enemy at its edge', () => {
    expectBattle(['borgo/brawler 0,0', 'moloch/blocker 0,-1'], ['2: 0,0>0,-1 melee 2']);
  });

  test('U1 melee reaches no further than the next hex', () => {
    expectBattle(['borgo/brawler 0,0', 'moloch/blocker 0,-2'], ['2: idle 0,0']);
  });

  test('U1 an edge without an attack hits nothing', () => {
    expectBattle(['borgo/brawler 0,0', 'moloch/blocker 0,1'], ['2: idle 0,0']);
  });

  test('U1 own units are not attacked', () => {
    expectBattle(['borgo/brawler 0,0', 'borgo/scout 0,-1'], ['2: idle 0,0']);
  });

  test('U1 every edge strikes by itself', () => {
    expectBattle(
      ['borgo/mutant 0,0', 'outpost/recon-center -1,0', 'outpost/recon-center 0,-1', 'outpost/recon-center 1,-1'],
      ['2: 0,0>0,-1 melee 1; 0,0>1,-1 melee 1; 0,0>-1,0 melee 1; † -1,0 0,-1 1,-1'],
    );
  });

  test('U1 ranged hits the first enemy on the line and passes over own units', () => {
    expectBattle(
      ['moloch/hybrid 0,2', 'moloch/blocker 0,1', 'outpost/recon-center 0,-1', 'outpost/recon-center 0,-2'],
      ['3: 0,2>0,-1 ranged 1; † 0,-1'],
    );
  });

  test('U1 ranged hits at any distance, from edge to edge of the board', () => {
    expectBattle(['moloch/hybrid 0,2', 'outpost/recon-center 0,-2'], ['3: 0,2>0,-2 ranged 1; † 0,-2']);
  });

  test('U1 ranged misses what stands beside the line', () => {
    expectBattle(['moloch/hybrid 0,2', 'outpost/recon-center 1,-1'], ['3: idle 0,2']);
  });

  test('U1 the strength is the number of wounds', () => {
    const after = expectBattle(['outpost/annihilator 1,-1', 'moloch/blocker 0,0'], ['2: 1,-1>0,0 ranged 2']);
    expect(unitAt(after, [0, 0])?.wounds).toBe(2);
  });
});

describe('HQs', () => {
  const AROUND = ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'];

  test('U2 an HQ strikes with 1 at all six edges in phase 0', () => {
    expectBattle(
      ['borgo/hq 0,0 r2', ...AROUND.map((at) => `moloch/blocker ${at}`)],
      [`0: ${AROUND.map((at) => `0,0>${at} melee 1`).join('; ')}`],
    );
  });

  test('U2 an HQ has 20 toughness', () => {
    const after = expectBattle(['borgo/brawler 0,0', 'moloch/hq 0,-1'], ['2: 0,0>0,-1 melee 2; moloch -2', '0: 0,-1>0,0 melee 1; † 0,0']);
    expect(after.players[1]?.hq).toBe(18);
  });

  test.each([
    ['borgo', ['borgo/brawler 0,-1', 'moloch/blocker 0,-2'], ['3: 0,-1>0,-2 melee 2', '0: idle 0,0']],
    ['moloch', ['moloch/hybrid 0,-1', 'borgo/super-mutant 0,-2'], ['3: 0,-1>0,-2 ranged 2; † 0,-2', '0: idle 0,0']],
    ['outpost', ['outpost/brawler 0,-1', 'moloch/blocker 0,-2'], ['3: 0,-1>0,-2 melee 2', '2: 0,-1>0,-2 melee 2; † 0,-2', '0: idle 0,0']],
    ['hegemony', ['hegemony/runner 0,-1', 'moloch/blocker 0,-2'], ['2: 0,-1>0,-2 melee 2', '0: idle 0,0']],
  ])('U2 the bonus of the HQ of %s serves an adjacent own unit', (army, units, film) => {
    expectBattle([`${army}/hq 0,0`, ...units], film);
  });

  test.each(['borgo', 'outpost', 'hegemony'])('U2 the HQ of %s does not serve itself', (army) => {
    expectBattle([`${army}/hq 0,0`, 'moloch/blocker 0,-1'], ['0: 0,0>0,-1 melee 1']);
  });

  test('U2 the bonus does not reach two hexes', () => {
    expectBattle(['borgo/hq 0,0', 'moloch/blocker 0,-1', 'borgo/brawler 0,-2 r3'], ['2: 0,-2>0,-1 melee 2', '0: 0,0>0,-1 melee 1; † 0,-1']);
  });

  test('U2 the bonus is not for enemies', () => {
    expectBattle(['borgo/hq 0,0', 'moloch/hybrid 0,-1'], ['3: idle 0,-1', '0: 0,0>0,-1 melee 1; † 0,-1']);
  });

  test('U2 HQs do not harm each other, whatever is connected to them', () => {
    expectBattle(['hegemony/hq 0,0', 'hegemony/officer-1 0,1', 'borgo/hq 0,-1'], ['0: idle 0,-1 0,0']);
  });

  test('U2 the ranged attack of an HQ hits the first enemy on the line', () => {
    expectBattle(['hegemony/hq 0,0', 'hegemony/quartermaster 0,1', 'moloch/blocker 0,-2'], ['0: 0,0>0,-2 ranged 1'], {
      answers: ['0 melee>ranged'],
    });
  });

  test('U2 the ranged attack of an HQ stops at an HQ and does nothing', () => {
    expectBattle(['hegemony/hq 0,0', 'hegemony/quartermaster 0,1', 'moloch/hq 0,-1', 'moloch/blocker 0,-2'], ['0: idle 0,-1 0,0'], {
      answers: ['0 melee>ranged'],
    });
  });
});

describe('toughness and armor', () => {
  test('U3 a unit falls with the wound that reaches its toughness, not before', () => {
    const hurt = expectBattle(['outpost/brawler 0,0', 'moloch/blocker 0,-1'], ['3: 0,0>0,-1 melee 2']);
    expect(unitAt(hurt, [0, -1])?.wounds).toBe(2);
    expectBattle(['borgo/mutant 0,0', 'moloch/blocker 0,-1 w1'], ['2: 0,0>0,-1 melee 1']);
    expectBattle(['borgo/mutant 0,0', 'moloch/blocker 0,-1 w2'], ['2: 0,0>0,-1 melee 1; † 0,-1']);
  });

  test('U3 a unit without extra toughness falls with the first wound', () => {
    expectBattle(['borgo/mutant 0,0', 'moloch/hornet 0,-1'], ['2: 0,0>0,-1 melee 1; idle 0,-1; † 0,-1']);
  });

  test('U3 wounds are not healed: the next battle goes on with them', () => {
    const once = expectBattle(['borgo/mutant 0,0', 'moloch/blocker 0,-1'], ['2: 0,0>0,-1 melee 1']);
    const twice = expectBattleOn(once, ['2: 0,0>0,-1 melee 1']);
    expectBattleOn(twice, ['2: 0,0>0,-1 melee 1; † 0,-1']);
  });

  test('U4 armor takes 1 off a ranged attack through its edge', () => {
    // The shot from NE comes in through direction 1 of the target.
    expectBattle(['outpost/annihilator 1,-1', 'moloch/blocker 0,0 r1'], ['2: 1,-1>0,0 ranged 1']);
  });

  test('U4 a ranged attack of strength 1 does nothing to armor', () => {
    expectBattle(['moloch/hybrid 0,2', 'borgo/super-mutant 0,0 r3'], ['3: idle 0,2', '2: idle 0,0']);
  });

  test('U4 armor on other edges does not help', () => {
    expectBattle(['moloch/hybrid 0,2', 'borgo/super-mutant 0,0'], ['3: 0,2>0,0 ranged 1', '2: idle 0,0']);
  });

  test('U4 armor does not stop melee', () => {
    expectBattle(['borgo/brawler 0,0', 'moloch/blocker 0,-1 r3'], ['2: 0,0>0,-1 melee 2']);
  });

  test('U4 each attack is reduced by itself', () => {
    expectBattle(['outpost/commando 0,1 r4', 'outpost/commando 0,2 r4', 'moloch/blocker 0,0 r3'], ['3: idle 0,1 0,2']);
  });

  test('U4 a netted unit keeps armor and toughness', () => {
    // The soldier's shot from S meets armor, the runner's blow does not.
    expectBattle(
      ['hegemony/net-fighter -1,1', 'moloch/blocker 0,0 r3', 'hegemony/universal-soldier 0,2 r1', 'hegemony/runner 1,0 r5'],
      ['3: idle 0,2', '2: 1,0>0,0 melee 1'],
    );
  });
});
