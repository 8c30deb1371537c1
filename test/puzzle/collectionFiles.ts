import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import type { Grade } from '@hexfall/shared/puzzle/puzzleName';
import type { Json } from '../notation/examples.js';
import { parsed } from './puzzleOf.js';

/** The puzzles of the project with a grade as JSON, in their order. */
export const puzzleLines = (grade: Grade): readonly string[] =>
  readFileSync(join(import.meta.dirname, '../../shared/puzzles', `${grade}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');

/** The puzzles of the project with a grade, in their order. */
export const puzzlesOf = (grade: Grade): Puzzle[] => puzzleLines(grade).map((line) => parsed(JSON.parse(line) as Json));
