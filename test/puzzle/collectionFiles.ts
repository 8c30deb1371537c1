import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import type { Section } from '@hexfall/shared/puzzle/puzzleName';
import { puzzleLinesIn } from '@hexfall/shared/puzzle/sectionFile';
import type { Json } from '../notation/examples.js';
import { parsed } from './puzzleOf.js';

/** The puzzles of the project of a section as JSON, in their order. */
export const puzzleLines = (section: Section): readonly string[] =>
  puzzleLinesIn(readFileSync(join(import.meta.dirname, '../../shared/puzzles', `${section}.jsonl`), 'utf8'));

/** The puzzles of the project of a section, in their order. */
export const puzzlesOf = (section: Section): Puzzle[] => puzzleLines(section).map((line) => parsed(JSON.parse(line) as Json));
