import { computerTurn } from '@hexfall/shared/ai/computerTurn';
import type { Answer, Question } from './ComputerWorker.js';

// Runs in a worker of the page: the page keeps drawing while a turn is planned.
addEventListener('message', ({ data: { id, request } }: MessageEvent<Question>) => {
  const answer: Answer = { id, turn: computerTurn(request) };
  postMessage(answer);
});
