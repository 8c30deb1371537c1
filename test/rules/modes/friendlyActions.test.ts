import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { modePosition, type SeatDraft } from '../../support/modePosition.js';
import { isNetted, play, refusal, unitAt } from '../../support/play.js';

/** Two teams: the first two armies against the last two. It is player 0's turn. */
const teams = (
  armies: readonly [SeatDraft['army'], SeatDraft['army'], SeatDraft['army'], SeatDraft['army']],
  hand: readonly string[],
  units: readonly string[],
): Table => modePosition({ mode: 'team', players: armies.map((army, seat) => ({ army, hand: seat === 0 ? hand : [] })), units });

const CHOOSE = (key: string): Intent => ({ do: 'choose', key });

describe('G2 what cannot be done with a team-mate’s unit', () => {
  const table = teams(
    ['hegemony', 'doomsday', 'borgo', 'outpost'],
    ['move', 'push-back', 'sniper'],
    ['hegemony/hq -2,0', 'hegemony/guard 0,1', 'doomsday/tripler 0,0', 'outpost/runner 0,-1', 'borgo/mutant 2,-1'],
  );

  test('G2 M1 a Move tile does not move it', () => {
    expect(refusal(table, 0, { do: 'move', by: 'tile', from: [0, 0], to: [1, 0], rot: 0 })).toMatchObject({ code: 'not-own-unit' });
  });

  test('G2 M4 it is not pushed', () => {
    expect(refusal(table, 0, { do: 'push', from: [0, 1], target: [0, 0] })).toMatchObject({ code: 'not-enemy-unit' });
  });

  test('G2 M4 it does not push', () => {
    expect(refusal(table, 0, { do: 'push', from: [0, 0], target: [0, -1] })).toMatchObject({ code: 'not-own-unit' });
  });

  test('G2 X1 it is not sniped', () => {
    expect(refusal(table, 0, { do: 'sniper', at: [0, 0] })).toMatchObject({ code: 'not-enemy-unit' });
    play(table, [0, { do: 'sniper', at: [0, -1] }]);
  });

  test('G2 M2 no one uses its mobility', () => {
    const other = teams(['borgo', 'outpost', 'hegemony', 'doomsday'], [], ['outpost/runner 0,0']);
    expect(refusal(other, 0, { do: 'move', by: 'mobility', from: [0, 0], to: [0, 1], rot: 0 })).toMatchObject({ code: 'not-own-unit' });
    expect(legalIntents(other, 0)).toEqual([{ do: 'end-turn' }]);
  });

  test('G2 P5 an HQ does not turn it, nor does one turn a unit by a team-mate’s HQ', () => {
    const own = teams(['doomsday', 'borgo', 'hegemony', 'outpost'], [], ['doomsday/hq 0,0', 'borgo/mutant 0,1', 'doomsday/trap 0,2']);
    expect(refusal(own, 0, { do: 'rotate', at: [0, 1], rot: 3 })).toMatchObject({ code: 'not-own-unit' });
    play(own, [0, { do: 'rotate', at: [0, 2], rot: 3 }]);
    const allied = teams(['borgo', 'doomsday', 'hegemony', 'outpost'], [], ['doomsday/hq 0,0', 'borgo/mutant 0,1']);
    expect(refusal(allied, 0, { do: 'rotate', at: [0, 1], rot: 3 })).toMatchObject({ rule: 'P5' });
    expect(legalIntents(allied, 0)).toEqual([{ do: 'end-turn' }]);
  });

  test('G2 X2 a grenade is not for it', () => {
    const grenade = teams(
      ['borgo', 'outpost', 'hegemony', 'doomsday'],
      ['grenade'],
      ['borgo/hq 0,0', 'outpost/runner 0,1', 'hegemony/runner 0,-1'],
    );
    expect(refusal(grenade, 0, { do: 'grenade', at: [0, 1] })).toMatchObject({ code: 'not-enemy-unit' });
    play(grenade, [0, { do: 'grenade', at: [0, -1] }]);
  });

  test('G2 M5 a team-mate’s Transport takes own units along, not its own', () => {
    const served = teams(
      ['borgo', 'hegemony', 'outpost', 'doomsday'],
      [],
      ['hegemony/transport 0,0', 'borgo/mutant 0,1', 'hegemony/guard 1,0'],
    );
    const moved = play(served, [0, { do: 'move', by: 'transport', from: [0, 1], to: [0, 2], rot: 1 }]);
    expect(unitAt(moved, [0, 2])).toMatchObject({ owner: 0, rot: 1 });
    expect(refusal(served, 0, { do: 'move', by: 'transport', from: [1, 0], to: [2, 0], rot: 0 })).toMatchObject({ code: 'not-own-unit' });
  });

  test('G2 M5 an enemy’s Transport does not', () => {
    const enemy = teams(['borgo', 'outpost', 'hegemony', 'doomsday'], [], ['hegemony/transport 0,0', 'borgo/mutant 0,1']);
    expect(refusal(enemy, 0, { do: 'move', by: 'transport', from: [0, 1], to: [0, 2], rot: 1 })).toMatchObject({ code: 'no-transport' });
  });

  test('G2 M6 a team-mate’s Recon Center gives the second step', () => {
    const intent: Intent = { do: 'move', by: 'mobility', from: [0, 0], to: [0, 1], rot: 0, then: { to: [0, 2], rot: 3 } };
    const allied = teams(['borgo', 'outpost', 'hegemony', 'doomsday'], [], ['borgo/assassin 0,0', 'outpost/recon-center 2,0']);
    expect(unitAt(play(allied, [0, intent]), [0, 2])).toMatchObject({ rot: 3 });
    const enemy = teams(['borgo', 'hegemony', 'outpost', 'doomsday'], [], ['borgo/assassin 0,0', 'outpost/recon-center 2,0']);
    expect(refusal(enemy, 0, intent)).toMatchObject({ code: 'no-recon' });
  });

  test('G2 M6 it serves its own player, whichever of the team that is', () => {
    const intent: Intent = { do: 'move', by: 'mobility', from: [0, 0], to: [0, 1], rot: 0, then: { to: [0, 2], rot: 3 } };
    const table = modePosition({
      mode: 'team',
      players: ['borgo', 'outpost', 'hegemony', 'doomsday'],
      units: ['outpost/runner 0,0', 'outpost/recon-center 2,0'],
      turn: { player: 1 },
    });
    expect(unitAt(play(table, [1, intent]), [0, 2])).toMatchObject({ rot: 3 });
  });

  test('G2 M6 a Recon Center in an enemy’s net serves no unit', () => {
    const units = ['borgo/assassin 0,0', 'outpost/recon-center 2,0', 'hegemony/net-fighter 2,-1 r2'];
    const table = teams(['borgo', 'outpost', 'hegemony', 'doomsday'], [], units);
    expect(isNetted(table, [2, 0])).toBe(true);
    const intent: Intent = { do: 'move', by: 'mobility', from: [0, 0], to: [0, 1], rot: 0, then: { to: [0, 2], rot: 3 } };
    expect(refusal(table, 0, intent)).toMatchObject({ code: 'no-recon' });
  });
});

describe('G2 instants that hit everyone', () => {
  test('G2 X3 an Air Strike wounds team-mates’ units too', () => {
    const table = teams(
      ['moloch', 'borgo', 'hegemony', 'outpost'],
      ['air-strike'],
      ['borgo/scout 0,0', 'hegemony/guard 0,1', 'borgo/hq 1,0'],
    );
    const after = play(table, [0, { do: 'air-strike', at: [0, 0] }]);
    expect(unitAt(after, [0, 0])).toBeNull();
    expect(unitAt(after, [0, 1])).toMatchObject({ wounds: 1 });
    expect(after.players.map((player) => player.hq)).toEqual([20, 20, 20, 20]);
    expect(after.players[1]!.discard).toEqual(['borgo/scout']);
  });

  const TWO_HIT = ['borgo/scout 0,0', 'outpost/officer -1,0', 'outpost/medic -1,1'];
  const FIRST = '-1,1 saves -1,0 from air-strike';
  const SECOND = '-1,1 saves 0,0 from air-strike';

  test('G2 alternatives of two team-mates are decided by the player whose turn it is', () => {
    const table = teams(['moloch', 'hegemony', 'borgo', 'outpost'], ['air-strike'], TWO_HIT);
    const asked = play(table, [0, { do: 'air-strike', at: [0, -1] }]);
    expect(asked.decision).toMatchObject({ player: 0, kind: 'medic', keys: [FIRST, SECOND] });
    expect(unitAt(play(asked, [0, CHOOSE(SECOND)]), [-1, 0])).toBeNull();
  });

  test('G2 D2 alternatives of one player by that player', () => {
    const table = teams(['moloch', 'hegemony', 'borgo', 'outpost'], ['air-strike'], ['outpost/scout 0,0', ...TWO_HIT.slice(1)]);
    const asked = play(table, [0, { do: 'air-strike', at: [0, -1] }]);
    expect(asked.decision).toMatchObject({ player: 3, kind: 'medic', keys: [FIRST, SECOND] });
  });

  test('G2 D2 one unit and one Medic of two team-mates need no decision', () => {
    const table = teams(['moloch', 'hegemony', 'borgo', 'outpost'], ['air-strike'], ['borgo/scout 0,0', 'outpost/medic -1,1']);
    const after = play(table, [0, { do: 'air-strike', at: [0, -1] }]);
    expect([unitAt(after, [0, 0])?.wounds, unitAt(after, [-1, 1])]).toEqual([0, null]);
    expect(after.players[3]!.discard).toEqual(['outpost/medic']);
  });
});

describe('G2 whose decision it is', () => {
  test('G2 M4 the pushed unit’s owner picks the hex, not a team-mate', () => {
    const table = teams(['hegemony', 'doomsday', 'borgo', 'outpost'], ['push-back'], ['hegemony/guard 0,1', 'outpost/runner 0,0']);
    const asked = play(table, [0, { do: 'push', from: [0, 1], target: [0, 0] }]);
    expect(asked.decision).toMatchObject({ player: 3, kind: 'push', keys: ['-1,0', '0,-1', '1,-1'] });
    expect(refusal(asked, 2, CHOOSE('0,-1'))).toMatchObject({ code: 'not-your-decision' });
    expect(unitAt(play(asked, [3, CHOOSE('0,-1')]), [0, -1])).toMatchObject({ owner: 3 });
  });

  test('G2 U6 a Clown’s owner decides about it, in a battle a team-mate began', () => {
    const table = modePosition({
      mode: 'team',
      players: [{ army: 'borgo', hand: ['battle'] }, 'moloch', 'hegemony', 'outpost'],
      units: ['moloch/clown 0,0', 'hegemony/guard 0,1'],
    });
    expect(play(table, [0, { do: 'battle' }]).decision).toMatchObject({ player: 1, kind: 'explode' });
  });
});
