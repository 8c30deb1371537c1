import { carryOutTask } from '@hexfall/shared/review/reviewTask';
import type { ReviewAnswer, ReviewQuestion } from './ReviewWorkers.js';

// Runs in a worker of the page: the page keeps drawing while a match is reviewed.
addEventListener('message', ({ data: { task } }: MessageEvent<ReviewQuestion>) => {
  const answer: ReviewAnswer = { result: carryOutTask(task) };
  postMessage(answer);
});
