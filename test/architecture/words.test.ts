import { readdirSync } from 'node:fs';
import { readProjectFile, resolveInProject, sourceFiles } from '../support/sources.js';

/** Phrases that plain English says another way. */
const PHRASES = new RegExp(
  `\\b(${[
    'whoever|whomever|anew|so many|is told|are told|by lot|sees to it|looks after|looked after',
    'oftener|seldom|of no use|gives what|what ends that|those who do not see|nobody is at',
  ].join('|')})\\b`,
  'i',
);

const FILES = ['shared/src', 'server/src', 'client/src', 'tools'].flatMap(sourceFiles);

/** The comments of a source text, line by line. */
const commentsIn = (text: string): string[] =>
  (text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g) ?? []).flatMap((comment) => comment.split('\n'));

test('comments are in plain English', () => {
  const found = FILES.flatMap((path) =>
    commentsIn(readProjectFile(path))
      .filter((line) => PHRASES.test(line))
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
      .filter((line) => PHRASES.test(line))
      .map((line) => `${path}: ${PHRASES.exec(line)![0]}: ${line.slice(0, 80)}`),
  );
  expect(found).toEqual([]);
});

test('finds phrases in comments of both kinds, and nothing in code', () => {
  const text = '/** Draws it anew. */\nconst anew = 1; // Whoever asks\nconst url = "http://anew";';
  expect(commentsIn(text).filter((line) => PHRASES.test(line))).toEqual(['/** Draws it anew. */', '// Whoever asks']);
});
