import type { Table } from '@hexfall/shared/model/state';
import { modePosition, expectFight, type ModePositionDraft, type BattleChoices } from '../../support/modePosition.js';
import { play, unitAt } from '../../support/play.js';

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
