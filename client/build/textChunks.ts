import { languageOf, textFile } from '../src/offline/textFile.js';

/** A module with texts of another language: all that are read at once, or those of a part of the page. */
const TEXT_MODULE = /\/src\/text\/([a-z]{2})(?:\/(\w+))?\.ts$/;

/** Returns the pattern of a script's name; scripts with texts of a language that is loaded later have that language in it. */
export const chunkName = ({ facadeModuleId }: { readonly facadeModuleId: string | null }): string => {
  const found = TEXT_MODULE.exec(facadeModuleId ?? '');
  return found?.[1] ? `${textFile(found[1], found[2] ?? 'main')}-[hash].js` : 'assets/[name]-[hash].js';
};

/** Returns the names of the files of texts by language. */
export const textFiles = (files: Iterable<string>): Readonly<Record<string, readonly string[]>> => {
  const found: Record<string, string[]> = {};
  for (const file of files) {
    const language = languageOf(file);
    if (language !== null) (found[language] ??= []).push(file);
  }
  return found;
};
