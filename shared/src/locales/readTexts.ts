import { readFileSync } from 'node:fs';
import type browser from '@hexfall/shared/locales/en/browser.json';
import type core from '@hexfall/shared/locales/en/core.json';
import type picture from '@hexfall/shared/locales/en/picture.json';
import type preview from '@hexfall/shared/locales/en/preview.json';
import type pushMessage from '@hexfall/shared/locales/en/pushMessage.json';
import { ARMIES } from '../content/catalog.js';
import { type Language, LANGUAGES } from '../model/languages.js';
import type { ArmyId } from '../model/tile.js';
import type { PictureWords } from '../picture/words.js';

/** The files that are read outside the page, as they are in English. */
interface Files {
  readonly browser: typeof browser;
  readonly core: typeof core;
  readonly picture: typeof picture;
  readonly preview: typeof preview;
  readonly pushMessage: typeof pushMessage;
}

const FOLDER = new URL('../../locales/', import.meta.url);

const isTree = (found: unknown): found is Readonly<Record<string, unknown>> => typeof found === 'object' && found !== null;

/** What files have, by their paths: they are part of the program. */
const contents = new Map<string, unknown>();

const read = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
};

/** What a file has; nothing if the language has no such file. */
const contentOf = (language: Language, file: string): unknown => {
  const path = `${language}/${file}.json`;
  if (!contents.has(path)) contents.set(path, read(path));
  return contents.get(path);
};

/** Texts as they are in English, each in the other language where that has it. */
const inLanguage = (english: unknown, own: unknown): unknown => {
  if (!isTree(english)) return typeof own === 'string' ? own : english;
  const below = isTree(own) ? own : {};
  return { ...below, ...Object.fromEntries(Object.entries(english).map(([name, text]) => [name, inLanguage(text, below[name])])) };
};

/** The files read so far in a language, with English for missing texts, by their paths: each picture and each link preview needs some. */
const completed = new Map<string, unknown>();

/** Reads the texts of a file of `locales`. What a language does not have is in English. */
export const readTexts = <F extends keyof Files>(language: Language, file: F): Files[F] => {
  const path = `${language}/${file}`;
  if (!completed.has(path)) completed.set(path, inLanguage(contentOf('en', file), contentOf(language, file)));
  return completed.get(path) as Files[F];
};

/** Reads the names of armies by id, as far as they are not those of English. */
export const readArmyNames = (language: Language): ReadonlyMap<string, string> => {
  const names = contentOf(language, 'names');
  const armies = isTree(names) && isTree(names['armies']) ? names['armies'] : {};
  return new Map(Object.entries(armies).flatMap(([id, name]): [string, string][] => (typeof name === 'string' ? [[id, name]] : [])));
};

/** Whether a name is what players without one are called, in any language, with or without a number. */
export const isUnnamed = (name: string): boolean => {
  const bare = name.replace(/ \d+$/, '');
  return LANGUAGES.some((language) => readTexts(language, 'core').app.player === bare);
};

/** The words of pictures in a language, which outside the page are read from files. */
export const pictureWords = (language: Language): PictureWords => {
  const named = readArmyNames(language);
  const armies = Object.values(ARMIES).map(({ id, name }): [ArmyId, string] => [id, named.get(id) ?? name]);
  return {
    ...readTexts(language, 'picture'),
    modes: readTexts(language, 'core').app.mode,
    armies: Object.fromEntries(armies) as Record<ArmyId, string>,
  };
};
