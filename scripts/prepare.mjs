// What every command needs first: the dependencies of the lockfile, and a build that is newer than its sources.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** What each workspace is built from, and a file that every build of it writes. */
const BUILDS = [
  { product: 'shared/dist/rules/step.js', sources: ['shared/src', 'shared/assets', 'shared/tsconfig.build.json'] },
  { product: 'server/dist/main.js', sources: ['server/src', 'server/tsconfig.build.json'] },
  {
    product: 'client/dist/index.html',
    sources: [
      'shared/src',
      'shared/assets',
      'shared/locales',
      'client/src',
      'client/public',
      'client/build',
      'client/index.html',
      'client/vite.config.ts',
      'docs/rules.md',
    ],
  },
];
const ALL_BUILDS_USE = ['package-lock.json', 'tsconfig.base.json'];

/** How npm installs: with what builds, also where NODE_ENV=production or omit=dev is set, as by hosting panels. */
export const INSTALL = ['ci', '--include=dev', '--no-audit', '--no-fund'];

/** Runs npm in the project; ends this process with npm's exit code when it fails. */
const npm = (...args) => {
  const { status, error } = spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
};

const packagesIn = (lockfile) => JSON.parse(readFileSync(join(ROOT, lockfile), 'utf8')).packages;

/** Whether node_modules lacks something the lockfile asks for. Optional packages are for other platforms. */
const isInstallStale = () => {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(join(ROOT, record))) return true;
  const installed = packagesIn(record);
  return Object.entries(packagesIn('package-lock.json')).some(
    ([path, { optional, version }]) =>
      path.includes('node_modules/') && !optional && (!installed[path] || installed[path].version !== version),
  );
};

/** When anything at or below the path last changed; a folder changes when a file in it is added or removed. */
const lastChange = (path) => {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  const below = stat.isDirectory() ? readdirSync(path).map((name) => lastChange(join(path, name))) : [];
  return Math.max(stat.mtimeMs, ...below);
};

const isBuildStale = ({ product, sources }) => {
  const built = join(ROOT, product);
  if (!existsSync(built)) return true;
  const newest = Math.max(...[...sources, ...ALL_BUILDS_USE].map((path) => lastChange(join(ROOT, path))));
  return newest > statSync(built).mtimeMs;
};

export const installIfNeeded = () => {
  if (!isInstallStale()) return;
  console.log('Installing dependencies (npm ci) …');
  npm(...INSTALL);
};

export const buildIfNeeded = () => {
  if (!BUILDS.some(isBuildStale)) return;
  console.log('Building (npm run build) …');
  npm('run', 'build');
};
