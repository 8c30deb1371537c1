import { execFileSync, fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FEATURE_LAYOUT } from '@hexfall/shared/ai/featureLayout';
import {
  type EncodedParameters,
  encodeParameters,
  type FittedParameters,
  type ParameterFile,
  parametersFrom,
  unrounded,
} from '@hexfall/shared/ai/parameterFile';
import { badOption, type CliAnswer, type CliError, readArgs } from '@hexfall/shared/cli/call';
import { ok, type Result } from '@hexfall/shared/model/result';
import { answersOf, fit, parametersIn, qualityOf } from './fit.js';
import { joined, rowCount, type Rows, rowsFrom, smoothed } from './rows.js';
import type { Block } from './selfPlayProcess.js';

/** Games that one process plays and writes to one file. */
const BLOCK = 50;
/** Of ten blocks one is held out: the parameters are measured on it and not fitted to it. */
const HELD_OUT = 10;
/** Rounds that a fit takes its games from: older ones were played by weaker players. */
const ROUNDS_KEPT = 2;
const WIDTH = 32;
const EPOCHS = 5;
const RATE = 0.002;
const DECAY = 0.5;
/**
 * How much of a label is the result of its game, and not what a later position was thought to be worth: the more games there are, the less
 * the luck of single ones matters, and the more the errors of what was thought.
 */
const partOfResult = (round: number): number => (round === 0 ? 0.6 : 0.8);

interface TrainPlan {
  readonly seed: string;
  readonly rounds: number;
  readonly games: number;
  readonly folder: string;
  readonly out: string;
}

const OPTIONS = {
  seed: { type: 'string', default: 'train' },
  rounds: { type: 'string', default: '3' },
  games: { type: 'string', default: '12000' },
  folder: { type: 'string', default: 'data/training' },
  out: { type: 'string', default: 'shared/assets/evaluation.json' },
} as const;

const readPlan = (args: readonly string[]): Result<TrainPlan, CliError> => {
  const parsed = readArgs({ args: [...args], options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { seed, rounds, games, folder, out } = parsed.value.values;
  if (!/^[1-9]$/.test(rounds)) return badOption('rounds', 'a number from 1 to 9');
  if (!/^[1-9]\d{2,5}$/.test(games)) return badOption('games', 'a number from 100 to 999999');
  return ok({ seed, rounds: Number(rounds), games: Number(games), folder, out });
};

const PLAYING = fileURLToPath(new URL('./selfPlayProcess.ts', import.meta.url));

/** Plays blocks in processes of their own; those whose file is there have been played before. */
const playBlocks = async (blocks: readonly Block[]): Promise<void> => {
  const left = blocks.filter(({ file }) => !existsSync(file));
  const processes = Math.min(availableParallelism(), left.length);
  await Promise.all(
    Array.from({ length: processes }, async () => {
      const child = fork(PLAYING);
      for (let block = left.shift(); block; block = left.shift()) {
        child.send(block);
        await new Promise<void>((resolve, reject) => {
          const failed = (code: number | null): void => reject(new Error(`games could not be played: ${code}`));
          child.once('exit', failed);
          child.once('message', () => {
            child.off('exit', failed);
            resolve();
          });
        });
      }
      child.kill();
    }),
  );
};

const rowsIn = (files: readonly string[]): Rows => joined(files.map((file) => rowsFrom(readFileSync(file))));

const commitOf = (): string => execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).trim();

const roundedIn = (file: EncodedParameters): FittedParameters => {
  const parameters = parametersFrom(file);
  if (!parameters) throw new Error('parameters for other features');
  return unrounded(parameters);
};

const rounded = (values: readonly number[]): number[] => values.map((value) => Math.round(value * 1000) / 1000);

/**
 * `train`: learns the evaluation of the computer players from games that they play among themselves. In the first round they play with the
 * evaluation by hand, in each later one with what the round before has taught. Played games lie in `folder`: a run that was stopped goes on.
 */
export const train = async (args: readonly string[], write: (line: string) => void): Promise<CliAnswer> => {
  const plan = readPlan(args);
  if (!plan.ok) return plan;
  const { seed, rounds, games, folder, out } = plan.value;
  mkdirSync(folder, { recursive: true });
  const blocks = Math.ceil(games / BLOCK);
  const fileOf = (round: number, block: number): string => join(folder, `${FEATURE_LAYOUT}-${seed}-${round}-${block}.rows`);
  let file: ParameterFile | null = null;
  for (let round = 0; round < rounds; round++) {
    const saved = join(folder, `${FEATURE_LAYOUT}-${seed}-${round}.json`);
    if (existsSync(saved)) {
      file = JSON.parse(readFileSync(saved, 'utf8')) as ParameterFile;
      continue;
    }
    const started = performance.now();
    await playBlocks(
      Array.from({ length: blocks }, (_, block) => ({
        seed: `${seed}/${round}`,
        from: block * BLOCK,
        to: Math.min((block + 1) * BLOCK, games),
        file: fileOf(round, block),
        learned: file,
      })),
    );
    const played = performance.now();
    const of = (isHeldOut: boolean): string[] => {
      const files: string[] = [];
      for (let from = Math.max(0, round + 1 - ROUNDS_KEPT); from <= round; from++) {
        for (let block = 0; block < blocks; block++) {
          if ((block % HELD_OUT === HELD_OUT - 1) === isHeldOut && (!isHeldOut || from === round)) files.push(fileOf(from, block));
        }
      }
      return files;
    };
    const rows = rowsIn(of(false));
    const how = { width: WIDTH, epochs: EPOCHS, rate: RATE, decay: DECAY, seed: round };
    const first = fit(rows, how);
    const all = fit(smoothed(rows, answersOf(parametersIn(first, WIDTH), rows), partOfResult(round)), how);
    const encoded = encodeParameters(parametersIn(all, WIDTH));
    const { margin, win } = qualityOf(roundedIn(encoded), rowsIn(of(true)));
    file = {
      ...encoded,
      commit: commitOf(),
      seed,
      rounds: round + 1,
      games: Math.min(round + 1, ROUNDS_KEPT) * games,
      explained: { difference: rounded(margin), result: rounded(win) },
    };
    writeFileSync(saved, `${JSON.stringify(file)}\n`);
    const seconds = [played - started, performance.now() - played].map((ms) => Math.round(ms / 1000));
    write(
      `${JSON.stringify({ round, positions: rowCount(rows), explained: file.explained, secondsOfPlay: seconds[0], secondsOfFit: seconds[1] })}\n`,
    );
  }
  writeFileSync(out, `${JSON.stringify(file)}\n`);
  const { seed: from, games: fitted, explained } = file!;
  return ok({ out, seed: from, games: fitted, explained });
};
