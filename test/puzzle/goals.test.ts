import { type PuzzleGoal, parsePuzzle, type Puzzle } from '@hexfall/shared/notation/puzzle';
import { isReached, areReached } from '@hexfall/shared/puzzle/goals';
import { parsed, puzzleOf } from './puzzleOf.js';
import { randomFrom } from '@hexfall/shared/ai/random';
import { answerInBattle } from '@hexfall/shared/puzzle/answerInBattle';
import { resultOf } from '@hexfall/shared/puzzle/fight';
import { lackOf, startPuzzleTurn, type Branch } from '@hexfall/shared/puzzle/turn';
import { fightBattle, fightOn } from '@hexfall/shared/rules/battle/fightBattle';
import { randomPuzzle } from './randomPuzzle.js';

/** Whether the solver has reached a goal when the HQs of a deathmatch have this toughness left after the battle. */
const reaches = (goal: PuzzleGoal, hqs: readonly number[]): boolean => {
  const puzzle = parsed(
    puzzleOf(['outpost', 'moloch', 'borgo'], ['runner'], ['outpost/hq 0,0', 'moloch/hq 2,0', 'borgo/hq -2,0'], [goal], {
      mode: 'deathmatch',
    }),
  );
  const { table } = puzzle.position;
  const after = { ...table, players: table.players.map((player, seat) => ({ ...player, hq: hqs[seat]!, out: hqs[seat] === 0 })) };
  return isReached(puzzle, goal, after, { own: 1, targets: [] });
};

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

  test('Z2 damage: what they lose in all', () => {
    expect(reaches({ goal: 'damage', wounds: 3 }, [5, 4, 3])).toBe(true);
    expect(reaches({ goal: 'damage', wounds: 4 }, [5, 4, 3])).toBe(false);
    expect(reaches({ goal: 'damage', wounds: 3 }, [1, 5, 5])).toBe(false);
  });
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
