import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { localesModule } from '../../client/build/localesPlugin.js';
import { parseRules } from '../../client/build/rulesPlugin.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAND_INS = join(ROOT, 'test/page/support');
const RULES = join(ROOT, 'docs/rules.md');
const LOCALES = join(ROOT, 'shared/locales');

/** Where bundles are kept until one of their sources changes. */
const FOLDER = join(tmpdir(), 'hexfall-page');

/** A program of the page as one script for `evaluateBundle`; it ends with the map of its lines to the sources. */
export interface Bundle {
  readonly file: string;
  readonly code: string;
}

/** In the place of what only a browser or the build of the page has. */
const substitutes: Plugin = {
  name: 'page-stand-ins',
  setup: ({ onLoad, onResolve }) => {
    onLoad({ filter: /client\/src\/board\/BoardView\.ts$/ }, () => ({
      contents: `export { HeadlessBoard as BoardView } from ${JSON.stringify(join(STAND_INS, 'HeadlessBoard.ts'))};`,
      loader: 'js',
      resolveDir: STAND_INS,
    }));
    onLoad({ filter: /client\/src\/board\/TileCanvas\.ts$/ }, () => ({
      contents: `export * from ${JSON.stringify(join(STAND_INS, 'UndrawnTiles.ts'))};`,
      loader: 'js',
      resolveDir: STAND_INS,
    }));
    onResolve({ filter: /^hexfall:locales/ }, ({ path }) => ({ path, namespace: 'locales' }));
    onLoad({ filter: /.*/, namespace: 'locales' }, ({ path }) => ({
      contents: localesModule(LOCALES, path),
      loader: 'js',
      resolveDir: LOCALES,
    }));
    onResolve({ filter: /^hexfall:rules$/ }, () => ({ path: RULES, namespace: 'rules' }));
    onLoad({ filter: /.*/, namespace: 'rules' }, () => ({
      contents: `export const rules = ${JSON.stringify(parseRules(readFileSync(RULES, 'utf8')))};`,
      loader: 'js',
      watchFiles: [RULES],
    }));
    // Workers and files of data are addressed beside the module that uses them.
    onLoad({ filter: /client\/src\/.*\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta.url')) return null;
      return { contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
};

const optionsFor = (entry: string): BuildOptions & { readonly metafile: true; readonly write: false } => ({
  entryPoints: [entry],
  outdir: FOLDER,
  absWorkingDir: ROOT,
  bundle: true,
  write: false,
  metafile: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2023',
  charset: 'utf8',
  sourcemap: 'inline',
  sourcesContent: false,
  conditions: ['source'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  define: { 'import.meta.env.PROD': 'false' },
  loader: { '.css': 'empty' },
  logLevel: 'error',
  plugins: [substitutes],
});

/** What a bundle was made of, with the time of each file's last change. */
type Inputs = Readonly<Record<string, number>>;

const changedAt = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0);

const isFresh = (inputs: string): boolean =>
  existsSync(inputs) &&
  Object.entries(JSON.parse(readFileSync(inputs, 'utf8')) as Inputs).every(([path, time]) => changedAt(path) === time);

/** Writes a file at once: another worker, a thread of this process or of another one, may be reading or writing it. */
const write = (path: string, content: string): void => {
  const own = `${path}.${randomUUID()}`;
  writeFileSync(own, content);
  renameSync(own, path);
};

const bundles = new Map<string, Promise<Bundle>>();

const make = async (entry: string): Promise<Bundle> => {
  mkdirSync(FOLDER, { recursive: true });
  const name = createHash('sha256').update(entry).digest('hex').slice(0, 16);
  const [file, inputs] = [join(FOLDER, `${name}.js`), join(FOLDER, `${name}.json`)];
  if (existsSync(file) && isFresh(inputs)) return { file, code: readFileSync(file, 'utf8') };
  const { outputFiles, metafile } = await build(optionsFor(entry));
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text;
  if (code === undefined) throw new Error(`esbuild has written nothing for ${entry}`);
  const files = [
    ...Object.keys(metafile.inputs)
      .filter((path) => !/^(rules|locales):/.test(path))
      .map((path) => join(ROOT, path)),
    RULES,
    fileURLToPath(import.meta.url),
  ];
  write(file, code);
  write(inputs, JSON.stringify(Object.fromEntries(files.map((path) => [path, changedAt(path)]))));
  return { file, code };
};

/**
 * The page, or one of its workers, as one script. It is kept below the folder for temporary files until one of its sources changes.
 * @param entry the path of its first module.
 */
export const bundleOf = (entry: string): Promise<Bundle> => {
  const known = bundles.get(entry) ?? make(entry);
  bundles.set(entry, known);
  return known;
};

/** The first module of the page. */
export const PAGE_ENTRY = join(ROOT, 'client/src/main.tsx');

const maps = new Map<string, SourceMap>();

const mapOf = (file: string): SourceMap => {
  const known = maps.get(file);
  if (known) return known;
  const [, data = ''] = /sourceMappingURL=data:application\/json;base64,(\S+)\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  const map = new SourceMap(JSON.parse(Buffer.from(data, 'base64').toString()) as ConstructorParameters<typeof SourceMap>[0]);
  maps.set(file, map);
  return map;
};

const IN_BUNDLE = new RegExp(`(${FOLDER}/[0-9a-f]{16}\\.js):(\\d+):(\\d+)`, 'g');

/** The stack of an error with the places in the sources instead of those in a bundle. */
export const inSources = (stack: string): string =>
  stack.replace(IN_BUNDLE, (place, file: string, line: string, column: string) => {
    const entry = mapOf(file).findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return place;
    return `${join(FOLDER, entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
