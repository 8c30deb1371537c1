import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { modePosition } from '../../support/modePosition.js';
import { battlesIn, discardsOf, eventsOf, handOf, play, position, refusal, unitAt } from '../../support/play.js';

const BATTLE: Intent = { do: 'battle' };

describe('B1 B6 the Battle tile', () => {
  const table = position({
    players: [{ army: 'borgo', hand: ['battle', 'mutant', 'move'] }, 'outpost'],
    units: ['borgo/mutant 0,0', 'outpost/commando 0,-1', 'borgo/assassin 0,2'],
  });

  test('B1 B6 starts a battle, begun by who played it', () => {
    const events = eventsOf(table, 0, BATTLE);
    expect(battlesIn(events)).toEqual(['tile by 0']);
    expect(events.filter((event) => event.type === 'battle-ended')).toHaveLength(1);
  });

  test('B1 it ends the turn; kept tiles stay for later', () => {
    const fought = play(table, [0, BATTLE]);
    expect([handOf(fought, 0), discardsOf(fought, 0)]).toEqual([['move', 'mutant'], ['battle']]);
    expect(fought.turn).toMatchObject({ player: 1, number: 8 });
    expect(handOf(fought, 1)).toHaveLength(3);
    expect(fought.battle).toBeNull();
  });

  test('B9 nothing is done in the turn after it', () => {
    const fought = play(table, [0, BATTLE]);
    expect(refusal(fought, 0, { do: 'place', tile: 'mutant', at: [1, 0], rot: 0 })).toMatchObject({ code: 'not-your-turn' });
    expect(refusal(fought, 0, { do: 'move', by: 'mobility', from: [0, 2], to: [0, 1], rot: 0 })).toMatchObject({ code: 'not-your-turn' });
  });

  test('B1 B4 the battle is fought: the destroyed go to their owner’s discard pile', () => {
    const fought = play(table, [0, BATTLE]);
    expect(unitAt(fought, [0, -1])).toBeNull();
    expect(discardsOf(fought, 1)).toEqual(['commando']);
  });

  test('B1 HQs lose toughness', () => {
    const siege = position({
      players: [
        { army: 'borgo', hand: ['battle'] },
        { army: 'outpost', hq: 7 },
      ],
      units: ['borgo/brawler 0,0', 'outpost/hq 0,-1'],
    });
    expect(play(siege, [0, BATTLE]).players[1]!.hq).toBe(5);
  });

  test('B1 a battle on an empty board changes nothing but the turn', () => {
    const empty = position({ players: [{ army: 'borgo', hand: ['battle'] }, 'outpost'] });
    expect(play(empty, [0, BATTLE]).turn).toMatchObject({ player: 1 });
  });

  test('B1 not without the tile', () => {
    const bare = position({ players: [{ army: 'borgo', hand: ['mutant'] }, 'outpost'] });
    expect(refusal(bare, 0, BATTLE)).toMatchObject({ code: 'not-in-hand' });
  });
});

describe('B2 after the last draw', () => {
  test.each([
    ['the player’s own', 0],
    ['the other player’s', 1],
  ])('B2 no Battle tile once the last tile has been drawn: %s', (_whose, lastDrawnBy) => {
    const table = position({ players: [{ army: 'borgo', hand: ['battle', 'mutant'] }, 'outpost'], turn: { lastDrawnBy } });
    expect(refusal(table, 0, BATTLE)).toMatchObject({ code: 'no-battle-tiles', rule: 'B2' });
    play(table, [0, { do: 'discard', tile: 'battle' }]);
  });

  test('B2 the draw that takes the last tile is enough', () => {
    const table = play(position({ players: ['outpost', { army: 'borgo', hand: ['battle'], pile: ['mutant'] }] }), [0, { do: 'end-turn' }]);
    expect(refusal(table, 1, BATTLE)).toMatchObject({ code: 'no-battle-tiles', rule: 'B2' });
  });

  test('B2 G1 an empty pile of a player who is out is no last tile drawn; one of a player in the game is', () => {
    const emptyPile = (out: boolean): Table =>
      modePosition({
        mode: 'deathmatch',
        players: [{ army: 'borgo', hand: ['battle'] }, 'outpost', { army: 'moloch', pile: [], hq: out ? 0 : 5 }],
        units: ['borgo/hq -2,0', 'outpost/hq 2,0', ...(out ? [] : ['moloch/hq 0,2'])],
      });
    expect(refusal(emptyPile(false), 0, BATTLE)).toMatchObject({ code: 'no-battle-tiles', rule: 'B2' });
    expect(battlesIn(eventsOf(emptyPile(true), 0, BATTLE))).toEqual(['tile by 0']);
  });

  test('B2 one tile left is not the last one drawn', () => {
    const table = play(position({ players: ['outpost', { army: 'borgo', hand: ['battle', 'mutant'], pile: ['mutant', 'claws'] }] }), [
      0,
      { do: 'end-turn' },
    ]);
    expect(battlesIn(eventsOf(play(table, [1, { do: 'discard', tile: 'mutant' }]), 1, BATTLE))).toEqual(['tile by 1']);
  });
});

describe('B9 while a battle waits for an answer', () => {
  const table = position({
    players: [
      { army: 'borgo', hand: ['battle', 'mutant', 'move'] },
      { army: 'moloch', hand: ['hybrid'] },
    ],
    units: ['moloch/clown 0,0', 'borgo/assassin 0,-1', 'borgo/mutant 2,0'],
  });
  const asked = play(table, [0, BATTLE]);

  test('B9 U6 the owner of the unit is asked', () => {
    expect(asked.decision).toEqual({ player: 1, kind: 'explode', about: [0, 0], keys: ['attack', 'explode'] });
    expect(actingSeat(asked)).toBe(1);
    expect(asked.battle).toMatchObject({ starter: 0, cause: 'tile' });
  });

  test.each<[string, Intent]>([
    ['mobility', { do: 'move', by: 'mobility', from: [0, -1], to: [1, -2], rot: 0 }],
    ['a Move tile', { do: 'move', by: 'tile', from: [0, -1], to: [1, -2], rot: 0 }],
    ['placing', { do: 'place', tile: 'mutant', at: [1, 1], rot: 0 }],
    ['ending the turn', { do: 'end-turn' }],
    ['taking back', { do: 'take-back' }],
  ])('B9 nothing of a turn is done: %s', (_what, intent) => {
    expect(refusal(asked, 0, intent)).toMatchObject({ code: 'decision-open' });
  });

  test('B9 the answer goes on with it and the next turn begins', () => {
    const exploded = play(asked, [1, { do: 'choose', key: 'explode' }]);
    expect([unitAt(exploded, [0, 0]), unitAt(exploded, [0, -1])]).toEqual([null, null]);
    expect(exploded.turn).toMatchObject({ player: 1, number: 8 });
    expect(exploded.battle).toBeNull();
    expect(refusal(exploded, 1, { do: 'choose', key: 'explode' })).toMatchObject({ code: 'no-decision' });
  });

  test('B9 the other player does not answer', () => {
    expect(refusal(asked, 0, { do: 'choose', key: 'explode' })).toMatchObject({ code: 'not-your-decision' });
    expect(refusal(asked, 1, { do: 'choose', key: 'wait' })).toMatchObject({ code: 'unknown-key' });
    expect(refusal(asked, 1, { do: 'end-turn' }).code).toMatch(/^(decision-open|not-your-turn)$/);
  });
});
