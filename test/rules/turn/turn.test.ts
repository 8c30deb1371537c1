import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import type { Intent } from '@hexfall/shared/model/intent';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { discardsOf, handOf, isNetted, play, position, refusal, unitAt, unitIdsOf } from '../../support/play.js';

describe('T3 the turn', () => {
  const table = position({
    players: [{ army: 'borgo', hand: ['mutant', 'move', 'scout'] }, 'outpost'],
    units: ['borgo/assassin 0,0'],
  });

  test('T3 tiles and abilities in any order', () => {
    const moves = [
      [0, { do: 'place', tile: 'mutant', at: [1, 0], rot: 0 }],
      [0, { do: 'move', by: 'mobility', from: [0, 0], to: [0, 1], rot: 2 }],
      [0, { do: 'place', tile: 'scout', at: [-1, 0], rot: 0 }],
      [0, { do: 'discard', tile: 'move' }],
    ] as const satisfies readonly (readonly [number, Intent])[];
    const [placing, moving, module, discarding] = moves;
    const one = play(table, placing, moving, module, discarding);
    const other = play(table, discarding, module, moving, placing);
    expect(one.board).toEqual(other.board);
    expect([handOf(one, 0), handOf(other, 0)]).toEqual([[], []]);
  });

  test('T3 all of them, some of them or none', () => {
    play(table, [0, { do: 'end-turn' }]);
    const empty = play(
      table,
      [0, { do: 'discard', tile: 'mutant' }],
      [0, { do: 'discard', tile: 'move' }],
      [0, { do: 'discard', tile: 'scout' }],
    );
    expect(discardsOf(empty, 0)).toEqual(['move', 'mutant', 'scout']);
    play(empty, [0, { do: 'end-turn' }]);
  });

  test('T3 what is left is kept, face up', () => {
    const ended = play(table, [0, { do: 'discard', tile: 'scout' }], [0, { do: 'end-turn' }]);
    expect(handOf(ended, 0)).toEqual(['move', 'mutant']);
    expect(ended.players[0]!.hand).toEqual(ended.players[0]!.hand);
    expect(ended.turn).toMatchObject({ player: 1, number: 8 });
  });
});

describe('T4 the other player’s turn', () => {
  const table = position({
    players: ['outpost', { army: 'hegemony', hand: ['runner', 'move', 'battle', 'sniper', 'push-back'] }],
    units: ['outpost/commando 1,0', 'hegemony/runner 0,0', 'hegemony/transport 0,1'],
  });
  const intents: readonly Intent[] = [
    { do: 'place', tile: 'runner', at: [-1, 0], rot: 0 },
    { do: 'discard', tile: 'runner' },
    { do: 'redraw' },
    { do: 'move', by: 'tile', from: [0, 0], to: [-1, 0], rot: 0 },
    { do: 'move', by: 'mobility', from: [0, 0], to: [-1, 0], rot: 0 },
    { do: 'move', by: 'transport', from: [0, 0], to: [-1, 0], rot: 0 },
    { do: 'push', from: [0, 0], target: [1, 0] },
    { do: 'sniper', at: [1, 0] },
    { do: 'battle' },
    { do: 'end-turn' },
    { do: 'take-back' },
  ];

  test.each(intents.map((intent) => [intent.do, intent] as const))('T4 nothing is played in it: %s', (_kind, intent) => {
    expect(refusal(table, 1, intent)).toMatchObject({ code: 'not-your-turn', rule: 'T4' });
  });

  test('T4 the other player has no legal intents', () => {
    expect(legalIntents(table, 1)).toEqual([]);
    expect(legalIntents(table, 0).length).toBeGreaterThan(0);
  });
});

describe('T5 placing', () => {
  const table = position({
    players: [{ army: 'borgo', hand: ['mutant', 'battle', 'claws'] }, 'hegemony'],
    units: ['hegemony/runner 0,0', 'borgo/hq 0,2'],
  });

  test.each([
    ['a taken hex', { do: 'place', tile: 'mutant', at: [0, 0], rot: 0 }, 'hex-taken'],
    ['the hex of an own unit', { do: 'place', tile: 'mutant', at: [0, 2], rot: 0 }, 'hex-taken'],
    ['a hex of the expanded board', { do: 'place', tile: 'mutant', at: [3, 0], rot: 0 }, 'off-board'],
    ['a hex of no board', { do: 'place', tile: 'mutant', at: [40, -70], rot: 0 }, 'off-board'],
    ['a tile that is not held', { do: 'place', tile: 'medic', at: [1, 0], rot: 0 }, 'not-in-hand'],
    ['a tile of another army', { do: 'place', tile: 'runner', at: [1, 0], rot: 0 }, 'not-in-hand'],
    ['an instant', { do: 'place', tile: 'battle', at: [1, 0], rot: 0 }, 'not-a-unit'],
  ] as const satisfies readonly (readonly [string, Intent, string])[])('T5 not on %s', (_what, intent, code) => {
    expect(refusal(table, 0, intent)).toMatchObject({ code });
  });

  test('T5 any free hex in any rotation', () => {
    const places = legalIntents(table, 0).filter((intent) => intent.do === 'place' && intent.tile === 'mutant');
    expect(places).toHaveLength(17 * 6);
    for (const place of places) play(table, [0, place]);
  });

  test('T5 a placed unit lies as it was placed', () => {
    const placed = play(table, [0, { do: 'place', tile: 'claws', at: [-2, 1], rot: 4 }]);
    expect(unitAt(placed, [-2, 1])).toEqual({ owner: 0, tile: 'borgo/claws', rot: 4, wounds: 0, used: [] });
    expect(handOf(placed, 0)).toEqual(['battle', 'mutant']);
    expect(discardsOf(placed, 0)).toEqual([]);
  });

  test('T5 it neither moves nor turns of itself afterwards', () => {
    const placed = play(table, [0, { do: 'place', tile: 'claws', at: [-2, 1], rot: 4 }]);
    const by = { do: 'move', from: [-2, 1], to: [-1, 1], rot: 4 } as const;
    expect(refusal(placed, 0, { ...by, by: 'mobility' })).toMatchObject({ code: 'no-mobility' });
    expect(refusal(placed, 0, { ...by, by: 'transport' })).toMatchObject({ code: 'no-transport' });
    expect(refusal(placed, 0, { ...by, by: 'tile' })).toMatchObject({ code: 'not-in-hand' });
    expect(refusal(placed, 0, { do: 'rotate', at: [-2, 1], rot: 0 })).toMatchObject({ code: 'no-ability' });
  });

  test.each(BASE_ARMIES)('T5 every unit of %s can be placed in all six rotations', (army) => {
    const enemy = army === 'borgo' ? 'moloch' : 'borgo';
    for (const tile of unitIdsOf(army)) {
      const held = position({ players: [{ army, hand: [tile] }, enemy] });
      for (const rot of DIRECTIONS) {
        const placed = play(held, [0, { do: 'place', tile, at: [0, 0], rot }]);
        expect(unitAt(placed, [0, 0])).toMatchObject({ owner: 0, tile: `${army}/${tile}`, rot });
      }
    }
  });

  test('T5 a placed unit works at once', () => {
    const empty = position({ players: [{ army: 'hegemony', hand: ['net-fighter'] }, 'borgo'], units: ['borgo/mutant 1,-1'] });
    expect(isNetted(empty, [1, -1])).toBe(false);
    const placed = play(empty, [0, { do: 'place', tile: 'net-fighter', at: [0, 0], rot: 0 }]);
    expect(isNetted(placed, [1, -1])).toBe(true);
  });
});
