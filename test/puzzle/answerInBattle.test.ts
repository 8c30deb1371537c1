import { randomFrom } from '@hexfall/shared/ai/random';
import { parsePuzzle, type Puzzle } from '@hexfall/shared/notation/puzzle';
import { answerInBattle } from '@hexfall/shared/puzzle/answerInBattle';
import { resultOf } from '@hexfall/shared/puzzle/fight';
import { areReached } from '@hexfall/shared/puzzle/goals';
import { lackOf, startPuzzleTurn, type Branch } from '@hexfall/shared/puzzle/turn';
import { fightBattle, fightOn } from '@hexfall/shared/rules/battle/fightBattle';
import { randomPuzzle } from './randomPuzzle.js';

/** Fights the battle with the best answers of all. */
const fightByBest = (puzzle: Puzzle, branch: Branch): { readonly wins: boolean; readonly questions: number } => {
  let fought = fightBattle(branch.table, puzzle.solver, []);
  let questions = 0;
  for (; fought.decision; questions++) fought = fightOn(fought.table, answerInBattle(puzzle, fought.table, branch));
  return { wins: areReached(puzzle, fought.table, branch), questions };
};

test('Z3: the best answers of all lead to what a search of all answers finds', () => {
  const random = randomFrom(7);
  let [asked, won] = [0, 0];
  for (let times = 0; times < 3000; times++) {
    const read = parsePuzzle({ ...randomPuzzle(random), atMost: true });
    if (!read.ok) continue;
    const turn = startPuzzleTurn(read.value);
    const [branch] = turn.branches;
    if (!branch || branch.table.outcome || lackOf(read.value, turn)) continue;
    const { wins, questions } = fightByBest(read.value, branch);
    expect(wins).toBe(resultOf(read.value, turn).wins);
    if (questions > 0) asked++;
    if (questions > 0 && wins) won++;
  }
  expect(asked).toBeGreaterThan(100);
  expect(won).toBeGreaterThan(5);
});
