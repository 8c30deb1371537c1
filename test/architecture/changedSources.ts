import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readProjectFile, resolveInProject, sourceFiles } from '../support/sources.js';

/** A change of a file: texts that stand in it, each with what replaces it. An empty text stands for a new file. */
export type Change = readonly [path: string, ...replaced: (readonly [from: string, to: string])[]];

/** Puts lines below a line. */
export const below = (line: string, ...more: readonly string[]): readonly [string, string] => [line, [line, ...more].join('\n')];

/** The changed files by path. Throws where a text that is to be replaced does not stand in a file exactly once. */
export const changed = (changes: readonly Change[]): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  for (const [path, ...replaced] of changes)
    for (const [from, to] of replaced) {
      const text = from === '' ? '' : (files.get(path) ?? readProjectFile(path));
      if (from !== '' && text.split(from).length !== 2) throw new Error(`not once in ${path}: ${from}`);
      files.set(path, from === '' ? to : text.replace(from, () => to));
    }
  return files;
};

const ENGLISH = readdirSync(resolveInProject('shared/locales/en')).map((name) => `shared/locales/en/${name}`);

export const SOURCES = [...sourceFiles('shared/src'), ...sourceFiles('server/src'), ...sourceFiles('client/src'), ...ENGLISH];

/**
 * Calls with a folder that has the files of some sources, changed ones as they are after the change, and what the project has installed.
 * The folder is removed afterwards.
 */
export const inCopyOf = <T>(sources: readonly string[], files: ReadonlyMap<string, string>, use: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-changed-'));
  try {
    for (const path of new Set([...sources, ...files.keys()])) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), files.get(path) ?? readProjectFile(path));
    }
    symlinkSync(resolveInProject('node_modules'), join(folder, 'node_modules'));
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The options of the page for both workspaces, which import each other's copy. */
const CONFIGURATION = {
  extends: resolveInProject('client/tsconfig.json'),
  compilerOptions: {
    types: ['vite/client', 'node'],
    paths: { '@hexfall/shared/locales/en/*': ['./shared/locales/en/*'], '@hexfall/shared/*': ['./shared/src/*.ts'] },
  },
  include: ['shared/src', 'server/src', 'client/src'],
};

/**
 * The files of the three workspaces with type errors when some files are changed, each with those of some names that its errors mention:
 * `shared/src/model/intent.ts: poison`.
 */
export const checkTypes = (files: ReadonlyMap<string, string>, names: readonly string[]): string[] =>
  inCopyOf(SOURCES, files, (folder) => {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIGURATION));
    const compiler = resolveInProject('node_modules/@typescript/native/bin/tsc');
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [compiler, '--pretty', 'false', '--singleThreaded', '--noErrorTruncation'],
      // Else the compiler frees memory for a third of its time.
      { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000, env: { ...process.env, GOGC: '400' } },
    );
    const found = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error (.*)$/gm)].map(([, path, message = '']) => {
      const [subject = ''] = message.split(' is missing ');
      const mentioned = names.filter((name) => subject.includes(name));
      return [path, ...(mentioned.length > 0 ? [mentioned.join(', ')] : [])].join(': ');
    });
    if (found.length === 0 && status !== 0) throw new Error(stdout + stderr);
    return [...new Set(found)].sort();
  });
