import type { Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { discardsOf, eventsOf, handOf, play, position, refusal, unitAt } from '../../support/play.js';

test('X5 Move, Push Back and Battle do what M1, M4 and B1 say', () => {
  const table = position({
    players: [{ army: 'moloch', hand: ['move', 'push-back', 'battle'] }, 'borgo'],
    units: ['moloch/hybrid 0,0', 'borgo/mutant 0,1'],
  });
  const offered = new Set(legalIntents(table, 0).map((intent) => intent.do));
  expect(offered).toEqual(new Set(['discard', 'move', 'push', 'battle', 'end-turn']));
});

type Refused = readonly (readonly [string, Intent, string])[];

describe('X1 Sniper', () => {
  const table = position({
    players: [{ army: 'outpost', hand: ['sniper'] }, 'moloch'],
    units: [
      'outpost/commando 0,1',
      'moloch/hybrid 0,0',
      'moloch/blocker 1,0',
      'moloch/armored-hunter -1,0',
      'moloch/hq 0,-2',
      'moloch/guard 2,-2',
    ],
  });

  test('X1 one wound to one enemy unit, anywhere', () => {
    const shot = play(table, [0, { do: 'sniper', at: [2, -2] }]);
    expect(unitAt(shot, [2, -2])).toBeNull();
    expect([handOf(shot, 0), discardsOf(shot, 0), discardsOf(shot, 1)]).toEqual([[], ['sniper'], ['guard']]);
    expect(shot.turn).toMatchObject({ player: 0, number: 7 });
  });

  test('X1 U3 one wound and no more', () => {
    expect(unitAt(play(table, [0, { do: 'sniper', at: [1, 0] }]), [1, 0])).toMatchObject({ wounds: 1 });
  });

  test('X1 U4 armor does not help', () => {
    expect(unitAt(play(table, [0, { do: 'sniper', at: [-1, 0] }]), [-1, 0])).toBeNull();
  });

  test.each<Refused[number]>([
    ['an HQ', { do: 'sniper', at: [0, -2] }, 'is-hq'],
    ['an own unit', { do: 'sniper', at: [0, 1] }, 'not-enemy-unit'],
    ['an empty hex', { do: 'sniper', at: [2, 0] }, 'no-unit-there'],
  ])('X1 not %s', (_what, intent, code) => {
    expect(refusal(table, 0, intent)).toMatchObject({ code, rule: 'X1' });
  });

  test('X1 not off the board', () => {
    expect(refusal(table, 0, { do: 'sniper', at: [0, 3] })).toMatchObject({ code: 'off-board' });
  });

  test('X1 not without the tile', () => {
    expect(refusal(play(table, [0, { do: 'sniper', at: [0, 0] }]), 0, { do: 'sniper', at: [1, 0] })).toMatchObject({ code: 'not-in-hand' });
  });
});

describe('X2 Grenade', () => {
  const table = position({
    players: [
      { army: 'borgo', hand: ['grenade'] },
      { army: 'moloch', hq: 15 },
    ],
    units: ['borgo/hq 0,0', 'moloch/blocker 1,0', 'moloch/hq 0,1', 'moloch/hybrid 2,0', 'borgo/mutant -1,0'],
  });

  test('X2 destroys an enemy unit beside the own HQ, however tough', () => {
    const thrown = play(table, [0, { do: 'grenade', at: [1, 0] }]);
    expect(unitAt(thrown, [1, 0])).toBeNull();
    expect([discardsOf(thrown, 0), discardsOf(thrown, 1)]).toEqual([['grenade'], ['blocker']]);
  });

  test.each([
    [0, 3],
    [1, 2],
    [2, 1],
  ])('X2 a unit of toughness 3 with %d wounds takes the %d that are left', (before, dealt) => {
    const hurt = position({
      players: [{ army: 'borgo', hand: ['grenade'] }, 'moloch'],
      units: ['borgo/hq 0,0', `moloch/blocker 1,0 w${before}`],
    });
    const events = eventsOf(hurt, 0, { do: 'grenade', at: [1, 0] });
    expect(events.flatMap((event) => (event.type === 'struck' ? event.hits.map(({ wounds }) => wounds) : []))).toEqual([dealt]);
  });

  test.each<Refused[number]>([
    ['an HQ', { do: 'grenade', at: [0, 1] }, 'is-hq'],
    ['a unit that is not adjacent', { do: 'grenade', at: [2, 0] }, 'not-adjacent'],
    ['an own unit', { do: 'grenade', at: [-1, 0] }, 'not-enemy-unit'],
    ['an empty hex', { do: 'grenade', at: [0, -1] }, 'no-unit-there'],
  ])('X2 not %s', (_what, intent, code) => {
    expect(refusal(table, 0, intent)).toMatchObject({ code, rule: 'X2' });
  });

  test('X2 not off the board', () => {
    expect(refusal(table, 0, { do: 'grenade', at: [0, 7] })).toMatchObject({ code: 'off-board' });
  });

  test('X2 the HQ must be active', () => {
    const netted = position({
      players: [{ army: 'borgo', hand: ['grenade'] }, 'hegemony'],
      units: ['borgo/hq 1,-1', 'hegemony/net-fighter 0,0'],
    });
    expect(refusal(netted, 0, { do: 'grenade', at: [0, 0] })).toMatchObject({ code: 'netted' });
  });

  test('X2 only the player’s own HQ throws', () => {
    const enemy = position({ players: [{ army: 'borgo', hand: ['grenade'] }, 'moloch'], units: ['moloch/hq 0,0', 'moloch/hybrid 1,0'] });
    expect(refusal(enemy, 0, { do: 'grenade', at: [1, 0] })).toMatchObject({ rule: 'X2' });
  });
});

describe('X3 Air Strike', () => {
  const table = position({
    players: [
      { army: 'moloch', hand: ['air-strike'], hq: 9 },
      { army: 'borgo', hq: 8 },
    ],
    units: ['moloch/hq 0,0', 'borgo/hq 1,0', 'borgo/mutant 0,1', 'borgo/super-mutant -1,0', 'moloch/hybrid -1,1', 'borgo/claws 0,2'],
  });

  test('X3 one wound to every unit on seven hexes, friend or enemy, but no HQ', () => {
    const bombed = play(table, [0, { do: 'air-strike', at: [0, 0] }]);
    expect([unitAt(bombed, [0, 1]), unitAt(bombed, [-1, 1])]).toEqual([null, null]);
    expect(unitAt(bombed, [-1, 0])).toMatchObject({ wounds: 1 });
    expect(unitAt(bombed, [0, 2])).toMatchObject({ wounds: 0 });
    expect(bombed.players.map((player) => player.hq)).toEqual([9, 8]);
    expect([discardsOf(bombed, 0), discardsOf(bombed, 1)]).toEqual([['air-strike', 'hybrid'], ['mutant']]);
  });

  test('X3 the center may be empty', () => {
    expect(unitAt(play(table, [0, { do: 'air-strike', at: [0, -1] }]), [-1, 0])).toMatchObject({ wounds: 1 });
  });

  test('X3 all seven hexes must be on the board', () => {
    expect(refusal(table, 0, { do: 'air-strike', at: [0, 2] })).toMatchObject({ code: 'blast-off-board', rule: 'X3' });
    expect(refusal(table, 0, { do: 'air-strike', at: [-2, 1] })).toMatchObject({ code: 'blast-off-board', rule: 'X3' });
    const centers = legalIntents(table, 0).flatMap((intent) => (intent.do === 'air-strike' ? [intent.at] : []));
    expect(centers.length).toBeGreaterThan(0);
    expect(centers.every(([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 1)).toBe(true);
  });

  test('X3 not off the board, not without the tile', () => {
    expect(['blast-off-board', 'off-board']).toContain(refusal(table, 0, { do: 'air-strike', at: [3, 0] }).code);
    const used = play(table, [0, { do: 'discard', tile: 'air-strike' }]);
    expect(refusal(used, 0, { do: 'air-strike', at: [0, 0] })).toMatchObject({ code: 'not-in-hand' });
  });
});

describe('X4 Small Bomb', () => {
  const table = position({
    players: [{ army: 'doomsday', hand: ['small-bomb'] }, 'borgo'],
    units: ['borgo/mutant 0,0', 'borgo/hq 1,0', 'doomsday/tripler 1,-1', 'borgo/claws 0,1'],
  });

  const bomb = (...at: [Hex, Hex, Hex]): Intent => ({ do: 'small-bomb', at });

  test('X4 one wound to every unit but HQs on three hexes that touch each other', () => {
    const bombed = play(table, [0, bomb([0, 0], [1, -1], [1, 0])]);
    expect(unitAt(bombed, [0, 0])).toBeNull();
    expect(unitAt(bombed, [1, -1])).toMatchObject({ wounds: 1 });
    expect(unitAt(bombed, [0, 1])).not.toBeNull();
    expect(bombed.players[1]!.hq).toBe(20);
  });

  test('X4 not on three in a row, the same hex twice or a hex off the board', () => {
    const row = bomb([-1, 0], [0, 0], [1, 0]);
    const same = bomb([0, 0], [0, 0], [1, 0]);
    const off = bomb([2, 0], [3, -1], [3, 0]);
    for (const intent of [row, same, off]) expect(refusal(table, 0, intent)).toMatchObject({ rule: 'X4' });
  });
});

describe('X6 an instant without a use', () => {
  test.each<[string, 'borgo' | 'moloch' | 'outpost', string[]]>([
    ['grenade', 'borgo', ['borgo/hq 0,0', 'hegemony/runner 2,0']],
    ['move', 'borgo', ['hegemony/runner 2,0']],
    ['push-back', 'moloch', ['moloch/hybrid 0,0', 'hegemony/runner 2,0']],
    ['sniper', 'outpost', ['outpost/commando 0,0', 'hegemony/hq 2,0']],
  ])('X6 %s can only be discarded', (tile, army, units) => {
    const table = position({ players: [{ army, hand: [tile] }, 'hegemony'], units });
    expect(legalIntents(table, 0).filter((intent) => intent.do !== 'end-turn')).toEqual([{ do: 'discard', tile }]);
    expect(discardsOf(play(table, [0, { do: 'discard', tile }]), 0)).toEqual([tile]);
  });

  test('X6 X3 X4 an area without any unit may be hit', () => {
    const table = position({ players: [{ army: 'moloch', hand: ['air-strike'] }, 'hegemony'], units: ['moloch/hq -2,0'] });
    expect(discardsOf(play(table, [0, { do: 'air-strike', at: [1, 0] }]), 0)).toEqual(['air-strike']);
    const bomb = position({ players: [{ army: 'doomsday', hand: ['small-bomb'] }, 'moloch'], units: [] });
    const at = [
      [0, 0],
      [0, 1],
      [1, 0],
    ] as const;
    expect(discardsOf(play(bomb, [0, { do: 'small-bomb', at }]), 0)).toEqual(['small-bomb']);
  });

  test('X6 B2 a Battle tile after the last draw', () => {
    const table = position({ players: [{ army: 'borgo', hand: ['battle'] }, 'hegemony'], turn: { lastDrawnBy: 1 } });
    expect(
      legalIntents(table, 0)
        .map((intent) => intent.do)
        .sort(),
    ).toEqual(['discard', 'end-turn']);
  });
});
