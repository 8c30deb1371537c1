import type { Intent } from '@hexfall/shared/model/intent';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { handOf, play, position, refusal, unitAt } from '../../support/play.js';

const BACK: Intent = { do: 'take-back' };

describe('T7 taking back', () => {
  const table = position({
    players: [{ army: 'moloch', hand: ['blocker', 'push-back', 'move'] }, 'borgo'],
    units: ['moloch/hybrid 0,0', 'borgo/mutant 1,0', 'borgo/assassin 0,1'],
  });
  const place: Intent = { do: 'place', tile: 'blocker', at: [-1, 0], rot: 3 };

  test.each<[string, Intent]>([
    ['a placing', place],
    ['a discard', { do: 'discard', tile: 'move' }],
    ['a Move tile', { do: 'move', by: 'tile', from: [0, 0], to: [-1, 1], rot: 2 }],
  ])('T7 %s is taken back whole', (_what, intent) => {
    expect(play(table, [0, intent], [0, BACK])).toEqual(table);
  });

  test('T7 an instant with its victim is taken back', () => {
    const sniping = position({ players: [{ army: 'outpost', hand: ['sniper'] }, 'borgo'], units: ['borgo/mutant 1,0'] });
    expect(play(sniping, [0, { do: 'sniper', at: [1, 0] }], [0, BACK])).toEqual(sniping);
  });

  test('T7 an ability is taken back and may be used again', () => {
    const mobile = position({ players: ['borgo', 'moloch'], units: ['borgo/assassin 0,0'] });
    const moved = play(mobile, [0, { do: 'move', by: 'mobility', from: [0, 0], to: [1, 0], rot: 0 }], [0, BACK]);
    expect(moved).toEqual(mobile);
    expect(unitAt(play(moved, [0, { do: 'move', by: 'mobility', from: [0, 0], to: [0, 1], rot: 0 }]), [0, 1])).not.toBeNull();
  });

  test('T7 it is the last action that is taken back', () => {
    const first = play(table, [0, place]);
    const second = play(first, [0, { do: 'discard', tile: 'move' }]);
    const back = play(second, [0, BACK]);
    expect(unitAt(back, [-1, 0])).not.toBeNull();
    expect(handOf(back, 0)).toEqual(['move', 'push-back']);
  });

  test('T7 the obligatory discard can be taken back, and the duty is back too', () => {
    const holding = position({
      players: [{ army: 'borgo', hand: ['move', 'battle', 'grenade'] }, 'moloch'],
      turn: { mustDiscard: true, fresh: true },
    });
    const back = play(holding, [0, { do: 'discard', tile: 'move' }], [0, BACK]);
    expect(back.turn).toMatchObject({ mustDiscard: true, fresh: true });
    play(back, [0, { do: 'redraw' }]);
  });

  test('T7 nothing was done yet, nothing is taken back', () => {
    expect(refusal(table, 0, BACK)).toMatchObject({ code: 'nothing-to-take-back', rule: 'T7' });
    expect(table.canTakeBack).toBe(false);
    expect(play(table, [0, place]).canTakeBack).toBe(true);
  });

  test('T7 a push without a choice is the player’s own and is taken back', () => {
    const cornered = position({
      players: [{ army: 'moloch', hand: ['push-back'] }, 'borgo'],
      units: ['moloch/hybrid 0,0', 'borgo/mutant 1,0', 'borgo/claws 2,0', 'borgo/claws 1,1'],
    });
    const pushed = play(cornered, [0, { do: 'push', from: [0, 0], target: [1, 0] }]);
    expect(unitAt(pushed, [2, -1])).not.toBeNull();
    expect(play(pushed, [0, BACK])).toEqual(cornered);
  });

  test('T7 what another player has decided stands', () => {
    const asked = play(table, [0, place], [0, { do: 'push', from: [0, 0], target: [1, 0] }]);
    expect(asked.decision).toMatchObject({ player: 1, kind: 'push' });
    const pushed = play(asked, [1, { do: 'choose', key: '2,0' }]);
    expect(refusal(pushed, 0, BACK)).toMatchObject({ code: 'nothing-to-take-back', rule: 'T7' });
    expect(pushed.canTakeBack).toBe(false);
  });

  test('T7 what is done after another player’s decision can be taken back, to just after it', () => {
    const decided = play(table, [0, { do: 'push', from: [0, 0], target: [1, 0] }], [1, { do: 'choose', key: '2,0' }]);
    expect(play(decided, [0, place], [0, BACK])).toEqual(decided);
  });

  test('T7 the running turn only: no one takes back across its end', () => {
    const ended = play(table, [0, place], [0, { do: 'end-turn' }]);
    expect(refusal(ended, 0, BACK)).toMatchObject({ code: 'not-your-turn' });
    expect(refusal(ended, 1, BACK)).toMatchObject({ code: 'nothing-to-take-back' });
  });

  test('T7 a battle is not taken back', () => {
    const fighting = position({ players: [{ army: 'borgo', hand: ['battle', 'mutant'] }, 'moloch'], units: ['moloch/hybrid 0,0'] });
    const fought = play(fighting, [0, { do: 'place', tile: 'mutant', at: [0, 1], rot: 0 }], [0, { do: 'battle' }]);
    expect(refusal(fought, 0, BACK)).toMatchObject({ code: 'not-your-turn' });
    expect(refusal(fought, 1, BACK)).toMatchObject({ code: 'nothing-to-take-back' });
  });

  test('T7 legal intents leave it out', () => {
    expect(legalIntents(play(table, [0, place]), 0).some((intent) => intent.do === 'take-back')).toBe(false);
  });

  test('O9 without the option nothing is taken back', () => {
    const strict = position({
      options: { takeBack: false },
      players: [{ army: 'borgo', hand: ['mutant'] }, 'moloch'],
    });
    const placed = play(strict, [0, { do: 'place', tile: 'mutant', at: [0, 0], rot: 0 }]);
    expect(refusal(placed, 0, BACK)).toMatchObject({ code: 'take-back-off', rule: 'O9' });
    expect(placed.canTakeBack).toBe(false);
  });
});
