import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const HEADING = /^== (.+)\n\n/gm;

/** The sections of a text by their names: each begins with a line `== name` and an empty one. */
export const sectionsOf = (text: string): ReadonlyMap<string, string> => {
  const headings = [...text.matchAll(HEADING)];
  return new Map(
    headings.map((heading, index) => {
      const next = headings[index + 1];
      // An empty line parts two sections.
      return [heading[1]!, text.slice(heading.index + heading[0].length, next && next.index - 1)];
    }),
  );
};

/** The text of named sections. */
export const textOfSections = (sections: Iterable<readonly [name: string, text: string]>): string =>
  Array.from(sections, ([name, text]) => `== ${name}\n\n${text}`).join('\n');

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The full path of a file of the project. */
export const resolveInProject = (path: string): string => join(ROOT, path);

/** The TypeScript files below a folder of the project, as paths from the root with forward slashes. */
export const sourceFiles = (folder: string): string[] => filesBelow(folder, /\.tsx?$/);

/** The files with such names below a folder of the project, as paths from the root with forward slashes. */
export const filesBelow = (folder: string, names: RegExp): string[] =>
  readdirSync(resolveInProject(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.includes('node_modules/'))
    .sort();

/** The text of a file of the project, by its path from the root. */
export const readProjectFile = (path: string): string => readFileSync(resolveInProject(path), 'utf8');

/** What a source text imports, in whatever way: statically, as types only, re-exported or at run time. */
export const importsIn = (text: string): string[] => ts.preProcessFile(text).importedFiles.map((file) => file.fileName);

/** What a source text imports when it is loaded: not types. */
export const loadsIn = (text: string): string[] => importsIn(text.replace(/^(?:import|export) type [^;]*;/gm, ''));

/** The project's file that an import leads to; undefined for a package. */
export const importedFile = (file: string, specifier: string): string | undefined => {
  const [, workspace, rest] = /^@hexfall\/(\w+)\/(.*)$/.exec(specifier) ?? [];
  const path = workspace === undefined ? posix.join(posix.dirname(file), specifier) : `${workspace}/src/${rest}`;
  const stem = path.replace(/\.js$/, '');
  return [`${stem}.ts`, `${stem}.tsx`].find((target) => existsSync(resolveInProject(target)));
};

/** The syntax tree of a source text. */
export const parseSource = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** Every string in the tree: literals and the fixed parts of templates. */
export const stringsIn = (node: ts.Node): string[] => {
  const own = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? [node.text] : [];
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...stringsIn(child)));
  return [...own, ...below];
};
