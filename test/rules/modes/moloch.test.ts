import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { type BattleChoices, expectFight, modePosition, type ModePositionDraft } from '../../support/modePosition.js';
import { isNetted, play, refusal, unitAt } from '../../support/play.js';

/* Moloch and Borgo against Outpost and Hegemony, unless said otherwise. */
const PLAYERS = ['moloch', 'borgo', 'outpost', 'hegemony'] as const;
const WITH_DOOMSDAY = ['moloch', 'doomsday', 'outpost', 'hegemony'] as const;
const WITH_OUTPOST = ['moloch', 'outpost', 'borgo', 'hegemony'] as const;
const fight = (
  units: readonly string[],
  course: readonly string[],
  players: ModePositionDraft['players'] = PLAYERS,
  choices: BattleChoices = {},
): Table => expectFight({ mode: 'team', players, units }, course, choices);

describe('G7 attacks', () => {
  test('G7 Moloch’s melee hits a team-mate’s unit', () => {
    fight(['moloch/hornet 0,0', 'borgo/scout 0,-1'], ['2: 0,0>0,-1 melee 2; † 0,-1']);
  });

  test('G7 a team-mate’s melee does not hit Moloch’s', () => {
    fight(['borgo/brawler 0,0', 'moloch/blocker 0,-1 r3'], ['2: idle 0,0']);
  });

  test('G7 Moloch’s shots are stopped by a team-mate’s unit and hit it', () => {
    fight(['moloch/hybrid 0,2', 'borgo/scout 0,1', 'outpost/recon-center 0,0'], ['3: 0,2>0,1 ranged 1; † 0,1']);
  });

  test('G7 a team-mate’s shots pass over Moloch’s units', () => {
    fight(['borgo/assassin 0,2 r1', 'moloch/blocker 0,1', 'outpost/recon-center 0,0'], ['3: 0,2>0,0 ranged 1; † 0,0']);
  });

  test('G7 U5 Moloch’s Gauss shots hit team-mates’ units on the line', () => {
    fight(
      ['moloch/gauss-cannon 0,2 r2', 'borgo/scout 0,1', 'outpost/recon-center 0,-1', 'borgo/hq 0,-2'],
      ['1: 0,2>0,-2 gauss 1; 0,2>0,-1 gauss 1; 0,2>0,1 gauss 1; borgo -1; † 0,-1 0,1', '0: idle 0,-2'],
    );
  });

  test('G7 Moloch’s HQ strikes at a team-mate’s unit, a team-mate’s HQ not at Moloch’s', () => {
    fight(['moloch/hq 0,0', 'borgo/officer 0,1 r3'], ['0: 0,0>0,1 melee 1; † 0,1']);
    fight(['borgo/hq 0,0', 'moloch/mother 0,1'], ['0: idle 0,0']);
  });

  test('G7 U2 the HQs of Moloch and its ally do not harm each other', () => {
    // The bonus of Borgo's HQ serves Moloch's.
    fight(['moloch/hq 0,0', 'borgo/hq 0,1'], ['1: idle 0,0', '0: idle 0,1']);
  });

  test('G7 Moloch’s units hit the ally’s HQ', () => {
    const after = fight(['moloch/hornet 0,0', 'borgo/hq 0,-1'], ['3: 0,0>0,-1 melee 2; borgo -2', '0: idle 0,-1']);
    expect(after.players.map((player) => player.hq)).toEqual([20, 18, 20, 20]);
  });

  test('G7 Moloch’s own units are never hit by Moloch', () => {
    fight(['moloch/hybrid 0,2', 'moloch/blocker 0,1', 'borgo/scout 0,0'], ['3: 0,2>0,0 ranged 1; † 0,0']);
  });

  test('G7 G4 the same in a team of one against two', () => {
    expectFight({ mode: 'one-vs-two', players: ['borgo', 'moloch', 'outpost'], units: ['moloch/hornet 0,0', 'outpost/scout 0,-1'] }, [
      '2: 0,0>0,-1 melee 2; † 0,-1',
    ]);
  });

  test('G7 X1 a team-mate’s Sniper is not for Moloch’s units', () => {
    const table = modePosition({
      mode: 'team',
      players: [{ army: 'outpost', hand: ['sniper'] }, 'moloch', 'borgo', 'hegemony'],
      units: ['moloch/mother 0,0'],
    });
    expect(refusal(table, 0, { do: 'sniper', at: [0, 0] })).toMatchObject({ code: 'not-enemy-unit' });
  });
});

describe('G7 nets', () => {
  const netted = (units: readonly string[], at: readonly [number, number]): boolean =>
    isNetted(modePosition({ mode: 'team', players: PLAYERS, units }), at);

  test('G7 Moloch’s net catches a team-mate’s unit', () => {
    expect(netted(['moloch/net-fighter 0,0', 'borgo/brawler 0,-1'], [0, -1])).toBe(true);
  });

  test('G7 a team-mate’s net catches Moloch’s unit', () => {
    expect(netted(['borgo/net-fighter 0,0', 'moloch/hornet 1,0'], [1, 0])).toBe(true);
  });

  test('G7 N2 two such nets cancel each other', () => {
    const units = ['moloch/net-fighter 1,0', 'borgo/net-fighter 0,0'];
    expect(netted(units, [0, 0])).toBe(false);
    expect(netted(units, [1, 0])).toBe(false);
  });

  test('G7 N1 a netted team-mate neither acts nor serves', () => {
    fight(['moloch/net-fighter 0,0', 'borgo/brawler 0,-1', 'outpost/recon-center 0,-2'], []);
    fight(['moloch/net-fighter 0,0', 'borgo/scout 0,-1', 'borgo/brawler 0,-2 r1'], ['2: idle 0,-2']);
  });
});

describe('G7 Push Back', () => {
  const PUSH: Intent = { do: 'push', from: [0, 1], target: [0, 0] };

  test('G7 Moloch pushes a team-mate’s unit, whose owner picks the hex', () => {
    const table = modePosition({
      mode: 'team',
      players: [{ army: 'moloch', hand: ['push-back'] }, 'borgo', 'outpost', 'hegemony'],
      units: ['moloch/blocker 0,1', 'borgo/mutant 0,0'],
    });
    const asked = play(table, [0, PUSH]);
    expect(asked.decision).toMatchObject({ player: 1, kind: 'push', keys: ['-1,0', '0,-1', '1,-1'] });
    expect(unitAt(play(asked, [1, { do: 'choose', key: '1,-1' }]), [1, -1])).toMatchObject({ owner: 1 });
  });

  const hegemony = modePosition({
    mode: 'team',
    players: [{ army: 'hegemony', hand: ['push-back'] }, 'moloch', 'borgo', 'outpost'],
    units: ['hegemony/guard 0,1', 'moloch/blocker 0,0', 'outpost/scout 1,-1'],
  });

  test('G7 a team-mate pushes Moloch’s unit', () => {
    expect(play(hegemony, [0, PUSH]).decision).toMatchObject({ player: 1, keys: ['-1,0', '0,-1'] });
  });

  test('G7 no one pushes with a team-mate’s unit', () => {
    expect(refusal(hegemony, 0, { do: 'push', from: [0, 0], target: [1, -1] })).toMatchObject({ code: 'not-own-unit' });
  });

  test('G7 a Move tile is not for a team-mate’s unit either', () => {
    const table = modePosition({
      mode: 'team',
      players: [{ army: 'moloch', hand: ['move'] }, 'borgo', 'outpost', 'hegemony'],
      units: ['borgo/mutant 0,0'],
    });
    expect(refusal(table, 0, { do: 'move', by: 'tile', from: [0, 0], to: [0, 1], rot: 0 })).toMatchObject({ code: 'not-own-unit' });
  });
});

describe('G7 what is shared', () => {
  test('G7 G2 bonuses of Moloch serve the team-mate', () => {
    fight(['moloch/scout 0,1', 'borgo/brawler 0,0', 'outpost/recon-center 0,-1'], ['3: 0,0>0,-1 melee 2; † 0,-1']);
    fight(
      ['moloch/hq 0,1', 'outpost/annihilator 0,0 r2', 'hegemony/gladiator 0,-1 r3'],
      ['2: 0,0>0,-1 ranged 2; † 0,-1', '0: 0,1>0,0 melee 1; † 0,0'],
      WITH_OUTPOST,
    );
  });

  test('G7 G2 bonuses of the team-mate serve Moloch, even against the team-mate', () => {
    fight(['borgo/officer 0,1', 'moloch/hornet 0,0', 'borgo/super-mutant 0,-1 w1'], ['2: 0,0>0,-1 melee 3; idle 0,-1; † 0,-1']);
  });

  test('G7 D1 Moloch’s Medic dies for a team-mate’s unit that Moloch hit', () => {
    fight(['moloch/hornet 0,1', 'borgo/scout 0,0', 'moloch/medic 0,-1 r1'], ['2: 0,1>0,0 melee 2; 0,-1 saves 0,0 from 0,1/0; † 0,-1']);
  });

  test('G7 C2 Saboteurs slow enemies only', () => {
    fight(['outpost/saboteur 0,0', 'moloch/hornet 0,1 r3'], ['2: idle 0,1'], WITH_OUTPOST);
  });

  test('G7 C5 a Scoper takes nothing from Moloch, its team-mate', () => {
    fight(
      ['outpost/scoper 0,2', 'moloch/scout 0,1', 'moloch/hornet 0,0', 'borgo/scout 0,-1'],
      ['3: 0,0>0,-1 melee 2; † 0,-1'],
      WITH_OUTPOST,
    );
  });
});

describe('G7 P5 beside the Doomsday Machine', () => {
  test('G7 P5 its units do not redirect Moloch’s shots: they stop them', () => {
    fight(['moloch/hybrid 0,2', 'doomsday/fireblast 0,1', 'outpost/recon-center 0,0'], ['3: 0,2>0,1 ranged 1'], WITH_DOOMSDAY);
  });

  test('G7 P5 the shots of the Doomsday Machine pass over Moloch’s units on their way', () => {
    fight(
      ['doomsday/delta-shooter 0,2', 'moloch/blocker 0,1', 'doomsday/fireblast 0,0 r1', 'outpost/recon-center 1,-1'],
      ['1: 0,2>1,-1 ranged 2; † 1,-1'],
      WITH_DOOMSDAY,
    );
  });

  test('G7 P5 Moloch’s attack through the marked edge sets off its ally’s Trap', () => {
    fight(
      ['moloch/hornet 0,0', 'doomsday/trap 0,-1 r3', 'outpost/recon-center 1,-1'],
      ['2: 0,-1>1,-1 trap 1; 0,-1>0,0 trap 1; 0,0>0,-1 melee 2; † 0,-1 0,0 1,-1'],
      WITH_DOOMSDAY,
    );
  });
});
