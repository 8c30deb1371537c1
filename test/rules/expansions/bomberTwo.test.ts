import type { Intent } from '@hexfall/shared/model/intent';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { arena, type ArenaDraft } from '../../support/arena.js';
import { eventsOf, handOf, play, refusal, unitAt } from '../../support/play.js';

/** The bombers that players hold, or that lie in their piles. */
const bombersIn = ({ players }: Table): string[] =>
  players.flatMap(({ hand, onTop, discard }) => [...hand, ...onTop, ...discard].filter((tile) => tile.startsWith('bomber/')));

describe('P4 Mad Bomber II', () => {
  const beside = (hand: readonly string[], draft: Partial<ArenaDraft> = {}): Table =>
    arena({ options: { bomber: 'two' }, players: [{ army: 'borgo', hand }, 'outpost'], ...draft });
  const PLACE: Intent = { do: 'place-bomber-2', discard: 'mutant', at: [1, 0], rot: 0 };

  test('P4 for a discarded tile it is placed on any free hex and has no owner', () => {
    const placed = play(beside(['mutant', 'claws']), [0, PLACE]);
    expect(unitAt(placed, [1, 0])).toMatchObject({ owner: NOBODY, tile: 'bomber/bomber-2' });
    expect([handOf(placed, 0), placed.players[0]!.discard]).toEqual([['claws'], ['borgo/mutant']]);
    expect(placed.turn.player).toBe(0);
  });

  test('P4 T1 besides the obligatory discard', () => {
    const table = beside(['mutant', 'claws', 'scout'], { turn: { mustDiscard: true, fresh: true } });
    expect(refusal(table, 0, PLACE)).toMatchObject({ code: 'must-discard', rule: 'T1' });
    play(table, [0, { do: 'discard', tile: 'scout' }], [0, PLACE]);
  });

  test('P4 only with a tile in hand, a free hex, and while it waits', () => {
    expect(refusal(beside(['claws']), 0, PLACE)).toMatchObject({ code: 'not-in-hand' });
    expect(refusal(beside(['mutant'], { units: ['borgo/scout 1,0'] }), 0, PLACE)).toMatchObject({ code: 'hex-taken' });
    expect(refusal(beside(['mutant']), 0, { ...PLACE, at: [3, 0] })).toMatchObject({ code: 'off-board' });
    expect(refusal(beside(['mutant'], { units: ['bomber-2 0,0'] }), 0, PLACE)).toMatchObject({ code: 'no-bomber', rule: 'P4' });
    expect(refusal(beside(['mutant'], { options: { bomber: 'neutral' } }), 0, PLACE)).toMatchObject({ code: 'no-bomber' });
  });

  test('P4 any tile may be discarded for it, an instant too: tiles × free hexes × rotations', () => {
    const table = beside(['mutant', 'mutant', 'battle'], { units: ['borgo/scout 1,0'] });
    expect(legalIntents(table, 0).filter((intent) => intent.do === 'place-bomber-2')).toHaveLength(2 * 18 * 6);
  });

  test('P4 destroyed it returns beside the board, and can be placed again', () => {
    const table = arena({
      options: { bomber: 'two' },
      players: [{ army: 'outpost', hand: ['sniper', 'runner'] }, 'borgo'],
      units: ['bomber-2 0,0', 'borgo/scout 0,1'],
    });
    const shot = play(table, [0, { do: 'sniper', at: [0, 0] }]);
    expect([unitAt(shot, [0, 0]), unitAt(shot, [0, 1])]).toEqual([null, null]);
    expect(bombersIn(shot)).toEqual([]);
    const again = play(shot, [0, { do: 'place-bomber-2', discard: 'runner', at: [0, 0], rot: 0 }]);
    expect(unitAt(again, [0, 0])).toMatchObject({ tile: 'bomber/bomber-2' });
  });

  test('P4 hit by several players it returns as well', () => {
    const table = arena({
      options: { bomber: 'two' },
      players: [{ army: 'borgo', hand: ['battle', 'mutant'] }, 'outpost'],
      units: ['bomber-2 0,0', 'borgo/mutant 0,1', 'outpost/runner 1,0'],
    });
    const fought = play(table, [0, { do: 'battle' }]);
    expect(fought.board.every((unit) => unit === null)).toBe(true);
    expect(bombersIn(fought)).toEqual([]);
    const turn = play(fought, [1, { do: 'discard', tile: 'runner' }]);
    play(turn, [1, { do: 'place-bomber-2', discard: 'runner', at: [0, 0], rot: 0 }]);
  });

  test('P4 F1 it can fill the board', () => {
    const hexes = legalIntents(beside(['bomber']), 0).flatMap((intent) =>
      intent.do === 'place' && intent.rot === 0 ? [intent.at.join()] : [],
    );
    const units = hexes.filter((at) => at !== '1,0').map((at) => `borgo/mutant ${at}`);
    expect(units).toHaveLength(18);
    const events = eventsOf(beside(['mutant'], { units }), 0, PLACE);
    expect(events.some((event) => event.type === 'battle-started' && event.cause === 'full')).toBe(true);
  });
});
