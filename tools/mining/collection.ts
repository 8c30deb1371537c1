import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CliError } from '@hexfall/shared/cli/call';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import type { Section } from '@hexfall/shared/puzzle/puzzleName';
import { puzzleIn, puzzlesIn, sectionText } from '@hexfall/shared/puzzle/sectionFile';
import type { MinedPuzzle } from './minePosition.js';
import { readGames, wholeIn } from './miningPlan.js';

/** The folder of the collection. */
const COLLECTION = fileURLToPath(new URL('../../shared/puzzles', import.meta.url));

/** Of a kind. */
const MOST_EACH = 1000;

/** How many games are mined for the collection, and how many puzzles of each kind are taken. */
export const readAmounts = (
  values: Readonly<Record<'games' | 'each', string>>,
): Result<{ readonly games: number; readonly each: number }, CliError> => {
  const games = readGames(values.games);
  if (!games.ok) return games;
  const each = wholeIn('each', values.each, MOST_EACH);
  return each.ok ? ok({ games: games.value, each: each.value }) : each;
};

/** The puzzles in what `mine` or `mine-moves` has printed, with what else it says of them. Throws if one of them is none. */
export const minedIn = <M extends MinedPuzzle>(text: string): M[] =>
  text
    .split('\n')
    .filter((line) => line.includes('"puzzle"'))
    .map((line) => {
      const mined = JSON.parse(line) as M;
      return { ...mined, puzzle: puzzleIn(mined.puzzle) };
    });

const fileOf = (section: Section): string => join(COLLECTION, `${section}.jsonl`);

/** The puzzles of a section of the collection, in their order. */
export const readSection = (section: Section): Puzzle[] => puzzlesIn(readFileSync(fileOf(section), 'utf8'));

/** Writes the file of a section; returns how many puzzles it has. */
export const writeSection = (section: Section, mined: readonly MinedPuzzle[]): number => {
  mkdirSync(COLLECTION, { recursive: true });
  writeFileSync(
    fileOf(section),
    sectionText(
      section,
      mined.map(({ puzzle }) => puzzle),
    ),
  );
  return mined.length;
};
