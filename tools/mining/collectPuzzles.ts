import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CliAnswer } from '@hexfall/shared/cli/call';
import { readArgs } from '@hexfall/shared/cli/call';
import { ok } from '@hexfall/shared/model/result';
import { formatPuzzle, parsePuzzle, type Puzzle } from '@hexfall/shared/notation/puzzle';
import type { Section } from '@hexfall/shared/puzzle/puzzleName';
import { chooseCollection } from './chooseCollection.js';
import type { MinedPuzzle } from './minePosition.js';

const COLLECTION = fileURLToPath(new URL('../../shared/puzzles', import.meta.url));
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

const OPTIONS = {
  games: { type: 'string', default: '168' },
  each: { type: 'string', default: '12' },
  seed: { type: 'string', default: 'hexfall' },
  from: { type: 'string' },
} as const;

/** The parts of the work: puzzles with one, two and three tiles. */
const RUNS = [
  { use: '1', limit: '30000' },
  { use: '2', limit: '30000' },
  { use: '3', limit: '100000' },
] as const;

/** Mines in a process of its own, into a file of the folder. */
const runMine = (folder: string, games: string, seed: string, { use, limit }: (typeof RUNS)[number]): Promise<void> =>
  new Promise((done, fail) => {
    const call = ['mine', '--games', games, '--seed', `${seed}-${use}`, '--policy', 'veteran', '--use', use, '--limit', limit];
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...call], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.pipe(createWriteStream(join(folder, `${use}.jsonl`)));
    child.on('exit', (code) => {
      if (code === 0) done();
      else fail(new Error(`mining ended with ${code}`));
    });
  });

const mineAll = async (folder: string, games: string, seed: string): Promise<void> => {
  const waiting = [...RUNS];
  const work = async (): Promise<void> => {
    for (let run = waiting.shift(); run; run = waiting.shift()) await runMine(folder, games, seed, run);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
};

/** One line of `mine`; undefined for the last one, which counts the puzzles. Throws if the puzzle is none. */
const minedIn = (line: string): MinedPuzzle | undefined => {
  if (!line.includes('"puzzle"')) return undefined;
  const { puzzle, positions, nearMisses } = JSON.parse(line) as { puzzle: unknown; positions: number; nearMisses: number };
  const parsed = parsePuzzle(puzzle);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return { puzzle: parsed.value, positions, nearMisses };
};

const readMined = (folder: string): MinedPuzzle[] =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line) => minedIn(line) ?? []),
  );

/** The file of a section of the collection. */
export const fileOf = (section: Section): string => join(COLLECTION, `${section}.jsonl`);

/** Writes the file of a section; returns how many puzzles it has. */
export const writeSection = (section: Section, puzzles: readonly Puzzle[]): number => {
  const lines = puzzles.map((puzzle, index) => JSON.stringify(formatPuzzle({ ...puzzle, id: `${section}-${index + 1}` })));
  writeFileSync(fileOf(section), `${lines.join('\n')}\n`);
  return puzzles.length;
};

/** Writes the file of each grade; returns how many puzzles it has. */
const writeCollection = (mined: readonly MinedPuzzle[], each: number): Record<string, number> => {
  mkdirSync(COLLECTION, { recursive: true });
  const counts: Record<string, number> = {};
  for (const [grade, puzzles] of chooseCollection(mined, each)) {
    counts[grade] = writeSection(
      grade,
      puzzles.map(({ puzzle }) => puzzle),
    );
  }
  return counts;
};

/** `puzzles`: mines puzzles for all armies, or takes the lines of `mine` in a folder, and writes the collection (docs/puzzles.md). */
export const collectPuzzles = async (args: readonly string[]): Promise<CliAnswer> => {
  const parsed = readArgs({ args: [...args], options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { games, each, seed, from } = parsed.value.values;
  const folder = from ?? mkdtempSync(join(tmpdir(), 'hexfall-puzzles-'));
  try {
    if (from === undefined) await mineAll(folder, games, seed);
    return ok(writeCollection(readMined(folder), Number(each)));
  } finally {
    if (from === undefined) rmSync(folder, { recursive: true });
  }
};
