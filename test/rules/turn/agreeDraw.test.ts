import type { Intent } from '@hexfall/shared/model/intent';
import { eventsOf, play, position, refusal } from '../../support/play.js';

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
