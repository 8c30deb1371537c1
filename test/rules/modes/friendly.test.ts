import type { Table } from '@hexfall/shared/model/state';
import { type BattleChoices, expectFight, modePosition } from '../../support/modePosition.js';
import { isNetted } from '../../support/play.js';

/* Borgo and Outpost against Hegemony and Doomsday. */
const PLAYERS = ['borgo', 'outpost', 'hegemony', 'doomsday'] as const;
const fight = (units: readonly string[], course: readonly string[], choices: BattleChoices = {}): Table =>
  expectFight({ mode: 'team', players: PLAYERS, units }, course, choices);

describe('G2 attacks', () => {
  test('G2 melee never hits a team-mate', () => {
    fight(['borgo/mutant 0,0', 'outpost/recon-center 0,-1', 'hegemony/transport 1,-1'], ['2: 0,0>1,-1 melee 1; † 1,-1']);
  });

  test('G2 ranged attacks pass over team-mates', () => {
    fight(['outpost/annihilator 0,2 r2', 'borgo/scout 0,1', 'hegemony/transport 0,-1'], ['2: 0,2>0,-1 ranged 2; † 0,-1']);
  });

  test('G2 Gauss shots pass over team-mates', () => {
    fight(
      ['doomsday/gauss-cannon 0,2', 'hegemony/transport 0,1', 'borgo/scout 0,0', 'hegemony/transport 0,-1', 'outpost/medic 0,-2 r3'],
      ['1: 0,2>0,-2 gauss 1; 0,2>0,0 gauss 1; † 0,-2 0,0'],
    );
  });

  test('G2 an HQ does not strike at units of a team-mate', () => {
    fight(['borgo/hq 0,0', 'outpost/recon-center 0,-1', 'hegemony/transport 0,1'], ['0: 0,0>0,1 melee 1; † 0,1']);
  });
});

describe('G2 nets', () => {
  const table = modePosition({
    mode: 'team',
    players: PLAYERS,
    units: ['borgo/net-fighter 0,0', 'outpost/runner 1,0', 'borgo/net-fighter 0,-2 r1', 'hegemony/runner 0,-1'],
  });

  test('G2 a net does not catch a team-mate', () => {
    expect(isNetted(table, [1, 0])).toBe(false);
  });

  test('G2 and catches both enemies', () => {
    expect(isNetted(table, [0, -1])).toBe(true);
    const other = modePosition({ mode: 'team', players: PLAYERS, units: ['borgo/net-fighter 0,0', 'doomsday/tripler 1,0'] });
    expect(isNetted(other, [1, 0])).toBe(true);
  });
});

describe('G2 bonuses serve the whole team', () => {
  test('G2 HQ bonus', () => {
    fight(['borgo/hq 0,0', 'outpost/brawler 0,-1', 'hegemony/transport 0,-2'], ['4: 0,-1>0,-2 melee 2; † 0,-2', '0: idle 0,0']);
  });

  test('G2 not the bonus of an enemy HQ', () => {
    fight(['borgo/hq 0,0', 'hegemony/ganger 0,-1'], ['3: idle 0,-1', '0: 0,0>0,-1 melee 1; † 0,-1']);
  });

  test('G2 strength of attacks', () => {
    fight(['borgo/officer 0,1', 'outpost/brawler 0,0', 'hegemony/gladiator 0,-1'], ['3: 0,0>0,-1 melee 3; † 0,-1']);
  });

  test('G2 extra actions', () => {
    fight(
      ['outpost/hq 0,0', 'borgo/brawler 0,-1', 'hegemony/gladiator 0,-2 r3 w1'],
      ['2: 0,-1>0,-2 melee 2; † 0,-2', '1: idle 0,-1', '0: idle 0,0'],
    );
  });

  test('G2 a Saboteur slows enemies, not team-mates', () => {
    fight(['outpost/saboteur 0,0', 'borgo/claws 1,0', 'hegemony/ganger -1,0 r3'], ['3: idle 1,0', '2: -1,0>0,0 melee 1; † 0,0']);
  });

  test('C4 G2 a team-mate’s Quartermaster: the owner of the acting unit is asked', () => {
    const units = ['hegemony/quartermaster 0,1', 'doomsday/omega-shooter 0,0', 'borgo/scout 0,-1'];
    fight(units, ['? doomsday convert 0,0: 0 ranged>melee | 1 ranged>melee | 5 ranged>melee | none']);
    fight(units, ['2: 0,0>0,-1 melee 1; † 0,-1'], { answers: ['0 ranged>melee'] });
  });

  test.each([
    ['outpost', 'hegemony'],
    ['hegemony', 'outpost'],
  ] as const)(
    'C4 C5 G2 where one of two Quartermasters is not scoped, the owner of the acting unit is asked: %s and %s',
    (first, second) => {
      const players = [first, second, 'hegemony', 'moloch'] as const;
      const own = `hegemony#${players.indexOf('hegemony')}`;
      const units = [`${own}/ganger 0,0`, `${own}/quartermaster 0,1`, 'hegemony#2/quartermaster 0,-1 r3', 'outpost/scoper 0,-2'];
      expectFight({ mode: 'team', options: { sameArmy: true }, players, units }, [`? ${own} convert 0,0: 5 melee>ranged | none`]);
    },
  );
});

describe('G2 Medics', () => {
  test('G2 D1 a Medic dies for a team-mate’s unit', () => {
    fight(
      ['borgo/medic 0,1', 'outpost/recon-center 0,0', 'hegemony/runner 0,-1 r3'],
      ['2: 0,-1>0,0 melee 1; 0,1 saves 0,0 from 0,-1/3; † 0,1'],
    );
  });

  test('G2 D4 and for a team-mate’s Medic', () => {
    fight(
      ['borgo/medic 0,2', 'outpost/medic 0,1', 'borgo/scout 0,0', 'hegemony/runner 0,-1 r3'],
      ['2: 0,-1>0,0 melee 1; 0,2 saves 0,0 from 0,-1/3; † 0,2'],
    );
  });

  /* The mutant survives the blow of 1, not that of 2. */
  const TWO_BLOWS = ['borgo/super-mutant 0,0', 'hegemony/runner 1,0 r5', 'hegemony/officer-1 2,0', 'hegemony/runner -1,1 r1'];
  const ONE = '0,1 saves 0,0 from -1,1/1';
  const TWO = '0,1 saves 0,0 from 1,0/5';

  test('G2 D2 the owner of the hit unit decides about a team-mate’s Medic', () => {
    fight([...TWO_BLOWS, 'outpost/medic 0,1'], [`? borgo medic: ${ONE} | ${TWO}`], { starter: 2 });
    fight([...TWO_BLOWS, 'outpost/medic 0,1'], [`2: -1,1>0,0 melee 1; 1,0>0,0 melee 2; idle 0,0; ${TWO}; † 0,1`], { answers: [TWO] });
  });

  test('G2 C5 the Scoper’s owner decides about a scoped Medic', () => {
    fight([...TWO_BLOWS, 'doomsday/medic 0,1', 'outpost/scoper 0,2'], [`? outpost medic: ${ONE} | ${TWO}`], { starter: 2 });
  });

  const SHARED = ['borgo/scout 0,0', 'outpost/scout 1,0', 'hegemony/runner 0,-1 r3', 'hegemony/runner 2,0 r5', 'outpost/medic 0,1'];

  test.each([
    [0, 'borgo'],
    [1, 'outpost'],
    [2, 'hegemony'],
    [3, 'doomsday'],
  ])('G2 units of two team-mates are alternatives: player %d, who started the battle, decides', (starter, army) => {
    fight(SHARED, [`? ${army} medic: 0,1 saves 0,0 from 0,-1/3 | 0,1 saves 1,0 from 2,0/5`], { starter });
  });

  test('G2 the alternative not chosen falls', () => {
    const answers = ['0,1 saves 1,0 from 2,0/5'];
    fight(SHARED, ['2: 0,-1>0,0 melee 1; 2,0>1,0 melee 1; 0,1 saves 1,0 from 2,0/5; † 0,0 0,1'], { answers });
  });

  const TWO_MEDICS = ['borgo/scout 0,0', 'hegemony/runner 0,-1 r3', 'outpost/medic 0,1'];

  test('G2 dying Medics of two team-mates are alternatives: who started the battle decides', () => {
    const question = 'medic: -1,1 saves 0,0 from 0,-1/3 | 0,1 saves 0,0 from 0,-1/3';
    fight([...TWO_MEDICS, 'borgo/medic -1,1 r2'], [`? hegemony ${question}`], { starter: 2 });
    fight([...TWO_MEDICS, 'borgo/medic -1,1 r2'], [`? outpost ${question}`], { starter: 1 });
  });

  test('G2 D2 two Medics of one team-mate: the owner of the hit unit decides', () => {
    const question = 'medic: -1,1 saves 0,0 from 0,-1/3 | 0,1 saves 0,0 from 0,-1/3';
    fight([...TWO_MEDICS, 'outpost/medic -1,1 r2'], [`? borgo ${question}`], { starter: 2 });
  });
});

describe('C5 G2 Scopers in teams', () => {
  test('C5 G2 the whole team of the Scoper’s owner profits', () => {
    fight(['borgo/brawler 0,0', 'hegemony/boss 0,1', 'outpost/scoper 0,2', 'doomsday/tripler 0,-1'], ['3: 0,0>0,-1 melee 3; † 0,-1']);
  });

  test('C5 G2 a module of a team-mate is not taken: its own side keeps it', () => {
    fight(['borgo/officer 0,1', 'outpost/scoper 0,2', 'borgo/brawler 0,0', 'doomsday/tripler 0,-1'], ['2: 0,0>0,-1 melee 3; † 0,-1']);
  });
});
