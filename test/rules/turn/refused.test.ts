import { BOARDS } from '@hexfall/shared/hex/boards';
import { HEXES } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Rejection } from '@hexfall/shared/model/rejection';
import type { Table } from '@hexfall/shared/model/state';
import { parseIntent } from '@hexfall/shared/notation/intent';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { play, position, refusal } from '../../support/play.js';

const table = position({
  players: [
    { army: 'hegemony', hand: ['runner', 'move', 'push-back', 'sniper', 'battle'] },
    { army: 'moloch', hand: ['hybrid', 'air-strike'] },
  ],
  units: ['hegemony/runner 0,0', 'hegemony/transport 0,1', 'hegemony/hq 0,2', 'moloch/hybrid 1,0', 'moloch/hq 2,-2'],
});

/** What a client that does not know the notation could send. */
const refusedAnything = (intent: unknown, seat = 0, at: Table = table): Rejection => refusal(at, seat, intent as Intent);

describe('bad input at the engine', () => {
  test.each([
    ['an unknown kind', { do: 'fly', at: [0, 0] }],
    ['the name of something every object has', { do: 'toString' }],
    ['another such name', { do: '__proto__' }],
    ['no kind', {}],
    ['a hex between hexes', { do: 'place', tile: 'runner', at: [0.5, 0], rot: 0 }],
    ['no number', { do: 'place', tile: 'runner', at: [NaN, 0], rot: 0 }],
    ['no hexes to bomb', { do: 'small-bomb', at: [] }],
  ])('%s is refused', (_what, intent) => {
    refusedAnything(intent);
    expect(parseIntent(intent).ok).toBe(false);
  });

  test.each([
    ['fields missing', { do: 'place' }],
    ['a field too many', { do: 'end-turn', now: true }],
    ['a hex that is no pair', { do: 'sniper', at: [1] }],
    ['a hex of text', { do: 'sniper', at: ['1', '0'] }],
    ['a tile that is no text', { do: 'discard', tile: 7 }],
    ['a key that is no text', { do: 'choose', key: 0 }],
    ['an unknown way to move', { do: 'move', by: 'teleport', from: [0, 0], to: [-1, 0], rot: 0 }],
    ['nothing', null],
  ])('%s has not the shape of an intent', (_what, json) => {
    expect(parseIntent(json).ok).toBe(false);
  });

  test.each([6, -1, 1.5, NaN, '0', null, undefined])('rotation %p is refused everywhere', (rot) => {
    refusedAnything({ do: 'place', tile: 'runner', at: [-1, 0], rot });
    refusedAnything({ do: 'move', by: 'tile', from: [0, 0], to: [-1, 0], rot });
    refusedAnything({ do: 'move', by: 'mobility', from: [0, 0], to: [-1, 0], rot });
    refusedAnything({ do: 'move', by: 'mobility', from: [0, 0], to: [-1, 0], rot: 0, then: { to: [-2, 0], rot } });
    refusedAnything({ do: 'rotate', at: [0, 2], rot });
  });

  test.each(['toString', '__proto__', 'constructor', '', 'hq', 'mutant', 'hegemony/runner', 'mercenary:shooter', 'bomber', '../runner'])(
    'tile %p is refused',
    (tile) => {
      refusedAnything({ do: 'place', tile, at: [-1, 0], rot: 0 });
      refusedAnything({ do: 'discard', tile });
    },
  );

  test('hexes off the board are refused everywhere', () => {
    const far = [...HEXES.slice(BOARDS.main.size), [3, 3], [-4, 0], [100, -50]] as const;
    for (const at of far) {
      refusedAnything({ do: 'place', tile: 'runner', at, rot: 0 });
      refusedAnything({ do: 'sniper', at });
      for (const by of ['tile', 'mobility', 'transport']) {
        refusedAnything({ do: 'move', by, from: [0, 0], to: at, rot: 0 });
        refusedAnything({ do: 'move', by, from: at, to: [-1, 0], rot: 0 });
      }
      refusedAnything({ do: 'push', from: at, target: [1, 0] });
      refusedAnything({ do: 'push', from: [0, 0], target: at });
      refusedAnything({ do: 'castle', from: [0, 0], with: at });
      refusedAnything({ do: 'rotate', at, rot: 0 });
    }
  });

  test.each([2, -1, 0.5, NaN])('seat %p does not exist', (seat) => {
    for (const intent of [{ do: 'end-turn' }, { do: 'resign' }, { do: 'choose', key: '0' }, { do: 'battle' }])
      refusedAnything(intent, seat);
    expect(legalIntents(table, seat)).toEqual([]);
  });

  test('the other seat may send none of the legal intents', () => {
    for (const intent of legalIntents(table, 0)) expect(refusal(table, 1, intent)).toMatchObject({ code: 'not-your-turn' });
  });

  test('a choice without a question is refused', () => {
    for (const seat of [0, 1]) expect(refusal(table, seat, { do: 'choose', key: '0,0' })).toMatchObject({ code: 'no-decision' });
  });

  test('what belongs to options that are off is refused', () => {
    expect(refusedAnything({ do: 'draw', mercenary: 'shooter' }).code).toMatch(/^(no-mercenary|not-supported)$/);
    expect(refusedAnything({ do: 'place-bomber-2', discard: 'move', at: [-1, 0], rot: 0 }).code).toMatch(/^(no-bomber|not-supported)$/);
    expect(refusedAnything({ do: 'rotate', at: [0, 2], rot: 1 })).toMatchObject({ code: 'no-ability' });
    expect(refusedAnything({ do: 'rotate', at: [0, 0], rot: 1 })).toMatchObject({ code: 'no-ability' });
  });

  test('tiles that are in no hand are refused, instants of other armies too', () => {
    expect(refusal(table, 0, { do: 'grenade', at: [1, 0] })).toMatchObject({ code: 'not-in-hand' });
    expect(refusal(table, 0, { do: 'air-strike', at: [0, 0] })).toMatchObject({ code: 'not-in-hand' });
    expect(
      refusal(table, 0, {
        do: 'small-bomb',
        at: [
          [0, 0],
          [1, 0],
          [1, -1],
        ],
      }),
    ).toMatchObject({ code: 'not-in-hand' });
    expect(refusal(table, 0, { do: 'castle', from: [0, 1], with: [0, 2] })).toMatchObject({ code: 'not-in-hand' });
  });

  test('a tile is used up: the second use is refused', () => {
    const used = play(table, [0, { do: 'sniper', at: [1, 0] }]);
    expect(refusal(used, 0, { do: 'sniper', at: [1, 0] }).code).toMatch(/^(not-in-hand|no-unit-there)$/);
    const placed = play(table, [0, { do: 'place', tile: 'runner', at: [-1, 0], rot: 0 }]);
    expect(refusal(placed, 0, { do: 'place', tile: 'runner', at: [-2, 0], rot: 0 })).toMatchObject({ code: 'not-in-hand' });
  });
});
