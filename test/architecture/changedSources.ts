import { dirname } from 'node:path';
import ts from 'typescript';
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

export const SOURCES = [...sourceFiles('shared/src'), ...sourceFiles('client/src')];

/** The files that no change touches, parsed once. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** The files of shared and client with type errors when some files are changed. */
export const checkTypes = (files: ReadonlyMap<string, string>): string[] => {
  const read: { readonly config?: unknown } = ts.readConfigFile(resolveInProject('client/tsconfig.json'), (path) => ts.sys.readFile(path));
  const options = {
    ...ts.parseJsonConfigFileContent(read.config, ts.sys, resolveInProject('client')).options,
    types: ['vite/client', 'node'],
  };
  const overlay = new Map([...files].map(([path, text]) => [resolveInProject(path), text]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => overlay.get(path) ?? readFile(path);
  const folders = new Set([...overlay.keys()].map(dirname));
  const { directoryExists = () => true } = host;
  host.directoryExists = (path) => folders.has(path) || directoryExists(path);
  host.fileExists = (path) => overlay.has(path) || fileExists(path);
  host.getSourceFile = (path, version) => {
    if (overlay.has(path)) return getSourceFile(path, version);
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, version));
    return parsed.get(path);
  };
  const roots = [...new Set([...SOURCES.map(resolveInProject), ...overlay.keys()])];
  const program = ts.createProgram(roots, options, host);
  const found = roots.filter((root) => program.getSemanticDiagnostics(program.getSourceFile(root)).length > 0);
  return found.map((path) => path.slice(resolveInProject('').length)).sort();
};
