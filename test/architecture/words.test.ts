import { readdirSync } from 'node:fs';
import { filesBelow, readProjectFile, resolveInProject, sourceFiles } from '../support/sources.js';

/** Phrases that plain English says another way. */
const PHRASES = new RegExp(
  `\\b(${[
    'whoever|whomever|anew|so many|is told|are told|by lot|sees to it|looks after|looked after',
    'oftener|seldom|of no use|gives what|what ends that|those who do not see|nobody is at',
  ].join('|')})\\b`,
  'i',
);

/** A button that is called a key: a key is on a keyboard, or the secret of a seat or a player card. */
const BUTTON_AS_KEY =
  /\b(?:click(?:s|ed|ing)?(?: on)? (?:the|a|its) keys?|keys? (?:of|in|on) the (?:bar|dialog|menu|panel)|(?:behind|by) one key)\b/i;

const isUnplain = (line: string): boolean => PHRASES.test(line) || BUTTON_AS_KEY.test(line);

/** Classes and components that are named after keys, but for the dialog of those on the keyboard. */
const NAMED_AS_KEY =
  /(?<=\bclass=[^>]*["'` ]|\.)(?!dialog-keys)[a-z]+(?:-[a-z]+)*-keys?(?![\w=(-])|(?<!\w)<[A-Z]\w*Keys?\b|\bconst [A-Z]\w*[a-z]Keys? = \(/g;

const FILES = ['shared/src', 'server/src', 'client/src', 'tools'].flatMap(sourceFiles);

/** The comments of a source text, line by line. */
const commentsIn = (text: string): string[] =>
  (text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g) ?? []).flatMap((comment) => comment.split('\n'));

test('comments are in plain English', () => {
  const found = FILES.flatMap((path) =>
    commentsIn(readProjectFile(path))
      .filter(isUnplain)
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
  expect(FILES.length).toBeGreaterThan(500);
});

test('the documents are in plain English', () => {
  const documents = ['.', 'docs', 'docs/architecture'].flatMap((folder) =>
    readdirSync(resolveInProject(folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => (folder === '.' ? name : `${folder}/${name}`)),
  );
  const found = documents.flatMap((path) =>
    readProjectFile(path)
      .split('\n')
      .filter(isUnplain)
      .map((line) => `${path}: ${(PHRASES.exec(line) ?? BUTTON_AS_KEY.exec(line))![0]}: ${line.slice(0, 80)}`),
  );
  expect(found).toEqual([]);
});

test('no class and no component calls a button a key', () => {
  const files = filesBelow('client/src', /\.(tsx|css)$/);
  expect(files.flatMap((path) => (readProjectFile(path).match(NAMED_AS_KEY) ?? []).map((name) => `${path}: ${name}`))).toEqual([]);
  expect(files.length).toBeGreaterThan(200);
});

test.each([
  ['<div class="seat-keys">', 1],
  ["<Button class={`door ${wide ? '' : 'end-key'}`}>", 1],
  ['.end-key:hover {', 1],
  ['<PauseKey onClick={pause} />', 1],
  ['export const TurnKeys = ({ ui }: Props) => (', 1],
  ['<Dialog class="dialog-keys"><KeysDialog key={name} data-key={key} />', 0],
  ['const KEYS = signal<TextKey | null>(seat.key);', 0],
])('finds a button that is called a key in code: %s', (code, count) => {
  expect(code.match(NAMED_AS_KEY) ?? []).toHaveLength(count);
});

test.each([
  ['Clicks the key of the seat.', true],
  ['forgotten by one key', true],
  ['The keys of the bar.', true],
  ['Presses a key of the keyboard.', false],
  ['Every seat key of a page is in its storage.', false],
])('finds a button that is called a key in words: %s', (line, isFound) => {
  expect(isUnplain(line)).toBe(isFound);
});

test('finds phrases in comments of both kinds, and nothing in code', () => {
  const text = '/** Draws it anew. */\nconst anew = 1; // Whoever asks\nconst url = "http://anew";';
  expect(commentsIn(text).filter((line) => PHRASES.test(line))).toEqual(['/** Draws it anew. */', '// Whoever asks']);
});
