import type { Table } from '@hexfall/shared/model/state';
import { type BattleChoices, expectFight, modePosition, type ModePositionDraft } from '../../support/modePosition.js';
import { play, unitAt } from '../../support/play.js';

describe('trap', () => {
  /* The Trap's marked edge is edge 0: N in rotation 0. */
  const fight = (units: readonly string[], course: readonly string[], draft: Partial<ModePositionDraft> = {}): Table =>
    expectFight({ players: ['doomsday', 'borgo'], units, ...draft }, course);

  describe('P5 Trap: through the marked edge', () => {
    test('P5 melee makes it explode at once: 1 wound to every adjacent unit, friend or enemy', () => {
      fight(
        [
          'doomsday/trap 0,0',
          'borgo/brawler 0,-1 r3',
          'borgo/super-mutant 1,0',
          'doomsday/medic 0,1 r3',
          'doomsday/tripler -1,1',
          'borgo/scout 0,2',
        ],
        ['2: 0,-1>0,0 melee 2; 0,0>0,-1 trap 1; 0,0>1,0 trap 1; 0,0>0,1 trap 1; 0,0>-1,1 trap 1; 1,0>0,0 melee 1; † 0,-1 0,0 0,1'],
      );
    });

    test('P5 ranged from afar too: who shot is not hurt', () => {
      fight(['doomsday/trap 0,0', 'borgo/assassin 0,-2 r4', 'borgo/scout 1,-1'], ['3: 0,-2>0,0 ranged 1; 0,0>1,-1 trap 1; † 0,0 1,-1']);
    });

    test('P5 HQs included, both of them', () => {
      const after = fight(
        ['doomsday/trap 0,0', 'borgo/brawler 0,-1 r3', 'borgo/hq 1,0', 'doomsday/hq 0,1'],
        ['2: 0,-1>0,0 melee 2; 0,0>0,-1 trap 1; 0,0>1,0 trap 1; 0,0>0,1 trap 1; doomsday -1; borgo -1; † 0,-1 0,0', '0: idle 0,1 1,0'],
      );
      expect(after.players.map(({ hq }) => hq)).toEqual([19, 19]);
    });

    test('P5 the marked edge turns with the tile', () => {
      fight(['doomsday/trap 0,0 r2', 'borgo/brawler 1,0 r5'], ['2: 0,0>1,0 trap 1; 1,0>0,0 melee 2; † 0,0 1,0']);
      fight(['doomsday/trap 0,0 r1', 'borgo/brawler 1,0 r5'], ['2: 1,0>0,0 melee 2; † 0,0']);
    });

    test('P5 it is discarded by its owner', () => {
      const after = fight(['doomsday/trap 0,0', 'borgo/assassin 0,-2 r4'], ['3: 0,-2>0,0 ranged 1; † 0,0']);
      expect(after.players[0]!.discard).toEqual(['doomsday/trap']);
    });

    test('P5 no bonuses and no armor', () => {
      fight(
        ['doomsday/trap 0,0', 'borgo/assassin 0,-2 r4', 'borgo/super-mutant 0,1', 'doomsday/officer 1,0 r5', 'doomsday/fireblast -1,0'],
        ['3: 0,-2>0,0 ranged 1; 0,0>1,0 trap 1; 0,0>0,1 trap 1; 0,0>-1,0 trap 1; † 0,0 1,0', '2: idle 0,1'],
      );
    });

    test('P5 U5 a Gauss shot sets it off and goes on', () => {
      fight(
        ['doomsday/trap 0,0', 'moloch/gauss-cannon 0,-2 r5', 'doomsday/tripler 0,1', 'moloch/blocker 1,0'],
        ['1: 0,-2>0,0 gauss 1; 0,-2>0,1 gauss 1; 0,0>1,0 trap 1; 0,0>0,1 trap 1; † 0,0 0,1'],
        { players: ['doomsday', 'moloch'] },
      );
    });

    test('P5 U2 an HQ strikes at it and is hurt', () => {
      const after = fight(['doomsday/trap 0,0', 'borgo/hq 0,-1'], ['0: 0,-1>0,0 melee 1; 0,0>0,-1 trap 1; borgo -1; † 0,0']);
      expect(after.players[1]!.hq).toBe(19);
    });

    test('P5 E1 that can destroy an HQ', () => {
      const after = expectFight(
        { players: [{ army: 'doomsday', hq: 1 }, 'borgo'], units: ['doomsday/trap 0,0', 'doomsday/hq 0,1', 'borgo/assassin 0,-2 r4'] },
        ['3: 0,-2>0,0 ranged 1; 0,0>0,1 trap 1; doomsday -1; † 0,0 0,1'],
      );
      expect(after.outcome).toMatchObject({ winners: [1], reason: 'hq-destroyed' });
    });

    test('P5 two attacks through it are one explosion', () => {
      // The HQ lifts the assassin to 4, HQ and scout lift the mutant to 4.
      fight(
        ['doomsday/trap 0,0', 'borgo/assassin 0,-2 r4', 'borgo/mutant 0,-1 r3', 'borgo/scout -1,0', 'borgo/hq 1,-2 r0'],
        ['4: 0,-2>0,0 ranged 1; 0,-1>0,0 melee 1; 0,0>0,-1 trap 1; 0,0>-1,0 trap 1; † -1,0 0,-1 0,0', '0: idle 1,-2'],
      );
    });

    test('P5 B4 units that fall by it still act in that phase', () => {
      fight(
        ['doomsday/trap 0,0', 'borgo/claws 0,-1 r4', 'doomsday/alpha-shooter 1,-1', 'borgo/scout 2,-2'],
        [
          '3: 0,-1>1,-1 melee 1; 0,-1>0,0 melee 1; 0,0>0,-1 trap 1; 0,0>1,-1 trap 1; 1,-1>2,-2 ranged 1; 1,-1>0,-1 ranged 1; † 0,-1 0,0 1,-1 2,-2',
        ],
      );
    });
  });

  describe('P5 Trap: otherwise it is a unit like any other', () => {
    test.each([
      [1, '1,-1 r4'],
      [2, '1,0 r5'],
      [3, '0,1'],
      [4, '-1,1 r1'],
      [5, '-1,0 r2'],
    ])('P5 hit through side %d it simply takes the wound', (_, from) => {
      fight(['doomsday/trap 0,0', `borgo/brawler ${from}`, 'borgo/scout 0,-1'], [`2: ${from.replace(/ .*/, '')}>0,0 melee 2; † 0,0`]);
    });

    test('P5 N1 netted it does not explode', () => {
      fight(['doomsday/trap 0,0', 'borgo/net-fighter -1,0', 'borgo/brawler 0,-1 r3'], ['2: 0,-1>0,0 melee 2; † 0,0', '1: idle -1,0']);
    });

    test('P5 friendly attacks do not reach it', () => {
      fight(['doomsday/trap 0,0', 'doomsday/delta-shooter 0,-2 r3', 'borgo/scout 0,1'], ['1: 0,-2>0,1 ranged 2; † 0,1']);
    });

    test('P5 hit through the marked edge and elsewhere it explodes', () => {
      fight(
        ['doomsday/trap 0,0', 'borgo/mutant 0,-1 r3', 'borgo/mutant 0,1'],
        ['2: 0,-1>0,0 melee 1; 0,0>0,-1 trap 1; 0,0>0,1 trap 1; 0,1>0,0 melee 1; † 0,-1 0,0 0,1'],
      );
    });

    test('P5 D1 hit elsewhere a Medic saves it', () => {
      fight(['doomsday/trap 0,0', 'doomsday/medic 1,0 r5', 'borgo/brawler 0,1'], ['2: 0,1>0,0 melee 2; 1,0 saves 0,0 from 0,1/0; † 1,0']);
    });

    test.each<[string, ModePositionDraft['players'], Parameters<typeof play>[1][1]]>([
      ['X1 a Sniper', [{ army: 'outpost', hand: ['sniper'] }, 'doomsday'], { do: 'sniper', at: [0, 0] }],
      ['X3 an Air Strike', [{ army: 'moloch', hand: ['air-strike'] }, 'doomsday'], { do: 'air-strike', at: [0, -1] }],
      [
        'X4 a Small Bomb',
        [{ army: 'doomsday', hand: ['small-bomb'] }, 'borgo'],
        {
          do: 'small-bomb',
          at: [
            [0, -1],
            [0, 0],
            [1, -1],
          ],
        },
      ],
    ])('P5 %s simply wounds it', (_, players, intent) => {
      const table = modePosition({ players, units: ['doomsday/trap 0,0', 'doomsday/tripler 0,1'] });
      const after = play(table, [0, intent]);
      expect([unitAt(after, [0, 0]), unitAt(after, [0, 1])?.wounds]).toEqual([null, 0]);
    });

    test.each([0, 1, 2, 3, 4, 5])('P5 X1 an instant comes through no side, in rotation %d', (rot) => {
      const units = [`doomsday/trap 0,0 r${rot}`, 'doomsday/tripler 0,1', 'doomsday/tripler 0,-1'];
      const sniped = play(modePosition({ players: [{ army: 'outpost', hand: ['sniper'] }, 'doomsday'], units }), [
        0,
        { do: 'sniper', at: [0, 0] },
      ]);
      expect([unitAt(sniped, [0, 0]), unitAt(sniped, [0, 1])?.wounds, unitAt(sniped, [0, -1])?.wounds]).toEqual([null, 0, 0]);
    });

    test('P5 X2 so does a Grenade', () => {
      const table = modePosition({
        players: [{ army: 'borgo', hand: ['grenade'] }, 'doomsday'],
        units: ['doomsday/trap 0,0', 'borgo/hq 0,-1', 'borgo/scout 1,0'],
      });
      const after = play(table, [0, { do: 'grenade', at: [0, 0] }]);
      expect([unitAt(after, [0, 0]), unitAt(after, [1, 0])?.wounds, after.players[0]!.hq]).toEqual([null, 0, 20]);
    });
  });
});

describe('trap reactions', () => {
  /* The Trap's marked edge is edge 0: N in rotation 0. */
  const fight = (
    units: readonly string[],
    course: readonly string[],
    draft: Partial<ModePositionDraft> = {},
    choices: BattleChoices = {},
  ): Table => expectFight({ players: ['doomsday', 'borgo'], units, ...draft }, course, choices);

  describe('P5 D5 Trap and Medics', () => {
    test('D5 P5 set off it is not saved, and no Medic dies for it', () => {
      fight(['doomsday/trap 0,0', 'doomsday/medic 2,0 r5', 'borgo/assassin 0,-2 r4'], ['3: 0,-2>0,0 ranged 1; † 0,0']);
    });

    test('D5 P5 nor for other hits on it', () => {
      fight(
        ['doomsday/trap 0,0', 'doomsday/medic 2,0 r5', 'borgo/assassin 0,-2 r4', 'borgo/assassin 0,2 r1'],
        ['3: 0,-2>0,0 ranged 1; 0,2>0,0 ranged 1; † 0,0'],
      );
    });

    test('D5 P5 Medics of either side cancel the wounds it deals', () => {
      fight(
        [
          'doomsday/trap 0,0',
          'borgo/assassin 0,-2 r4',
          'borgo/scout 1,0',
          'borgo/medic 2,0 r4',
          'doomsday/officer -1,0',
          'doomsday/medic -1,2',
        ],
        ['3: 0,-2>0,0 ranged 1; 0,0>1,0 trap 1; 0,0>-1,0 trap 1; -1,2 saves -1,0 from 0,0/x; 2,0 saves 1,0 from 0,0/x; † -1,2 0,0 2,0'],
      );
    });

    test('D5 P5 the owner is asked which unit the Medic saves', () => {
      fight(
        ['doomsday/trap 0,0', 'borgo/assassin 0,-2 r4', 'borgo/scout 1,0', 'borgo/officer 0,1', 'borgo/medic 1,1 r5'],
        ['? borgo medic: 1,1 saves 0,1 from 0,0/x | 1,1 saves 1,0 from 0,0/x'],
      );
    });
  });

  describe('P5 Trap and explosions', () => {
    const molochs = { players: ['doomsday', 'moloch'] } as const;

    test('P5 U6 an explosion through the marked edge sets it off', () => {
      fight(
        ['doomsday/trap 0,0', 'moloch/clown 0,-1 r3', 'moloch/blocker 0,1'],
        ['2: 0,-1>0,0 explosion 1; 0,0>0,-1 trap 1; 0,0>0,1 trap 1; † 0,-1 0,0'],
        molochs,
        { answers: ['explode'] },
      );
    });

    test('P5 U6 through another side it takes the wound', () => {
      fight(['doomsday/trap 0,0 r1', 'moloch/clown 0,-1 r3', 'moloch/blocker 0,1'], ['2: 0,-1>0,0 explosion 1; † 0,-1 0,0'], molochs, {
        answers: ['explode'],
      });
    });

    test('P5 N1 netted it takes the wound', () => {
      fight(
        ['doomsday/trap 0,0', 'moloch/clown 0,-1 r3', 'moloch/blocker 0,1', 'moloch/net-fighter 1,0 r5'],
        ['2: 0,-1>0,0 explosion 1; † 0,-1 0,0'],
        molochs,
        { answers: ['explode'] },
      );
    });

    test('P5 P2 it sets off a bomber beside it: its owner did that', () => {
      const after = fight(
        ['doomsday/trap 0,0', 'borgo/assassin 0,-2 r4', 'bomber 0,1', 'borgo/scout 0,2'],
        ['3: 0,-2>0,0 ranged 1; 0,0>0,1 trap 1; 0,1>0,0 explosion 1; 0,1>0,2 explosion 1; † 0,0 0,1 0,2; 0,1 goes to borgo'],
      );
      expect(after.players[1]!.pile).toBe(13);
    });

    test('P5 P2 a bomber sets off a Trap through its marked edge', () => {
      fight(
        ['bomber 0,-1', 'doomsday/trap 0,0', 'borgo/assassin 2,-1', 'borgo/scout 0,1'],
        ['3: 0,-1>0,0 explosion 1; 0,0>0,-1 trap 1; 0,0>0,1 trap 1; 2,-1>0,-1 ranged 1; † 0,-1 0,0 0,1; 0,-1 goes out'],
      );
    });

    test('P5 P2 outside a battle as well', () => {
      const table = modePosition({
        players: [{ army: 'outpost', hand: ['sniper'] }, 'doomsday'],
        units: ['bomber 0,-1', 'doomsday/trap 0,0', 'outpost/hq 0,1', 'outpost/scout 1,0', 'doomsday/hq 2,0'],
      });
      const after = play(table, [0, { do: 'sniper', at: [0, -1] }]);
      expect([unitAt(after, [0, -1]), unitAt(after, [0, 0]), unitAt(after, [1, 0])]).toEqual([null, null, null]);
      expect(after.players.map(({ hq }) => hq)).toEqual([19, 20]);
    });

    test('P5 one Trap sets off another', () => {
      fight(
        ['doomsday/trap 0,0', 'doomsday/trap 0,1', 'borgo/assassin 0,-2 r4', 'borgo/scout 0,2'],
        ['3: 0,-2>0,0 ranged 1; 0,0>0,1 trap 1; 0,1>0,0 trap 1; 0,1>0,2 trap 1; † 0,0 0,1 0,2'],
      );
    });

    test('P5 G3 its wounds on enemy HQs are points for its player, those on the own HQ for no one', () => {
      const after = expectFight(
        {
          mode: 'deathmatch-score',
          players: ['doomsday', 'borgo', 'outpost'],
          units: ['doomsday/trap 0,0', 'doomsday/hq 0,1', 'borgo/assassin 0,-2 r4', 'borgo/hq 1,0', 'outpost/hq -1,0'],
        },
        ['3: 0,-2>0,0 ranged 1; 0,0>1,0 trap 1; 0,0>0,1 trap 1; 0,0>-1,0 trap 1; † 0,0; doomsday scores 2', '0: idle -1,0 0,1 1,0'],
      );
      expect(after.players.map(({ score }) => score)).toEqual([2, 0, 0]);
    });
  });
});
