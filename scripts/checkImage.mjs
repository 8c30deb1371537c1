// Fails unless the image that it runs in has what runs and nothing else, none of which its user can change:
// docker run --rm --volume "$PWD:/project:ro" IMAGE node /project/scripts/checkImage.mjs
import assert from 'node:assert/strict';
import { accessSync, constants, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every kind of file of the project that the server, the page or the command line needs. */
const OWN = [
  /^LICENSE$/,
  /^package\.json$/,
  /^(shared|server)\/package\.json$/,
  /^shared\/bin\/hexfall\.mjs$/,
  /^(shared|server)\/dist\/.+\.js(\.map)?$/,
  /^shared\/assets\/\w+\.json$/,
  /^shared\/puzzles\/[\w-]+\.jsonl$/,
  /^shared\/locales\/[a-z]{2}\/\w+\.json$/,
  /^client\/dist\//,
];

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const entries = readdirSync('.', { recursive: true, withFileTypes: true });
const paths = entries.map((entry) => join(entry.parentPath, entry.name));
const files = paths.filter((_, i) => !entries[i].isDirectory());

const canWrite = (path) => {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

const own = files.filter((path) => !path.startsWith('node_modules/'));
assert.deepEqual(
  own.filter((path) => !OWN.some((kind) => kind.test(path))),
  [],
  'files of the project that nothing needs',
);
assert.deepEqual(
  OWN.filter((kind) => !own.some((path) => kind.test(path))),
  [],
  'kinds of files that are missing',
);

const installed = Object.keys(packages).filter((path) => path.startsWith('node_modules/') && existsSync(join(path, 'package.json')));
assert.deepEqual(
  installed.filter((path) => packages[path].dev),
  [],
  'packages for development',
);
assert.deepEqual(
  files.filter((path) => /^node_modules\/(typescript|vite|jest)\//.test(path)),
  [],
  'files of packages for development',
);
assert.ok(installed.length > 50, `only ${installed.length} packages`);
assert.deepEqual(
  files.filter((path) => lstatSync(path).isSymbolicLink() && path.includes('@hexfall')).sort(),
  ['node_modules/@hexfall/server', 'node_modules/@hexfall/shared'],
  'workspaces',
);

assert.notEqual(process.getuid(), 0, 'runs as root');
assert.deepEqual(
  ['.', ...paths].filter((path) => !lstatSync(path).isSymbolicLink() && canWrite(path)),
  [],
  'files that the user of the image can change',
);
assert.ok(canWrite(process.env.DATA_DIR), 'DATA_DIR cannot be written');

console.log(`${files.length} files, ${installed.length} packages: everything that runs, and nothing else.`);
