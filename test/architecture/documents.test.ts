import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { flagOf } from '@hexfall/shared/cli/selfplayPlan';
import { OPTION_NAMES, OPTIONS } from '@hexfall/shared/model/options';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { parsePuzzle } from '@hexfall/shared/notation/puzzle';
import { parseRecord } from '@hexfall/shared/notation/record';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { REQUEST_TRAITS, SERVER_MESSAGES } from '@hexfall/shared/protocol/messageTables';
import type { RequestType } from '@hexfall/shared/protocol/requests';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { HTTP_CODES } from '../../server/src/runtime/RefusalReporter.js';
import { parseSource, readProjectFile, resolveInProject, stringsIn } from '../support/sources.js';
import { MAY_IMPORT } from './layers.js';

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'STYLE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...['docs', 'docs/architecture'].flatMap((folder) =>
    readdirSync(resolveInProject(folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** The first example under a heading of docs/notation.md. */
const exampleUnder = (heading: string): unknown => {
  const [, section = ''] = readProjectFile('docs/notation.md').split(`\n${heading}\n`);
  return JSON.parse(/```json\n([^`]*)```/.exec(section)?.[1] ?? 'null');
};

test.each(DOCUMENTS)('the links of %s lead somewhere', (path) => {
  const links = [...readProjectFile(path).matchAll(/\]\((?!https?:)([^)#]+)/g)].map((match) => match[1]!);
  expect(links.filter((link) => !existsSync(resolveInProject(posix.join(posix.dirname(path), link))))).toEqual([]);
});

/** What a link to each heading of a document has after `#`. */
const anchorsOf = (path: string): readonly string[] =>
  [...readProjectFile(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(DOCUMENTS)('the links of %s lead to headings', (path) => {
  const links = [...readProjectFile(path).matchAll(/\]\((?!https?:)([^)#]*\.md)?#([^)]+)\)/g)];
  const target = (file = ''): string => (file === '' ? path : posix.join(posix.dirname(path), file));
  expect(links.filter(([, file, anchor = '']) => !anchorsOf(target(file)).includes(anchor)).map(([link]) => link)).toEqual([]);
});

test.each(DOCUMENTS)('the files that %s names exist', (path) => {
  const named = [...readProjectFile(path).matchAll(/`((?:shared|server|client|test|tools|docs|deploy|scripts)\/[\w./-]+)`/g)].map(
    (match) => match[1]!,
  );
  expect(named.filter((file) => !existsSync(resolveInProject(file)))).toEqual([]);
});

/** The folders whose files are searched for what documents name. */
const SEARCHED = ['shared/src', 'server/src', 'client', 'test', 'tools', 'scripts', 'deploy', '.github/workflows'];

const FILES = [
  resolveInProject('docker-compose.yml'),
  ...SEARCHED.flatMap((folder) =>
    readdirSync(resolveInProject(folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css|html|json|ya?ml|conf|sh)$/.test(entry.name))
      .map((entry) => posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name))
      .filter((file) => !/\/(node_modules|dist)\//.test(file)),
  ),
];

/** Names that documents and comments give to what no source has: HTTP headers, parts of browsers, libraries and databases, a name that is not to be used. */
const ELSEWHERE = [
  'Authorization',
  'EvalPlanQual',
  'Host',
  'MatchMakeError',
  'Path2D',
  'PushSubscription',
  'randomUUID',
  'toJSON',
  'Topic',
  'utils',
];

/** What a document has in backticks, without its examples. */
const namesIn = (path: string): readonly string[] =>
  [
    ...readProjectFile(path)
      .replaceAll(/^```[^]*?^```$/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, name = '']) => name);

/** A comment of a TypeScript file or a style sheet. A string that looks like one counts as one. */
const COMMENT = /(?:^[ \t]*|[;,{([:|] )(\/\/ .*|\/\*[^]*?\*\/)/gm;

interface SourceText {
  readonly file: string;
  readonly code: string;
  readonly comments: readonly string[];
}

const SOURCE_TEXTS = FILES.map((file): SourceText => {
  const text = readFileSync(file, 'utf8');
  if (!/\.(tsx?|mjs|css)$/.test(file)) return { file, code: text, comments: [] };
  return { file, code: text.replaceAll(COMMENT, ' '), comments: Array.from(text.matchAll(COMMENT), ([, comment = '']) => comment) };
});

const identifiersIn = (texts: readonly SourceText[]): ReadonlySet<string> =>
  new Set(texts.flatMap(({ code }) => code.match(/[A-Za-z_$][\w$]*/g) ?? []));

const BASENAMES = new Set(FILES.map((file) => posix.basename(file).replace(/\..*/, '')));

const isFile = (name: string): boolean => FILES.some((file) => file.endsWith(`/${name}`)) || existsSync(resolveInProject(name));

describe('what the documents name', () => {
  const identifiers = identifiersIn(SOURCE_TEXTS);

  test.each(DOCUMENTS)('%s: each identifier is in a source', (path) => {
    const unknown = namesIn(path).filter(
      (name) => /^[A-Za-z_]\w*$/.test(name) && !identifiers.has(name) && !BASENAMES.has(name) && !ELSEWHERE.includes(name),
    );
    expect(unknown).toEqual([]);
  });

  test.each(DOCUMENTS)('%s: each file exists', (path) => {
    const named = namesIn(path).filter((name) => /^[\w./-]+\.(tsx?|mjs|css|md|json|ya?ml|conf|sh)$/.test(name) && !name.includes('CODE'));
    expect(named.filter((name) => !isFile(name))).toEqual([]);
  });
});

describe('what the comments name', () => {
  /** Names that are a whole text in backticks, and words of such a text that can be nothing but names. */
  const namesOf = (comment: string): readonly string[] =>
    [...comment.matchAll(/`([^`\n]+)`/g)].flatMap(([, text = '']) =>
      /^[A-Za-z_$][\w$]*$/.test(text) ? [text] : (text.match(/[A-Za-z_$][\w$]*[a-z][A-Z][\w$]*/g) ?? []),
    );

  const NAMED_FILE = /(?<![\w./:@-])(?:\.\.?\/)*((?:[\w@-][\w@.-]*\/)+[\w.-]+\.(?:tsx?|mjs|css|md|json|ya?ml|conf|sh))\b/g;

  const isBelow = (file: string, ...folders: readonly string[]): boolean =>
    folders.some((folder) => file.startsWith(resolveInProject(folder)));

  /** Every place of a fault as `file: name`. */
  const faultsIn = (texts: readonly SourceText[], faults: (comment: string) => readonly string[]): readonly string[] =>
    texts.flatMap(({ file, comments }) => comments.flatMap(faults).map((name) => `${file.slice(resolveInProject('').length)}: ${name}`));

  // Shared code may speak of what the server does, and not of words of the page or of tests.
  test.each([
    ['shared', ['shared/src', 'server/src'], ['shared/src']],
    ['server and page', ['shared/src', 'server/src', 'client'], ['server/src', 'client']],
    ['tests, tools and scripts', SEARCHED, ['test', 'tools', 'scripts']],
  ])('%s: each identifier is in the code', (_, searched, folders) => {
    const identifiers = identifiersIn(SOURCE_TEXTS.filter(({ file }) => isBelow(file, ...searched)));
    const isKnown = (name: string): boolean => identifiers.has(name) || BASENAMES.has(name) || ELSEWHERE.includes(name);
    const commented = SOURCE_TEXTS.filter(({ file }) => isBelow(file, ...folders));
    expect(faultsIn(commented, (comment) => namesOf(comment).filter((name) => !isKnown(name)))).toEqual([]);
    expect(commented.flatMap(({ comments }) => comments.flatMap(namesOf)).length).toBeGreaterThan(50);
  });

  test('each file exists', () => {
    const faults = faultsIn(SOURCE_TEXTS, (comment) =>
      [...comment.matchAll(NAMED_FILE)].flatMap(([, file = '']) => (isFile(file) ? [] : [file])),
    );
    expect(faults).toEqual([]);
  });
});

const { scripts } = JSON.parse(readProjectFile('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

test.each(DOCUMENTS)('the npm scripts that %s names exist', (path) => {
  const named = [...readProjectFile(path).matchAll(/\bnpm (?:run ([\w-]+)|(start|test)\b)/g)].map(([, script, short]) => script ?? short!);
  expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
});

/** The folders that a page lists, in its order. */
const listedIn = (path: string): readonly string[] => {
  const [, section = ''] = /^## Folders$([^]*?)^## /m.exec(readProjectFile(path)) ?? [];
  return [...section.matchAll(/^- ((?:`\w+\/`(?:, )?)+):/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
};

test.each([
  ['docs/architecture/shared.md', 'shared/src'],
  ['docs/architecture/server.md', 'server/src'],
  ['docs/architecture/client.md', 'client/src'],
  ['docs/architecture/test.md', 'test'],
])('%s lists every folder of %s', (path, root) => {
  // Mutation testing leaves its bundle in a folder that begins with a dot.
  const folders = readdirSync(resolveInProject(root), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  );
  expect(listedIn(path).toSorted()).toEqual(folders.map(({ name }) => name).sort());
});

test.each(['shared', 'server', 'client'])('the page of %s lists a folder after those that it may import', (workspace) => {
  const listed = listedIn(`docs/architecture/${workspace}.md`);
  const early = listed.flatMap((folder, index) =>
    listed.slice(index + 1).filter((later) => MAY_IMPORT[`${workspace}/${folder}`]?.includes(`${workspace}/${later}`)),
  );
  expect(early).toEqual([]);
});

/** The paragraphs, items and cells of a text, without code. */
const paragraphsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/^```[^]*?^```$/gm, '')
    .split(/\n\n|\n(?=- |\d+\. |\|)/)
    .map((paragraph) => paragraph.replaceAll(/`[^`]*`/g, 'code'));

test.each(DOCUMENTS.filter((path) => /ARCHITECTURE|architecture/.test(path)))('no paragraph of %s has more than five sentences', (path) => {
  const long = paragraphsOf(readProjectFile(path)).filter((paragraph) => paragraph.split(/[.!?](?=\s|$)/).length > 6);
  expect(long).toEqual([]);
});

test.each(['shared', 'server', 'client', 'test'])('every decision of %s says instead of what it was taken', (workspace) => {
  const sections = readProjectFile(`docs/architecture/${workspace}.md`).split(/^(?=##+ )/m);
  const decisions = sections.filter((section) => section.startsWith('### '));
  expect(decisions.filter((section) => !section.includes('_Instead of_')).map((section) => section.split('\n')[0])).toEqual([]);
  expect(decisions.length).toBeGreaterThan(0);
});

test('docs/upgrading.md has the last step of the store, and the version of the rules', () => {
  const [, last = '', rules] = /^\| unreleased +\| `([\w-]+)` +\| (\d+) +\|$/m.exec(readProjectFile('docs/upgrading.md')) ?? [];
  const steps = [...readProjectFile('server/src/store/migrations.ts').matchAll(/^ {2}'(\d{4}-[\w-]+)': \{$/gm)].map((match) => match[1]!);
  expect([last, Number(rules)]).toEqual([steps.at(-1), RULES_VERSION]);
});

test('docs/testing.md names the tests that catch planted faults', () => {
  const tests = [...readProjectFile('docs/testing.md').matchAll(/^\| `[\w/]+\.tsx?` .* ([\w/]+) +\|$/gm)].map(
    ([, test]) => `test/${test}.test.ts`,
  );
  expect([tests.length, tests.filter((file) => !existsSync(resolveInProject(file)))]).toEqual([80, []]);
});

test('docs/protocol.md has the version of the protocol', () => {
  const versions = [...readProjectFile('docs/protocol.md').matchAll(/\bprotocol: (\d+)/g)].map((match) => Number(match[1]));
  expect(new Set(versions)).toEqual(new Set([PROTOCOL_VERSION]));
});

test('docs/protocol.md has a row for every request and every message of the server, and names the requests that can be repeated', () => {
  const text = readProjectFile('docs/protocol.md');
  const rowsUnder = (title: string): string[] =>
    [...(text.split(`\n## ${title}\n`)[1] ?? '').split('\n## ')[0]!.matchAll(/^\| `(\w+)`/gm)].map((row) => row[1]!);
  const types = Object.keys(REQUEST_TRAITS) as RequestType[];
  expect(rowsUnder('Requests').sort()).toEqual([...types].sort());
  expect(rowsUnder('Messages from the server').sort()).toEqual([...SERVER_MESSAGES].sort());
  const [repeated = ''] = /^.* can be repeated as well\./m.exec(text) ?? [];
  const named = [...repeated.matchAll(/`(\w+)`/g)].map((name) => name[1]);
  expect(['intent', ...named].sort()).toEqual(types.filter((type) => REQUEST_TRAITS[type].isRepeatable).sort());
});

test('docs/protocol.md has a row for every code that refuses an HTTP request', () => {
  const [, section = ''] = readProjectFile('docs/protocol.md').split('\n## Errors\n');
  const rows = section.split('\n## ')[0]!.matchAll(/^\| \d+ +\| ([^|]*)\|/gm);
  const codes = new Set([...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code)));
  // The rows of saved games, of bots and of competitions name none.
  expect([...codes, 'saved-game', 'bot-refused', 'competition-refused'].toSorted()).toEqual(HTTP_CODES.toSorted());
});

test('docs/notation.md names every option with its values, and the flag that plays with it', () => {
  const text = readProjectFile('docs/notation.md');
  const [list = ''] = /^- `options`: .*$/m.exec(text) ?? [];
  const missing = OPTION_NAMES.filter((name) => {
    const values: readonly unknown[] = OPTIONS[name].values;
    const told = typeof values[0] === 'boolean' ? [] : values.map(String);
    return ![`\`${name}\``, ...told].every((word) => list.includes(word)) || !text.includes(`\`--${flagOf(name)}`);
  });
  expect(missing).toEqual([]);
});

test('the credits name every author of an icon', () => {
  const authors = stringsIn(parseSource('sources.ts', readProjectFile('shared/src/picture/icons/sources.ts'))).flatMap((source) =>
    source.includes('/') ? [source.split('/')[0]!] : [],
  );
  const credits = readProjectFile('docs/credits.md').toLowerCase();
  expect([...new Set(authors)].filter((author) => !credits.includes(author))).toEqual([]);
  expect(authors.length).toBeGreaterThan(0);
});

test('the examples of the notation are valid', () => {
  expect(parsePosition(exampleUnder('## Position'))).toMatchObject({ ok: true });
  expect(parseRecord(exampleUnder('### record FILE'))).toMatchObject({ ok: true });
  expect(parsePuzzle(exampleUnder('### puzzle FILE'))).toMatchObject({ ok: true });
  expect(parsePosition(JSON.parse(readProjectFile('docs/examples/position.json')))).toMatchObject({ ok: true });
});
