import { importedFile, importsIn, readProjectFile, sourceFiles } from '../support/sources.js';

/*
 * No file imports itself by way of others, types included: what two files need of each other stands below both.
 */

type Graph = ReadonlyMap<string, readonly string[]>;

/** The groups of nodes that reach each other, sorted. */
const circlesIn = (graph: Graph): string[][] => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) circles.push(group.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
};

const FILES = ['shared/src', 'server/src', 'client/src', 'tools'].flatMap(sourceFiles);

test('no file imports itself by way of others', () => {
  const graph = new Map(
    FILES.map((file) => [file, importsIn(readProjectFile(file)).flatMap((specifier) => importedFile(file, specifier) ?? [])]),
  );
  expect([...graph.values()].flat().length).toBeGreaterThan(FILES.length);
  expect(circlesIn(graph)).toEqual([]);
});

test.each<[string, Graph, string[][]]>([
  [
    'none',
    new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', []],
    ]),
    [],
  ],
  [
    'two that import each other',
    new Map([
      ['a', ['b']],
      ['b', ['a', 'c']],
      ['c', []],
    ]),
    [['a', 'b']],
  ],
  [
    'a longer one, entered from outside',
    new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['d']],
      ['d', ['b']],
    ]),
    [['b', 'c', 'd']],
  ],
  [
    'two apart',
    new Map([
      ['a', ['b']],
      ['b', ['a', 'c']],
      ['c', ['d']],
      ['d', ['c']],
    ]),
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('the search finds %s', (_, graph, circles) => {
  expect(circlesIn(graph)).toEqual(circles);
});
