import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import type { Grade } from '@hexfall/shared/puzzle/grade';
import type { Json } from '../notation/examples.js';
import { parsed } from './puzzleOf.js';

/** The puzzles of the project with a grade, in their order. */
export const puzzlesOf = (grade: Grade): Puzzle[] =>
  readFileSync(join(import.meta.dirname, '../../shared/puzzles', `${grade}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => parsed(JSON.parse(line) as Json));
