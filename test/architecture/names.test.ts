import ts from 'typescript';
import { TILES } from '@hexfall/shared/content/catalog';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { importsIn, parseSource, readProjectFile, sourceFiles, stringsIn } from '../support/sources.js';

/*
 * The rules know kinds of abilities, never a tile or an army: those are data in content/.
 * Some tiles are called like the thing they do ("battle", "medic"). Such a word belongs to the model and may be written.
 */

const MODEL_WORDS = new Set(
  sourceFiles('shared/src/model')
    .flatMap((path) => stringsIn(parseSource(path, readProjectFile(path))))
    .filter((word) => !ARMY_IDS.some((army) => army === word)),
);
const TILE_IDS = Object.values(TILES).map((tile) => tile.id);
const NAMES = new Set([...ARMY_IDS, ...TILE_IDS.filter((id) => !MODEL_WORDS.has(id))]);
const DECKS = [...new Set(Object.values(TILES).map((tile) => tile.deck))];

/** The strings of a source text that name an army or a tile. */
const namesIn = (path: string, text: string): string[] =>
  stringsIn(parseSource(path, text)).filter((string) => NAMES.has(string) || DECKS.some((deck) => string.startsWith(`${deck}/`)));

test('the rules name no tile and no army', () => {
  const files = ['shared/src/rules', 'shared/src/inspect'].flatMap(sourceFiles);
  const found = files.flatMap((path) => namesIn(path, readProjectFile(path)).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
});

/** Where the tiles of single decks stand; the catalog knows all of them by their properties. */
const DECK_FILE = /content\/(armies\/|bombers|mercenaries)/;

test('the rules import no deck: they ask the catalog for the properties of a tile', () => {
  const found = sourceFiles('shared/src/rules').flatMap((path) =>
    importsIn(readProjectFile(path)).flatMap((name) => (DECK_FILE.test(name) ? [`${path}: ${name}`] : [])),
  );
  expect(found).toEqual([]);
});

describe('the search for names', () => {
  test.each([
    [`if (player.army === 'moloch') attack();`, ['moloch']],
    ['const key = `borgo/${id}`;', ['borgo/']],
    [`const hq: TileKey = "outpost/hq";`, ['outpost/hq']],
    [`switch (tile.id) { case 'net-fighter': return 3; }`, ['net-fighter']],
    [`if (intent.do === 'battle' && kind === 'hq' && effect.kind === 'medic') ask(); // moloch`, []],
  ])('in %s', (text, names) => {
    expect(namesIn('made-up.ts', text)).toEqual(names);
  });
});

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
