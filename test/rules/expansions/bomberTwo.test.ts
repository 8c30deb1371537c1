import type { Intent } from '@hexfall/shared/model/intent';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { modePosition, type ModePositionDraft } from '../../support/modePosition.js';
import { battlesIn, discardsOf, eventsOf, handOf, play, refusal, unitAt } from '../../support/play.js';

/** The bombers that players hold, or that lie in their piles. */
const bombersIn = ({ players }: Table): string[] =>
  players.flatMap(({ hand, onTop, discard }) => [...hand, ...onTop, ...discard].filter((tile) => tile.startsWith('bomber/')));

const beside = (hand: readonly string[], draft: Partial<ModePositionDraft> = {}): Table =>
  modePosition({ options: { bomber: 'two' }, players: [{ army: 'borgo', hand }, 'outpost'], ...draft });
const PLACE: Intent = { do: 'place-bomber-2', discard: 'mutant', at: [1, 0], rot: 0 };

describe('P4 Mad Bomber II', () => {
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
    const table = modePosition({
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
    const table = modePosition({
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

describe('P8 L6 Mad Bomber II comes onto a Mine or into a hole', () => {
  const players = (hand: readonly string[]): ModePositionDraft['players'] => [{ army: 'borgo', hand }, 'new-york'];
  /** Neighbors that an explosion would wound. */
  const units = ['borgo/super-mutant 0,0', 'new-york/scout 1,-1'];
  const AGAIN: Intent = { do: 'place-bomber-2', discard: 'claws', at: [0, 1], rot: 0 };

  const isUnhurt = (table: Table): boolean => table.board.every((unit) => unit === null || unit.wounds === 0);

  test('P8 (c) placed on a Mine it is destroyed with it without exploding, and waits beside the board again', () => {
    const table = beside(['mutant', 'claws'], { players: players(['mutant', 'claws']), units, foundations: ['new-york/mine 1,0'] });
    const after = play(table, [0, PLACE]);
    expect([unitAt(after, [1, 0]), after.foundations, isUnhurt(after)]).toEqual([null, [], true]);
    expect([bombersIn(after), discardsOf(after, 0), discardsOf(after, 1)]).toEqual([[], ['mutant'], ['mine']]);
    expect(eventsOf(table, 0, PLACE)).toContainEqual({ type: 'mine-went-off', player: 0, at: [1, 0] });
    expect(unitAt(play(after, [0, AGAIN]), [0, 1])?.tile).toBe('bomber/bomber-2');
  });

  test('L6 P8 (c) placed in a hole likewise', () => {
    const table = beside(['mutant', 'claws'], { units: ['borgo/super-mutant 0,0', 'outpost/scout 1,-1'], terrain: ['hole: 1,0'] });
    const after = play(table, [0, PLACE]);
    expect([unitAt(after, [1, 0]), isUnhurt(after), bombersIn(after), discardsOf(after, 0)]).toEqual([null, true, [], ['mutant']]);
    expect(eventsOf(table, 0, PLACE)).toContainEqual({ type: 'fell', player: 0, at: [1, 0], rule: 'L6' });
    expect(unitAt(play(after, [0, AGAIN]), [0, 1])?.tile).toBe('bomber/bomber-2');
  });

  test('L6 P2 pushed the pusher’s owner may pick the hole, and it goes back beside the board', () => {
    const table = beside([], {
      players: [{ army: 'moloch', hand: ['push-back', 'blocker'] }, 'borgo'],
      units: ['moloch/hybrid 0,0', 'bomber-2 1,0', 'moloch/hornet 1,1', 'borgo/scout 2,-1'],
      terrain: ['hole: 2,0', 'rock: 1,-2'],
    });
    const after = play(table, [0, { do: 'push', from: [0, 0], target: [1, 0] }]);
    expect([after.decision, unitAt(after, [1, 0]), isUnhurt(after), bombersIn(after)]).toEqual([null, null, true, []]);
    expect(unitAt(play(after, [0, { ...AGAIN, discard: 'blocker' }]), [0, 1])?.tile).toBe('bomber/bomber-2');
    const roomier = beside([], {
      players: [{ army: 'moloch', hand: ['push-back'] }, 'borgo'],
      units: ['moloch/hybrid 0,0', 'bomber-2 1,0'],
      terrain: ['hole: 2,0'],
    });
    expect(play(roomier, [0, { do: 'push', from: [0, 0], target: [1, 0] }]).decision).toMatchObject({
      player: 0,
      kind: 'bomber-push',
      keys: ['1,1', '2,-1', '2,0'],
    });
  });

  test('P8 (e) L20 on a Mine it fills no board, and a hole is no place to fill one', () => {
    const hexes = legalIntents(beside(['bomber']), 0).flatMap((intent) =>
      intent.do === 'place' && intent.rot === 0 ? [intent.at.join()] : [],
    );
    const crowd = (free: readonly string[]): string[] => hexes.filter((at) => !free.includes(at)).map((at) => `borgo/mutant ${at}`);
    const mined = beside([], { players: players(['mutant']), units: crowd(['1,0']), foundations: ['new-york/mine 1,0'] });
    expect(battlesIn(eventsOf(mined, 0, PLACE))).toEqual([]);
    const holed = beside(['mutant'], { units: crowd(['1,0', '2,0']), terrain: ['hole: 1,0'] });
    expect(battlesIn(eventsOf(holed, 0, PLACE))).toEqual([]);
    expect(battlesIn(eventsOf(holed, 0, { ...PLACE, at: [2, 0] }))).toContain('full by 0');
  });

  test('L11 it has no extra toughness: neither jungle nor swamp harms it', () => {
    for (const element of ['forest jungle: 1,0', 'water swamp: 1,0'])
      expect(unitAt(play(beside(['mutant'], { terrain: [element] }), [0, PLACE]), [1, 0])?.tile).toBe('bomber/bomber-2');
  });

  test('L5 L19 it is not placed on a closed hex, nor in a bunker that any player’s units hold', () => {
    expect(refusal(beside(['mutant'], { terrain: ['rock: 1,0'] }), 0, PLACE)).toMatchObject({ code: 'closed', rule: 'L5' });
    const terrain = ['bunker tight: 0,0 1,0'];
    for (const holder of ['borgo', 'outpost'])
      expect(refusal(beside(['mutant'], { terrain, units: [`${holder}/scout 0,0`] }), 0, PLACE)).toMatchObject({
        code: 'bunker-locked',
        rule: 'L19',
      });
    const shared = beside(['mutant'], { terrain: ['bunker tight: 0,0 1,0 0,1'], units: ['borgo/scout 0,0', 'outpost/scout 0,1'] });
    expect(unitAt(play(shared, [0, PLACE]), [1, 0])?.tile).toBe('bomber/bomber-2');
  });
});
