// npm test [-- JEST ARGUMENTS]: installs and builds what is missing, runs the tests, and names at the end what was skipped because a program
// is missing (see test/support/programs.ts). All of them run in two lanes of parts.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FOLDERS, levelOf } from '../test/levels.mjs';
import { runInLanes } from './lanes.mjs';
import { buildIfNeeded, installIfNeeded, ROOT } from './prepare.mjs';

const TESTS = join(ROOT, 'test');
const LEVELS = [...Object.keys(FOLDERS), 'server'];
/** These levels test the sources. */
const WITHOUT_BUILD = ['pure', 'page'];

/** Arguments of Jest that are followed by a value. */
const WITH_VALUE = {
  testNamePattern: { type: 'string', short: 't' },
  testPathIgnorePatterns: { type: 'string' },
  maxWorkers: { type: 'string', short: 'w' },
};

/** One for each core, and two on a machine that has one. */
const WORKERS = Math.max(2, availableParallelism());

const args = process.argv.slice(2);
const { values, positionals } = parseArgs({ args, options: WITH_VALUE, strict: false, allowPositionals: true });

const patterns = positionals.map((pattern) => new RegExp(pattern, 'i'));
const allFiles = readdirSync(TESTS, { recursive: true }).filter((file) => /\.test\.tsx?$/.test(file));
const files = patterns.length === 0 ? allFiles : allFiles.filter((file) => patterns.some((pattern) => pattern.test(join(TESTS, file))));
const levels = LEVELS.filter((level) => files.some((file) => levelOf(file) === level));

installIfNeeded();
if (!levels.every((level) => WITHOUT_BUILD.includes(level))) buildIfNeeded();

const folder = mkdtempSync(join(tmpdir(), 'hexfall-test-'));
const skipList = join(folder, 'skipped.jsonl');

const children = [];
let interrupted = false;

// Ctrl-C reaches every process of the terminal; this one stays until the others have ended.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    interrupted = true;
    for (const child of children) child.kill(signal);
  });
}

/** Starts Jest with the tests of some levels. */
const startJest = (levels, args, stdio = 'inherit') => {
  const child = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      ...levels.map((level) => `--selectProjects=${level}`),
      // Between the levels and the arguments: Jest would take a path for another level.
      `--config=${join(ROOT, 'test/jest.config.mjs')}`,
      ...args,
    ],
    { cwd: ROOT, stdio, env: { ...process.env, HEXFALL_SKIP_LIST: skipList } },
  );
  children.push(child);
  return child;
};

/** Resolves with the exit code of a process. */
const ended = (child) => new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));

/** Keeps what a process prints until the returned function is called, which prints it; what comes later is printed at once. */
const holdBack = (child) => {
  let held = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (held ? held.push(chunk) : process.stderr.write(chunk)));
  return () => {
    held?.forEach((chunk) => process.stderr.write(chunk));
    held = null;
  };
};

const part = (level, ...args) => ({ level, args: args.length > 0 ? args : ['--maxWorkers=1'] });

/**
 * The whole suite in the order of its start. A browser keeps a core busy by itself; tests of the server mostly wait for processes. The
 * tests that need no waiting come last and in quarters, so that both lanes end together.
 */
const PARTS = [
  part('browser'),
  part('server', `--maxWorkers=${WORKERS}`),
  part('page'),
  ...[1, 2, 3, 4].map((quarter) => part('pure', '--maxWorkers=1', `--shard=${quarter}/4`)),
];

/** Runs all parts in two lanes. What they print comes part by part, that of the browser at the end. */
const runAll = () => {
  const [browser, ...others] = PARTS;
  /** Prints the first part that has not ended, and all before it. */
  const print = () => {
    for (const one of [...others, browser]) {
      one.release?.();
      if (!one.hasEnded) return;
    }
  };
  const run = async (one) => {
    const colors = process.stderr.isTTY ? '--colors' : '--no-colors';
    const child = startJest([one.level], [...one.args, colors], ['ignore', 'pipe', 'pipe']);
    one.release = holdBack(child);
    print();
    const code = await ended(child);
    one.hasEnded = true;
    print();
    return code;
  };
  return runInLanes(2, PARTS, run, () => interrupted);
};

/**
 * One file runs quickest in Jest's own process. Several need workers: there modules would stay as they were when a watched file changes,
 * and the runner of the native levels cannot have two levels in it.
 */
const workers = () => {
  if (values.maxWorkers ?? values.w ?? values.runInBand ?? values.i) return [];
  return files.length === 1 && !values.watch && !values.watchAll ? ['--runInBand'] : [`--maxWorkers=${WORKERS}`];
};

const status = await (args.length === 0 ? runAll() : ended(startJest(levels, [...workers(), ...args])));

if (existsSync(skipList)) {
  const lines = new Set(readFileSync(skipList, 'utf8').trim().split('\n'));
  console.log('\nSkipped, because a program is missing:');
  for (const { part, program, install } of [...lines].map((line) => JSON.parse(line))) {
    console.log(`  ${part}: needs ${program}. Install it with: ${install}`);
  }
}
rmSync(folder, { recursive: true });
process.exitCode = status;
