import ts from 'typescript';
import { filesBelow, parseSource, readProjectFile, sourceFiles, stringsIn } from '../support/sources.js';

/*
 * Every clause of docs/rules.md that is played is named by the title of a test, and so is every example in one. What is not played yet is
 * said there, in one line. Every clause that code, tests, documents and texts cite is there.
 */

/** The numbers of the clauses: list items that begin with one in bold. */
const clausesIn = (rules: string): string[] => [...rules.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map((match) => match[1]!);

/** Clauses and whole sections of the line "Not played yet: G, P, O1." */
const notPlayedIn = (rules: string): Set<string> => new Set(/^Not played yet: (.*)\.$/m.exec(rules)?.[1]?.split(', '));

const playedClauses = (rules: string): string[] => {
  const notPlayed = notPlayedIn(rules);
  return clausesIn(rules).filter((clause) => !notPlayed.has(clause) && !notPlayed.has(clause.charAt(0)));
};

const TITLED = new Set(['test', 'it', 'describe', 'describeWith']);

/** The name at the root of what is called: `test` in `test.each(rows)('title', run)`. */
const rootName = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootName(node.expression);
  return ts.isTaggedTemplateExpression(node) ? rootName(node.tag) : '';
};

const isSkipped = (call: ts.CallExpression): boolean => /\.(skip|todo)\b/.test(call.expression.getText());

/** The titles of the tests of a file, and its strings that begin with a clause where a title is filled in from a table. */
const titlesIn = (path: string, text: string): string[] => {
  const source = parseSource(path, text);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TITLED.has(rootName(node.expression)) && !isSkipped(node)) {
      titles.push(...node.arguments.filter((argument) => !ts.isFunctionLike(argument)).flatMap(stringsIn));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const isFilledIn = titles.some((title) => /%s|\$\w/.test(title));
  return isFilledIn ? [...titles, ...stringsIn(source).filter((string) => /^[A-Z]\d+\b/.test(string))] : titles;
};

const clausesNamed = (titles: readonly string[]): Set<string> =>
  new Set(titles.flatMap((title) => [...title.matchAll(/\b[A-Z]\d+\b/g)].map((match) => match[0])));

const RULES_TEXT = readProjectFile('docs/rules.md');

/** Tests about the sources name clauses that are made up. */
const isAboutSources = (path: string): boolean => path.startsWith('test/architecture/');

const TITLES = sourceFiles('test')
  .filter((path) => path.endsWith('.test.ts') && !isAboutSources(path))
  .flatMap((path) => titlesIn(path, readProjectFile(path)));

/** Clauses with an example: "- **D7** … _Example_: …". */
const examplesIn = (rules: string): string[] => [...rules.matchAll(/^- \*\*([A-Z]\d+)\*\* .*_Example_: /gm)].map((match) => match[1]!);

/** What looks like a clause and is none: a key, the window system, and a hex in a study. */
const NO_CLAUSES = new Set(['F5', 'X11', 'A1']);

/** The clauses that a text cites; "M12 2.5" is the beginning of a path in a picture. */
const citedIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w/#%.-])[A-Z]\d{1,2}(?![\w.-]| [-.]?\d)/g)]
    .map(([clause]) => clause)
    .filter((clause) => !NO_CLAUSES.has(clause));

test('every clause that is played is named by a test', () => {
  const named = clausesNamed(TITLES);
  expect(playedClauses(RULES_TEXT).filter((clause) => !named.has(clause))).toEqual([]);
});

test('every example is a test: its title begins with the clause', () => {
  const examples = examplesIn(RULES_TEXT);
  expect(examples).not.toEqual([]);
  expect(examples.filter((clause) => !TITLES.some((title) => title.startsWith(`${clause} example: `)))).toEqual([]);
});

test('every clause that is cited is in docs/rules.md', () => {
  const files = [
    ...['shared/src', 'server/src', 'client/src', 'tools', 'test']
      .flatMap((folder) => sourceFiles(folder))
      .filter((path) => !isAboutSources(path)),
    ...filesBelow('docs', /\.md$/),
    ...filesBelow('shared/locales', /\.json$/),
  ];
  const known = new Set(clausesIn(RULES_TEXT));
  const cited = files.flatMap((path) => citedIn(readProjectFile(path)).map((clause) => ({ path, clause })));
  expect(new Set(cited.map(({ clause }) => clause)).size).toBeGreaterThan(100);
  expect(cited.filter(({ clause }) => !known.has(clause))).toEqual([]);
});

describe('the search for clauses', () => {
  const RULES = '# Rules\n\nNot played yet: G, O2.\n\n- **S1** Board.\n- **G1** Later, see **S9**.\n- **O1** Mode.\n- **O2** Board.\n';

  test('knows what is played', () => {
    expect(playedClauses(RULES)).toEqual(['S1', 'O1']);
    expect(playedClauses(readProjectFile('docs/rules.md'))).toEqual(expect.arrayContaining(['S1', 'N3', 'D7', 'X6']));
  });

  test('finds what is cited', () => {
    expect(citedIn("/** D2, C5, P12 (h): Z1–Z4 */ reject('x', 'Y', 'T8'); path('M12 2.5l8'); decode('%E0%A4'); press('F5')")).toEqual([
      'D2',
      'C5',
      'P12',
      'Z1',
      'Z4',
      'T8',
    ]);
  });

  test.each([
    [`test('N3: a ring', () => {});`, ['N3']],
    ['describe(`B4 and B5 in ${army}`, () => { it("X1 hits", f); });', ['B4', 'B5', 'X1']],
    [`test.each([['I1', 2]])('%s gives %d', () => {});`, ['I1']],
    [`const ROWS = [{ rule: 'M6 recon' }]; test.each(ROWS)('$rule', () => {});`, ['M6']],
    [`test.skip('N3', f); test.todo('N2'); expect('N1').toBe('N1'); // N4`, []],
  ])('in %s', (text, clauses) => {
    expect([...clausesNamed(titlesIn('made-up.ts', text))].sort()).toEqual(clauses);
  });
});
