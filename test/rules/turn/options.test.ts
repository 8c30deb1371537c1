import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Table } from '@hexfall/shared/model/state';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { discardsOf, handOf, play, position, type PositionDraft, refusal, unitAt } from '../../support/play.js';
import { pilesOf, tableOf } from '../../support/states.js';

const END: Intent = { do: 'end-turn' };
const discard = (tile: string): readonly [number, Intent] => [0, { do: 'discard', tile }];
const place = (tile: string, q: number, r: number): readonly [number, Intent] => [0, { do: 'place', tile, at: [q, r], rot: 0 }];

describe('O3 the alternative start', () => {
  const started = (): Table => {
    const created = createMatch({ options: { ...DEFAULT_OPTIONS, start: 'alternative' }, armies: ['borgo', 'outpost'], seed: 'o3' });
    if (!created.ok) throw new Error(created.error.message);
    return play(tableOf(created.value), [0, { do: 'place-hq', at: [0, 2], rot: 0 }], [1, { do: 'place-hq', at: [0, -2], rot: 0 }]);
  };
  const first = (hand: string[], units: string[] = []): Table =>
    position({
      options: { start: 'alternative' },
      players: [{ army: 'borgo', hand }, 'outpost'],
      units,
      turn: { number: 1, mustDiscard: true, fresh: true },
    });

  test('O3 the first player draws 3 and must discard one', () => {
    const table = started();
    expect(table.turn).toMatchObject({ player: 0, number: 1, mustDiscard: true });
    expect(handOf(table, 0)).toHaveLength(3);
    expect(refusal(table, 0, END)).toMatchObject({ code: 'must-discard', rule: 'T1' });
  });

  test('O3 from the second player on it is normal: up to 3', () => {
    const table = started();
    const second = play(table, [0, { do: 'discard', tile: handOf(table, 0)[0]! }], [0, END]);
    expect(second.turn).toMatchObject({ player: 1, number: 2, mustDiscard: true });
    expect(handOf(second, 1)).toHaveLength(3);
  });

  test('O3 at most one of the other two is used', () => {
    const used = play(first(['mutant', 'claws', 'brawler']), discard('brawler'), place('mutant', 0, 0));
    expect(refusal(used, ...place('claws', 1, 0))).toMatchObject({ code: 'use-limit', rule: 'O3' });
    expect(legalIntents(used, 0).map((intent) => intent.do)).not.toContain('place');
    expect(handOf(play(used, [0, END]), 0)).toEqual(['claws']);
    expect(discardsOf(play(used, discard('claws')), 0)).toEqual(['brawler', 'claws']);
  });

  test('O3 an instant is a use like any other', () => {
    const table = play(first(['move', 'claws', 'battle'], ['borgo/mutant 0,0']), discard('battle'));
    const moved = play(table, [0, { do: 'move', by: 'tile', from: [0, 0], to: [1, 0], rot: 0 }]);
    expect(refusal(moved, ...place('claws', 0, 0))).toMatchObject({ code: 'use-limit', rule: 'O3' });
    const placed = play(table, ...[place('claws', 0, 1)]);
    expect(refusal(placed, 0, { do: 'move', by: 'tile', from: [0, 0], to: [1, 0], rot: 0 })).toMatchObject({ code: 'use-limit' });
  });

  test('O3 none needs to be used, both may be discarded, and abilities are not counted', () => {
    expect(handOf(play(first(['mutant', 'claws', 'brawler']), discard('brawler'), [0, END]), 0)).toEqual(['claws', 'mutant']);
    play(first(['mutant', 'claws', 'brawler']), discard('brawler'), discard('claws'), discard('mutant'), [0, END]);
    const placed = play(first(['assassin', 'claws', 'brawler']), discard('brawler'), place('assassin', 0, 0));
    const moved = play(placed, [0, { do: 'move', by: 'mobility', from: [0, 0], to: [1, 0], rot: 0 }]);
    expect(unitAt(moved, [1, 0])).not.toBeNull();
  });

  test('O3 T7 a use taken back is not counted', () => {
    const back = play(first(['mutant', 'claws', 'brawler']), discard('brawler'), place('mutant', 0, 0), [0, { do: 'take-back' }]);
    play(back, place('claws', 0, 0));
  });

  test('O3 T2 a bad draw is drawn anew, three tiles', () => {
    const table = first(['move', 'battle', 'grenade']);
    const again = play(table, [0, { do: 'redraw' }]);
    expect(handOf(again, 0)).toEqual(['mutant', 'mutant', 'mutant']);
    expect(again.turn).toMatchObject({ mustDiscard: true });
  });

  test('O3 the second player has no limit', () => {
    const second = position({
      options: { start: 'alternative' },
      players: [{ army: 'borgo', hand: ['mutant', 'claws'] }, 'outpost'],
      turn: { number: 2 },
    });
    play(second, place('mutant', 0, 0), place('claws', 1, 0));
  });
});

describe('O6 reinforcement', () => {
  const redraw = (...tiles: readonly string[]): readonly [number, Intent] => [
    1,
    { do: 'redraw', tiles: tiles as [string, string, string] },
  ];
  const SIX = ['mutant', 'claws', 'brawler', 'assassin', 'scout', 'move'];
  const six = (turn: PositionDraft['turn'] = {}): Table =>
    position({
      options: { reinforcement: true },
      players: [{ army: 'borgo', hand: SIX }, 'outpost'],
      turn: { mustDiscard: true, fresh: true, ...turn },
    });
  const drawing = (hand: string[], pile: string[], number = 7): Table =>
    play(position({ options: { reinforcement: true }, players: ['outpost', { army: 'borgo', hand, pile }], turn: { number } }), [0, END]);

  test('O6 draws up to 6, one of which must go', () => {
    const table = drawing(['medic'], SIX);
    expect(handOf(table, 1)).toHaveLength(6);
    expect(table.players[1]!.pile).toBe(1);
    expect(table.turn.mustDiscard).toBe(true);
    expect(refusal(table, 1, END)).toMatchObject({ code: 'must-discard' });
  });

  test('O6 at most two are used, the rest is kept or discarded', () => {
    const used = play(six(), discard('move'), place('mutant', 0, 0), place('claws', 1, 0));
    expect(refusal(used, ...place('brawler', 0, 1))).toMatchObject({ code: 'use-limit', rule: 'O6' });
    expect(handOf(play(used, discard('scout'), [0, END]), 0)).toEqual(['assassin', 'brawler']);
    expect(handOf(play(used, [0, END]), 0)).toEqual(['assassin', 'brawler', 'scout']);
  });

  test('O6 S4 the first two turns draw up to 4 and 5', () => {
    const created = createMatch({ options: { ...DEFAULT_OPTIONS, reinforcement: true }, armies: ['borgo', 'outpost'], seed: 'o6' });
    if (!created.ok) throw new Error(created.error.message);
    const first = play(tableOf(created.value), [0, { do: 'place-hq', at: [0, 2], rot: 0 }], [1, { do: 'place-hq', at: [0, -2], rot: 0 }]);
    expect(handOf(first, 0)).toHaveLength(4);
    const free = first.turn.mustDiscard ? play(first, discard(handOf(first, 0)[0]!)) : first;
    expect(handOf(play(free, [0, END]), 1)).toHaveLength(5);
  });

  test('O6 on the first turn one tile may be used, on the second two', () => {
    const first = play(six({ number: 1 }), discard('move'), place('mutant', 0, 0));
    expect(refusal(first, ...place('claws', 1, 0))).toMatchObject({ code: 'use-limit', rule: 'O6' });
    const second = play(six({ number: 2 }), discard('move'), place('mutant', 0, 0), place('claws', 1, 0));
    expect(refusal(second, ...place('brawler', 0, 1))).toMatchObject({ code: 'use-limit', rule: 'O6' });
  });

  test('O6 T2 a bad draw discards only three', () => {
    const table = drawing([], ['move', 'move', 'move', 'battle', 'battle', 'grenade', 'mutant', 'claws', 'scout', 'medic']);
    const again = play(table, redraw('battle', 'grenade', 'move'));
    expect(handOf(again, 1)).toEqual(['battle', 'claws', 'move', 'move', 'mutant', 'scout']);
    expect(discardsOf(again, 1)).toEqual(['battle', 'grenade', 'move']);
    expect(pilesOf(again)[1]).toEqual(['borgo/medic']);
    expect(again.turn.mustDiscard).toBe(true);
  });

  test('O6 T2 every three of the held tiles can be chosen, sorted, equal ones once', () => {
    const table = drawing(['battle', 'grenade'], ['move', 'move', 'move', 'move', 'mutant', 'claws', 'scout']);
    const redraws = legalIntents(table, 1).flatMap((intent) => (intent.do === 'redraw' ? [intent.tiles] : []));
    expect(redraws).toEqual([
      ['battle', 'grenade', 'move'],
      ['battle', 'move', 'move'],
      ['grenade', 'move', 'move'],
      ['move', 'move', 'move'],
    ]);
    for (const tiles of redraws) expect(discardsOf(play(table, redraw(...tiles!)), 1)).toEqual(tiles);
  });

  test('O6 T2 a bad draw of three chosen tiles can be replaced again while all are instants', () => {
    const table = drawing([], [...new Array<string>(9).fill('move'), 'scout']);
    expect(play(table, redraw('move', 'move', 'move'), redraw('move', 'move', 'move')).players[1]!.hand).toHaveLength(4);
  });

  test('O6 T2 the tiles that are not named, not held or not in order are refused', () => {
    const table = drawing(['battle', 'grenade'], ['move', 'move', 'scout', 'scout']);
    const bad = drawing(['battle', 'grenade'], ['move', 'move', 'move', 'move', 'scout']);
    expect(refusal(table, ...redraw('battle', 'grenade', 'move'))).toMatchObject({ code: 'not-all-instants', rule: 'T2' });
    expect(refusal(bad, 1, { do: 'redraw' })).toMatchObject({ code: 'wrong-tiles', rule: 'O6' });
    expect(refusal(bad, ...redraw('move', 'battle', 'grenade'))).toMatchObject({ code: 'wrong-tiles', rule: 'O6' });
    expect(refusal(bad, ...redraw('battle', 'battle', 'move'))).toMatchObject({ code: 'not-in-hand', rule: 'O6' });
    expect(refusal(bad, ...redraw('battle', 'move', 'nothing'))).toMatchObject({ code: 'not-in-hand', rule: 'O6' });
  });

  test('O6 T2 up to three tiles are all drawn again: none are named', () => {
    const table = drawing([], ['battle', 'grenade', 'move']);
    expect(refusal(table, ...redraw('battle', 'grenade', 'move'))).toMatchObject({ code: 'wrong-tiles', rule: 'T2' });
    expect(discardsOf(play(table, [1, { do: 'redraw' }]), 1)).toEqual(['battle', 'grenade', 'move']);
    const usual = position({ players: ['outpost', { army: 'borgo', pile: ['move', 'move', 'move', 'scout'] }] });
    expect(refusal(play(usual, [0, END]), ...redraw('move', 'move', 'move'))).toMatchObject({ code: 'wrong-tiles', rule: 'T2' });
  });

  test('O3 O6 together: one tile in the first turn, two in every other', () => {
    const both = (number: number): Table =>
      position({
        options: { start: 'alternative', reinforcement: true },
        players: [{ army: 'borgo', hand: SIX }, 'outpost'],
        turn: { number },
      });
    expect(refusal(play(both(1), place('mutant', 0, 0)), ...place('claws', 1, 0))).toMatchObject({ code: 'use-limit' });
    const second = play(both(2), place('mutant', 0, 0), place('claws', 1, 0));
    expect(refusal(second, ...place('brawler', 0, 1))).toMatchObject({ code: 'use-limit', rule: 'O6' });
  });

  test('O6 with 3 to 5 tiles at the very end there is no duty', () => {
    for (const pile of [
      ['mutant', 'claws', 'scout'],
      ['mutant', 'claws', 'scout', 'medic', 'mutant'],
    ]) {
      const table = drawing([], pile);
      expect(handOf(table, 1)).toHaveLength(pile.length);
      expect(table.turn).toMatchObject({ mustDiscard: false, lastDrawnBy: 1 });
      play(table, [1, END]);
    }
  });
});

describe('O7 O9 in a position', () => {
  test('O7 the same army more than once: units name their player', () => {
    const table = position({
      options: { sameArmy: true },
      players: [{ army: 'borgo', hand: ['mutant'] }, 'borgo'],
      units: ['borgo#0/mutant 0,0', 'borgo#1/mutant 1,0'],
    });
    expect([unitAt(table, [0, 0])?.owner, unitAt(table, [1, 0])?.owner]).toEqual([0, 1]);
    expect(unitAt(play(table, place('mutant', 0, 1)), [0, 1])).toMatchObject({ owner: 0 });
  });
});
