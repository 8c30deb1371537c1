import ts from 'typescript';
import { parseSource, readProjectFile, sourceFiles } from '../support/sources.js';

/*
 * Data from outside is parsed, never cast: documents and intents by the readers of shared/src/notation, messages and stored rows by zod.
 */

/** The files with such a cast, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'client/src/net/api.ts': 'the answer comes from the server that delivered the page',
  'shared/src/protocol/tableView.ts': 'the Schema comes from the server that delivered the page',
  'server/src/rooms/JoinDeadline.ts': 'private fields of the framework',
  'server/src/transport/LimitedSocket.ts': 'a socket that the transport made of this class',
  'shared/src/inspect/targeting.ts': 'a table of this file, looked up by kind',
  'shared/src/rules/step.ts': 'a table of the rules, looked up by kind',
};

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node) ? bare(node.expression) : node;

/** Whether an expression has data that nothing has checked: `JSON.parse(…)`, `….json()`, `… as unknown`. */
const isUnchecked = (node: ts.Expression): boolean => {
  if (ts.isAsExpression(node)) return node.type.kind === ts.SyntaxKind.UnknownKeyword;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression, name } = node.expression;
  return name.text === 'json' || (name.text === 'parse' && expression.getText() === 'JSON');
};

/** What a text has to mention to be parsed at all, which takes most of the time. */
const MENTIONED = /\b(json|parse|unknown)\b/;

/** The lines where a text of TypeScript gives unchecked data a type. */
const castsIn = (path: string, text: string): number[] => {
  if (!MENTIONED.test(text)) return [];
  const file = parseSource(path, text);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    const isCast = ts.isAsExpression(node) && node.type.kind !== ts.SyntaxKind.UnknownKeyword && isUnchecked(bare(node.expression));
    if (isCast) lines.push(file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    node.forEachChild(visit);
  };
  visit(file);
  return lines;
};

test.each([
  'JSON.parse(text) as Setup',
  '(await response.json()) as TableList',
  'room as unknown as Reservations',
  '(JSON.parse(text)) as readonly Seat[]',
])('%s is such a cast', (text) => {
  expect(castsIn('example.ts', text)).toEqual([1]);
});

test.each(['JSON.parse(text) as unknown', 'Object.keys(table) as Kind[]', 'schema.parse(JSON.parse(text)) as Setup'])(
  '%s is none',
  (text) => {
    expect(castsIn('example.ts', text)).toEqual([]);
  },
);

test('no data from outside is cast', () => {
  const found = ['shared/src', 'server/src', 'client/src']
    .flatMap((folder) => sourceFiles(folder))
    .filter((path) => castsIn(path, readProjectFile(path)).length > 0);
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});
