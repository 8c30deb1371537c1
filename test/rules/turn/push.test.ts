import type { Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { discardsOf, handOf, isNetted, play, position, refusal, unitAt } from '../../support/play.js';

const push = (from: Hex, target: Hex): Intent => ({ do: 'push', from, target });

const table = position({
  players: [{ army: 'moloch', hand: ['push-back', 'blocker'] }, 'borgo'],
  units: ['moloch/hybrid 0,0', 'borgo/super-mutant 1,0 r4 w1', 'borgo/claws 0,-2', 'moloch/hornet -1,1'],
});

describe('M4 where a pushed unit goes', () => {
  test('M4 the pushed unit’s owner picks among several hexes', () => {
    const asked = play(table, [0, push([0, 0], [1, 0])]);
    expect(asked.decision).toEqual({ player: 1, kind: 'push', about: [1, 0], keys: ['1,1', '2,-1', '2,0'] });
    expect(actingSeat(asked)).toBe(1);
    expect(legalIntents(asked, 1)).toEqual([
      { do: 'choose', key: '1,1' },
      { do: 'choose', key: '2,-1' },
      { do: 'choose', key: '2,0' },
    ]);
    expect(legalIntents(asked, 0)).toEqual([]);
  });

  test.each<[string, Hex]>([
    ['1,1', [1, 1]],
    ['2,-1', [2, -1]],
    ['2,0', [2, 0]],
  ])('M4 it lands on %s as chosen, not turned, its wounds as they were', (key, to) => {
    const pushed = play(table, [0, push([0, 0], [1, 0])], [1, { do: 'choose', key }]);
    expect(unitAt(pushed, to)).toMatchObject({ owner: 1, tile: 'borgo/super-mutant', rot: 4, wounds: 1 });
    expect(unitAt(pushed, [1, 0])).toBeNull();
    expect(unitAt(pushed, [0, 0])).toMatchObject({ tile: 'moloch/hybrid' });
    expect(pushed.decision).toBeNull();
    expect([handOf(pushed, 0), discardsOf(pushed, 0)]).toEqual([['blocker'], ['push-back']]);
  });

  test('M4 T4 then the turn goes on', () => {
    const pushed = play(table, [0, push([0, 0], [1, 0])], [1, { do: 'choose', key: '2,0' }]);
    expect(pushed.turn).toMatchObject({ player: 0, number: 7 });
    play(pushed, [0, { do: 'place', tile: 'blocker', at: [1, 0], rot: 0 }]);
  });

  test('M4 with one such hex no one is asked', () => {
    const narrow = position({
      players: [{ army: 'moloch', hand: ['push-back'] }, 'borgo'],
      units: ['moloch/hybrid 0,0', 'borgo/mutant 1,0', 'borgo/claws 2,0', 'moloch/hornet 1,1'],
    });
    const pushed = play(narrow, [0, push([0, 0], [1, 0])]);
    expect(pushed.decision).toBeNull();
    expect(unitAt(pushed, [2, -1])).toMatchObject({ tile: 'borgo/mutant' });
  });

  test('M4 with none the tile cannot be used on that pair', () => {
    const packed = position({
      players: [{ army: 'moloch', hand: ['push-back'] }, 'borgo'],
      units: ['moloch/hybrid 0,0', 'borgo/mutant 1,0', 'borgo/claws 2,0', 'moloch/hornet 1,1', 'borgo/claws 2,-1'],
    });
    expect(refusal(packed, 0, push([0, 0], [1, 0]))).toMatchObject({ code: 'no-room', rule: 'M4' });
    const edge = position({
      players: [{ army: 'moloch', hand: ['push-back'] }, 'borgo'],
      units: ['moloch/hybrid 1,0', 'borgo/mutant 2,0'],
    });
    expect(refusal(edge, 0, push([1, 0], [2, 0]))).toMatchObject({ code: 'no-room', rule: 'M4' });
    expect(legalIntents(edge, 0).some((intent) => intent.do === 'push')).toBe(false);
  });

  test('M4 keys are sorted by q and then r, as numbers', () => {
    const west = position({
      players: [{ army: 'moloch', hand: ['push-back'] }, 'borgo'],
      units: ['moloch/hybrid 0,0', 'borgo/mutant -1,0'],
    });
    expect(play(west, [0, push([0, 0], [-1, 0])]).decision!.keys).toEqual(['-2,0', '-2,1', '-1,-1']);
  });
});

describe('M4 pushing and pushed units', () => {
  test.each<[string, Hex, Hex, string]>([
    ['a unit that is not adjacent', [0, 0], [0, -2], 'not-adjacent'],
    ['an own unit', [0, 0], [-1, 1], 'not-enemy-unit'],
    ['an empty hex', [0, 0], [0, 1], 'no-unit-there'],
    ['with an enemy unit', [1, 0], [0, 0], 'not-own-unit'],
    ['from an empty hex', [0, 1], [1, 0], 'no-unit-there'],
    ['a hex off the board', [0, 0], [5, 5], 'off-board'],
  ])('M4 not %s', (_what, from, target, code) => {
    expect(refusal(table, 0, push(from, target))).toMatchObject({ code });
  });

  test('M4 who pushes with an enemy unit is told the clause of pushing', () => {
    expect(refusal(table, 0, push([1, 0], [0, 0]))).toMatchObject({ code: 'not-own-unit', rule: 'M4' });
  });

  test('M4 not without the tile', () => {
    const used = play(table, [0, { do: 'discard', tile: 'push-back' }]);
    expect(refusal(used, 0, push([0, 0], [1, 0]))).toMatchObject({ code: 'not-in-hand' });
  });

  test('M4 M3 a netted unit is not pushed', () => {
    const caught = position({
      players: [{ army: 'hegemony', hand: ['push-back'] }, 'borgo'],
      units: ['hegemony/net-fighter 0,0', 'borgo/mutant 1,-1'],
    });
    expect(refusal(caught, 0, push([0, 0], [1, -1]))).toMatchObject({ code: 'netted', rule: 'M3' });
  });

  test('M4 the pusher must be active', () => {
    const caught = position({
      players: [{ army: 'moloch', hand: ['push-back'] }, 'hegemony'],
      units: ['hegemony/net-fighter 0,0', 'moloch/hybrid 1,-1', 'moloch/hornet 0,1'],
    });
    expect(refusal(caught, 0, push([1, -1], [0, 0]))).toMatchObject({ code: 'netted' });
    play(caught, [0, push([0, 1], [0, 0])]);
  });

  test('M4 HQs push and are pushed', () => {
    const hqs = position({
      players: [{ army: 'hegemony', hand: ['push-back'] }, 'borgo'],
      units: ['hegemony/hq 0,0', 'borgo/hq 1,0', 'borgo/claws 2,0', 'borgo/claws 1,1'],
    });
    const pushed = play(hqs, [0, push([0, 0], [1, 0])]);
    expect(unitAt(pushed, [2, -1])).toMatchObject({ owner: 1, tile: 'borgo/hq' });
  });

  test('M4 pushing is no attack: no one is hurt and no Medic dies', () => {
    const safe = position({
      players: [
        { army: 'moloch', hand: ['push-back'] },
        { army: 'borgo', hq: 12 },
      ],
      units: ['moloch/hybrid 0,0', 'borgo/hq 1,0', 'borgo/medic 1,1', 'borgo/claws 2,0'],
    });
    const pushed = play(safe, [0, push([0, 0], [1, 0])]);
    expect(pushed.players[1]!.hq).toBe(12);
    expect(unitAt(pushed, [1, 1])).toMatchObject({ tile: 'borgo/medic', wounds: 0 });
    expect(discardsOf(pushed, 1)).toEqual([]);
  });

  test('M4 T6 a netter pushed away no longer nets', () => {
    const free = position({
      players: [{ army: 'moloch', hand: ['push-back'] }, 'hegemony'],
      units: ['moloch/hybrid -1,0', 'hegemony/net-fighter 0,0', 'moloch/hornet 1,-1'],
    });
    expect(isNetted(free, [1, -1])).toBe(true);
    expect(isNetted(play(free, [0, push([-1, 0], [0, 0])], [1, { do: 'choose', key: '0,1' }]), [1, -1])).toBe(false);
  });
});

describe('M4 the open question', () => {
  const asked = play(table, [0, push([0, 0], [1, 0])]);

  test('M4 only the pushed unit’s owner answers', () => {
    expect(refusal(asked, 0, { do: 'choose', key: '2,0' })).toMatchObject({ code: 'not-your-decision' });
    expect(refusal(asked, 1, { do: 'choose', key: '0,1' })).toMatchObject({ code: 'unknown-key' });
    expect(refusal(asked, 1, { do: 'choose', key: '' })).toMatchObject({ code: 'unknown-key' });
    expect(refusal(asked, 1, { do: 'choose', key: 'toString' })).toMatchObject({ code: 'unknown-key' });
  });

  test.each<[string, Intent]>([
    ['end-turn', { do: 'end-turn' }],
    ['place', { do: 'place', tile: 'blocker', at: [0, 1], rot: 0 }],
    ['discard', { do: 'discard', tile: 'blocker' }],
    ['take-back', { do: 'take-back' }],
    ['push', push([0, 0], [1, 0])],
  ])('M4 nothing else is accepted until it is answered: %s', (_kind, intent) => {
    expect(refusal(asked, 0, intent)).toMatchObject({ code: 'decision-open' });
    expect(['decision-open', 'not-your-turn']).toContain(refusal(asked, 1, intent).code);
  });

  test('M4 E5 either player may resign', () => {
    expect(play(asked, [0, { do: 'resign' }]).outcome).toMatchObject({ winners: [1], reason: 'resigned' });
    expect(play(asked, [1, { do: 'resign' }]).outcome).toMatchObject({ winners: [0], reason: 'resigned' });
  });

  test('M4 an answer without a question is refused', () => {
    expect(refusal(table, 0, { do: 'choose', key: '2,0' })).toMatchObject({ code: 'no-decision' });
    expect(refusal(table, 1, { do: 'choose', key: '2,0' })).toMatchObject({ code: 'no-decision' });
  });
});
