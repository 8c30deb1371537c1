// npm test [-- JEST ARGUMENTS]: installs and builds what is missing, runs every test,
// and names at the end what was skipped because a program is missing (see test/support/programs.ts).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, buildIfNeeded, installIfNeeded } from './prepare.mjs';

installIfNeeded();
buildIfNeeded();

const folder = mkdtempSync(join(tmpdir(), 'hexfall-test-'));
const skipList = join(folder, 'skipped.jsonl');

const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    '-c',
    join(ROOT, 'test/jest.config.mjs'),
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, HEXFALL_SKIP_LIST: skipList } },
);

if (existsSync(skipList)) {
  const lines = new Set(readFileSync(skipList, 'utf8').trim().split('\n'));
  console.log('\nSkipped, because a program is missing:');
  for (const { part, program, install } of [...lines].map((line) => JSON.parse(line))) {
    console.log(`  ${part}: needs ${program}. Install it with: ${install}`);
  }
}
rmSync(folder, { recursive: true });
process.exit(status ?? 1);
