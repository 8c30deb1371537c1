/*
 * Runs a program of the project that measures, draws or searches. It measures the build, which is what runs: the sources, translated while
 * they are loaded, take nearly twice as long.
 *
 * npm run bench [-- --smoke]: every test/bench/*.bench.ts by itself, one after the other. They print figures and judge nothing.
 * npm run load [-- --matches 300,3000 --rate 1 --seconds 20 --capacity 2000 --openings 50 --computers 100 --round 100 --store postgres --processes 2 --all --profile FOLDER]: how many matches the server bears; see docs/performance.md.
 * npm run lighthouse [-- --runs 3]: judges pages by Lighthouse, on a phone and on a desk, and fails where one is below its aim; see docs/performance.md.
 * npm run screens [-- FOLDER]: takes the pictures of docs/screens.md and of the README from prepared tables, or every screen into a folder.
 * node scripts/tool.mjs TOOL, or npm run arena, review-study, puzzles, train: a tool of tools/main.ts.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded, installIfNeeded, ROOT } from './prepare.mjs';

installIfNeeded();
buildIfNeeded();

const [name = '', ...args] = process.argv.slice(2);

const benches = () => readdirSync(join(ROOT, 'test/bench')).filter((file) => file.endsWith('.bench.ts'));

/** Runs a file of the project; ends this process where that fails. */
const run = (file, ...more) => {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...more, join(ROOT, file), ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

switch (name) {
  case 'bench':
    for (const file of benches()) {
      console.log(file);
      run(`test/bench/${file}`);
    }
    break;
  case 'load':
    run('test/load/load.ts');
    break;
  case 'lighthouse':
    run('test/browser/runLighthouse.ts', '--conditions=source');
    break;
  case 'screens':
    run('test/browser/takePictures.ts', '--conditions=source');
    break;
  default:
    args.unshift(name);
    run('tools/main.ts');
}
