import { existsSync, readdirSync } from 'node:fs';
import { flagOf } from '@hexfall/shared/cli/selfplayPlan';
import { OPTION_NAMES, OPTIONS } from '@hexfall/shared/model/options';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { parsePuzzle } from '@hexfall/shared/notation/puzzle';
import { parseRecord } from '@hexfall/shared/notation/record';
import { REQUEST_TRAITS, SERVER_MESSAGES } from '@hexfall/shared/protocol/messageTables';
import type { RequestType } from '@hexfall/shared/protocol/messages';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/version';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { parseSource, readProjectFile, resolveInProject, stringsIn } from '../support/sources.js';

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'STYLE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...readdirSync(resolveInProject('docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The first example under a heading of docs/notation.md. */
const exampleUnder = (heading: string): unknown => {
  const [, section = ''] = readProjectFile('docs/notation.md').split(`\n${heading}\n`);
  return JSON.parse(/```json\n([^`]*)```/.exec(section)?.[1] ?? 'null');
};

test.each(DOCUMENTS)('the links of %s lead somewhere', (path) => {
  const links = [...readProjectFile(path).matchAll(/\]\((?!https?:)([^)#]+)/g)].map((match) => match[1]!);
  const folder = path.includes('/') ? 'docs/' : '';
  expect(links.filter((link) => !existsSync(resolveInProject(folder + link)))).toEqual([]);
});

test.each(DOCUMENTS)('the files that %s names exist', (path) => {
  const named = [...readProjectFile(path).matchAll(/`((?:shared|server|client|test|tools|docs|deploy|scripts)\/[\w./-]+)`/g)].map(
    (match) => match[1]!,
  );
  expect(named.filter((file) => !existsSync(resolveInProject(file)))).toEqual([]);
});

test('docs/upgrading.md has the last step of the store, and the version of the rules', () => {
  const [, last = '', rules] = /^\| unreleased +\| `([\w-]+)` +\| (\d+) +\|$/m.exec(readProjectFile('docs/upgrading.md')) ?? [];
  const steps = [...readProjectFile('server/src/store/migrations.ts').matchAll(/^ {2}'(\d{4}-[\w-]+)': \{$/gm)].map((match) => match[1]!);
  expect([last, Number(rules)]).toEqual([steps.at(-1), RULES_VERSION]);
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
