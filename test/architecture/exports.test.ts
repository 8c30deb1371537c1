import ts from 'typescript';
import { parseSource, readProjectFile, sourceFiles } from '../support/sources.js';

/*
 * No exported name is defined twice in what server, page and tools are made of: it would mean two things, and be found in two places.
 */

/** The names that still are. Nothing is added here. */
const LEFT: readonly string[] = ['App', 'LEARNER', 'Moment', 'Pings', 'createTable', 'leftText', 'render', 'undo'];

/** The texts of the page in one language: every language has the same names. */
const IS_TEXT = /^client\/src\/text\/[a-z]{2}\//;

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const boundBy = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundBy(element.name)));

/** The names that a source text exports with their definition. */
const definedIn = (path: string, text: string): string[] => {
  const names = parseSource(path, text)
    .statements.filter(isExported)
    .flatMap((node) => {
      if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => boundBy(name));
      const isNamed =
        ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
      return isNamed && node.name ? [node.name.text] : [];
    });
  return [...new Set(names)];
};

test('no exported name is defined twice', () => {
  const places = new Map<string, string[]>();
  const files = ['shared/src', 'server/src', 'client/src', 'tools'].flatMap(sourceFiles).filter((path) => !IS_TEXT.test(path));
  for (const path of files)
    for (const name of definedIn(path, readProjectFile(path))) places.set(name, [...(places.get(name) ?? []), path]);
  const twice = [...places].filter(([, paths]) => paths.length > 1);
  expect(Object.fromEntries(twice.filter(([name]) => !LEFT.includes(name)))).toEqual({});
  expect(LEFT.filter((name) => !twice.some(([found]) => found === name))).toEqual([]);
  expect(places.size).toBeGreaterThan(files.length);
});

test.each([
  ['export const A = [1] as const; export type A = (typeof A)[number]; const b = 2;', ['A']],
  ['export const { c, d: [e] } = f(), g = 1; export { h }; export type { I } from "i";', ['c', 'e', 'g']],
  ['export function* j() {} export abstract class K {} export interface L {} interface M {} export default N;', ['j', 'K', 'L']],
])('%s exports %j', (text, names) => {
  expect(definedIn('made-up.ts', text)).toEqual(names);
});
