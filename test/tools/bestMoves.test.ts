import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { checkSolution } from '@hexfall/shared/puzzle/checkSolution';
import { AIMS, type MoveAim } from '@hexfall/shared/puzzle/puzzleName';
import { bestTurns, nearMissesIn } from '../../tools/mining/aims.js';
import { chooseMoves } from '../../tools/mining/chooseMoves.js';
import { minedIn } from '../../tools/mining/collection.js';
import { collectMoves } from '../../tools/mining/collectMoves.js';
import { fightTurns, type LossClass, lossClasses } from '../../tools/mining/hqLosses.js';
import { isFoundBy } from '../../tools/mining/levelTurn.js';
import { mineAim, type MinedAim } from '../../tools/mining/mineAim.js';
import { mineMoves } from '../../tools/mining/mineMoves.js';
import { effortOf } from '../../tools/mining/minePosition.js';
import { parsed, puzzleOf, puzzlesOf } from '../puzzle/puzzleOf.js';
import { solveByForce } from '../puzzle/solveByForce.js';

const turns = (enemy: number, own: number, count: number, isReachedWithFewer = false): LossClass => ({
  enemy,
  own,
  count,
  isReachedWithFewer,
  intents: [],
});

const HQS = { enemy: 8, own: 5 };

describe('the turn that serves an aim as no other one does', () => {
  test.each<[string, MoveAim, readonly LossClass[], object | null]>([
    ['destroys the enemy HQ with what it has left', 'win', [turns(9, 0, 1), turns(7, 0, 4)], { hqs: HQS, changed: 0 }],
    [
      'destroys one that has less left than in the match',
      'win',
      [turns(5, 0, 1), turns(3, 0, 4)],
      { hqs: { enemy: 5, own: 5 }, changed: 3 },
    ],
    ['saves the own HQ', 'save', [turns(0, 4, 1), turns(0, 5, 4)], { hqs: HQS, changed: 0 }],
    ['wins the final battle from behind', 'final', [turns(4, 0, 1), turns(2, 0, 3)], { hqs: HQS, changed: 0 }],
    ['is not one of two', 'win', [turns(8, 0, 2), turns(7, 0, 4)], null],
    ['is not one that takes fewer tiles', 'save', [turns(0, 4, 1, true), turns(0, 5, 4)], null],
    ['does not lose the own HQ', 'win', [turns(8, 5, 1), turns(7, 0, 4)], null],
    ['is no wound that is all that is left', 'win', [turns(1, 0, 1), turns(0, 0, 4)], null],
    ['decides where no HQ falls before', 'final', [turns(4, 0, 1), turns(2, 5, 3)], null],
  ])('%s', (_, aim, classes, wanted) => {
    const [found] = bestTurns(aim, classes, HQS);
    if (wanted) expect(found).toMatchObject({ best: classes[0], ...wanted });
    else expect(found).toBeUndefined();
  });

  test('wins where all others that destroy the enemy HQ lose their own: E1 makes it a draw', () => {
    const found = bestTurns('win', [turns(8, 3, 1), turns(8, 6, 9), turns(2, 0, 5)], HQS);
    expect(found).toMatchObject([{ hqs: HQS, goals: [{ goal: 'destroy-hq' }, { goal: 'save-hq' }] }]);
  });

  test('saves the own HQ and hits where a tile is left for it', () => {
    const found = bestTurns('save', [turns(3, 4, 1), turns(2, 4, 9), turns(5, 6, 5)], HQS);
    expect(found).toMatchObject([{ hqs: HQS, goals: [{ goal: 'save-hq' }, { goal: 'damage', wounds: 3 }] }]);
  });

  test('near misses miss it by a point, or miss another goal', () => {
    const classes = [turns(8, 0, 1), turns(8, 5, 2), turns(7, 0, 4), turns(6, 0, 8)];
    expect(nearMissesIn('win', classes, HQS)).toBe(6);
  });
});

test('turns are counted for each choice of tiles as if only these were held', () => {
  const [puzzle] = puzzlesOf('medium').filter(({ use, position, solver, abilities }) => {
    const { hand } = position.table.players[solver]!;
    return use === 2 && hand.length === 3 && new Set(hand).size === 3 && !abilities;
  });
  const { position, solver } = puzzle!;
  const { table } = position;
  const hand = table.players[solver]!.hand.slice(1);
  const players = table.players.map((player, seat) => (seat === solver ? { ...player, hand } : player));
  const alone = fightTurns({ ...puzzle!, position: { ...position, table: { ...table, players } } }, 100_000)!;
  const all = fightTurns(puzzle!, 100_000)!;
  const sorted = (classes: readonly LossClass[]): readonly LossClass[] =>
    classes.map((each) => ({ ...each, intents: [] })).toSorted((a, b) => a.enemy - b.enemy || a.own - b.own);
  expect(sorted(lossClasses(all, hand, 2))).toEqual(sorted(lossClasses(alone, hand, 2)));
  expect(fightTurns(puzzle!, 10)).toBeNull();
});

test('turns in which HQs lose something else are not of one class, however much it is', () => {
  const fought = [
    { enemy: 1, own: 0 },
    { enemy: 0, own: 90 },
  ].map((losses) => ({ ...losses, used: [], intents: [] }));
  expect(lossClasses(fought, [], 0)).toMatchObject([turns(1, 0, 1), turns(0, 90, 1)]);
});

/** What a short run prints, one puzzle a line. */
const mined = (): MinedAim[] => {
  let lines = '';
  const answer = mineMoves(['--games', '3', '--limit', '600', '--policy', 'greedy', '--seed', 'test'], (line) => void (lines += line));
  expect(answer).toMatchObject({ ok: true, value: { games: 3 } });
  return minedIn(lines);
};

describe('mined best moves', () => {
  const found = mined();

  test('the same seed gives the same ones', () => {
    expect(found.length).toBeGreaterThan(0);
    expect(mined()).toEqual(found);
  });

  test('Z4: trying everything finds the one solution of each, and the weakest levels do not', () => {
    for (const { puzzle } of found) {
      expect(solveByForce(puzzle, 100_000)).toMatchObject({ fewer: false, solutions: [puzzle.solution] });
      expect(checkSolution(puzzle, puzzle.solution!).solved).toBe(true);
      for (const level of ['recruit', 'scout'] as const) expect(isFoundBy(puzzle, level)).toBe(false);
    }
  });

  test('nothing is mined from an empty board', () => {
    const { table } = parsed(
      puzzleOf(['outpost', 'moloch'], ['runner'], ['outpost/hq 0,0', 'moloch/hq 2,0'], [{ goal: 'save-hq' }]),
    ).position;
    expect(mineAim(AIMS, { ...table, options: DEFAULT_OPTIONS }, 0, 1000)).toBeNull();
  });
});

describe('the best moves of the collection', () => {
  const found: readonly MinedAim[] = [...puzzlesOf('easy').slice(0, 10), ...puzzlesOf('hard').slice(0, 10)].map((puzzle, index) => ({
    aim: AIMS[index % AIMS.length]!,
    changed: 0,
    puzzle,
    positions: 1000 - index,
    nearMisses: 5,
  }));

  test('they go from the easiest to the hardest, none stands twice, and none is like one that is there already', () => {
    const there = found[0]!.puzzle.position.table;
    const chosen = chooseMoves([...found, ...found], 5, [there]);
    const all = AIMS.flatMap((aim) => chosen.get(aim)!);
    expect(all.length).toBeGreaterThan(10);
    expect(new Set(all.map(({ puzzle }) => puzzle.id)).size).toBe(all.length);
    expect(all).not.toContain(found[0]);
    for (const aim of AIMS) {
      const efforts = chosen.get(aim)!.map(effortOf);
      expect(efforts.length).toBeLessThanOrEqual(5);
      expect(efforts).toEqual(efforts.toSorted((a, b) => a - b));
    }
  });
});

test.each([
  ['--games', 'many'],
  ['--limit', '0'],
  ['--policy', 'nobody'],
])('mine-moves refuses %s %s', (option, value) => {
  expect(mineMoves([option, value], () => undefined)).toMatchObject({ error: { code: 'bad-option' } });
});

test.each([
  ['--each', 'many'],
  ['--each', '0'],
  ['--games', 'many'],
])('best-moves refuses %s %s before it mines or reads', (option, value) => {
  // Read, the file throws: the collection stays as it is also where a call is not refused.
  expect(collectMoves([option, value, '--from', '/no/such/file'])).toMatchObject({ error: { code: 'bad-option' } });
});
