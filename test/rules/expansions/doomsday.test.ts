import type { Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { expectFight, modePosition, type ModePositionDraft } from '../../support/modePosition.js';
import { discardsOf, play, refusal, unitAt } from '../../support/play.js';

const END: Intent = { do: 'end-turn' };

describe('P5 the HQ turns a unit', () => {
  const table = modePosition({
    players: ['doomsday', 'borgo'],
    units: ['doomsday/hq 0,0', 'doomsday/trap 2,-2', 'doomsday/tripler -2,0 r1', 'borgo/mutant 0,2'],
  });
  const rotate = (at: Hex, rot: 0 | 1 | 2 | 3 | 4 | 5): readonly [number, Intent] => [0, { do: 'rotate', at, rot }];

  test('P5 any own active unit, wherever it stands, into any other rotation', () => {
    expect(unitAt(play(table, rotate([2, -2], 4)), [2, -2])).toMatchObject({ rot: 4 });
    const offered = legalIntents(table, 0).filter((intent) => intent.do === 'rotate');
    expect(offered).toHaveLength(3 * 5);
    expect(refusal(table, ...rotate([-2, 0], 1))).toMatchObject({ code: 'nothing-moves' });
  });

  test('P5 the HQ itself is a unit too', () => {
    expect(unitAt(play(table, rotate([0, 0], 3)), [0, 0])).toMatchObject({ rot: 3 });
  });

  test('P5 once per turn', () => {
    const turned = play(table, rotate([2, -2], 4));
    expect(refusal(turned, ...rotate([-2, 0], 0))).toMatchObject({ code: 'already-used' });
    expect(legalIntents(turned, 0).some((intent) => intent.do === 'rotate')).toBe(false);
    const around = play(turned, [0, END], [1, { do: 'discard', tile: 'mutant' }], [1, END], [0, { do: 'discard', tile: 'alpha-shooter' }]);
    play(around, rotate([-2, 0], 0));
  });

  test('P5 no enemy unit and no free hex', () => {
    expect(refusal(table, ...rotate([0, 2], 1))).toMatchObject({ code: 'not-own-unit', rule: 'P5' });
    expect(refusal(table, ...rotate([1, 0], 1))).toMatchObject({ code: 'no-unit-there' });
  });

  test('P5 M3 no netted unit', () => {
    const netted = modePosition({
      players: ['doomsday', 'borgo'],
      units: ['doomsday/hq 0,0', 'doomsday/trap 1,-1', 'borgo/net-fighter 1,-2 r1'],
    });
    expect(refusal(netted, ...rotate([1, -1], 1))).toMatchObject({ code: 'netted' });
  });

  test('P5 N1 not by a netted HQ', () => {
    const netted = modePosition({
      players: ['doomsday', 'borgo'],
      units: ['doomsday/hq 0,0', 'doomsday/trap 1,-1', 'borgo/net-fighter 0,-1 r1'],
    });
    expect(refusal(netted, ...rotate([1, -1], 1))).toMatchObject({ code: 'no-ability' });
    expect(legalIntents(netted, 0).some((intent) => intent.do === 'rotate')).toBe(false);
  });

  test('P5 not without the HQ, and not by another army’s', () => {
    const without = modePosition({ players: ['doomsday', 'borgo'], units: ['doomsday/trap 1,-1'] });
    expect(refusal(without, ...rotate([1, -1], 1))).toMatchObject({ rule: 'P5' });
    const other = modePosition({ players: ['borgo', 'doomsday'], units: ['borgo/hq 0,0', 'borgo/mutant 1,-1', 'doomsday/hq 2,0'] });
    expect(refusal(other, ...rotate([1, -1], 1))).toMatchObject({ rule: 'P5' });
  });

  test('P5 T1 not before the obligatory discard; T7 it can be taken back', () => {
    const before = modePosition({
      players: [{ army: 'doomsday', hand: ['trap', 'medic', 'scout'] }, 'borgo'],
      units: ['doomsday/hq 0,0'],
      turn: { mustDiscard: true, fresh: true },
    });
    expect(refusal(before, ...rotate([0, 0], 1))).toMatchObject({ code: 'must-discard' });
    expect(play(table, rotate([2, -2], 4), [0, { do: 'take-back' }])).toEqual(table);
  });

  test('P5 a mercenary is turned like any own unit', () => {
    const hired = modePosition({ players: ['doomsday', 'borgo'], units: ['doomsday/hq 0,0', 'doomsday/mercenary:gunner 2,0'] });
    expect(unitAt(play(hired, rotate([2, 0], 5)), [2, 0])).toMatchObject({ rot: 5 });
  });
});

describe('X4 Small Bomb', () => {
  const bomb = (units: readonly string[], draft: Partial<ModePositionDraft> = {}): Table =>
    modePosition({ players: [{ army: 'doomsday', hand: ['small-bomb'] }, 'borgo'], units, ...draft });
  const at = (...hexes: [Hex, Hex, Hex]): Intent => ({ do: 'small-bomb', at: hexes });

  test('X4 one wound to every unit except HQs on three mutually adjacent hexes, friend or enemy', () => {
    const table = bomb(['borgo/super-mutant 0,0', 'doomsday/trap 1,-1', 'borgo/hq 1,0', 'borgo/mutant 0,1']);
    const after = play(table, [0, at([0, 0], [1, -1], [1, 0])]);
    expect([unitAt(after, [0, 0])?.wounds, unitAt(after, [1, -1]), unitAt(after, [0, 1])?.wounds]).toEqual([1, null, 0]);
    expect(after.players.map(({ hq }) => hq)).toEqual([20, 20]);
    expect(discardsOf(after, 0)).toEqual(['small-bomb', 'trap']);
  });

  test('X4 the order of the three does not matter', () => {
    const table = bomb(['borgo/mutant 0,0']);
    expect(play(table, [0, at([1, 0], [0, 0], [1, -1])]).board).toEqual(play(table, [0, at([0, 0], [1, -1], [1, 0])]).board);
  });

  test('X4 three in a line, or one twice, are not mutually adjacent', () => {
    const table = bomb(['borgo/mutant 0,0']);
    expect(refusal(table, 0, at([0, 0], [0, 1], [0, 2]))).toMatchObject({ rule: 'X4' });
    expect(refusal(table, 0, at([0, 0], [0, 1], [1, -1]))).toMatchObject({ rule: 'X4' });
    expect(refusal(table, 0, at([0, 0], [0, 1], [0, 1]))).toMatchObject({ rule: 'X4' });
  });

  test('X4 24 triples on the main board, 54 on the expanded one', () => {
    expect(legalIntents(bomb(['borgo/mutant 0,0']), 0).filter((intent) => intent.do === 'small-bomb')).toHaveLength(24);
    const wide = bomb(['borgo/mutant 0,0'], {
      mode: 'team',
      options: { board: 'expanded' },
      players: [{ army: 'doomsday', hand: ['small-bomb'] }, 'outpost', 'borgo', 'moloch'],
    });
    expect(legalIntents(wide, 0).filter((intent) => intent.do === 'small-bomb')).toHaveLength(54);
  });

  test('X4 D5 a Medic cancels its wound, and a Medic that falls by it saves no one', () => {
    const saved = play(bomb(['borgo/mutant 0,0', 'borgo/medic 0,1']), [0, at([0, 0], [1, -1], [1, 0])]);
    expect([unitAt(saved, [0, 0])?.wounds, unitAt(saved, [0, 1])]).toEqual([0, null]);
    const both = play(bomb(['borgo/mutant 0,0', 'borgo/medic 0,1']), [0, at([0, 0], [0, 1], [1, 0])]);
    expect([unitAt(both, [0, 0]), unitAt(both, [0, 1])]).toEqual([null, null]);
  });
});

describe('C6 long-distance modules', () => {
  test('C6 an Officer serves units 1 and 2 hexes away in its line, over anything', () => {
    const units = ['doomsday/officer 0,2', 'borgo/hq 0,1', 'doomsday/omega-shooter 0,0', 'borgo/super-mutant 0,-1'];
    expectFight({ players: ['doomsday', 'borgo'], units }, [
      '2: 0,0>0,-1 ranged 2; idle 0,-1; † 0,-1',
      '0: 0,1>0,0 melee 1; 0,1>0,2 melee 1; † 0,0 0,2',
    ]);
  });

  test('C6 not three', () => {
    expectFight(
      { players: ['doomsday', 'borgo'], units: ['doomsday/officer 0,2', 'doomsday/omega-shooter 0,-1', 'borgo/super-mutant 0,-2'] },
      ['2: 0,-1>0,-2 ranged 1; idle 0,-2'],
    );
  });

  test('C6 both units in the line are served', () => {
    expectFight(
      {
        players: ['doomsday', 'borgo'],
        units: [
          'doomsday/main-war-processor 0,2',
          'doomsday/delta-shooter 0,1',
          'doomsday/alpha-shooter 0,0',
          'borgo/super-mutant 0,-2 r3',
        ],
      },
      ['3: idle 0,0', '2: idle 0,-2 0,0', '1: 0,1>0,-2 ranged 1', '0: 0,1>0,-2 ranged 1; † 0,-2'],
    );
  });

  test('C6 D1 a Medic saves two hexes away', () => {
    expectFight({ players: ['doomsday', 'borgo'], units: ['doomsday/medic 0,2', 'doomsday/scout 0,0', 'borgo/brawler 0,-1 r3'] }, [
      '2: 0,-1>0,0 melee 2; 0,2 saves 0,0 from 0,-1/3; † 0,2',
    ]);
  });

  test('C6 a Scout of the Doomsday Machine reaches one hex only', () => {
    expectFight({ players: ['doomsday', 'borgo'], units: ['doomsday/scout 0,2', 'doomsday/omega-shooter 0,0', 'borgo/scout 0,-1'] }, [
      '2: 0,0>0,-1 ranged 1; † 0,-1',
    ]);
  });
});
