import type { Intent } from '@hexfall/shared/model/intent';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { discardsOf, play, position, refusal, unitAt } from '../../support/play.js';

const push = (from: [number, number], target: [number, number]): Intent => ({ do: 'push', by: 'ability', from, target });

const table = position({
  players: [{ army: 'new-york', hand: ['pusher', 'cop'] }, 'borgo'],
  units: ['new-york/pusher 0,0', 'new-york/cop 0,1', 'borgo/claws 1,0', 'borgo/mutant 0,-1'],
});

test('P18 M4 the unit pushes by itself, and no tile is used; the owner of what is pushed picks', () => {
  const asked = play(table, [0, push([0, 0], [1, 0])]);
  expect(asked.decision).toEqual({ player: 1, kind: 'push', about: [1, 0], keys: ['1,1', '2,-1', '2,0'] });
  const pushed = play(asked, [1, { do: 'choose', key: '2,0' }]);
  expect([unitAt(pushed, [2, 0])?.tile, unitAt(pushed, [0, 0])?.used, discardsOf(pushed, 0)]).toEqual(['borgo/claws', ['push'], []]);
});

test('P18 once per own turn', () => {
  const pushed = play(table, [0, push([0, 0], [1, 0])], [1, { do: 'choose', key: '2,0' }]);
  expect(refusal(pushed, 0, push([0, 0], [0, -1]))).toMatchObject({ code: 'already-used', rule: 'P18' });
  expect(legalIntents(pushed, 0).some((intent) => intent.do === 'push')).toBe(false);
  const later = play(pushed, [0, { do: 'end-turn' }]);
  expect(unitAt(later, [0, 0])?.used).toEqual([]);
});

test('P18 also in the turn in which it was placed', () => {
  const placed = play(table, [0, { do: 'place', tile: 'pusher', at: [1, -1], rot: 0 }]);
  expect(legalIntents(placed, 0)).toContainEqual(push([1, -1], [1, 0]));
});

test('P18 refused as M4, and for a unit without the ability', () => {
  expect(refusal(table, 0, push([0, 1], [1, 0]))).toMatchObject({ code: 'no-push-ability', rule: 'P18' });
  expect(refusal(table, 0, push([0, 0], [2, 0]))).toMatchObject({ code: 'no-unit-there', rule: 'M4' });
  expect(refusal(table, 0, push([0, 0], [0, 1]))).toMatchObject({ code: 'not-enemy-unit', rule: 'M4' });
  expect(refusal(table, 0, { do: 'push', from: [0, 0], target: [1, 0] })).toMatchObject({ code: 'not-in-hand' });
  expect(refusal(table, 0, { ...push([0, 0], [1, 0]), by: 'mobility' } as unknown as Intent)).toMatchObject({ code: 'malformed' });
  const netted = position({ players: ['new-york', 'borgo'], units: ['new-york/pusher 0,0', 'borgo/net-fighter 1,0 r3'] });
  expect(refusal(netted, 0, push([0, 0], [1, 0]))).toMatchObject({ code: 'netted', rule: 'M3' });
});
