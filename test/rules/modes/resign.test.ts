import type { Intent } from '@hexfall/shared/model/intent';
import type { Mode } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { modePosition, type ModePositionDraft, type SeatDraft } from '../../support/modePosition.js';
import { answerAll, battlesIn, discardsOf, eventsOf, play, refusal, unitAt } from '../../support/play.js';
import { matchOf } from '../../support/traces.js';

const END: Intent = { do: 'end-turn' };
const resign = (seat: Seat): readonly [Seat, Intent] => [seat, { do: 'resign' }];

const UNITS = ['borgo/hq -2,0', 'borgo/mutant 0,0', 'outpost/hq 2,0', 'outpost/runner 0,2', 'hegemony/hq 0,-2'];
const table = (mode: Mode, draft: Partial<ModePositionDraft> = {}): Table =>
  modePosition({ mode, players: [{ army: 'borgo', hand: ['claws', 'battle'] }, 'outpost', 'hegemony'], units: UNITS, ...draft });

test('E5 G1 one HQ falls in the battle in which another player resigns: the last one wins by the fallen HQ', () => {
  const asked = play(
    modePosition({
      mode: 'deathmatch',
      players: [{ army: 'borgo', hand: ['battle'], hq: 1 }, 'outpost', 'moloch'],
      units: ['borgo/hq -2,0', 'moloch/hunter-killer -2,1', 'moloch/clown 0,0', 'outpost/hq 2,0'],
    }),
    [0, { do: 'battle' }],
  );
  expect(answerAll(play(asked, resign(1))).outcome).toEqual({ winners: [2], reason: 'hq-destroyed', rule: 'G1' });
});

describe.each(['deathmatch', 'deathmatch-score'] as const)('E5 in a %s', (mode) => {
  test('E5 G1 out of turn: HQ and units leave at once, the others play on', () => {
    const after = play(table(mode), resign(1));
    expect(after.outcome).toBeNull();
    expect([unitAt(after, [2, 0]), unitAt(after, [0, 2])]).toEqual([null, null]);
    expect(after.players[1]).toMatchObject({ out: true });
    expect(after.turn).toMatchObject({ player: 0, number: 7 });
    expect(discardsOf(after, 1)).toEqual(['hq', 'runner']);
    expect(play(after, [0, END]).turn.player).toBe(2);
  });

  test('E5 G1 in the own turn: the next one has the turn', () => {
    const after = play(table(mode, { turn: { player: 0, mustDiscard: true, fresh: true } }), resign(0));
    expect(after.turn).toMatchObject({ player: 1 });
    expect([unitAt(after, [-2, 0]), unitAt(after, [0, 0])]).toEqual([null, null]);
    expect(after.outcome).toBeNull();
  });

  test('E5 G1 the last one left wins', () => {
    expect(play(table(mode), resign(1), resign(0)).outcome).toEqual({ winners: [2], reason: 'resigned', rule: 'E5' });
  });

  test('E5 in a battle it is finished first', () => {
    const asked = play(
      table(mode, {
        players: [{ army: 'borgo', hand: ['battle'] }, 'outpost', 'moloch'],
        units: ['moloch/clown 0,0', 'outpost/hq 2,0', 'borgo/hq -2,0'],
      }),
      [0, { do: 'battle' }],
    );
    const resigned = play(asked, resign(1));
    expect(resigned.decision).toEqual(asked.decision);
    expect(unitAt(resigned, [2, 0])).not.toBeNull();
    const after = answerAll(resigned);
    expect(unitAt(after, [2, 0])).toBeNull();
    expect(after.players[1]).toMatchObject({ out: true });
    expect(after.turn.player).toBe(2);
  });

  test('E5 M4 who resigns instead of answering is gone, and the turn goes on', () => {
    const pushing: SeatDraft = { army: 'hegemony', hand: ['push-back'] };
    const draft = { players: [pushing, 'outpost', 'borgo'], units: ['hegemony/guard 0,1', 'outpost/runner 0,0', 'borgo/hq 2,0'] } as const;
    const asked = play(table(mode, draft), [0, { do: 'push', from: [0, 1], target: [0, 0] }]);
    expect(asked.decision).toMatchObject({ player: 1 });
    const after = play(asked, resign(1));
    expect(after.decision).toBeNull();
    expect(unitAt(after, [0, 0])).toBeNull();
    expect(after.turn).toMatchObject({ player: 0 });
    play(after, [0, END]);
  });

  test('E5 while HQs are placed', () => {
    const match = matchOf({ armies: ['borgo', 'outpost', 'hegemony'], seed: 'r', options: { mode } });
    const placed = play(match, [0, { do: 'place-hq', at: [0, 0], rot: 0 }], resign(1));
    expect(placed.turn).toMatchObject({ phase: 'setup', player: 2 });
    const begun = play(placed, [2, { do: 'place-hq', at: [1, 0], rot: 0 }]);
    expect(begun.turn).toMatchObject({ phase: 'turn', player: 0, number: 1 });
    const second = play(match, [0, { do: 'place-hq', at: [0, 0], rot: 0 }], [1, { do: 'place-hq', at: [1, 0], rot: 0 }], resign(2));
    expect(second.turn).toMatchObject({ phase: 'turn', player: 0, number: 1 });
    expect(play(match, resign(0)).turn).toMatchObject({ phase: 'setup', player: 1 });
    const early = play(match, resign(2), [0, { do: 'place-hq', at: [0, 0], rot: 0 }], [1, { do: 'place-hq', at: [1, 0], rot: 0 }]);
    expect(early.turn).toMatchObject({ phase: 'turn', player: 0, number: 1 });
  });

  test('E5 E2 who has drawn the last tile may resign: the others still have their turns', () => {
    const last = table(mode, { turn: { player: 2, lastDrawnBy: 1, number: 30 } });
    const after = play(last, resign(1));
    expect(after.turn).toMatchObject({ player: 2 });
    const next = play(after, [2, END]);
    expect(next.turn).toMatchObject({ player: 0 });
  });

  test('E5 E2 who has drawn the last tile resigns in that turn: one turn for each of the others, then the final battle', () => {
    const last = table(mode, { turn: { player: 1, lastDrawnBy: 1, number: 30 } });
    const second = play(last, resign(1), [2, { do: 'discard', tile: 'runner' }], [2, END], [0, { do: 'discard', tile: 'claws' }]);
    expect(battlesIn(eventsOf(second, 0, END))).toEqual(['final by 0']); // B6: who had the turn before
  });

  test('E5 P1 who resigns during a draw is not asked any more', () => {
    const hired: SeatDraft = { army: 'outpost', mercenaries: ['mercenary:gunner'], pile: ['runner', 'hmg', 'commando'] };
    const asked = play(table(mode, { players: ['borgo', hired, 'hegemony'] }), [0, END]);
    expect(asked.decision).toMatchObject({ player: 1, kind: 'draw' });
    const after = play(asked, resign(1));
    expect([after.decision, after.turn.player, after.players[1]!.out]).toEqual([null, 2, true]);
  });

  test('E5 no one resigns twice', () => {
    expect(refusal(play(table(mode), resign(1)), 1, { do: 'resign' })).toMatchObject({ code: 'out' });
  });
});

describe('E5 G4 in one against two', () => {
  test('E5 the loner resigns: the team has won', () => {
    expect(play(table('one-vs-two'), resign(0)).outcome).toEqual({ winners: [1, 2], reason: 'resigned', rule: 'E5' });
  });

  test('E5 one of the team resigns: nothing ends and nothing leaves', () => {
    const after = play(table('one-vs-two'), resign(1));
    expect(after.outcome).toBeNull();
    expect(after.players.map(({ hq }) => hq)).toEqual([20, 13, 13]);
    expect(unitAt(after, [2, 0])).not.toBeNull();
    expect(refusal(after, 1, { do: 'resign' })).toMatchObject({ code: 'already-resigned' });
    expect(play(after, [0, END]).turn).toMatchObject({ player: 0, slot: 2 });
  });

  test('E5 both of the team resign: the loner has won', () => {
    expect(play(table('one-vs-two'), resign(1), resign(2)).outcome).toEqual({ winners: [0], reason: 'resigned', rule: 'E5' });
  });
});

describe.each(['team', 'team-score'] as const)('E5 in a match of mode %s', (mode) => {
  const four = table(mode, { players: [{ army: 'borgo', hand: ['claws'] }, 'outpost', 'hegemony', 'moloch'] });

  test('E5 G5 a side resigns only when both do, in or out of turn', () => {
    for (const [first, second, winners] of [
      [0, 1, [2, 3]],
      [1, 0, [2, 3]],
      [3, 2, [0, 1]],
    ] as const) {
      const one = play(four, resign(first));
      expect(one.outcome).toBeNull();
      expect(one.board).toEqual(four.board);
      expect(play(one, resign(second)).outcome).toEqual({ winners, reason: 'resigned', rule: 'E5' });
    }
  });

  test('E5 the turns of a player who has resigned are passed over, the units stay and fight', () => {
    const out = play(four, resign(2), [0, END]);
    expect(out.turn).toMatchObject({ player: 1, number: 8 });
    expect(unitAt(out, [0, -2])).not.toBeNull();
    const inTurn = play(four, resign(0));
    expect(inTurn.turn).toMatchObject({ player: 2, number: 8 });
    const discard: readonly Intent[] = [{ do: 'discard', tile: 'runner' }, END];
    expect(play(inTurn, ...discard.map((intent) => [2, intent] as const)).turn).toMatchObject({ player: 1, number: 9 });
    expect(play(four, resign(0), resign(2)).turn).toMatchObject({ player: 1, number: 9 });
  });

  test('E5 a question to a player who has resigned is answered by the first key', () => {
    const units = ['moloch/clown 0,0', 'borgo/hq -2,0'];
    const draft = { players: [{ army: 'borgo', hand: ['battle'] }, 'moloch', 'hegemony', 'outpost'], units } as const;
    const fought = play(table(mode, draft), resign(1), [0, { do: 'battle' }]);
    expect([fought.decision, fought.battle]).toEqual([null, null]);
    expect(unitAt(fought, [0, 0])).not.toBeNull();
  });

  test.each<[string, Partial<ModePositionDraft>]>([
    ['P8 a Mine', { foundations: ['new-york/mine 1,1'] }],
    ['L6 a hole', { terrain: ['hole: 1,1'] }],
  ])('E5 M4 T6 the board settles after such an answer: a unit pushed onto %s is destroyed at once', (_ground, draft) => {
    const four = [{ army: 'moloch', hand: ['push-back'] }, 'borgo', 'new-york', 'hegemony'] as const;
    const units = ['moloch/hybrid 0,0', 'new-york/cop 1,0', 'new-york/hq -2,2'];
    const before = play(table(mode, { ...draft, players: four, units }), resign(2));
    const after = play(before, [0, { do: 'push', from: [0, 0], target: [1, 0] }]);
    expect([unitAt(after, [1, 0]), unitAt(after, [1, 1]), after.foundations, after.decision]).toEqual([null, null, [], null]);
  });

  test('E5 E2 who has resigned has no last turn; the final battle comes all the same', () => {
    const players = (['borgo', 'outpost', 'hegemony', 'moloch'] as const).map((army) => ({ army, pile: [] }));
    const last = table(mode, { players, turn: { player: 0, lastDrawnBy: 0, number: 30 } });
    const turns = play(last, resign(3), [0, END], [2, END]);
    expect(turns.turn.player).toBe(1);
    expect(battlesIn(eventsOf(turns, 1, END))).toEqual(['final by 0']);
  });

  test('E5 E4 B6 who has resigned has no additional turn and starts no additional battle', () => {
    const players = (['borgo', 'outpost', 'hegemony', 'moloch'] as const).map((army) => ({ army, pile: [] }));
    const turn = { player: 3, number: 40, lastDrawnBy: 0 };
    const tied = play(table(mode, { players, turn, units: [] }), [3, END]);
    expect(tied.turn).toMatchObject({ player: 2, additional: [2, 1, 3, 0] });
    const passed = play(tied, resign(3), [2, END], [1, END]);
    expect(passed.turn).toMatchObject({ player: 0, number: 43 });
    expect(battlesIn(eventsOf(passed, 0, END))).toEqual(['additional by 1']);
  });

  test('E5 S3 while HQs are placed: that of a player who has resigned goes to the first free hex', () => {
    const match = matchOf({ armies: ['borgo', 'outpost', 'hegemony', 'moloch'], seed: 'r', options: { mode } });
    const placed = play(match, resign(2), [0, { do: 'place-hq', at: [0, 0], rot: 0 }]);
    expect(placed.turn).toMatchObject({ phase: 'setup', player: 1 });
    expect(unitAt(placed, [-2, 0])).toMatchObject({ owner: 2, tile: 'hegemony/hq' });
    const two = play(match, resign(2), resign(1), [0, { do: 'place-hq', at: [0, 0], rot: 0 }]);
    expect(two.turn).toMatchObject({ phase: 'setup', player: 3 });
    expect([unitAt(two, [-2, 0])?.owner, unitAt(two, [-2, 1])?.owner]).toEqual([2, 1]);
    expect(unitAt(play(match, resign(0)), [-2, 0])).toMatchObject({ owner: 0, tile: 'borgo/hq' });
  });

  test('E5 one of each side: the game goes on', () => {
    expect(play(four, resign(0), resign(2)).outcome).toBeNull();
  });

  test('E5 in a battle: it is finished first', () => {
    const units = ['moloch/clown 0,0', 'borgo/hq -2,0'];
    const asked = play(table(mode, { players: [{ army: 'borgo', hand: ['battle'] }, 'moloch', 'hegemony', 'outpost'], units }), [
      0,
      { do: 'battle' },
    ]);
    const both = play(asked, resign(2), resign(3));
    expect(both.outcome).toBeNull();
    expect(eventsOf(both, 1, { do: 'choose', key: 'attack' }).at(-1)).toEqual({
      type: 'ended',
      outcome: { winners: [0, 1], reason: 'resigned', rule: 'E5' },
    });
  });
});
