import { computerTurn, isOverBudget } from '@hexfall/shared/ai/computerTurn';
import { carryOutTask } from '@hexfall/shared/review/reviewTask';
import { checkPuzzle } from './checkPuzzle.js';
import type { Answer, Question } from './messages.js';

const answer = (message: Answer): void => postMessage(message);

// Runs in a worker of the page: the page keeps drawing while a turn is planned, a match is reviewed or a puzzle is checked.
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  switch (data.kind) {
    case 'plan':
      return answer({
        id: data.id,
        turn: computerTurn(
          data.request,
          isOverBudget(() => performance.now()),
        ),
      });
    case 'review':
      return answer({ result: carryOutTask(data.task) });
    case 'check':
      return checkPuzzle(data.puzzle, answer);
  }
});
