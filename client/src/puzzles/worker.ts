import { checkPuzzle } from './checkPuzzle.js';
import type { CheckQuestion } from './PuzzleCheck.js';

// Runs in a worker of the page: the page keeps drawing while a puzzle is checked.
addEventListener('message', ({ data }: MessageEvent<CheckQuestion>) => checkPuzzle(data, (answer) => postMessage(answer)));
