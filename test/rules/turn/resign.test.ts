import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { answerAll, eventsOf, play, position, type PositionDraft, refusal } from '../../support/play.js';
import { tableOf } from '../../support/states.js';

const RESIGN: Intent = { do: 'resign' };
const LOST = (winner: number): object => ({ winners: [winner], reason: 'resigned', rule: 'E5' });

describe('E5 resigning outside battle', () => {
  const table = position({
    players: [{ army: 'borgo', hand: ['mutant', 'battle', 'move'] }, 'outpost'],
    units: ['borgo/hq 0,2', 'outpost/hq 0,-2'],
    turn: { mustDiscard: true, fresh: true },
  });

  test('E5 in the own turn, even before the obligatory discard', () => {
    expect(play(table, [0, RESIGN]).outcome).toEqual(LOST(1));
  });

  test('E5 in the other player’s turn', () => {
    const events = eventsOf(table, 1, RESIGN);
    expect(events[0]).toEqual({ type: 'resigned', player: 1 });
    expect(events.at(-1)).toEqual({ type: 'ended', outcome: LOST(0) });
  });

  test('E5 the HQ counts as destroyed', () => {
    expect(play(table, [1, RESIGN]).players.map((player) => player.hq)).toEqual([20, 0]);
  });

  test('E5 it stands: nothing follows', () => {
    const ended = play(table, [0, RESIGN]);
    expect(refusal(ended, 0, { do: 'take-back' })).toMatchObject({ code: 'game-over' });
    expect(refusal(ended, 1, RESIGN)).toMatchObject({ code: 'game-over' });
  });

  test('E5 while HQs are placed', () => {
    const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['borgo', 'moloch'], seed: 's' });
    if (!created.ok) throw new Error(created.error.message);
    expect(play(tableOf(created.value), [0, RESIGN]).outcome).toEqual(LOST(1));
    expect(play(tableOf(created.value), [1, RESIGN]).outcome).toEqual(LOST(0));
  });
});

describe('E5 resigning in a battle', () => {
  const draft = {
    players: [{ army: 'borgo', hand: ['battle'] }, 'moloch'],
    units: ['moloch/clown 0,0', 'borgo/mutant 0,-1', 'borgo/hq 0,2', 'moloch/hq 0,-2'],
  } as const satisfies PositionDraft;
  const asked = play(position(draft), [0, { do: 'battle' }]);
  const attack: readonly [number, Intent] = [1, { do: 'choose', key: 'attack' }];

  test('E5 the battle is finished first', () => {
    const resigned = play(asked, [0, RESIGN]);
    expect(resigned.outcome).toBeNull();
    expect(resigned.decision).toEqual(asked.decision);
    expect(resigned.players[0]).toMatchObject({ resigned: true });
    expect(play(resigned, attack).outcome).toEqual(LOST(1));
  });

  test('E5 also if the question was to the one who resigns', () => {
    expect(answerAll(play(asked, [1, RESIGN])).outcome).toEqual(LOST(0));
  });

  test('E5 no one resigns twice', () => {
    expect(refusal(play(asked, [0, RESIGN]), 0, RESIGN)).toMatchObject({ code: 'already-resigned', rule: 'E5' });
  });

  test('E5 E1 both resign in the same battle: draw', () => {
    const both = answerAll(play(asked, [0, RESIGN], [1, RESIGN]));
    expect(both.outcome).toMatchObject({ winners: [], reason: 'draw' });
  });

  test('E5 E1 one resigns and the other’s HQ falls in the same battle: draw', () => {
    const falling = position({
      ...draft,
      players: [
        { army: 'borgo', hand: ['battle'] },
        { army: 'moloch', hq: 1 },
      ],
    });
    const ended = play(falling, [0, { do: 'battle' }], [0, RESIGN], attack);
    expect(ended.players.map((player) => player.hq)).toEqual([0, 0]);
    expect(ended.outcome).toMatchObject({ winners: [], reason: 'draw' });
  });
});
