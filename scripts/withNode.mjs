// node scripts/withNode.mjs 24 | newest-even: gets that Node from the npm registry into a temporary folder, and builds, starts and tests the
// server with it. The tests are those of what Node itself does; ci.yml runs all of them with every version.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from './prepare.mjs';

/** Signals and child processes, native modules of databases, zlib, worker threads, the keys of push messages, and the package of the engine. */
const FILES = ['server/process', 'server/stores', 'server/compression', 'server/boards', 'server/pushSender', 'built/engine'];

/** Ends everything when it fails. */
const run = (program, args, options = {}) => {
  const { status, stdout, error } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${status}`);
  return stdout;
};

const newestEven = () => {
  const versions = JSON.parse(run('npm', ['view', 'node', 'versions', '--json']));
  const majors = versions.filter((version) => !version.includes('-')).map((version) => Number(version.split('.')[0]));
  return Math.max(...majors.filter((major) => major % 2 === 0));
};

/**
 * Puts the program into the folder. The package `node` would only choose among these packages, by a script of its own.
 * @returns the folder that has it.
 */
const install = (major, folder) => {
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`];
  for (const name of names) {
    const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${major}`];
    const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    const programs = join(folder, 'node_modules', name, 'bin');
    if (status === 0 && existsSync(join(programs, 'node'))) return programs;
  }
  throw new Error(`The registry has no Node ${major} for this machine. Tried: ${names.map((name) => `${name}@${major}`).join(', ')}`);
};

const [wish = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'hexfall-node-'));
try {
  const major = wish === 'newest-even' ? newestEven() : Number(wish);
  if (!Number.isInteger(major) || major < 20) throw new Error('Say which Node: 24, or newest-even.');
  const programs = install(major, folder);
  const env = { ...process.env, PATH: programs + delimiter + process.env.PATH };
  const node = join(programs, 'node');
  const version = run(node, ['--version']).trim();
  if (!version.startsWith(`v${major}.`)) throw new Error(`Node ${major} was asked for, ${version} came`);
  console.log(`Node ${version}: build, start, ${FILES.join(', ')}`);
  const show = { env, stdio: 'inherit' };
  run('npm', ['run', '--silent', 'build'], show);
  run(node, ['scripts/smoke.mjs'], show);
  run(node, ['scripts/test.mjs', '--silent', ...FILES.map((name) => `test/${name}\\.test`)], show);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
