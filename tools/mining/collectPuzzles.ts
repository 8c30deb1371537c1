import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CliAnswer, readArgs } from '@hexfall/shared/cli/call';
import { ok } from '@hexfall/shared/model/result';
import { chooseCollection } from './chooseCollection.js';
import { minedIn, readAmounts, writeSection } from './collection.js';
import type { MinedPuzzle } from './minePosition.js';

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
const runMine = (folder: string, games: number, seed: string, { use, limit }: (typeof RUNS)[number]): Promise<void> =>
  new Promise((done, fail) => {
    const call = ['mine', '--games', String(games), '--seed', `${seed}-${use}`, '--policy', 'veteran', '--use', use, '--limit', limit];
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...call], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.pipe(createWriteStream(join(folder, `${use}.jsonl`)));
    child.on('exit', (code) => {
      if (code === 0) done();
      else fail(new Error(`mining ended with ${code}`));
    });
  });

const mineAll = async (folder: string, games: number, seed: string): Promise<void> => {
  const waiting = [...RUNS];
  const work = async (): Promise<void> => {
    for (let run = waiting.shift(); run; run = waiting.shift()) await runMine(folder, games, seed, run);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
};

const readMined = (folder: string): MinedPuzzle[] =>
  readdirSync(folder).flatMap((file) => minedIn(readFileSync(join(folder, file), 'utf8')));

/** `puzzles`: mines puzzles for all armies, or takes the lines of `mine` in a folder, and writes the collection (docs/puzzles.md). */
export const collectPuzzles = async (args: readonly string[]): Promise<CliAnswer> => {
  const parsed = readArgs({ args: [...args], options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { seed, from } = parsed.value.values;
  const amounts = readAmounts(parsed.value.values);
  if (!amounts.ok) return amounts;
  const { games, each } = amounts.value;
  const folder = from ?? mkdtempSync(join(tmpdir(), 'hexfall-puzzles-'));
  try {
    if (from === undefined) await mineAll(folder, games, seed);
    const chosen = chooseCollection(readMined(folder), each);
    return ok(Object.fromEntries([...chosen].map(([grade, puzzles]) => [grade, writeSection(grade, puzzles)])));
  } finally {
    if (from === undefined) rmSync(folder, { recursive: true });
  }
};
