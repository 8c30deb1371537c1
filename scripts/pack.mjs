// npm run pack -- [FOLDER]: makes hexfall-X.Y.Z.tgz of the built engine in FOLDER (this folder by default). It has the entry points of
// shared/src/api and the command line, with what they import, and the built board element: the server and the page are no part of it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import ts from 'typescript';
import { buildIfNeeded, ROOT } from './prepare.mjs';

const OWN = '@hexfall/shared/';
/** The entry points, by the name that programs import: each is a file of `shared/src/api`. */
const ENTRY_POINTS = { '.': 'index', './rules': 'rules', './notation': 'notation', './ai': 'ai', './picture': 'picture' };

/** The built board element, which is for browsers, and the file that its types come from. */
const ELEMENT = { folder: 'client/dist/embed', module: 'hexfall-board.js', source: 'client/src/embed/BoardElement.ts' };

/** A module that is imported or exported from, statically, dynamically or as a type. */
const IMPORT = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"]+)\2/g;
/** The texts that `locales/readTexts.js` reads: all files of a picture, in every language. */
const TEXTS = ['core', 'names', 'picture'];

/** Runs npm in a folder. Returns what it prints. */
const npm = (args, cwd) => {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${stdout}${stderr}`);
  return stdout;
};

const shared = (path) => join(ROOT, 'shared', path);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The path of an import inside the package; null for what is outside of it. */
const targetOf = (from, name) => {
  if (name.startsWith(OWN)) return name.slice(OWN.length);
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : null;
};

/** Imports of the package by its own name become relative: its exports list the entry points only. */
const withRelativeImports = (path, text) =>
  text.replaceAll(IMPORT, (all, before, quote, name) => {
    if (!name.startsWith(OWN)) return all;
    const relative = posix.relative(posix.dirname(path), targetOf(path, name));
    return `${before}${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
  });

/** Everything that some files import, and the packages among it. */
const reachedFrom = (first) => {
  const files = new Map();
  const packages = new Set();
  const waiting = [...first];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    const text = readFileSync(shared(path), 'utf8');
    const isCode = /\.(js|ts)$/.test(path);
    files.set(path, isCode ? withRelativeImports(path, text) : text);
    if (!isCode) continue;
    if (path.endsWith('.js')) waiting.push(path.replace(/\.js$/, '.d.ts'));
    for (const [, , , name] of text.matchAll(IMPORT)) {
      const target = targetOf(path, name);
      if (target === null) {
        if (!name.startsWith('node:')) packages.add(name.split('/')[0]);
      } else waiting.push(path.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target);
    }
  }
  return { files, packages };
};

/** What a package that is installed by itself says about itself. */
const manifestOf = (packages) => {
  const { version, license, engines, description } = readJson(join(ROOT, 'package.json'));
  const { dependencies } = readJson(shared('package.json'));
  return {
    name: 'hexfall',
    version,
    description: `${description}: its rules, notation, computer players and drawings`,
    license,
    type: 'module',
    engines,
    bin: { hexfall: 'bin/hexfall.mjs' },
    exports: {
      ...Object.fromEntries(
        Object.entries(ENTRY_POINTS).map(([name, file]) => [name, { types: `./dist/api/${file}.d.ts`, default: `./dist/api/${file}.js` }]),
      ),
      './element': { types: './element/hexfall-board.d.ts', default: `./element/${ELEMENT.module}` },
    },
    // The element is imported to be defined.
    sideEffects: ['./element/*.js'],
    dependencies: Object.fromEntries([...packages].map((name) => [name, dependencies[name]])),
  };
};

const write = (folder, path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

/** Writes the board element with its types. */
const writeElement = (folder) => {
  const built = join(ROOT, ELEMENT.folder);
  for (const name of readdirSync(built).filter((file) => file.endsWith('.js')))
    write(folder, `element/${name}`, readFileSync(join(built, name), 'utf8'));
  const source = readFileSync(join(ROOT, ELEMENT.source), 'utf8');
  const { outputText } = ts.transpileDeclaration(source, { compilerOptions: { lib: ['es2022', 'dom'] }, fileName: 'BoardElement.ts' });
  write(folder, `element/${ELEMENT.module.replace(/\.js$/, '.d.ts')}`, outputText);
};

/** Makes the packed file in a folder. Returns its path. */
const packEngine = (folder) => {
  const entries = Object.values(ENTRY_POINTS).map((name) => `dist/api/${name}.js`);
  const { files, packages } = reachedFrom([...entries, 'dist/cli/main.js']);
  const languages = readdirSync(shared('locales'));
  mkdirSync(folder, { recursive: true });
  const staging = mkdtempSync(join(tmpdir(), 'hexfall-pack-'));
  try {
    for (const [path, text] of files) write(staging, path, text);
    for (const language of languages)
      for (const name of TEXTS) {
        const path = `locales/${language}/${name}.json`;
        if (existsSync(shared(path))) write(staging, path, readFileSync(shared(path), 'utf8'));
      }
    writeElement(staging);
    write(staging, 'bin/hexfall.mjs', readFileSync(shared('bin/hexfall.mjs'), 'utf8'));
    write(staging, 'package.json', `${JSON.stringify(manifestOf(packages), null, 2)}\n`);
    copyFileSync(join(ROOT, 'docs/engine.md'), join(staging, 'README.md'));
    copyFileSync(join(ROOT, 'docs/embedding.md'), join(staging, 'embedding.md'));
    copyFileSync(join(ROOT, 'LICENSE'), join(staging, 'LICENSE'));
    const [packed] = JSON.parse(npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], staging));
    return join(folder, packed.filename);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
};

buildIfNeeded();
console.log(packEngine(resolve(process.argv[2] ?? '.')));
