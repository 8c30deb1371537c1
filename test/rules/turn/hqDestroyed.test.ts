import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { eventsOf, play, position, refusal } from '../../support/play.js';

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
