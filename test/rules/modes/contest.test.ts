import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import { modePosition } from '../../support/modePosition.js';
import { battlesIn, eventsOf, play } from '../../support/play.js';

const END: Intent = { do: 'end-turn' };

describe('E4 G1 who falls or resigns before the end', () => {
  const STANDING = ['0,0', '0,1', '2,-2'];
  const blockers = BOARDS.main.cells
    .map((cell) => hexText(hexOf(cell)))
    .filter((at) => !STANDING.includes(at))
    .map((at) => `moloch/blocker ${at}`);
  const additional = modePosition({
    mode: 'deathmatch',
    players: [
      { army: 'outpost', hq: 5, pile: [] },
      { army: 'borgo', hq: 5, hand: ['medic'], pile: [] },
      { army: 'moloch', hq: 1, pile: [] },
    ],
    units: ['moloch/hq 0,0', 'borgo/mutant 0,1', ...blockers],
    turn: { player: 1, number: 40, lastDrawnBy: 0, additional: true, contest: [1, 2, 0] },
  });
  const PLACE: Intent = { do: 'place', tile: 'medic', at: [2, -2], rot: 0 };

  test('E4 F1 a tied player whose HQ falls in an additional turn has none any more', () => {
    expect(battlesIn(eventsOf(additional, 1, PLACE))).toEqual(['full by 1']);
    const next = play(additional, [1, PLACE]);
    expect(next.players.map(({ out }) => out)).toEqual([false, false, true]);
    expect(next.turn).toMatchObject({ player: 0, additional: [1, 0] });
    expect(battlesIn(eventsOf(next, 0, END))).toEqual(['additional by 1']); // B6: player 2 is out
  });

  test('G3 E5 a player who has resigned does not win, with any number of points', () => {
    const table = modePosition({
      mode: 'deathmatch-score',
      players: [
        { army: 'outpost', score: 3 },
        { army: 'borgo', score: 15 },
        { army: 'moloch', score: 4 },
      ],
      turn: { player: 0, number: 40, lastDrawnBy: 2 },
    });
    expect(play(table, [0, END]).turn.player).toBe(1);
    expect(play(table, [1, { do: 'resign' }], [0, END]).outcome).toMatchObject({ winners: [2], reason: 'score' });
  });
});
