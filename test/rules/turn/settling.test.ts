import type { Table } from '@hexfall/shared/model/state';
import { cellOf } from '@hexfall/shared/hex/cells';
import { discardsOf, eventsOf, play, position, unitAt } from '../../support/play.js';
import { changedTable } from '../../support/states.js';

/** Moloch's Blocker (toughness 3) at 0,0 with that many wounds, and something for Borgo to do. */
const wounded = (wounds: number): Table => {
  const table = position({
    players: [{ army: 'borgo', hand: ['mutant'] }, 'moloch'],
    units: ['borgo/hq -2,0', 'moloch/hq 2,0', 'moloch/blocker 0,0'],
  });
  const cell = cellOf([0, 0]);
  return changedTable(table, { board: table.board.with(cell, { ...table.board[cell]!, wounds }) });
};

const PLACE = { do: 'place', tile: 'mutant', at: [0, 2], rot: 0 } as const;

describe('T6 the board settles after every action', () => {
  test('T6 a unit whose wounds reach its present toughness leaves for the discard pile, and no one is hit', () => {
    const after = play(wounded(3), [0, PLACE]);
    expect([unitAt(after, [0, 0]), discardsOf(after, 1)]).toEqual([null, ['blocker']]);
    expect(eventsOf(wounded(3), 0, PLACE).filter(({ type }) => type === 'struck')).toMatchObject([
      { source: 'settling', hits: [], removed: [[0, 0]] },
    ]);
  });

  test('T6 U3 one with a wound less stays', () => {
    expect(unitAt(play(wounded(2), [0, PLACE]), [0, 0])).toMatchObject({ wounds: 2 });
  });
});
