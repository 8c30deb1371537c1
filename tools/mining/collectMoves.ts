import { readFileSync } from 'node:fs';
import { readArgs, type CliAnswer } from '@hexfall/shared/cli/call';
import { ok } from '@hexfall/shared/model/result';
import type { Table } from '@hexfall/shared/model/state';
import { parsePuzzle } from '@hexfall/shared/notation/puzzle';
import { AIMS, GRADES } from '@hexfall/shared/puzzle/puzzleName';
import { chooseMoves } from './chooseMoves.js';
import { fileOf, writeSection } from './collectPuzzles.js';
import type { MinedAim } from './mineAim.js';
import { mineMoves } from './mineMoves.js';

const OPTIONS = {
  games: { type: 'string', default: '250' },
  each: { type: 'string', default: '34' },
  seed: { type: 'string', default: 'best-move' },
  from: { type: 'string' },
} as const;

/** One line of `mine-moves`. Throws if the puzzle is none. */
const minedIn = (line: string): MinedAim => {
  const { puzzle, ...facts } = JSON.parse(line) as Omit<MinedAim, 'puzzle'> & { readonly puzzle: unknown };
  const parsed = parsePuzzle(puzzle);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return { ...facts, puzzle: parsed.value };
};

const minedLines = (lines: readonly string[]): MinedAim[] => lines.filter((line) => line.includes('"puzzle"')).map(minedIn);

/** The positions of the puzzles by grade. */
const othersInCollection = (): Table[] =>
  GRADES.flatMap((grade) =>
    readFileSync(fileOf(grade), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const parsed = parsePuzzle(JSON.parse(line));
        if (!parsed.ok) throw new Error(parsed.error.message);
        return parsed.value.position.table;
      }),
  );

/** `best-moves`: mines best moves, or takes the lines of `mine-moves` in a file, and writes them into the collection (docs/puzzles.md). */
export const collectMoves = (args: readonly string[]): CliAnswer => {
  const parsed = readArgs({ args: [...args], options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { games, each, seed, from } = parsed.value.values;
  const lines: string[] = [];
  if (from === undefined) {
    const answer = mineMoves(['--games', games, '--seed', seed], (line) => void lines.push(line));
    if (!answer.ok) return answer;
  } else lines.push(...readFileSync(from, 'utf8').split('\n'));
  const chosen = chooseMoves(minedLines(lines), Number(each), othersInCollection());
  return ok(
    Object.fromEntries(
      AIMS.map((aim) => [
        aim,
        writeSection(
          aim,
          (chosen.get(aim) ?? []).map(({ puzzle }) => puzzle),
        ),
      ]),
    ),
  );
};
