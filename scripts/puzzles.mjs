// npm run puzzles [-- --games 168 --each 12 --seed TEXT --from FOLDER]: mines puzzles for all armies and writes the collection; see docs/puzzles.md.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded, installIfNeeded, ROOT } from './prepare.mjs';

installIfNeeded();
buildIfNeeded();
const { parsePuzzle, formatPuzzle } = await import(join(ROOT, 'shared/dist/notation/puzzle.js'));
const { chooseCollection } = await import(join(ROOT, 'shared/dist/puzzle/chooseCollection.js'));

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '168' },
    each: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'hexfall' },
    from: { type: 'string' },
  },
});

/** The parts of the work: puzzles with one, two and three tiles. */
const RUNS = [
  { use: '1', limit: '30000' },
  { use: '2', limit: '30000' },
  { use: '3', limit: '100000' },
];

const mine = (folder, { use, limit }) =>
  new Promise((done, fail) => {
    const args = [
      'mine',
      '--games',
      values.games,
      '--seed',
      `${values.seed}-${use}`,
      '--policy',
      'veteran',
      '--use',
      use,
      '--limit',
      limit,
    ];
    const child = spawn(process.execPath, [join(ROOT, 'shared/dist/cli/main.js'), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.pipe(createWriteStream(join(folder, `${use}.jsonl`)));
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`mining ended with ${code}`))));
  });

const mineAll = async (folder) => {
  const waiting = [...RUNS];
  const work = async () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) await mine(folder, run);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
};

const readMined = (folder) =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"puzzle"'))
      .map((line) => {
        const { puzzle, positions, nearMisses } = JSON.parse(line);
        const parsed = parsePuzzle(puzzle);
        if (!parsed.ok) throw new Error(parsed.error.message);
        return { puzzle: parsed.value, positions, nearMisses };
      }),
  );

const write = (mined) => {
  const target = join(ROOT, 'shared/puzzles');
  mkdirSync(target, { recursive: true });
  for (const [grade, puzzles] of chooseCollection(mined, Number(values.each))) {
    const lines = puzzles.map(({ puzzle }, place) => JSON.stringify(formatPuzzle({ ...puzzle, id: `${grade}-${place + 1}` })));
    writeFileSync(join(target, `${grade}.jsonl`), `${lines.join('\n')}\n`);
    console.log(`${grade}: ${puzzles.length}`);
  }
};

const folder = values.from ?? mkdtempSync(join(tmpdir(), 'hexfall-puzzles-'));
try {
  if (!values.from) await mineAll(folder);
  write(readMined(folder));
} finally {
  if (!values.from) rmSync(folder, { recursive: true });
}
