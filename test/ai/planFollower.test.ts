import { PlanFollower } from '@hexfall/shared/ai/PlanFollower';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { cellOf } from '@hexfall/shared/hex/cells';
import { play, position } from '../support/play.js';
import { changedTable } from '../support/states.js';

const PLACE: Intent = { do: 'place', tile: 'mutant', at: [0, 0], rot: 0 };
const END: Intent = { do: 'end-turn' };

describe('the plan a computer player is following', () => {
  const before = position({
    players: [{ army: 'borgo', hand: ['mutant'] }, 'new-york'],
    units: ['borgo/hq -2,0', 'new-york/hq 2,0'],
  });
  const placed = play(before, [0, PLACE]);
  const nextOn = (table: Table): Intent | null => {
    const course = new PlanFollower();
    expect(course.follow(before, 0, [PLACE, END])).toEqual(PLACE);
    return course.next(table, 0);
  };

  test('goes on as long as the table becomes what was expected', () => {
    expect(nextOn(placed)).toEqual(END);
  });

  test.each<[string, Partial<Table>]>([
    ['a unit', { board: placed.board.with(cellOf([1, 0]), placed.board[cellOf([0, 0])]!) }],
    ['a foundation', { foundations: [{ owner: 1, tile: 'new-york/mine', cell: cellOf([1, 1]) }] }],
    ['the toughness of an HQ', { players: placed.players.map((player) => ({ ...player, hq: player.hq - 1 })) }],
    ['the turn', { turn: { ...placed.turn, number: placed.turn.number + 2 } }],
  ])('is given up when %s is another than expected', (_what, change) => {
    expect(nextOn(changedTable(placed, change))).toBeNull();
  });
});
