import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@hexfall/shared/model/languages';
import { localesModule } from '../../client/build/localesPlugin.js';
import { readProjectFile, sourceFiles } from '../support/sources.js';

/* "Add a language" of docs/translating.md: a folder, a row of LANGUAGE_NAMES, and letters where the fonts of the page lack them. */

/** Where languages are named, and why. */
const NAMED_IN = [
  // A form of modules is called like a language.
  'client/build/element/elementPlugin.ts',
  // The letters of some.
  'client/build/pageFiles.ts',
  // Titles of puzzles are in two languages.
  'client/src/puzzles/PuzzleDraft.ts',
  'client/src/puzzles/PuzzlesScreen.tsx',
  // The row of each.
  'shared/src/model/languages.ts',
  'shared/src/notation/puzzle.ts',
];

const OTHERS = LANGUAGES.filter((language) => language !== 'en').join('|');
/** The code of a language as a string or as the name of a field, and a table that needs a row for every language. */
const NAMES_LANGUAGE = new RegExp(`['"](?:${OTHERS})['"]|\\b(?:${OTHERS}): |Record<Language\\b|\\bin Language\\]`);

const namesLanguage = (text: string): boolean => NAMES_LANGUAGE.test(text);

test('no source has to be changed for another language but these', () => {
  const sources = ['shared/src', 'server/src', 'client/src', 'client/build'].flatMap(sourceFiles);
  expect(sources.length).toBeGreaterThan(700);
  expect(sources.filter((path) => namesLanguage(readProjectFile(path))).sort()).toEqual(NAMED_IN);
});

test.each([
  [`const LANGUAGES = ['en', 'pl'];`, true],
  ['const WORDS = { en: 1, uk: 2 };', true],
  ['const WORDS: Readonly<Record<Language, string>> = x;', true],
  ['type Words = { readonly [L in Language]: string };', true],
  ['const WORDS: Readonly<Record<string, string>> = { duel: "A duel" };', false],
  ["if (language === 'en') return english;", false],
])('such a place is found in %s', (source, isFound) => {
  expect(namesLanguage(source)).toBe(isFound);
});

describe('the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-locales-'));
  for (const path of ['en/core', 'sv/core', 'sv/preview', 'sv/talk']) {
    mkdirSync(join(folder, path.slice(0, 2)), { recursive: true });
    writeFileSync(join(folder, `${path}.json`), path.endsWith('core') ? '{"app":{"player":"Spelare"}}' : '{}');
  }
  afterAll(() => rmSync(folder, { recursive: true }));

  test('finds the folder of a language, and what it calls a player without a name', () => {
    expect(localesModule(folder, 'hexfall:locales')).toBe(
      `export const LOCALES = { sv: () => import('hexfall:locales/sv') };\nexport const UNNAMED = ["Spelare"];`,
    );
  });

  test('loads what is there with the language, and with a part of the page', () => {
    const source = localesModule(folder, 'hexfall:locales/sv');
    expect(source).toContain(`export { default as core } from ${JSON.stringify(join(folder, 'sv/core.json'))};`);
    expect(source).toContain('export const names = {};');
    expect(source).toContain(`parts = { talk: async () => (await import(${JSON.stringify(join(folder, 'sv/talk.json'))})).default };`);
  });
});
