import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { battlesIn, eventsOf, handOf, play, position, type PositionDraft, refusal } from '../../support/play.js';

describe('end', () => {
  const END: Intent = { do: 'end-turn' };
  const BATTLE: Intent = { do: 'battle' };

  /** Borgo and Outpost with HQs far apart and empty piles, in the last turn before the final battle unless said otherwise. */
  const last = (
    hqs: readonly [number, number],
    turn: PositionDraft['turn'],
    units: readonly string[] = [],
    hands: readonly string[][] = [],
  ): Table =>
    position({
      players: [
        { army: 'borgo', hq: hqs[0], hand: hands[0] ?? [], pile: [] },
        { army: 'outpost', hq: hqs[1], hand: hands[1] ?? [], pile: [] },
      ],
      units: ['borgo/hq 0,2', 'outpost/hq 0,-2', ...units],
      turn: { number: 40, ...turn },
    });

  describe('E2 the last tile is drawn', () => {
    const table = position({
      players: [
        { army: 'borgo', hq: 20 },
        { army: 'outpost', hq: 18, pile: ['commando', 'runner', 'battle'] },
      ],
      units: ['borgo/hq 0,2', 'outpost/hq 0,-2'],
    });

    test('E2 there is an event, and the game goes on', () => {
      const events = eventsOf(table, 0, END);
      expect(events).toContainEqual({ type: 'last-tile-drawn', player: 1 });
      const drawn = play(table, [0, END]);
      expect(drawn.turn).toMatchObject({ player: 1, lastDrawnBy: 1 });
      expect(drawn.outcome).toBeNull();
    });

    test('E2 B6 that turn, exactly one more, then the final battle, begun by who drew the last tile', () => {
      const mine = play(table, [0, END], [1, { do: 'discard', tile: 'battle' }], [1, { do: 'place', tile: 'runner', at: [1, 0], rot: 0 }]);
      expect(battlesIn(eventsOf(mine, 1, END))).toEqual([]);
      const theirs = play(mine, [1, END], [0, { do: 'discard', tile: 'mutant' }]);
      expect(theirs.turn).toMatchObject({ player: 0, lastDrawnBy: 1 });
      expect(battlesIn(eventsOf(theirs, 0, END))).toEqual(['final by 1']);
      expect(play(theirs, [0, END]).outcome).toEqual({ winners: [0], reason: 'toughness', rule: 'E4' });
    });

    test('E2 the other player’s last tile in the last turn changes nothing', () => {
      const both = position({
        players: [
          { army: 'borgo', hq: 17, hand: [], pile: ['mutant', 'claws'] },
          { army: 'outpost', hq: 18, hand: ['runner'], pile: [] },
        ],
        turn: { player: 1, lastDrawnBy: 1 },
      });
      const theirs = play(both, [1, END]);
      expect(theirs.turn).toMatchObject({ player: 0, lastDrawnBy: 1 });
      expect(battlesIn(eventsOf(theirs, 0, END))).toEqual(['final by 1']);
      expect(play(theirs, [0, END]).outcome).toMatchObject({ winners: [1] });
    });

    test('E2 tiles may be kept into the last turn and used there', () => {
      const kept = last([20, 20], { player: 0, lastDrawnBy: 1 }, [], [['mutant']]);
      const used = play(kept, [0, { do: 'place', tile: 'mutant', at: [0, -1], rot: 0 }], [0, END]);
      expect(used.players[1]!.hq).toBe(19);
      expect(used.outcome).toMatchObject({ winners: [0], reason: 'toughness' });
    });
  });

  describe('E4 the final battle', () => {
    test.each<[readonly [number, number], number]>([
      [[20, 19], 0],
      [[1, 20], 1],
    ])('E4 most HQ toughness wins: %j', (hqs, winner) => {
      expect(play(last(hqs, { player: 0, lastDrawnBy: 1 }), [0, END]).outcome).toEqual({
        winners: [winner],
        reason: 'toughness',
        rule: 'E4',
      });
    });

    test('E4 what the final battle does counts', () => {
      const table = last([10, 11], { player: 0, lastDrawnBy: 1 }, ['borgo/brawler 0,-1']);
      expect(play(table, [0, END]).outcome).toMatchObject({ winners: [0], reason: 'toughness' });
    });

    test('E4 E1 an HQ that falls in the final battle has lost, both are a draw', () => {
      const table = last([1, 2], { player: 0, lastDrawnBy: 1 }, ['borgo/brawler 0,-1']);
      expect(play(table, [0, END]).outcome).toMatchObject({ winners: [0], reason: 'hq-destroyed', rule: 'E1' });
      const both = last([1, 2], { player: 0, lastDrawnBy: 1 }, ['borgo/brawler 0,-1', 'outpost/runner 0,1 r4']);
      expect(play(both, [0, END]).outcome).toMatchObject({ winners: [], reason: 'draw', rule: 'E1' });
    });

    test.each([
      [1, 0],
      [0, 1],
    ])('E4 a tie: every player gets one more turn, first the one after player %d, who ended the game', (lastDrawnBy, first) => {
      const second = 1 - first;
      const tied = play(last([15, 15], { player: first, lastDrawnBy }), [first, END]);
      expect(tied.outcome).toBeNull();
      expect(tied.turn.player).toBe(first);
      expect(tied.turn.additional).not.toBeNull();
      const next = play(tied, [first, END]);
      expect(next.turn.player).toBe(second);
      expect(battlesIn(eventsOf(next, second, END))).toEqual([`additional by ${first}`]); // B6
    });

    test('E4 B6 still equal after the additional battle: draw', () => {
      const tied = play(last([15, 15], { player: 0, lastDrawnBy: 1 }), [0, END], [0, END], [1, END]);
      expect(tied.outcome).toEqual({ winners: [], reason: 'draw', rule: 'E4' });
    });

    test('E4 the additional battle can decide', () => {
      const tied = play(last([15, 15], { player: 0, lastDrawnBy: 1 }, [], [['mutant'], []]), [0, END]);
      expect(handOf(tied, 0)).toEqual(['mutant']);
      const won = play(tied, [0, { do: 'place', tile: 'mutant', at: [0, -1], rot: 0 }], [0, END], [1, END]);
      expect(won.outcome).toEqual({ winners: [0], reason: 'toughness', rule: 'E4' });
    });

    test('E4 nothing left to draw is no obstacle: abilities may be used', () => {
      const tied = play(last([15, 15], { player: 0, lastDrawnBy: 1 }, ['outpost/runner 1,0']), [0, END], [0, END]);
      const moved = play(tied, [1, { do: 'move', by: 'mobility', from: [1, 0], to: [0, 1], rot: 4 }], [1, END]);
      expect(moved.players.map((player) => player.hq)).toEqual([14, 15]);
      expect(moved.outcome).toMatchObject({ winners: [1], reason: 'toughness' });
    });

    test('E4 T1 who has tiles left draws as ever', () => {
      const table = position({
        players: [
          { army: 'borgo', hq: 9, pile: ['mutant', 'mutant', 'claws', 'claws', 'brawler'] },
          { army: 'outpost', hq: 9, pile: [] },
        ],
        turn: { lastDrawnBy: 1 },
      });
      const tied = play(table, [0, END]);
      expect(handOf(tied, 0)).toEqual(['claws', 'mutant', 'mutant']);
      expect(tied.turn).toMatchObject({ player: 0, mustDiscard: true });
      expect(tied.turn.additional).not.toBeNull();
    });

    test('E4 B2 no Battle tile in the additional turns', () => {
      const tied = play(last([15, 15], { player: 0, lastDrawnBy: 1 }, [], [['battle'], []]), [0, END]);
      expect(refusal(tied, 0, BATTLE)).toMatchObject({ code: 'no-battle-tiles', rule: 'B2' });
    });

    test('E4 E1 both HQs fall in the additional battle: draw', () => {
      const table = last([1, 1], { player: 0, lastDrawnBy: 1, additional: true }, ['outpost/runner 0,1 r4', 'borgo/mutant 0,-1']);
      const ended = play(table, [0, END], [1, END]);
      expect(ended.outcome).toMatchObject({ winners: [], reason: 'draw', rule: 'E1' });
    });

    test('E4 B5 a question in the final battle: the end comes with its answer', () => {
      const table = position({
        players: [
          { army: 'moloch', hq: 5, pile: [] },
          { army: 'outpost', hq: 4, pile: [] },
        ],
        units: ['moloch/hq 0,2', 'moloch/clown 0,0', 'outpost/hq 0,-1'],
        turn: { player: 1, lastDrawnBy: 0 },
      });
      const asked = play(table, [1, END]);
      expect(asked.decision).toMatchObject({ player: 0, kind: 'explode' });
      const attacked = play(asked, [0, { do: 'choose', key: 'attack' }]);
      expect(attacked.outcome).toEqual({ winners: [0], reason: 'toughness', rule: 'E4' });
      expect(attacked.players[1]!.hq).toBe(3);
      expect(play(asked, [0, { do: 'choose', key: 'explode' }]).outcome).toMatchObject({ winners: [0] });
    });
  });
});

describe('agree draw', () => {
  const AGREE: Intent = { do: 'agree-draw' };
  const DRAW = { winners: [], reason: 'agreed', rule: '' };

  const QUIET = position({
    players: [{ army: 'borgo', hand: ['mutant', 'battle', 'move'] }, 'outpost'],
    units: ['borgo/hq 0,2', 'outpost/hq 0,-2'],
    turn: { mustDiscard: true, fresh: true },
  });

  describe('a draw by agreement', () => {
    test.each([0, 1])('ends the match at once in anyone’s turn (player %i)', (player) => {
      expect(play(QUIET, [player, AGREE]).outcome).toEqual(DRAW);
      expect(eventsOf(QUIET, player, AGREE)).toEqual([{ type: 'ended', outcome: DRAW }]);
    });

    test('costs no one anything', () => {
      expect(play(QUIET, [1, AGREE]).players.map(({ hq }) => hq)).toEqual([20, 20]);
    });

    test('ends a battle that waits for an answer, too', () => {
      const table = position({
        players: [{ army: 'moloch', hand: ['battle'] }, { army: 'borgo' }],
        units: ['moloch/hq 2,0', 'borgo/hq -2,0', 'moloch/clown 0,0', 'borgo/mutant 1,-1'],
      });
      const asked = play(table, [0, { do: 'battle' }]);
      expect(asked.decision).toMatchObject({ player: 0, kind: 'explode' });
      expect(play(asked, [1, AGREE])).toMatchObject({ outcome: DRAW, battle: null, decision: null, pending: null });
    });

    test('stands: nothing follows', () => {
      const ended = play(QUIET, [0, AGREE]);
      expect(refusal(ended, 0, AGREE)).toEqual({ code: 'game-over', message: 'The match is over.' });
      expect(refusal(ended, 1, { do: 'resign' }).code).toBe('game-over');
    });

    test('is not for who is out of the match', () => {
      const three = position({
        options: { mode: 'deathmatch' },
        players: ['borgo', 'outpost', 'moloch'],
        units: ['borgo/hq 0,2', 'outpost/hq 0,-2', 'moloch/hq 2,-1'],
      });
      const left = play(three, [1, { do: 'resign' }]);
      expect(left.outcome).toBeNull();
      expect(refusal(left, 1, AGREE).code).toBe('out');
      expect(play(left, [2, AGREE]).outcome).toEqual(DRAW);
    });
  });
});

describe('hq destroyed', () => {
  const BATTLE: Intent = { do: 'battle' };

  describe('E1 the HQ destroyed in a battle', () => {
    const fight = (hqs: readonly [number, number], ...units: string[]): Table =>
      position({
        players: [
          { army: 'borgo', hq: hqs[0], hand: ['battle'] },
          { army: 'outpost', hq: hqs[1] },
        ],
        units: ['borgo/hq 0,2', 'outpost/hq 0,-1', ...units],
      });
    const RUNNER = 'outpost/runner 0,1 r4';

    test('E1 whose HQ falls has lost', () => {
      const events = eventsOf(fight([20, 1], 'borgo/mutant 0,0'), 0, BATTLE);
      expect(events.at(-1)).toEqual({ type: 'ended', outcome: { winners: [0], reason: 'hq-destroyed', rule: 'E1' } });
    });

    test('E1 also the one who played the Battle tile', () => {
      const ended = play(fight([1, 20], RUNNER), [0, BATTLE]);
      expect(ended.outcome).toEqual({ winners: [1], reason: 'hq-destroyed', rule: 'E1' });
      expect(ended.players.map((player) => player.hq)).toEqual([0, 20]);
    });

    test('E1 both fall in the same phase: draw', () => {
      const ended = play(fight([1, 1], 'borgo/mutant 0,0', RUNNER), [0, BATTLE]);
      expect(ended.outcome).toEqual({ winners: [], reason: 'draw', rule: 'E1' });
    });

    test('E1 B7 one falls early and the other late in the same battle: draw', () => {
      const ended = play(fight([1, 1], 'borgo/claws 1,-1 r0', RUNNER), [0, BATTLE]);
      expect(ended.players.map((player) => player.hq)).toEqual([0, 0]);
      expect(ended.outcome).toEqual({ winners: [], reason: 'draw', rule: 'E1' });
    });

    test('E1 no toughness below zero, and one point left is enough to go on', () => {
      expect(play(fight([20, 1], 'borgo/brawler 0,0'), [0, BATTLE]).players[1]!.hq).toBe(0);
      const alive = play(fight([20, 2], 'borgo/mutant 0,0'), [0, BATTLE]);
      expect(alive.outcome).toBeNull();
      expect(alive.turn.player).toBe(1);
    });

    test('E1 after the end nothing is accepted and nothing is legal', () => {
      const ended = play(fight([20, 1], 'borgo/mutant 0,0'), [0, BATTLE]);
      expect(actingSeat(ended)).toBeNull();
      const intents: Intent[] = [
        { do: 'end-turn' },
        BATTLE,
        { do: 'resign' },
        { do: 'take-back' },
        { do: 'choose', key: '0' },
        { do: 'redraw' },
      ];
      for (const seat of [0, 1]) {
        expect(legalIntents(ended, seat)).toEqual([]);
        for (const intent of intents) expect(refusal(ended, seat, intent)).toMatchObject({ code: 'game-over' });
      }
    });
  });
});
