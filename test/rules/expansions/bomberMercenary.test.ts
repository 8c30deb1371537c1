import type { Table } from '@hexfall/shared/model/state';
import { expectFight, modePosition, type ModePositionDraft } from '../../support/modePosition.js';
import { play, refusal, unitAt } from '../../support/play.js';

const OPTIONS = { bomber: 'mercenary' } as const;
const fight = (units: readonly string[], course: readonly string[], draft: Partial<ModePositionDraft> = {}): Table =>
  expectFight({ players: ['borgo', 'outpost'], options: OPTIONS, units, ...draft }, course);

describe('P3 the mercenary bomber', () => {
  test('P3 it belongs to the player who placed it', () => {
    const table = modePosition({ options: OPTIONS, players: [{ army: 'borgo', hand: ['bomber'] }, 'outpost'] });
    expect(unitAt(play(table, [0, { do: 'place', tile: 'bomber', at: [0, 0], rot: 0 }]), [0, 0])).toMatchObject({
      owner: 0,
      tile: 'bomber/bomber',
    });
  });

  test('P3 its explosion wounds adjacent enemy units, HQs included, and no own ones', () => {
    const after = fight(
      ['borgo/bomber 0,0', 'outpost/brawler 0,1', 'outpost/scout 0,-1', 'outpost/hq 1,-1', 'borgo/officer -1,0'],
      [
        '3: 0,0>0,-1 explosion 1; 0,0>1,-1 explosion 1; 0,0>0,1 explosion 1; 0,1>0,0 melee 2; outpost -1; † 0,-1 0,0 0,1; 0,0 goes to borgo',
        '0: idle 1,-1',
      ],
    );
    expect(unitAt(after, [-1, 0])).toMatchObject({ wounds: 0 });
    expect(after.players.map(({ hq }) => hq)).toEqual([20, 19]);
  });

  test('P3 P2 then it goes on to the player after the one who set it off', () => {
    const after = fight(['moloch/bomber 0,0', 'outpost/hmg 0,2'], ['2: 0,2>0,0 ranged 1; † 0,0; 0,0 goes to borgo', '1: idle 0,2'], {
      mode: 'deathmatch',
      players: ['borgo', 'moloch', 'outpost'],
    });
    expect(after.players[0]!.pile).toBe(13);
  });

  test('P3 units of its player do not attack it, and shoot past it', () => {
    fight(['borgo/bomber 0,0', 'borgo/assassin 0,2 r1', 'outpost/scout 0,-2'], ['3: 0,2>0,-2 ranged 1; † 0,-2']);
  });

  test('P3 G2 nor those of a team-mate, and its explosion does not wound the team', () => {
    fight(
      ['borgo/bomber 0,0', 'outpost/scout 0,1', 'borgo/scout 1,0', 'hegemony/runner -1,0 r2', 'moloch/mother 0,-1'],
      ['2: -1,0>0,0 melee 1; 0,0>0,-1 explosion 1; 0,0>-1,0 explosion 1; † -1,0 0,-1 0,0; 0,0 goes to outpost'],
      { mode: 'team', players: ['borgo', 'outpost', 'hegemony', 'moloch'] },
    );
  });

  test('P3 G7 that of Moloch spares its team as well', () => {
    fight(
      ['moloch/bomber 0,0', 'outpost/scout 0,1', 'hegemony/runner -1,0 r2'],
      ['2: -1,0>0,0 melee 1; 0,0>-1,0 explosion 1; † -1,0 0,0; 0,0 goes to outpost'],
      {
        mode: 'team',
        players: ['moloch', 'outpost', 'hegemony', 'borgo'],
      },
    );
  });

  test('P3 P2 hit by units of several players it is out of the game', () => {
    fight(
      ['borgo/bomber 0,0', 'outpost/runner 1,0', 'hegemony/runner 0,-1 r3'],
      ['2: 0,-1>0,0 melee 1; 0,0>0,-1 explosion 1; 0,0>1,0 explosion 1; 1,0>0,0 melee 1; † 0,-1 0,0 1,0; 0,0 goes out'],
      { mode: 'deathmatch', players: ['borgo', 'outpost', 'hegemony'] },
    );
  });

  test('P3 X3 its own player’s Air Strike sets it off too', () => {
    const table = modePosition({
      options: OPTIONS,
      players: [{ army: 'moloch', hand: ['air-strike'] }, 'borgo'],
      units: ['moloch/bomber 0,0', 'moloch/blocker 0,1', 'borgo/super-mutant 0,-1', 'borgo/hq 1,0', 'moloch/hq -1,0'],
    });
    const after = play(table, [0, { do: 'air-strike', at: [0, 0] }]);
    expect([unitAt(after, [0, 1])?.wounds, unitAt(after, [0, -1])]).toEqual([1, null]);
    expect(after.players.map(({ hq }) => hq)).toEqual([20, 19]);
  });

  test('P3 E1 an HQ that falls by it outside a battle has lost', () => {
    const table = modePosition({
      options: OPTIONS,
      players: [{ army: 'outpost', hand: ['sniper'], hq: 1 }, 'borgo'],
      units: ['borgo/bomber 0,0', 'outpost/hq 0,1'],
    });
    expect(play(table, [0, { do: 'sniper', at: [0, 0] }]).outcome).toEqual({ winners: [1], reason: 'hq-destroyed', rule: 'E1' });
  });

  test('P3 G1 in a deathmatch that player is out at once, and the others play on', () => {
    const table = modePosition({
      options: OPTIONS,
      mode: 'deathmatch',
      players: [{ army: 'outpost', hand: ['sniper'] }, 'borgo', { army: 'moloch', hq: 1 }],
      units: ['borgo/bomber 0,0', 'moloch/hq 0,1', 'moloch/mother 2,0', 'outpost/hq 1,0'],
    });
    const after = play(table, [0, { do: 'sniper', at: [0, 0] }]);
    expect(after.players.map(({ hq, out }) => [hq, out])).toEqual([
      [19, false],
      [20, false],
      [0, true],
    ]);
    expect([unitAt(after, [0, 1]), unitAt(after, [2, 0])]).toEqual([null, null]);
    expect(after.outcome).toBeNull();
    expect(after.turn.player).toBe(0);
  });

  test('P3 G1 E5 when its owner leaves the match it is out of the game', () => {
    const table = modePosition({
      options: OPTIONS,
      mode: 'deathmatch',
      players: ['outpost', 'borgo', 'moloch'],
      units: ['borgo/bomber 0,0', 'outpost/hq 2,0', 'borgo/hq -2,0', 'moloch/hq 0,-2'],
    });
    const after = play(table, [1, { do: 'resign' }]);
    expect([
      unitAt(after, [0, 0]),
      ...after.players.map(({ hand, onTop, discard }) => [hand, onTop, discard].flat().includes('bomber/bomber')),
    ]).toEqual([null, false, false, false]);
  });

  test('P3 G3 its wounds on enemy HQs are points for its player', () => {
    const after = expectFight(
      {
        mode: 'deathmatch-score',
        options: OPTIONS,
        players: ['borgo', 'outpost', 'moloch'],
        units: ['borgo/bomber 0,0', 'outpost/hmg 0,2', 'outpost/hq 1,0', 'moloch/hq 0,-1'],
      },
      [
        '2: 0,0>0,-1 explosion 1; 0,0>1,0 explosion 1; 0,2>0,0 ranged 1; † 0,0; borgo scores 2; 0,0 goes to moloch',
        '1: 0,2>0,-1 ranged 1; outpost scores 1',
        '0: idle 0,-1 1,0',
      ],
    );
    expect(after.players.map(({ score }) => score)).toEqual([2, 1, 0]);
  });

  test('P3 D5 Medics cancel the wounds it deals, none dies for it', () => {
    fight(
      ['borgo/bomber 0,0', 'borgo/medic -1,1 r1', 'outpost/hmg 0,2', 'outpost/scout 0,-1', 'outpost/medic 0,-2 r3'],
      ['2: 0,0>0,-1 explosion 1; 0,2>0,0 ranged 1; 0,-2 saves 0,-1 from 0,0/x; † 0,-2 0,0; 0,0 goes to borgo', '1: idle 0,2'],
    );
  });

  test('P2 P3 no Medic dies for a netted one either', () => {
    fight(
      ['borgo/bomber 0,0', 'borgo/medic -1,1 r1', 'hegemony/net-fighter 1,-1 r3', 'hegemony/runner 0,1'],
      ['2: 0,1>0,0 melee 1; † 0,0; 0,0 goes to borgo'],
      {
        players: ['borgo', 'hegemony'],
      },
    );
  });

  test('P3 M1 its player may move it, an enemy may not', () => {
    const table = modePosition({ options: OPTIONS, players: [{ army: 'borgo', hand: ['move'] }, 'outpost'], units: ['borgo/bomber 0,0'] });
    expect(unitAt(play(table, [0, { do: 'move', by: 'tile', from: [0, 0], to: [1, 0], rot: 0 }]), [1, 0])).toMatchObject({ owner: 0 });
    const other = modePosition({ options: OPTIONS, players: [{ army: 'outpost', hand: ['move'] }, 'borgo'], units: ['borgo/bomber 0,0'] });
    expect(refusal(other, 0, { do: 'move', by: 'tile', from: [0, 0], to: [1, 0], rot: 0 })).toMatchObject({ code: 'not-own-unit' });
  });

  test('P3 P2 netted it does not explode', () => {
    fight(['borgo/bomber 0,0', 'hegemony/net-fighter -1,1', 'hegemony/runner 0,1'], ['2: 0,1>0,0 melee 1; † 0,0; 0,0 goes to borgo'], {
      players: ['borgo', 'hegemony'],
    });
  });

  test('P3 G3 20 points won outside a battle count when the next battle has been finished', () => {
    const table = modePosition({
      mode: 'deathmatch-score',
      options: OPTIONS,
      players: [{ army: 'outpost', hand: ['sniper', 'battle'] }, { army: 'borgo', score: 19 }, 'moloch'],
      units: ['borgo/bomber 0,0', 'moloch/hq 0,1'],
    });
    const shot = play(table, [0, { do: 'sniper', at: [0, 0] }]);
    expect([shot.players[1]!.score, shot.outcome]).toEqual([20, null]);
    expect(play(shot, [0, { do: 'battle' }]).outcome).toMatchObject({ winners: [1], reason: 'score' });
  });
});
