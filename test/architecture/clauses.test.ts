import ts from 'typescript';
import { parseSource, readProjectFile, sourceFiles, stringsIn } from '../support/sources.js';

/* Every clause of docs/rules.md that is played is named by the title of a test. What is not played yet is said there, in one line. */

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

test('every clause that is played is named by a test', () => {
  const files = sourceFiles('test').filter((path) => path.endsWith('.test.ts') && !path.startsWith('test/architecture/'));
  const named = clausesNamed(files.flatMap((path) => titlesIn(path, readProjectFile(path))));
  expect(playedClauses(readProjectFile('docs/rules.md')).filter((clause) => !named.has(clause))).toEqual([]);
});

describe('the search for clauses', () => {
  const RULES = '# Rules\n\nNot played yet: G, O2.\n\n- **S1** Board.\n- **G1** Later, see **S9**.\n- **O1** Mode.\n- **O2** Board.\n';

  test('knows what is played', () => {
    expect(playedClauses(RULES)).toEqual(['S1', 'O1']);
    expect(playedClauses(readProjectFile('docs/rules.md'))).toEqual(expect.arrayContaining(['S1', 'N3', 'D7', 'X6']));
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
