import { randomFrom } from '@hexfall/shared/model/random';
import { parsePuzzle, type Puzzle, type PuzzleGoal } from '@hexfall/shared/notation/puzzle';
import { answerInBattle } from '@hexfall/shared/puzzle/answerInBattle';
import { resultOf } from '@hexfall/shared/puzzle/fight';
import { areReached, isReached, targetsOf } from '@hexfall/shared/puzzle/goals';
import { isCloser, shortfallOf } from '@hexfall/shared/puzzle/shortfall';
import { type Branch, lackOf, startPuzzleTurn } from '@hexfall/shared/puzzle/turn';
import { fightBattle, fightByDefault, fightOn } from '@hexfall/shared/rules/battle/fightBattle';
import { parsed, puzzleOf } from './puzzleOf.js';
import { randomPuzzle } from './randomPuzzle.js';

/** A deathmatch in which HQs have this toughness left after the battle. */
const afterBattle = (goal: PuzzleGoal, hqs: readonly number[]) => {
  const puzzle = parsed(
    puzzleOf(['outpost', 'moloch', 'borgo'], ['runner'], ['outpost/hq 0,0', 'moloch/hq 2,0', 'borgo/hq -2,0'], [goal], {
      mode: 'deathmatch',
    }),
  );
  const { table } = puzzle.position;
  const after = { ...table, players: table.players.map((player, seat) => ({ ...player, hq: hqs[seat]!, out: hqs[seat] === 0 })) };
  return [puzzle, goal, after, { own: 1, targets: [] }] as const;
};

/** Whether the solver has reached a goal. */
const reaches = (goal: PuzzleGoal, hqs: readonly number[]): boolean => isReached(...afterBattle(goal, hqs));

describe('Z2 the goals of a puzzle with several enemies', () => {
  test('Z2 more points: more than every one of them', () => {
    expect(reaches({ goal: 'more-points' }, [5, 4, 3])).toBe(true);
    expect(reaches({ goal: 'more-points' }, [4, 5, 3])).toBe(false);
    expect(reaches({ goal: 'more-points' }, [4, 3, 4])).toBe(false);
    expect(reaches({ goal: 'more-points' }, [1, 0, 0])).toBe(true);
  });

  test('Z2 an HQ destroyed: any one of theirs', () => {
    expect(reaches({ goal: 'destroy-hq' }, [5, 0, 5])).toBe(true);
    expect(reaches({ goal: 'destroy-hq' }, [0, 5, 5])).toBe(false);
  });

  test('Z2 the own HQ saved: it stands, however much it has lost', () => {
    expect(reaches({ goal: 'save-hq' }, [1, 5, 5])).toBe(true);
    expect(reaches({ goal: 'save-hq' }, [0, 5, 5])).toBe(false);
    expect(reaches({ goal: 'save-hq' }, [0, 0, 0])).toBe(false);
  });

  test('Z2 damage: what they lose in all', () => {
    expect(reaches({ goal: 'damage', wounds: 3 }, [5, 4, 3])).toBe(true);
    expect(reaches({ goal: 'damage', wounds: 4 }, [5, 4, 3])).toBe(false);
    expect(reaches({ goal: 'damage', wounds: 3 }, [1, 5, 5])).toBe(false);
  });
});

describe('what a missed goal lacks', () => {
  test.each<[PuzzleGoal, readonly number[], object | null]>([
    [{ goal: 'more-points' }, [3, 5, 2], { size: 3, own: 3, enemy: 5 }],
    [{ goal: 'more-points' }, [4, 4, 2], { size: 1, own: 4, enemy: 4 }],
    [{ goal: 'more-points' }, [5, 4, 3], null],
    [{ goal: 'destroy-hq' }, [5, 4, 1], { size: 1 }],
    [{ goal: 'damage', wounds: 4 }, [5, 4, 3], { size: 1, done: 3, wanted: 4 }],
    [{ goal: 'hq-unhurt' }, [3, 5, 5], { size: 2 }],
    [{ goal: 'save-hq' }, [0, 5, 5], { size: 1, lacking: null }],
    [{ goal: 'save-hq' }, [1, 5, 5], null],
    [{ goal: 'lose-nothing' }, [0, 5, 5], { size: 1 }],
  ])('%j with %j', (goal, hqs, lack) => {
    const found = shortfallOf(...afterBattle(goal, hqs), null);
    expect(found).toEqual(lack && { goal: goal.goal, ...lack });
  });

  test('a unit that had to be destroyed, with the toughness it has left', () => {
    const goal = { goal: 'kill', hexes: [[1, 0]] } as const;
    const puzzle = parsed(
      puzzleOf(['outpost', 'moloch'], ['runner'], ['outpost/hq 0,0', 'moloch/hq 2,0', 'moloch/blocker 1,0 w1'], [goal]),
    );
    const found = shortfallOf(puzzle, goal, puzzle.position.table, { own: 1, targets: targetsOf(puzzle) }, null);
    expect(found).toEqual({ goal: 'kill', size: 2, standing: [{ tile: 'moloch/blocker', left: 2 }] });
  });
});

describe('the own HQ that had to be saved lacks the toughness', () => {
  const ATTACKERS = ['moloch/hybrid 0,2', 'moloch/hybrid -2,0 r2', 'moloch/juggernaut 0,-1 r3'];

  /** What an HQ with some toughness lacks in the battle against attackers: two that shoot at initiative 3, and one that strikes later. */
  const lackWith = (hq: number, attackers: readonly string[]) => {
    const goal = { goal: 'save-hq' } as const;
    const puzzle = parsed(puzzleOf(['outpost', 'moloch'], ['runner'], ['outpost/hq 0,0', 'moloch/hq 2,0', ...attackers], [goal]));
    const { table } = puzzle.position;
    const weak = { ...table, players: table.players.map((player, seat) => (seat === 0 ? { ...player, hq } : player)) };
    const { table: after } = fightByDefault(weak, 0);
    return shortfallOf(puzzle, goal, after, { own: 1, targets: [] }, { table: weak, answers: [] });
  };
  const fellBy = (lacking: number) => ({ goal: 'save-hq', size: lacking, lacking });

  test('that it had to have to stand', () => {
    expect(lackWith(1, ATTACKERS.slice(0, 1))).toEqual(fellBy(1));
    expect(lackWith(1, ATTACKERS.slice(0, 2))).toEqual(fellBy(2));
    expect(lackWith(2, ATTACKERS.slice(0, 2))).toEqual(fellBy(1));
    expect(lackWith(3, ATTACKERS.slice(0, 2))).toBeNull();
  });

  test('for the whole battle, also for what comes after its fall', () => {
    expect(lackWith(1, ATTACKERS)).toEqual(fellBy(4));
  });

  test('where it fell before the battle nobody knows by how much', () => {
    expect(shortfallOf(...afterBattle({ goal: 'save-hq' }, [0, 5, 5]), null)).toMatchObject({ lacking: null });
  });
});

test('a battle is closer that misses fewer goals, or as many by less', () => {
  const lack = (size: number) => ({ goal: 'hq-unhurt', size }) as const;
  expect(isCloser([lack(5)], [lack(1), lack(1)])).toBe(true);
  expect(isCloser([lack(1), lack(1)], [lack(5)])).toBe(false);
  expect(isCloser([lack(1), lack(2)], [lack(3), lack(1)])).toBe(true);
  expect(isCloser([lack(2)], [lack(2)])).toBe(false);
});

test('G3 in the score modes no battle comes closer to the fall of an HQ', () => {
  const goals = [{ goal: 'destroy-hq' }, { goal: 'kill', hexes: [[2, 0]] }] as const;
  const units = ['outpost/hq 0,0', 'moloch/hq 2,0', 'borgo/hq -2,0'];
  const puzzle = parsed(puzzleOf(['outpost', 'moloch', 'borgo'], ['runner'], units, goals, { mode: 'deathmatch' }));
  const { position } = puzzle;
  const table = { ...position.table, options: { ...position.table.options, mode: 'deathmatch-score' as const } };
  const sizes = puzzle.goals.map(
    (goal) => shortfallOf({ ...puzzle, position: { ...position, table } }, goal, table, { own: 1, targets: targetsOf(puzzle) }, null)?.size,
  );
  expect(sizes).toEqual([Infinity, Infinity]);
});

/** Fights the battle with the best answers of all. */
const fightByBest = (puzzle: Puzzle, branch: Branch): { readonly wins: boolean; readonly questions: number } => {
  let fought = fightBattle(branch.table, puzzle.solver, []);
  let questions = 0;
  for (; fought.decision; questions++) fought = fightOn(fought.table, answerInBattle(puzzle, fought.table, branch));
  return { wins: areReached(puzzle, fought.table, branch), questions };
};

test('Z3: the best answers of all lead to what a search of all answers finds, and the answers of a solution win whatever the others answer', () => {
  const random = randomFrom(7);
  let [asked, won] = [0, 0];
  for (let times = 0; times < 3000; times++) {
    const read = parsePuzzle({ ...randomPuzzle(random), atMost: true });
    if (!read.ok) continue;
    const turn = startPuzzleTurn(read.value);
    const [branch] = turn.branches;
    if (!branch || branch.table.outcome || lackOf(read.value, turn)) continue;
    const { wins, questions } = fightByBest(read.value, branch);
    const result = resultOf(read.value, turn);
    expect(wins).toBe(result.wins);
    if (wins) expect(resultOf(read.value, turn, result.choices).wins).toBe(true);
    if (questions > 0) asked++;
    if (questions > 0 && wins) won++;
  }
  expect(asked).toBeGreaterThan(100);
  expect(won).toBeGreaterThan(5);
});
