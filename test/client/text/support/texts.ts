import { readdirSync } from 'node:fs';
import { type Language, LANGUAGES } from '@hexfall/shared/model/languages';
import { readProjectFile, resolveInProject } from '../../../support/sources.js';

/** The ending of the name of a text that has plural forms. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;
export const BLANK = /\{\{\w+\}\}/g;

/** A text with its path, plural forms one by one. */
export type Entry = readonly [path: string, text: string];

const FOLDER = 'shared/locales';

/** The folders with texts, which are named after languages. */
export const localeFolders = (): readonly string[] => readdirSync(resolveInProject(FOLDER)).sort();

/** The names of the files of a language, without their ending. */
export const filesOf = (language: string): readonly string[] =>
  readdirSync(resolveInProject(`${FOLDER}/${language}`))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();

export const pathOf = (language: string, file: string): string => `${FOLDER}/${language}/${file}.json`;

/** The texts of a file. Throws if it is no JSON. */
export const treeIn = (language: string, file: string): TextTree => {
  const path = pathOf(language, file);
  try {
    return JSON.parse(readProjectFile(path)) as TextTree;
  } catch (error) {
    throw new Error(`${path} is no JSON`, { cause: error });
  }
};

/** What is no text under the name of its file: `core` has texts under their own names, and names are those of things. */
const CORE = 'core';
export const NAMES = 'names';

/** The texts of `core` of a language by their names. */
const coreOf = (language: Language): TextTree => treeIn(language, CORE);

/** The texts of each language, by the name of their file unless that is `core`; names of things left out. */
export const TEXTS: ReadonlyMap<Language, TextTree> = new Map(
  LANGUAGES.map((language) => {
    const others = filesOf(language).filter((file) => file !== CORE && file !== NAMES);
    return [language, { ...coreOf(language), ...Object.fromEntries(others.map((file) => [file, treeIn(language, file)])) }];
  }),
);

/** The names of armies, tiles and maps in a language; nothing in English, whose names stand with what they name. */
export const namesOf = (language: Language): TextTree => (filesOf(language).includes(NAMES) ? treeIn(language, NAMES) : {});

/** Each text of a tree. */
export const entriesOf = (texts: TextTree, start = ''): readonly Entry[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[start + key, value] as const] : entriesOf(value, `${start}${key}.`),
  );

export const allOf = (language: Language): readonly Entry[] => entriesOf(TEXTS.get(language) ?? {});

/** The paths of texts, without the endings of plural forms. */
export const singular = (entries: readonly Entry[]): string[] => [...new Set(entries.map(([path]) => path.replace(PLURAL, '')))].sort();
