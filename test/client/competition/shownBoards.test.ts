import type { WallBoard, WallView } from '@hexfall/shared/protocol/competitions';
import { columnsFor } from '../../../client/src/competition/wall/boardGrid.js';
import { boardsAfter, shownBoard, type ToldBoards } from '../../../client/src/competition/wall/shownBoards.js';
import { Played } from '../../support/competitions.js';

const board = (number: number, more: Partial<WallBoard> = {}): WallBoard => ({
  ...{ board: number, match: 0, names: ['Ada', 'Ben'], phase: 'playing', table: 'ABCDEF', position: null },
  ...more,
});

const answer = (version: string, boards: readonly WallBoard[], round = 1): WallView => ({ version, round, count: 3, boards });

const numbers = ({ boards, latest }: ToldBoards): unknown => [boards.map((told) => `${told.board} ${told.phase}`), latest];

describe('what is known of the boards of a round', () => {
  const first = boardsAfter(null, answer('1', [board(1), board(2), board(3)]));

  test('the first answer has all of them, and none has changed last', () => {
    expect(numbers(first)).toEqual([['1 playing', '2 playing', '3 playing'], null]);
  });

  test('later ones replace those that have changed', () => {
    const later = boardsAfter(first, answer('2', [board(2, { phase: 'over' })]));
    expect(numbers(later)).toEqual([['1 playing', '2 over', '3 playing'], 2]);
    expect(later.version).toBe('2');
    expect(numbers(boardsAfter(later, answer('3', [board(1), board(3)])))).toEqual([['1 playing', '2 over', '3 playing'], 3]);
  });

  test('other ones of an arena replace those that are not told any more', () => {
    const later = boardsAfter(first, answer('2', [board(2, { phase: 'over' }), board(4), board(5)]));
    expect(numbers(later)).toEqual([['2 over', '4 playing', '5 playing'], 5]);
  });

  test('another round has its own', () => {
    expect(numbers(boardsAfter(first, answer('2', [board(1)], 2)))).toEqual([['1 playing'], null]);
  });
});

test('a board without a position has names alone, and a result as soon as the competition has one', () => {
  const played = new Played({ checkIn: 0, begins: 0 }, 2);
  played.goOn();
  const [told] = boardsAfter(null, answer('1', [board(1)])).boards;
  const before = shownBoard(told!, played.view({ entrant: null, organizer: false }));
  expect(before).toMatchObject({ phase: 'playing', turn: null, struck: [] });
  expect(before.sides).toEqual(
    ['Ada', 'Ben'].map((name) => ({ name, army: null, hq: null, isActing: false, hasWon: false, isHere: null })),
  );
});

test.each([
  [1, 1920, 1080, 1],
  [2, 1920, 1080, 2],
  [4, 1920, 1080, 2],
  [6, 1920, 1080, 3],
  [12, 1920, 1080, 4],
  [12, 1440, 900, 4],
  [12, 820, 1180, 3],
  [3, 900, 1400, 1],
])('%i boards in a window of %i × %i: %i columns', (count, width, height, columns) => {
  expect(columnsFor(count, width / height)).toBe(columns);
});
