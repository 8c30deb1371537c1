import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePuzzle, type Puzzle } from '@hexfall/shared/notation/puzzle';
import type { Section } from '@hexfall/shared/puzzle/puzzleName';
import { puzzleLinesIn } from '@hexfall/shared/puzzle/sectionFile';
import { unitsOf } from '../cli/support.js';
import type { Json } from '../notation/examples.js';

/** A puzzle for the first of these armies, which uses its whole hand unless the change says otherwise; units as text. */
export const puzzleOf = (
  armies: readonly string[],
  hand: readonly string[],
  units: readonly string[],
  goals: readonly Json[],
  { mode = 'duel', ...change }: Json = {},
): Json => ({
  format: 1,
  kind: 'puzzle',
  solver: 0,
  use: hand.length,
  goals,
  position: {
    format: 1,
    options: { mode },
    players: armies.map((army, seat) => ({ army, hq: 5, ...(seat === 0 && { hand }) })),
    turn: { player: 0 },
    units: unitsOf(units),
  },
  ...change,
});

/** The puzzle in a valid document. */
export const parsed = (json: Json): Puzzle => {
  const result = parsePuzzle(json);
  if (!result.ok) throw new Error(`${result.error.path} ${result.error.message}`);
  return result.value;
};

/** The puzzles of the project of a section as JSON, in their order. */
export const puzzleLines = (section: Section): readonly string[] =>
  puzzleLinesIn(readFileSync(join(import.meta.dirname, '../../shared/puzzles', `${section}.jsonl`), 'utf8'));

/** The puzzles of the project of a section, in their order. */
export const puzzlesOf = (section: Section): Puzzle[] => puzzleLines(section).map((line) => parsed(JSON.parse(line) as Json));
