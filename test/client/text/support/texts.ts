import '../../store/support/browserGlobals.js';
import { LANGUAGES, type Language } from '../../../../client/src/platform/settings.js';
import type { Names } from '../../../../client/src/text/Translation.js';
import { sourceFiles } from '../../../support/sources.js';

/** The texts of a language, as a tree. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The ending of the name of a text that has plural forms. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;
export const BLANK = /\{\{\w+\}\}/g;

/** Files that another one puts together, and what is no text of English. */
const LEFT_OUT = ['refusal', 'names'];

const fileNames = (language: Language): readonly string[] =>
  sourceFiles(`client/src/text/${language}`).map((path) => path.replace(/^.*\/|\.ts$/g, ''));

/** Whatever a module exports under its own name. */
const exportOf = async (language: Language, name: string): Promise<unknown> => {
  const module = (await import(`../../../../client/src/text/${language}/${name}.ts`)) as Record<string, unknown>;
  return module[name];
};

const isTexts = (found: unknown): found is Texts =>
  typeof found === 'object' && found !== null && Object.values(found).every((one) => typeof one === 'string' || isTexts(one));

const textsOf = async (language: Language): Promise<Texts> => {
  const names = fileNames(language).filter((name) => !LEFT_OUT.includes(name));
  const trees = await Promise.all(names.map(async (name) => [name, await exportOf(language, name)] as const));
  const odd = trees.find(([, tree]) => !isTexts(tree));
  if (odd) throw new Error(`client/src/text/${language}/${odd[0]}.ts does not export texts as ${odd[0]}`);
  return Object.fromEntries(trees.filter((entry): entry is readonly [string, Texts] => isTexts(entry[1])));
};

/** All texts of all languages, with those that come with a part of the page: a file each. */
export const TEXTS: ReadonlyMap<Language, Texts> = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await textsOf(language)] as const)),
);

const hasNames = (found: unknown): found is Names =>
  typeof found === 'object' && found !== null && ['armies', 'tiles', 'maps'].every((kind) => kind in found);

const NAMES: ReadonlyMap<Language, Names> = new Map(
  await Promise.all(
    LANGUAGES.filter((language) => fileNames(language).includes('names')).map(async (language) => {
      const names = await exportOf(language, 'names');
      if (!hasNames(names)) throw new Error(`client/src/text/${language}/names.ts does not name armies, tiles and maps`);
      return [language, names] as const;
    }),
  ),
);

/** The names in a language; null where they stand with what they name. */
export const namesOf = (language: Language): Names | null => NAMES.get(language) ?? null;

/** Each text with its path, plural forms one by one. */
export const entriesOf = (texts: Texts, start = ''): readonly (readonly [path: string, text: string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[start + key, value] as const] : entriesOf(value, `${start}${key}.`),
  );

export const allOf = (language: Language): readonly (readonly [path: string, text: string])[] => entriesOf(TEXTS.get(language) ?? {});

/** The paths of texts, without the endings of plural forms. */
export const singular = (entries: readonly (readonly [path: string, text: string])[]): string[] =>
  [...new Set(entries.map(([path]) => path.replace(PLURAL, '')))].sort();
