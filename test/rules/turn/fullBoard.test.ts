import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { battlesIn, discardsOf, eventsOf, handOf, play, position, type PositionDraft, refusal, unitAt } from '../../support/play.js';

interface Crowd {
  readonly hq?: readonly [number, number];
  /** Units that stand instead of the blocker there. */
  readonly instead?: readonly string[];
  readonly hand?: readonly string[];
  readonly foeHand?: readonly string[];
  readonly turn?: PositionDraft['turn'];
}

/**
 * Moloch against Hegemony with only the center free. No one hurts anyone: Hegemony's HQ sits in a corner behind
 * its own Transports, every other hex has a Blocker of Moloch.
 */
const crowd = ({ hq = [20, 20], instead = [], hand = ['blocker', 'hybrid'], foeHand = [], turn = {} }: Crowd): Table => {
  const special = [
    'moloch/hq -2,2',
    'hegemony/hq 2,-2',
    'hegemony/transport 2,-1',
    'hegemony/transport 1,-1',
    'hegemony/transport 1,-2',
  ].filter((unit) => !instead.some((other) => other.split(' ')[1] === unit.split(' ')[1]));
  const taken = new Set([...special, ...instead, 'none 0,0'].map((unit) => unit.split(' ')[1]));
  const blockers = BOARDS.main.cells.map((cell) => hexText(hexOf(cell))).filter((hex) => !taken.has(hex));
  return position({
    players: [
      { army: 'moloch', hq: hq[0], hand },
      { army: 'hegemony', hq: hq[1], hand: foeHand },
    ],
    units: [...special, ...instead, ...blockers.map((hex) => `moloch/blocker ${hex}`)],
    turn,
  });
};

const FILL: Intent = { do: 'place', tile: 'blocker', at: [0, 0], rot: 0 };
/** A Blocker beside Hegemony's HQ and a Hybrid behind it that shoots over it: each battle both HQ and Blocker lose 1. */
const SIEGE = ['moloch/blocker 2,-1', 'moloch/hybrid 2,0'];

describe('F1 the full board', () => {
  test('F1 B6 filling the last hex starts a battle, begun by who filled it', () => {
    expect(battlesIn(eventsOf(crowd({}), 0, FILL))).toEqual(['full by 0']);
  });

  test('F1 one free hex and there is no battle', () => {
    const moved = crowd({ hand: ['move'], instead: ['moloch/hornet 0,1'] });
    const events = eventsOf(moved, 0, { do: 'move', by: 'tile', from: [0, 1], to: [0, 0], rot: 0 });
    expect(battlesIn(events)).toEqual([]);
  });

  test('F1 B1 the battle ends the turn; kept tiles stay', () => {
    const fought = play(crowd({ instead: ['moloch/blocker 2,-1 w2', 'moloch/hybrid 2,0'] }), [0, FILL]);
    expect(fought.turn).toMatchObject({ player: 1, number: 8 });
    expect(handOf(fought, 0)).toEqual(['hybrid']);
    expect(handOf(fought, 1)).toHaveLength(3);
    expect(refusal(fought, 0, { do: 'place', tile: 'hybrid', at: [2, -1], rot: 0 })).toMatchObject({ code: 'not-your-turn' });
    expect(refusal(fought, 1, { do: 'take-back' })).toMatchObject({ code: 'nothing-to-take-back' });
  });
});

describe('F2 still full', () => {
  test('F2 another battle follows, by the same starter, until a hex is free', () => {
    const table = crowd({ instead: ['moloch/blocker 2,-1 w1', 'moloch/hybrid 2,0'] });
    expect(battlesIn(eventsOf(table, 0, FILL))).toEqual(['full by 0', 'full by 0']);
    const fought = play(table, [0, FILL]);
    expect(unitAt(fought, [2, -1])).toBeNull();
    expect(discardsOf(fought, 0)).toEqual(['blocker']);
    expect(fought.players.map((player) => player.hq)).toEqual([20, 18]);
    expect(fought.turn).toMatchObject({ player: 1, number: 8 });
    expect(fought.outcome).toBeNull();
  });

  test('F2 B6 the starter is always the player who filled the board', () => {
    const table = crowd({ foeHand: ['ganger'], turn: { player: 1 } });
    const events = eventsOf(table, 1, { do: 'place', tile: 'ganger', at: [0, 0], rot: 0 });
    expect(battlesIn(events)).toEqual(['full by 1', 'full by 1', 'full by 1']);
  });

  test('F2 E1 an HQ that falls in a repeated battle ends the game', () => {
    const table = crowd({ hq: [20, 2], instead: SIEGE });
    expect(battlesIn(eventsOf(table, 0, FILL))).toEqual(['full by 0', 'full by 0']);
    expect(play(table, [0, FILL]).outcome).toEqual({ winners: [0], reason: 'hq-destroyed', rule: 'E1' });
  });

  test.each<[string, readonly [number, number], number]>([
    ['who filled the board', [20, 17], 0],
    ['the other player', [3, 4], 1],
  ])('F2 a battle that changes nothing ends the game, more HQ toughness wins: %s', (_who, hq, winner) => {
    const table = crowd({ hq });
    expect(battlesIn(eventsOf(table, 0, FILL))).toEqual(['full by 0']);
    expect(play(table, [0, FILL]).outcome).toEqual({ winners: [winner], reason: 'standstill', rule: 'F2' });
  });

  test('F2 a battle that changes nothing between equals is a draw', () => {
    const ended = play(crowd({ hq: [12, 12] }), [0, FILL]);
    expect(ended.outcome).toEqual({ winners: [], reason: 'draw', rule: 'F2' });
    expect(refusal(ended, 1, { do: 'end-turn' })).toMatchObject({ code: 'game-over' });
  });
});

describe('E3 the last tile fills the board', () => {
  const ALMOST = ['moloch/blocker 2,-1 w2', 'moloch/hybrid 2,0'];

  test('E3 the battle of F comes first, the other player still has a turn, then the final battle', () => {
    const table = crowd({ instead: ALMOST, hand: ['blocker'], turn: { lastDrawnBy: 0 } });
    expect(battlesIn(eventsOf(table, 0, FILL))).toEqual(['full by 0']);
    const turn = play(table, [0, FILL]);
    expect(turn.outcome).toBeNull();
    expect(turn.turn).toMatchObject({ player: 1, lastDrawnBy: 0 });
    const discarded = play(turn, [1, { do: 'discard', tile: 'runner' }]);
    expect(battlesIn(eventsOf(discarded, 1, { do: 'end-turn' }))).toEqual(['final by 0']);
    expect(play(discarded, [1, { do: 'end-turn' }]).outcome).toEqual({ winners: [0], reason: 'toughness', rule: 'E4' });
  });

  test('E3 F1 the last turn fills the board: both battles are fought, one after the other', () => {
    const table = crowd({ instead: ALMOST, hand: ['blocker'], turn: { lastDrawnBy: 1 } });
    expect(battlesIn(eventsOf(table, 0, FILL))).toEqual(['full by 0', 'final by 1']);
    expect(play(table, [0, FILL]).outcome).toMatchObject({ winners: [0], reason: 'toughness' });
  });

  test('E3 F2 a standstill ends the game before the last turns', () => {
    const table = crowd({ hq: [9, 8], hand: ['blocker'], turn: { lastDrawnBy: 0 } });
    expect(play(table, [0, FILL]).outcome).toMatchObject({ winners: [0], reason: 'standstill' });
  });
});

describe('F2 E4 with more to come', () => {
  const ALMOST = ['moloch/blocker 2,-1 w2', 'moloch/hybrid 2,0'];

  test('F2 B5 a question in the battle of a full board: the battles go on after the answer', () => {
    const table = crowd({ instead: ['moloch/blocker 2,-1 w1', 'moloch/hybrid 2,0', 'moloch/clown -1,0 r4'] });
    const first = play(table, [0, FILL]);
    expect(first.decision).toMatchObject({ player: 0, kind: 'explode' });
    expect(first.battle).toMatchObject({ starter: 0, cause: 'full' });
    const attack: Intent = { do: 'choose', key: 'attack' };
    expect(battlesIn(eventsOf(first, 0, attack))).toEqual(['full by 0']);
    const second = play(first, [0, attack]);
    expect(second.decision).toMatchObject({ player: 0, kind: 'explode' });
    const done = play(second, [0, attack]);
    expect([unitAt(done, [2, -1]), done.turn.player, done.players[1]!.hq]).toEqual([null, 1, 18]);
  });

  test('F2 a standstill after a question', () => {
    const asked = play(crowd({ hq: [5, 6], instead: ['moloch/clown -1,0 r4'] }), [0, FILL]);
    expect(play(asked, [0, { do: 'choose', key: 'attack' }]).outcome).toEqual({ winners: [1], reason: 'standstill', rule: 'F2' });
  });

  test('F1 E4 B6 filled in an additional turn: then the turns go on, then the additional battle', () => {
    const table = crowd({ instead: ALMOST, hand: ['blocker'], turn: { lastDrawnBy: 1, additional: true } });
    const filled = play(table, [0, FILL]);
    expect(filled.turn.player).toBe(1);
    const discarded = play(filled, [1, { do: 'discard', tile: 'runner' }]);
    expect(battlesIn(eventsOf(discarded, 1, { do: 'end-turn' }))).toEqual(['additional by 0']);
  });

  test('F1 E4 B6 filled in the last of the additional turns: both battles follow', () => {
    const table = crowd({ instead: ALMOST, hand: ['blocker'], turn: { lastDrawnBy: 0, additional: true } });
    expect(battlesIn(eventsOf(table, 0, FILL))).toEqual(['full by 0', 'additional by 1']);
    expect(play(table, [0, FILL]).outcome).toEqual({ winners: [0], reason: 'toughness', rule: 'E4' });
  });
});
