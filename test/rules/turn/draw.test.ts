import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { discardsOf, eventsOf, handOf, play, position, type PositionDraft, refusal } from '../../support/play.js';

/** Outpost is about to end its turn, Borgo draws next. */
const beforeDraw = (hand: string[], pile: string[] | number, turn: PositionDraft['turn'] = {}): Table =>
  position({ players: ['outpost', { army: 'borgo', hand, pile }], turn });

const drawn = (hand: string[], pile: string[], turn: PositionDraft['turn'] = {}): Table =>
  play(beforeDraw(hand, pile, turn), [0, { do: 'end-turn' }]);

const UNITS = ['mutant', 'claws', 'brawler', 'assassin', 'scout', 'officer', 'medic', 'mutant'];

describe('T1 the draw', () => {
  test.each([
    [[], ['brawler', 'claws', 'mutant']],
    [['medic'], ['claws', 'medic', 'mutant']],
    [
      ['medic', 'scout'],
      ['medic', 'mutant', 'scout'],
    ],
  ])('T1 a player who kept %j draws from the top until 3 are held', (kept, held) => {
    const table = drawn(kept, UNITS);
    expect(handOf(table, 1)).toEqual(held);
    expect(table.players[1]!.pile).toBe(8 - (3 - kept.length));
    expect(table.turn).toMatchObject({ player: 1, mustDiscard: true });
  });

  test('T1 holding three, one must be discarded before anything else', () => {
    const table = position({
      players: [{ army: 'borgo', hand: ['mutant', 'battle', 'move'] }, 'outpost'],
      units: ['borgo/assassin 0,0'],
      turn: { mustDiscard: true, fresh: true },
    });
    const others: Intent[] = [
      { do: 'place', tile: 'mutant', at: [1, 0], rot: 0 },
      { do: 'battle' },
      { do: 'move', by: 'tile', from: [0, 0], to: [0, 1], rot: 0 },
      { do: 'move', by: 'mobility', from: [0, 0], to: [0, 1], rot: 0 },
      { do: 'end-turn' },
    ];
    for (const intent of others) expect(refusal(table, 0, intent)).toMatchObject({ code: 'must-discard', rule: 'T1' });
    expect(legalIntents(table, 0).map((intent) => intent.do)).toEqual(['discard', 'discard', 'discard']);
    const freed = play(table, [0, { do: 'discard', tile: 'move' }]);
    expect(freed.turn.mustDiscard).toBe(false);
    expect(handOf(freed, 0)).toEqual(['battle', 'mutant']);
    expect(discardsOf(freed, 0)).toEqual(['move']);
    for (const intent of others.filter(({ do: kind }) => kind !== 'move').concat(others[3]!)) play(freed, [0, intent]);
  });

  test('T1 only a held tile can be discarded', () => {
    const table = drawn([], UNITS);
    expect(refusal(table, 1, { do: 'discard', tile: 'medic' })).toMatchObject({ code: 'not-in-hand' });
  });

  test('T1 with fewer than three there is no duty: the pile ran out', () => {
    const table = drawn(['medic'], ['claws']);
    expect(handOf(table, 1)).toEqual(['claws', 'medic']);
    expect(table.turn.mustDiscard).toBe(false);
    play(table, [1, { do: 'end-turn' }]);
  });

  test('T1 an empty pile gives nothing and asks for nothing', () => {
    const table = drawn(['medic'], [], { lastDrawnBy: 0 });
    expect(handOf(table, 1)).toEqual(['medic']);
    expect(table.turn.mustDiscard).toBe(false);
  });

  test('T1 three held with an empty pile are three held', () => {
    const table = drawn(['medic', 'scout'], ['claws']);
    expect(table.turn).toMatchObject({ mustDiscard: true, lastDrawnBy: 1 });
  });

  test('T1 a pile of unknown order cannot be drawn from', () => {
    const table = beforeDraw([], 11);
    expect(refusal(table, 0, { do: 'end-turn' })).toMatchObject({ code: 'unknown-pile' });
  });
});

describe('T2 the bad draw', () => {
  const REDRAW: Intent = { do: 'redraw' };

  test('T2 three instants may all be discarded and drawn anew', () => {
    const table = drawn([], ['battle', 'move', 'grenade', ...UNITS]);
    const again = play(table, [1, REDRAW]);
    expect(handOf(again, 1)).toEqual(['brawler', 'claws', 'mutant']);
    expect(discardsOf(again, 1)).toEqual(['battle', 'grenade', 'move']);
    expect(again.turn).toMatchObject({ player: 1, mustDiscard: true });
    expect(refusal(again, 1, REDRAW)).toMatchObject({ code: 'not-all-instants', rule: 'T2' });
    expect(eventsOf(table, 1, REDRAW).some((event) => event.type === 'redrew')).toBe(true);
  });

  test('T2 as often as it happens', () => {
    const table = drawn([], ['battle', 'move', 'grenade', 'move', 'move', 'battle', ...UNITS]);
    const third = play(table, [1, REDRAW], [1, REDRAW]);
    expect(handOf(third, 1)).toEqual(['brawler', 'claws', 'mutant']);
    expect(discardsOf(third, 1)).toHaveLength(6);
  });

  test('T2 one unit among them and it is no bad draw', () => {
    const table = drawn([], ['battle', 'move', 'mutant', ...UNITS]);
    expect(refusal(table, 1, REDRAW)).toMatchObject({ code: 'not-all-instants', rule: 'T2' });
  });

  test('T2 all held tiles count, kept ones too', () => {
    expect(handOf(play(drawn(['move', 'battle'], ['move', ...UNITS]), [1, REDRAW]), 1)).toEqual(['brawler', 'claws', 'mutant']);
    expect(refusal(drawn(['medic'], ['move', 'battle', ...UNITS]), 1, REDRAW)).toMatchObject({ code: 'not-all-instants' });
  });

  test('T2 the player may also take the draw as it is', () => {
    const table = drawn([], ['battle', 'move', 'grenade', ...UNITS]);
    const kept = play(table, [1, { do: 'discard', tile: 'grenade' }]);
    expect(handOf(kept, 1)).toEqual(['battle', 'move']);
  });

  test('T2 the obligatory discard comes too late for it', () => {
    const table = play(drawn([], ['battle', 'move', 'grenade', ...UNITS]), [1, { do: 'discard', tile: 'move' }]);
    expect(refusal(table, 1, REDRAW)).toMatchObject({ code: 'not-fresh', rule: 'T2' });
  });

  test('T2 anything done before comes too early for it', () => {
    const table = position({
      players: [{ army: 'borgo', hand: ['battle', 'move'] }, 'outpost'],
      units: ['borgo/assassin 0,0'],
      turn: { fresh: true },
    });
    play(table, [0, REDRAW]);
    const moved = play(table, [0, { do: 'move', by: 'mobility', from: [0, 0], to: [0, 1], rot: 0 }]);
    expect(refusal(moved, 0, REDRAW)).toMatchObject({ code: 'not-fresh', rule: 'T2' });
  });

  test.each([
    [1, ['battle'], 1],
    [2, ['battle', 'move'], 2],
  ])('T2 S4 on the short turn %d as well, with as many tiles anew', (number, hand, count) => {
    const table = position({ players: [{ army: 'borgo', hand, pile: UNITS }, 'outpost'], turn: { number, fresh: true } });
    const again = play(table, [0, REDRAW]);
    expect(handOf(again, 0)).toEqual(UNITS.slice(0, count).sort());
    expect(again.turn.mustDiscard).toBe(false);
  });

  test('T2 with fewer than three tiles left', () => {
    const again = play(drawn([], ['move', 'battle', 'move', 'mutant', 'claws']), [1, REDRAW]);
    expect(handOf(again, 1)).toEqual(['claws', 'mutant']);
    expect(again.turn).toMatchObject({ mustDiscard: false, lastDrawnBy: 1 });
  });

  test('T2 E2 the redraw can draw the last tile', () => {
    const events = eventsOf(drawn([], ['move', 'battle', 'move', 'mutant']), 1, REDRAW);
    expect(events).toContainEqual({ type: 'last-tile-drawn', player: 1 });
  });

  test('T2 T7 a redraw shows hidden tiles and is not taken back', () => {
    const again = play(drawn([], ['battle', 'move', 'grenade', ...UNITS]), [1, REDRAW]);
    expect(refusal(again, 1, { do: 'take-back' })).toMatchObject({ code: 'nothing-to-take-back', rule: 'T7' });
  });
});
